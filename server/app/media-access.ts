import { maySeeAvatar } from '#server/accounts/people-queries.ts'
import { awaitsDecision } from '#server/accounts/professional-queries.ts'
import { messageFor } from '#server/chat/message-queries.ts'
import { isReplayed } from '#server/conferences/recording-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { MediaRow } from '#server/media/queries.ts'
import { isStaff } from '#server/moderation/policy.ts'
import { isUnderCase } from '#server/moderation/queries.ts'
import { mayRead } from '#server/posts/policy.ts'
import { postById } from '#server/posts/queries.ts'

type Asked = Pick<MediaRow, 'ownerId' | 'readyAt' | 'subjectKind' | 'subjectId'>

/**
 * Whether this member may see a file: its owner always, others as the room says whose subject took it: of a post, whoever may read it; of
 * a member, whoever may see their picture; of a conference, every member; what shows a
 * profession, admins while it waits for them. What a case is about, the staff too, also while it is hidden. The one page that knows every subject of media.
 */
export async function maySee(db: Reader, who: Member, file: Asked): Promise<boolean> {
  if (!file.readyAt) return false
  if (file.ownerId === who.id) return true
  if (file.subjectKind === null || file.subjectId === null) return false
  const { subjectKind, subjectId } = file
  if (
    (subjectKind === 'member' || subjectKind === 'post') &&
    isStaff(who) &&
    (await isUnderCase(db, subjectKind, subjectId))
  )
    return true
  if (file.subjectKind === 'member') return maySeeAvatar(db, who.id, file.subjectId)
  if (file.subjectKind === 'message') return (await messageFor(db, who.id, file.subjectId)) !== undefined
  if (file.subjectKind === 'professional')
    return who.roles.includes('admin') && (await awaitsDecision(db, file.subjectId))
  if (file.subjectKind === 'conference') return isReplayed(db, file.subjectId)
  if (file.subjectKind !== 'post') return false
  const post = await postById(db, who.id, file.subjectId)
  return post !== undefined && mayRead(who, post) === 'yes'
}
