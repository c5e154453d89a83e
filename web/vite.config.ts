import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Fluent catalogues as modules: their text without comments and without what only the terminal says. */
function fluent(): Plugin {
  return {
    name: 'rollwright-fluent',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(slim(source))}`, map: null }
    },
  }
}

function slim(source: string): string {
  const kept: string[] = []
  let dropping = false
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith('#')) continue
    if (/^[a-zA-Z-]/.test(line)) dropping = line.startsWith('terminal-')
    if (!dropping && line.trim()) kept.push(line)
  }
  return kept.join('\n') + '\n'
}

export default defineConfig({
  plugins: [fluent(), svelte()],
  build: {
    outDir: '../src/rollwright/server/page',
    emptyOutDir: true,
    target: ['chrome107', 'firefox104', 'safari16'],
    cssTarget: ['chrome107', 'firefox104', 'safari16'],
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Small parts that several pages share travel together: few requests for a phone on a slow network.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /src\/(drawings\/[A-Z]|live|texts|games\/index|sound|motion|speech|settings|components\/(Button|IconButton|Sheet|SeatMark|TopBar|LineState|Scene|Choice|Toggle|Seats|LogList|Speech))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/qr.svg': 'http://127.0.0.1:8000',
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
