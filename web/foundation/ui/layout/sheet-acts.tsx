import { Button } from '@mantine/core'

type SheetActsProps = {
  form: string
  onCancel: () => void
  cancel: string
  send: string
  isPending: boolean
  isDangerous?: boolean
  isCancelFirst?: boolean
}

/** The submit button keeps the focus while the form is being sent. */
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
