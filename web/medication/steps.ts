/** The form's two steps: what a report needs, and what makes it more useful. */
export const STEPS = ['essential', 'more'] as const
export type Step = (typeof STEPS)[number]

/** What stands in the address of the form. */
export type FormView = { etape?: 2 }

/** Reads the address, which anyone may have written: what it should not hold is passed over. */
export const readFormView = ({ etape }: { [Part in keyof FormView]?: unknown }): FormView =>
  etape === 2 ? { etape } : {}

export const stepOf = ({ etape }: FormView): Step => (etape === 2 ? 'more' : 'essential')
export const viewOf = (step: Step): FormView => (step === 'more' ? { etape: 2 } : {})

const MORE =
  /^(reporter|ageBand|sex|history|notes|seriousness|outcome)(\.|$)|^drugs\.\d+\.(?!name|substance|dosage|route)/

/** The step in which a field stands, by its path in the values. */
export const stepOfField = (path: string): Step => (MORE.test(path) ? 'more' : 'essential')
