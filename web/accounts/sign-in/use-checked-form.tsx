import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { z } from 'zod'
import { faultsOf } from '#contract/foundation/faults.ts'
import { DOUBLE_PRESS_MS } from '#web/foundation/editing/use-send-once.ts'
import { fieldErrors } from '#web/foundation/form.tsx'

type CheckedForm<Values, Parsed> = {
  form: UseFormReturnType<Values>
  /** For the form's `onSubmit`: calls `send` with the parsed values once they are valid. */
  whenValid: (send: (parsed: Parsed) => void) => (event: FormEvent<HTMLFormElement>) => void
  /** Empties the form after success. A double press that ends after it finds nothing wrong with the empty form. */
  empty: () => void
  /** Shows the server's faults, by the path of each field, and moves the focus to the first. */
  refuse: (errors: FormErrors) => void
}

type CheckedFormOptions<Values, Parsed> = {
  /** Names the form's fields on the page; unique on each screen. */
  name: string
  schema: z.ZodType<Parsed, Values>
  initialValues: Values
  /** Messages that replace the general ones, by path and fault. */
  words?: Record<string, ReactNode>
}

/**
 * Creates a form that is checked by the same schema as on the server. Its messages change with the language, and a refusal moves the focus to the first
 * wrong field, whose message a screen reader then announces.
 */
export function useCheckedForm<Values extends Record<string, unknown>, Parsed>({
  name,
  schema,
  initialValues,
  words = {},
}: CheckedFormOptions<Values, Parsed>): CheckedForm<Values, Parsed> {
  const form = useForm<Values>({ name, initialValues })
  const refused = useRef(false)
  const emptiedAt = useRef(-Infinity)

  // Runs after every render: a screen reader reads the field with its message only once the message is there.
  useEffect(() => {
    if (!refused.current) return
    refused.current = false
    const [first] = Object.keys(form.errors)
    if (first !== undefined) form.getInputNode(first)?.focus()
  })

  const refuse = (errors: FormErrors) => {
    refused.current = true
    form.setErrors(errors)
  }

  return {
    form,
    refuse,
    empty: () => {
      form.setValues(initialValues)
      emptiedAt.current = performance.now()
    },
    whenValid: (send) => (event) => {
      event.preventDefault()
      if (performance.now() - emptiedAt.current < DOUBLE_PRESS_MS) return
      const read = z.safeParse(schema, form.getValues())
      if (read.success) send(read.data)
      else refuse(fieldErrors(faultsOf(read.error.issues), words))
    },
  }
}
