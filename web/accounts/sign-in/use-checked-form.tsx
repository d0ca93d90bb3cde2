import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { z } from 'zod'
import { faultsOf } from '#contract/foundation/faults.ts'
import { DOUBLE_PRESS_MS } from '#web/foundation/editing/use-send-once.ts'
import { fieldErrors } from '#web/foundation/form.tsx'

type CheckedForm<Values, Parsed> = {
  form: UseFormReturnType<Values>
  /** For the form's `onSubmit`: gives what was typed, as the schema reads it, once nothing is wrong with it. */
  whenValid: (send: (parsed: Parsed) => void) => (event: FormEvent<HTMLFormElement>) => void
  /** Begins anew, once what was typed has been taken. A double press that ends after it finds nothing wrong with the empty form. */
  empty: () => void
  /** Shows what the server found wrong, by the path of each field, and moves to the first. */
  refuse: (errors: FormErrors) => void
}

type Options<Values, Parsed> = {
  /** Names its fields on the page; one of a kind on each screen. */
  name: string
  schema: z.ZodType<Parsed, Values>
  initialValues: Values
  /** Words better than those that any field has, by path and fault. */
  words?: Record<string, ReactNode>
}

/**
 * A form checked by the schema that the server has too. Its messages change with the language, and a refusal moves to the first wrong
 * field, whose message a screen reader then reads.
 */
export function useCheckedForm<Values extends Record<string, unknown>, Parsed>({
  name,
  schema,
  initialValues,
  words = {},
}: Options<Values, Parsed>): CheckedForm<Values, Parsed> {
  const form = useForm<Values>({ name, initialValues })
  const refused = useRef(false)
  const emptiedAt = useRef(-Infinity)

  // After every drawing: a field can only be read with its message once the message is there.
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
