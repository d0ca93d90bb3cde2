// Runs before the first paint, outside the bundle: the page never flashes in the wrong colours.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('vecu.theme')
  } catch {
    // Storage may be forbidden; the system's choice is used then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const scheme = choice === 'dark' || choice === 'light' ? choice : system
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
})()
