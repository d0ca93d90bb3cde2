import { z } from 'zod'
import { ProfessionalState, RefusalReason } from '#contract/accounts/professional-schema.ts'
import { Role } from '#contract/accounts/schema.ts'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { lineText } from '#contract/foundation/text.ts'
import { MeasureInput } from '#contract/moderation/schema.ts'
import { CorrectedWords, LexiconReading, TriedText, UnreadStems } from './lexicon-schema.ts'
import { AUDIT_PER_PAGE, AUDIT_PER_PAGE_MAX } from './limits.ts'
import {
  AccountStatus,
  AdminMember,
  AdminMemberDetail,
  AuditEntry,
  AuditFilter,
  Launch,
  Overview,
  PendingProfessional,
  TriedMail,
} from './schema.ts'

const tags = ['admin']
const one = z.object({ id: Id })
const path = '/admin/members/{id}'

/** Every act and every reading of an email address is recorded in the audit log. */
export const admin = {
  overview: membersOnly('FORBIDDEN')
    .route({ method: 'GET', path: '/admin/overview', tags, summary: 'Counts of the instance' })
    .output(Overview),
  launch: membersOnly('FORBIDDEN')
    .route({ method: 'GET', path: '/admin/launch', tags, summary: 'What an operator has settled, and what is missing' })
    .output(Launch),
  tryMail: membersOnly('FORBIDDEN')
    .route({ method: 'POST', path: '/admin/launch/mail', tags, summary: 'Send a test message to my own address' })
    .output(TriedMail),
  noteRestore: membersOnly('FORBIDDEN')
    .route({
      method: 'POST',
      path: '/admin/launch/restore',
      tags,
      summary: 'Write down that a backup was restored on another machine, to try it',
    })
    .output(Launch),
  members: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/admin/members',
      tags,
      summary: 'Members by name or whole email address, newest first',
    })
    .input(
      PageRequest.extend({
        query: lineText({ max: 254 }).optional(),
        role: Role.optional(),
        accountStatus: AccountStatus.optional(),
      }),
    )
    .output(pageOf(AdminMember)),
  member: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({ method: 'GET', path, tags, summary: 'One member; reading it is written down' })
    .input(one)
    .output(AdminMemberDetail),
  setRole: membersOnly('FORBIDDEN', 'NOT_FOUND', 'OWN_CASE', 'LAST_ADMIN')
    .route({ method: 'PUT', path: `${path}/roles/{role}`, tags, summary: 'Give or take a right' })
    .input(one.extend({ role: Role, isGranted: z.boolean() }))
    .output(AdminMemberDetail),
  sanction: membersOnly('FORBIDDEN', 'NOT_FOUND', 'OWN_CASE')
    .route({ method: 'POST', path: `${path}/sanctions`, tags, summary: 'Silence or suspend, with reasons and an end' })
    .input(one.extend(MeasureInput.shape))
    .output(AdminMemberDetail),
  lift: membersOnly('FORBIDDEN', 'NOT_FOUND', 'OWN_CASE')
    .route({
      method: 'DELETE',
      path: `${path}/sanctions/{sanctionId}`,
      tags,
      successStatus: 200,
      summary: 'Lift a sanction',
    })
    .input(one.extend({ sanctionId: Id }))
    .output(AdminMemberDetail),
  confirmEmail: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({ method: 'PUT', path: `${path}/confirmation`, tags, summary: 'Take an email address as confirmed' })
    .input(one)
    .output(AdminMemberDetail),
  closeSessions: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({
      method: 'DELETE',
      path: `${path}/sessions`,
      tags,
      successStatus: 200,
      summary: 'Sign a member out everywhere',
    })
    .input(one)
    .output(AdminMemberDetail),
  resetSecondFactor: membersOnly('FORBIDDEN', 'NOT_FOUND', 'OWN_CASE')
    .route({
      method: 'DELETE',
      path: `${path}/second-factor`,
      tags,
      successStatus: 200,
      summary:
        'Take away a second factor that its member lost; they are told by mail, and their rights wait for a new one',
    })
    .input(one)
    .output(AdminMemberDetail),
  professionals: membersOnly('FORBIDDEN')
    .route({ method: 'GET', path: '/admin/professionals', tags, summary: 'Requests of professionals, oldest first' })
    .input(PageRequest.extend({ state: ProfessionalState.default('pending') }))
    .output(pageOf(PendingProfessional)),
  decideProfessional: membersOnly('FORBIDDEN', 'NOT_FOUND', 'EDITED_ELSEWHERE', 'OWN_CASE')
    .route({
      method: 'POST',
      path: '/admin/professionals/{id}/decision',
      tags,
      summary: 'Accept or refuse, with a reason',
    })
    .input(one.extend({ isAccepted: z.boolean(), reason: RefusalReason }))
    .output(PendingProfessional),
  audit: membersOnly('FORBIDDEN')
    .route({ method: 'GET', path: '/admin/audit', tags, summary: 'What the staff did, latest first' })
    .input(
      z.object({
        ...AuditFilter.shape,
        cursor: Id.optional(),
        limit: z.coerce.number().int().min(1).max(AUDIT_PER_PAGE_MAX).default(AUDIT_PER_PAGE),
      }),
    )
    .output(pageOf(AuditEntry)),
  unreadStems: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/admin/lexicon/unread',
      tags,
      summary:
        'Words that many members write and no story is read by, as of the last night; reading them is written down',
    })
    .input(z.object({ language: Language.default('fr') }))
    .output(UnreadStems),
  correctedWords: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/admin/lexicon/corrected',
      tags,
      summary: 'Words that many members corrected alike, as of the last night; reading them is written down',
    })
    .input(z.object({ language: Language.default('fr') }))
    .output(CorrectedWords),
  tryReading: membersOnly('FORBIDDEN')
    .route({
      method: 'POST',
      path: '/admin/lexicon/readings',
      tags,
      summary: 'What a text is read as; nothing of it is kept',
    })
    .input(z.object({ text: TriedText, language: Language.default('fr') }))
    .output(LexiconReading),
}
