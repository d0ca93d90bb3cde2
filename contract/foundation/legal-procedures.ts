import { z } from 'zod'
import { open } from './errors.ts'

const legalField = z.string().nullable()

/** The operator's details on the legal pages; null where one is not given yet, and the pages then show that it is missing. */
export const LegalFacts = z.object({
  editorName: legalField,
  editorAddress: legalField,
  editorPhone: legalField,
  editorRegistration: legalField,
  editorDirector: legalField,
  hostingName: legalField,
  hostingAddress: legalField,
  hostingPhone: legalField,
  /** The certificate of the host of health data (HDS), in words. */
  hostingHds: legalField,
  dpoName: legalField,
  dpoMail: legalField,
  /** The mediator of consumers' disputes; `none` where the operator is not in business. */
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
