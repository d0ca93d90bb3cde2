import { Button } from '@mantine/core'
import classes from './submit-button.module.css'

type SubmitButtonProps = { word: string; pendingWord: string; isPending: boolean }

/**
 * The main act of a form. While it is on its way the word changes and the width does not; it keeps the focus, so it is not disabled for
 * the browser, and the form must not send twice.
 */
export function SubmitButton({ word, pendingWord, isPending }: SubmitButtonProps) {
  return (
    <Button
      aria-disabled={isPending || undefined}
      className={classes.submit}
      data-disabled={isPending || undefined}
      size="lg"
      type="submit"
    >
      <span className={classes.words}>
        <span data-hidden={isPending || undefined}>{word}</span>
        <span data-hidden={!isPending || undefined}>{pendingWord}</span>
      </span>
    </Button>
  )
}
