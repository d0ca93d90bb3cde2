// Runs before the first paint, outside the bundle, so that the page never flashes in the wrong colours.
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

// The first use of Intl takes a phone a fifth of a second, whatever is asked. It is asked here, while the style sheet is on its way, and not between the first frame
// and the first screen.
try {
  new Intl.DateTimeFormat().resolvedOptions()
} catch {
  // The browser names a locale that there is not. The application names its own.
}

// A browser that offers to install the site fires this event once, early. The offer is kept for the settings, instead of a banner over the page.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  window.vecuInstallOffer = offer
})

// Loads the bundle, whose name the build writes on this script's element. It runs only after the first frame, because parsing it takes a phone half a
// second. A hidden page has no frame to wait for.
;(() => {
  const { bundle } = document.currentScript.dataset
  if (!bundle) return
  // The same versions stand in the sentence of index.html and in `build.target` of vite.config.ts.
  const isTooOld = () =>
    !('toSorted' in Array.prototype && window.CSS && CSS.supports('color', 'color-mix(in srgb, red, red)'))
  const fail = (why) => {
    const failure = document.getElementById('not-started')
    for (const words of failure.querySelectorAll('[data-why]')) words.hidden = words.dataset.why !== why
    failure.querySelector('button').onclick = () => location.reload()
    failure.hidden = false
  }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (isTooOld()) return fail('browser')
    // A file that arrived but cannot be parsed uses newer syntax than this browser knows.
    import(bundle).catch((error) => fail(error instanceof SyntaxError ? 'browser' : 'connection'))
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start()
    document.addEventListener('visibilitychange', start, { once: true })
    requestAnimationFrame(() => setTimeout(start))
  })
})()
