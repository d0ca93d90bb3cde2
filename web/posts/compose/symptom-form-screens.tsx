import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import type { HelpPlace } from '#web/foundation/crisis/crisis-help-store.ts'
import classes from './symptom-form.module.css'
import { QUESTION_SCREENS } from './symptom-questions.tsx'

/** The screens of the form: a phone shows one at a time, a wide screen all of them. */
const SCREENS = [...QUESTION_SCREENS, 'review'] as const
export type FormScreen = (typeof SCREENS)[number]

/** Says which screen of the form a phone shows; past the words, with whom to call below it. It takes the focus when another screen comes. */
export function ScreenHead({ screen, help }: { screen: FormScreen; help: HelpPlace }) {
  const { t } = useTranslation()
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    // The focus stays on the field with a fault that brought this screen up.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [screen])
  return (
    <>
      <p className={classes.screenHead} ref={place} tabIndex={-1}>
        {t('posts.form.screen', { number: SCREENS.indexOf(screen) + 1, total: SCREENS.length })}
      </p>
      {screen !== 'words' && (
        <div className={classes.screenHelp}>
          <CrisisCard {...help} isBrief onClosed={() => place.current?.focus()} />
        </div>
      )}
    </>
  )
}

type ScreenRowProps = { screen: FormScreen; onScreen: (screen: FormScreen) => void; isFilled: boolean }

/** A phone's buttons: back, on, and straight to the review. Without title and description, going on says that they are missing. */
export function ScreenRow({ screen, onScreen, isFilled }: ScreenRowProps) {
  const { t } = useTranslation()
  const at = SCREENS.indexOf(screen)
  const [before, next] = [SCREENS[at - 1], SCREENS[at + 1]]
  const isMissing = screen === 'words' && !isFilled
  return (
    <div className={classes.screenRow}>
      {next && (
        <Button
          data-next
          key={screen}
          onClick={isMissing ? undefined : () => onScreen(next)}
          size="lg"
          type={isMissing ? 'submit' : 'button'}
        >
          {t('posts.form.goOn')}
        </Button>
      )}
      {next && next !== 'review' && isFilled && (
        <Button onClick={() => onScreen('review')} variant="subtle">
          {t('posts.form.review.open')}
        </Button>
      )}
      {before && (
        <Button leftSection={<IconArrowLeft aria-hidden size={20} />} onClick={() => onScreen(before)} variant="quiet">
          {t('posts.form.goBack')}
        </Button>
      )}
    </div>
  )
}
