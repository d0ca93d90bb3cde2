/** A right that a member holds, in force now. */
export type ActorRole = 'moderator' | 'medical_professional' | 'admin'

/** Who asks. Minted from the session in `server/app/context.ts` and nowhere else. */
export type Member = {
  kind: 'member'
  id: string
  sessionId: string
  roles: readonly ActorRole[]
  /** The consent to health data is withdrawn: they may read, not write. */
  isReadOnly: boolean
}
export type Visitor = { kind: 'visitor' }
export type Actor = Member | Visitor
