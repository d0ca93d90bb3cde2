import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import classes from './submit-button.module.css'
import { fr as auth } from './texts.fr.ts'

const texts = { auth }

type SubmitButtonProps = {
  word: string
  pendingWord: string
  isPending: boolean
  /** Whether the button takes the focus at once, because nothing else on the screen can be pressed. */
  autoFocus?: boolean
  describedBy?: string
}

/**
 * While the request is pending its label changes and its width does not. It keeps the focus, so it is not disabled for the browser, and the form must not
 * send twice.
 * Enter in a field sends nothing and leads here, so the focused button says that it has to be pressed.
 */
export function SubmitButton({ word, pendingWord, isPending, autoFocus, describedBy }: SubmitButtonProps) {
  useTexts(texts)
  const { t } = useTranslation()
  // It stays once it is shown: content below would move away from a pointer that presses it.
  const [isLedTo, setLedTo] = useState(false)
  return (
    <div className={`stack g2 start ${classes.place}`}>
      <Button
        aria-describedby={describedBy}
        aria-disabled={isPending || undefined}
        autoFocus={autoFocus}
        data-disabled={isPending || undefined}
        onFocus={({ currentTarget }) => setLedTo(isLedTo || currentTarget.matches(':focus-visible'))}
        size="lg"
        type="submit"
      >
        <span className={classes.words}>
          <span data-hidden={isPending || undefined}>{word}</span>
          <span data-hidden={!isPending || undefined}>{pendingWord}</span>
        </span>
      </Button>
      {isLedTo && !autoFocus && (
        <span aria-hidden className="quiet">
          {t('auth.pressNow')}
        </span>
      )}
    </div>
  )
}
