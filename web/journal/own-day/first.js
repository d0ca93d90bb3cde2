// Sets the theme and the language chosen in this browser before the first paint, so that nothing flashes in a dark room.
;(() => {
  const readStored = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null // Storage may be forbidden.
    }
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const choice = readStored('vecu.theme')
    const system = dark.matches ? 'dark' : 'light'
    const scheme = choice === 'dark' || choice === 'light' ? choice : system
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
  paint()
  dark.addEventListener('change', paint)
  // Those of contract/foundation/languages.ts, said again: a script that is served as it is imports nothing.
  const languages = ['fr', 'en']
  const chosen = readStored('vecu.language')
  document.documentElement.lang = languages.includes(chosen) ? chosen : 'fr'
})()
