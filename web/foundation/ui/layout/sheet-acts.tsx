import { Button } from '@mantine/core'

type SheetActsProps = {
  /** Id of the form that is sent. */
  form: string
  onCancel: () => void
  /** Words of the two buttons, as things stand: while it is sent the second one says so. */
  cancel: string
  send: string
  isPending: boolean
  isDangerous?: boolean
  /** Leaving has the focus at first. */
  isCancelFirst?: boolean
}

/** The foot of a dialog with a form: leave, or send. While it is sent the button keeps the focus. */
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
