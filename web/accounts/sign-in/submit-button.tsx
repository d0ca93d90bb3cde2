import { Button } from '@mantine/core'
import classes from './submit-button.module.css'

type SubmitButtonProps = {
  word: string
  pendingWord: string
  isPending: boolean
  /** Whether the button takes the focus at once, because nothing else on the screen can be pressed. */
  autoFocus?: boolean
  /** The id of the text that explains the effect of the button. */
  describedBy?: string
}

/**
 * The submit button of a form. While the request is pending its label changes and its width does not. It keeps the focus, so it is not disabled for the
 * browser, and the form must not send twice.
 */
export function SubmitButton({ word, pendingWord, isPending, autoFocus, describedBy }: SubmitButtonProps) {
  return (
    <Button
      aria-describedby={describedBy}
      aria-disabled={isPending || undefined}
      autoFocus={autoFocus}
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
