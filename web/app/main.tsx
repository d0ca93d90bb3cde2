import { fetchCode } from '#web/foundation/load-code.ts'
import '#web/foundation/theme/mantine.css'
import '#web/foundation/theme/tokens.css'
import '#web/foundation/theme/mantine-variables.css'
import '#web/foundation/theme/fonts.css'
import '#web/foundation/theme/global.css'
import '#web/foundation/theme/layout.css'
import './shell/arrival.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepEnterFromSending } from '#web/foundation/enter-key.ts'
import { startTexts } from '#web/foundation/i18n.ts'
import { bearTranslation } from '#web/foundation/page-translation.ts'
import { styleNonce } from '#web/foundation/prefetched.ts'
import { takePrefetchedAnswers } from '#web/foundation/prefetched-answers.ts'
import { followPresses, PRESSED } from '#web/foundation/pressed-opener.ts'
import { privateTabStore } from '#web/foundation/private-store.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { App } from './app.tsx'
import { router } from './router.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { firstFrench } from './texts.ts'

/** A phone has drawn the first screen by then. */
const BACKGROUND_AFTER_MS = 4_000
const SCREEN_WAIT_MS = 300

// The library that locks scrolling under a dialog reads the nonce of its style here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
bearTranslation()
takePrefetchedAnswers(queryClient)
followPresses()
keepEnterFromSending()

const root = createRoot(document.getElementById('root') ?? document.body)

startTexts({
  french: firstFrench,
  loaders: { en: async () => (await import('./texts.first.en.ts')).firstEnglish },
}).then(
  async () => {
    await firstScreen()
    // A transition renders in slices, so that the page can be scrolled and touched meanwhile.
    startTransition(() =>
      root.render(
        <StrictMode>
          <ErrorBoundary>
            <App />
          </ErrorBoundary>
        </StrictMode>,
      ),
    )
  },
  (error: unknown) => {
    root.render(<ErrorScreen kind="startup" />)
    // Left unhandled on purpose: the browser's own console reports it.
    throw error
  },
)

/**
 * Waits a while for the first screen's code, because a screen that arrives after its frame makes the router render both at once: a quarter of a second on a
 * phone.
 * An error here happens again, and is shown, once the router has rendered.
 */
function firstScreen(): Promise<void> {
  const late = new Promise<void>((settle) => setTimeout(settle, SCREEN_WAIT_MS))
  return Promise.race([router.load().catch(() => undefined), late])
}

const pressed = privateTabStore(null).read(PRESSED)
if (pressed)
  void fetchCode(() => import('./press-again.ts')).then(
    ({ pressAgain }) => pressAgain(pressed),
    () => undefined,
  )

// A chunk that fails to load is fetched again by the next page.
setTimeout(
  () =>
    fetchCode(() => import('./background.ts')).then(
      ({ startBackground }) => startBackground(),
      () => undefined,
    ),
  BACKGROUND_AFTER_MS,
)
