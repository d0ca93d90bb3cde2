/** A right that a member holds, in force now. */
export type ActorRole = 'moderator' | 'medical_professional' | 'admin'

/** Made from the session in `server/app/context.ts` and nowhere else. */
export type Member = {
  kind: 'member'
  id: string
  sessionId: string
  roles: readonly ActorRole[]
  /** The member withdrew consent to health data, or the staff silenced them: they may read, not write. */
  isReadOnly: boolean
  /** True where required terms have changed since the member agreed to them: they may only read until they agree again. */
  hasOldConsents: boolean
  /** The gravest sanction in force. A suspended member may only read why, appeal, and use their rights over their data. */
  sanction: { kind: 'silence' | 'suspension'; until: Date | null; decisionId: string } | null
  /** The end of the time in which a new account may post no links and make fewer requests. Null for other accounts and for staff. */
  newUntil: Date | null
}
export type Visitor = { kind: 'visitor' }
export type Actor = Member | Visitor
