import { Button } from '@mantine/core'

type SheetActsProps = {
  /** The id of the form that the button submits. */
  form: string
  onCancel: () => void
  /** The labels of the two buttons; the second one changes while the form is being sent. */
  cancel: string
  send: string
  isPending: boolean
  isDangerous?: boolean
  /** Whether the button to cancel has the focus at first. */
  isCancelFirst?: boolean
}

/** The footer of a dialog with a form: cancel and submit. The submit button keeps the focus while the form is being sent. */
export function SheetActs(props: SheetActsProps) {
  const { form, onCancel, cancel, send, isPending, isDangerous = false, isCancelFirst } = props
  return (
    <>
      <Button data-autofocus={isCancelFirst} onClick={onCancel} variant="default">
        {cancel}
      </Button>
      <Button
        aria-disabled={isPending || undefined}
        color={isDangerous ? 'brique' : undefined}
        data-disabled={isPending || undefined}
        form={form}
        type="submit"
        variant={isDangerous ? 'light' : undefined}
      >
        {send}
      </Button>
    </>
  )
}
