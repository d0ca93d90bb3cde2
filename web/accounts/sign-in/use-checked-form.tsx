import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { z } from 'zod'
import { faultsOf } from '#contract/foundation/faults.ts'
import { DOUBLE_PRESS_MS } from '#web/foundation/editing/use-send-once.ts'
import { fieldErrors } from '#web/foundation/form.tsx'

type CheckedForm<Values, Parsed> = {
  form: UseFormReturnType<Values>
  whenValid: (send: (parsed: Parsed) => void) => (event: FormEvent<HTMLFormElement>) => void
  /** A double press that ends after a success finds nothing wrong with the empty form. */
  empty: () => void
  refuse: (errors: FormErrors) => void
}

type CheckedFormOptions<Values, Parsed> = {
  /** Names the form's fields on the page; unique on each screen. */
  name: string
  schema: z.ZodType<Parsed, Values>
  initialValues: Values
  words?: Record<string, ReactNode>
}

/**
 * The server checks by the same schema. Messages change with the language.
 * A refusal moves the focus to the first wrong field, whose message a screen reader then announces.
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
