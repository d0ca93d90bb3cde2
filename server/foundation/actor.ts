/** A right that a member holds, in force now. */
export type ActorRole = 'moderator' | 'medical_professional' | 'admin'

/** Who asks. Minted from the session in `server/app/context.ts` and nowhere else. */
export type Member = {
  kind: 'member'
  id: string
  sessionId: string
  roles: readonly ActorRole[]
  /** The consent to health data is withdrawn, or the staff silenced them: they may read, not write. */
  isReadOnly: boolean
  /** The terms changed since they agreed to them: they may read, not write, until they do again. */
  hasOldConsents: boolean
  /** The gravest decision of the staff in force now. A suspended member may read why, appeal, and use their rights. */
  sanction: { kind: 'silence' | 'suspension'; until: Date | null; decisionId: string } | null
  /** Newly come, or sanctioned since and not long here: until then no links, and fewer requests. Null for all others, and for the staff. */
  newUntil: Date | null
}
export type Visitor = { kind: 'visitor' }
export type Actor = Member | Visitor
