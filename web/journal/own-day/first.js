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
  // The choice made in this browser, else the language of the account.
  const known = [readStored('vecu.language'), document.documentElement.dataset.language]
  document.documentElement.lang = known.find((each) => languages.includes(each)) ?? 'fr'
})()
