// The page shown where the site cannot be reached: in the theme and language chosen in this browser, and replaced as soon as the site answers.
const readStored = (name) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null // Storage may be forbidden.
  }
}

const theme = readStored('vecu.theme')
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
document.documentElement.setAttribute(
  'data-mantine-color-scheme',
  theme === 'dark' || theme === 'light' ? theme : system,
)

const WORDS = {
  fr: {
    title: 'Pas de connexion · Vécu',
    trying: 'Un instant…',
    still: (time) => `Toujours pas de connexion à ${time}.`,
  },
  en: { title: 'No connection · Vécu', trying: 'One moment…', still: (time) => `Still no connection at ${time}.` },
}
const chosen = readStored('vecu.language')
const language = Object.hasOwn(WORDS, chosen) ? chosen : 'fr'
const words = WORDS[language]
document.documentElement.lang = language
document.title = words.title

/** Whether this device remembers a member's day (journal/own-day/device.ts), which then opens without the site. */
const hasDay = () => {
  try {
    return Object.keys(localStorage).some((key) => /^vecu\.private\.[^.]+\.day$/.test(key))
  } catch {
    return false // Storage may be forbidden.
  }
}

/** Written in the tab's own storage once the icon has led to the day: what the member opens next is said to be away. */
const LED = 'vecu.led'

/** Whether the icon of a home screen has just opened the site here. */
const isFromIcon = () => {
  try {
    const isFirst = sessionStorage.getItem(LED) === null
    return isFirst && location.pathname === '/' && matchMedia('(display-mode: standalone)').matches
  } catch {
    return false // Storage may be forbidden.
  }
}

// The day is noted by two touches, the icon and a number: the page between them is left out.
if (hasDay() && isFromIcon()) {
  sessionStorage.setItem(LED, 'yes')
  location.replace('/jour')
}

const PATIENCE_MS = 8_000
const QUIETLY_MS = 10_000

addEventListener('DOMContentLoaded', () => {
  for (const part of document.querySelectorAll('body [lang]')) part.hidden = part.lang !== language
  document.getElementById('day').hidden = !hasDay()
  const said = document.getElementById('said')
  let isTrying = false

  const isThere = () =>
    fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    )

  async function tryAgain() {
    if (isTrying) return
    isTrying = true
    said.textContent = words.trying
    if (await isThere()) return location.reload()
    isTrying = false
    said.textContent = words.still(new Date().toLocaleTimeString(language, { timeStyle: 'medium', hourCycle: 'h23' }))
  }

  document.getElementById('retry').addEventListener('click', tryAgain)
  addEventListener('online', tryAgain)
  // With a network, it is the site that is away, and no event says when it is back: it is checked at intervals, silently.
  setInterval(async () => {
    if (navigator.onLine && !document.hidden && !isTrying && (await isThere())) location.reload()
  }, QUIETLY_MS)
})
