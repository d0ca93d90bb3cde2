import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import type { HelpPlace } from '#web/foundation/crisis/crisis-help-store.ts'
import classes from './symptom-form.module.css'
import { FORM_SCREENS, type FormScreen } from './symptom-questions.tsx'

export function ScreenHead({ screen, help }: { screen: FormScreen; help: HelpPlace }) {
  const { t } = useTranslation()
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    // A field with a fault brought this part up: it keeps the focus.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [screen])
  return (
    <>
      <p className={classes.screenHead} ref={place} tabIndex={-1}>
        {screen === 'review'
          ? t('posts.form.review.step')
          : t('posts.form.screen', { number: FORM_SCREENS.indexOf(screen) + 1, total: FORM_SCREENS.length - 1 })}
      </p>
      {screen !== 'feeling' && (
        <div className={classes.screenHelp}>
          <CrisisCard {...help} isBrief onClosed={() => place.current?.focus()} />
        </div>
      )}
    </>
  )
}

type ScreenRowProps = { screen: FormScreen; onScreen: (screen: FormScreen) => void; isFilled: boolean }

export function ScreenRow({ screen, onScreen, isFilled }: ScreenRowProps) {
  const { t } = useTranslation()
  const at = FORM_SCREENS.indexOf(screen)
  const [before, next] = [FORM_SCREENS[at - 1], FORM_SCREENS[at + 1]]
  const isMissing = screen === 'feeling' && !isFilled
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
