import { z } from 'zod'
import { open } from './errors.ts'

const legalField = z.string().nullable()

/** Null where a detail is not given yet; the pages then show that it is missing. */
export const LegalFacts = z.object({
  editorName: legalField,
  editorAddress: legalField,
  editorPhone: legalField,
  editorRegistration: legalField,
  editorDirector: legalField,
  hostingName: legalField,
  hostingAddress: legalField,
  hostingPhone: legalField,
  hostingHds: legalField,
  dpoName: legalField,
  dpoMail: legalField,
  /** `none` where the operator is not in business. */
  mediator: legalField,
  contactMail: z.string(),
  securityMail: z.string(),
  minAge: z.number().int(),
})
export type LegalFacts = z.infer<typeof LegalFacts>

export const legal = {
  facts: open()
    .route({ method: 'GET', path: '/legal/facts', tags: ['legal'], summary: 'What the operator says of themselves' })
    .output(LegalFacts),
}
