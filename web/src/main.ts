import '@fontsource/atkinson-hyperlegible-next/latin-400.css'
import '@fontsource/atkinson-hyperlegible-next/latin-700.css'
import '@fontsource/atkinson-hyperlegible-next/latin-ext-400.css'
import '@fontsource/atkinson-hyperlegible-next/latin-ext-700.css'
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { styleAgain } from './live/later.svelte'
import { apply } from './settings.svelte'
import { texts } from './texts/texts.svelte'

declare global {
  interface Window {
    /** Set by early.js: the browser is new enough. */
    rollwrightAble?: boolean
  }
}

async function begin(): Promise<void> {
  const target = document.getElementById('app')
  if (!target || window.rollwrightAble === false) return
  addEventListener('vite:preloadError', (event) => styleAgain(event.payload))
  apply()
  await texts.load()
  mount(App, { target })
}

void begin()
