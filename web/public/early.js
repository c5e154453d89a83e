// Runs before the first paint: the chosen theme, and a plain word to browsers too old for the page.
;(function () {
  var root = document.documentElement
  try {
    var s = JSON.parse(localStorage.getItem('rollwright.settings') || '{}')
    if (s.theme === 'light' || s.theme === 'dark') root.setAttribute('data-theme', s.theme)
    if (s.motion === 'less') root.setAttribute('data-motion', 'less')
    if (s.language) root.lang = s.language
  } catch (e) {
    /* no storage: the defaults stand */
  }
  var able =
    'noModule' in HTMLScriptElement.prototype &&
    window.CSS &&
    CSS.supports('selector(:has(*))') &&
    CSS.supports('container-type: inline-size') &&
    typeof Array.prototype.at === 'function'
  window.rollwrightAble = able
  if (able) return
  document.addEventListener('DOMContentLoaded', function () {
    var main = document.createElement('main')
    main.className = 'first-word'
    var german = (navigator.language || '').indexOf('de') === 0
    var words = german
      ? [
          'Dieser Browser ist zu alt für den Tisch',
          'Die Seite braucht einen Browser ab Ende 2022 (Chrome oder Edge 107, Firefox 121, Safari 16). Bitte aktualisieren oder den Tisch auf einem anderen Gerät öffnen.',
          'Im Terminal geht es auch ohne: rollwright play pig',
        ]
      : [
          'This browser is too old for the table',
          'The page needs a browser from late 2022 or newer (Chrome or Edge 107, Firefox 121, Safari 16). Please update it, or open the table on another device.',
          'In a terminal it works without one: rollwright play pig',
        ]
    for (var i = 0; i < words.length; i++) {
      var el = document.createElement(i ? 'p' : 'h1')
      el.appendChild(document.createTextNode(words[i]))
      main.appendChild(el)
    }
    document.body.insertBefore(main, document.body.firstChild)
  })
})()
