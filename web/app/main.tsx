import { fetchCode } from '#web/foundation/load-code.ts'
import '#web/foundation/theme/mantine.css'
import '#web/foundation/theme/tokens.css'
import '#web/foundation/theme/mantine-variables.css'
import '#web/foundation/theme/fonts.css'
import '#web/foundation/theme/global.css'
import './shell/arrival.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepEnterFromSending } from '#web/foundation/enter-key.ts'
import { startTexts } from '#web/foundation/i18n.ts'
import { bearTranslation } from '#web/foundation/page-translation.ts'
import { styleNonce } from '#web/foundation/prefetched.ts'
import { takeServedAnswers } from '#web/foundation/prefetched-answers.ts'
import { followPresses, PRESSED } from '#web/foundation/pressed-opener.ts'
import { privateTabStore } from '#web/foundation/private-store.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { App } from './app.tsx'
import { router } from './router.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { firstFrench, loadEnglish } from './texts.ts'

/** By then a phone has drawn the first screen, and somebody has begun to read. */
const BACKGROUND_AFTER_MS = 4_000
/** Mostly the code is there already; where it is not, the frame does not wait for it. */
const SCREEN_WAIT_MS = 300

// Where the library that locks scrolling under a dialog looks for the nonce of the style it writes.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
bearTranslation()
takeServedAnswers(queryClient)
followPresses()
keepEnterFromSending()

const root = createRoot(document.getElementById('root') ?? document.body)

startTexts({ french: firstFrench, loadEnglish }).then(
  async () => {
    await firstScreen()
    // In slices: what stands meanwhile can be scrolled and touched.
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
 * Waits for the first screen's code, a while: a screen that comes after the frame around it makes the router draw both in one piece, a quarter of a
 * second on a phone. What fails here fails again, and is shown, once the router is drawn.
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

// What cannot be had is had by the next page.
setTimeout(
  () =>
    fetchCode(() => import('./background.ts')).then(
      ({ startBackground }) => startBackground(),
      () => undefined,
    ),
  BACKGROUND_AFTER_MS,
)
