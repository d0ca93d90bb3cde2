import { maySeeAvatar } from '#server/accounts/people-queries.ts'
import { awaitsDecision } from '#server/accounts/professional/professional-queries.ts'
import { messageFor } from '#server/chat/message-queries.ts'
import { isReplayed } from '#server/conferences/recording-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { MediaRow } from '#server/media/queries.ts'
import { isStaff } from '#server/moderation/policy.ts'
import { caseOver } from '#server/moderation/queries.ts'
import { mayRead } from '#server/posts/policy.ts'
import { postById } from '#server/posts/queries.ts'

type AskedFile = Pick<MediaRow, 'ownerId' | 'readyAt' | 'subjectKind' | 'subjectId'>

export type Sight = { as: 'member' } | { as: 'verifier' } | { as: 'moderator'; caseId: string }

const MEMBER: Sight = { as: 'member' }

/**
 * Returns the role in which this member may see a file; undefined where they may not. Owners always may; otherwise the module whose subject uses the file
 * decides. Staff may see the files of a reported subject even while it is hidden. This file alone knows every subject of media.
 */
export async function sightOf(db: Reader, who: Member, file: AskedFile): Promise<Sight | undefined> {
  if (!file.readyAt) return undefined
  if (file.ownerId === who.id) return MEMBER
  const { subjectKind, subjectId } = file
  if (subjectKind === null || subjectId === null) return undefined
  if (subjectKind === 'professional')
    return who.roles.includes('admin') && (await awaitsDecision(db, subjectId)) ? { as: 'verifier' } : undefined
  if (await isShownToMembers(db, who, { subjectKind, subjectId })) return MEMBER
  if ((subjectKind !== 'member' && subjectKind !== 'post') || !isStaff(who)) return undefined
  const caseId = await caseOver(db, subjectKind, subjectId)
  return caseId === undefined ? undefined : { as: 'moderator', caseId }
}

type Subject = { subjectKind: NonNullable<MediaRow['subjectKind']>; subjectId: string }

async function isShownToMembers(db: Reader, who: Member, { subjectKind, subjectId }: Subject): Promise<boolean> {
  if (subjectKind === 'member') return maySeeAvatar(db, who.id, subjectId)
  if (subjectKind === 'message') return (await messageFor(db, who.id, subjectId)) !== undefined
  if (subjectKind === 'conference') return isReplayed(db, subjectId)
  if (subjectKind !== 'post') return false
  const post = await postById(db, who.id, subjectId)
  return post !== undefined && mayRead(who, post) === 'yes'
}
