import type { Conference } from '#contract/conferences/schema.ts'
import { isWebAddress } from '#contract/foundation/web-address.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { presentMembers } from '#server/accounts/queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Ctx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { isSuspended } from '#server/foundation/guards.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import {
  accessOf,
  type ConferenceAccess,
  mayEdit,
  mayEnter,
  mayManage,
  mayModerate,
  mayPublish,
  mayRegister,
  mayUnregister,
} from './policy.ts'
import { type ConferenceRow, partsOf, registrationCounts } from './queries.ts'
import { type RecordingRow, recordingsOf } from './recording-queries.ts'

type ConferenceReader = Pick<Ctx, 'actor' | 'now'>

export async function accessIn(ctx: ConferenceReader, db: Reader, row: ConferenceRow): Promise<ConferenceAccess> {
  const { actor } = ctx
  const counts = row.capacity === null ? undefined : await registrationCounts(db, [row.id])
  const parts = actor.kind === 'member' ? await partsOf(db, actor.id, [row.id]) : undefined
  return accessAmong(ctx, row, { parts, registrations: counts?.get(row.id) ?? 0 })
}

type Parts = Awaited<ReturnType<typeof partsOf>> | undefined

const accessAmong = (
  { actor, now }: ConferenceReader,
  row: ConferenceRow,
  { parts, registrations }: { parts: Parts; registrations: number },
): ConferenceAccess =>
  accessOf(actor, row, {
    isRegistered: parts?.registered.has(row.id) ?? false,
    isModerator: parts?.moderated.has(row.id) ?? false,
    registrations,
    now: now(),
  })

/** A suspended reader may enter no room and sees no member's name. */
export async function conferenceViews(
  ctx: Pick<Ctx, 'actor' | 'now' | 'db' | 'config'>,
  rows: readonly ConferenceRow[],
): Promise<Conference[]> {
  const ids = rows.map(({ id }) => id)
  const { actor } = ctx
  const reader = actor.kind === 'member' && !isSuspended(actor) ? actor : undefined
  const expertIds = reader ? rows.flatMap(({ expertId }) => expertId ?? []) : []
  const [counts, recordings, parts, people, present] = await Promise.all([
    registrationCounts(ctx.db, ids),
    recordingsOf(ctx.db, ids),
    actor.kind === 'member' ? partsOf(ctx.db, actor.id, ids) : undefined,
    peopleOf(ctx.db, expertIds),
    reader ? presentMembers(ctx.db, expertIds, reader.id) : [],
  ])
  const unblocked = new Set(present)
  return rows.map((row) => {
    const registrations = counts.get(row.id) ?? 0
    const access = accessAmong(ctx, row, { parts, registrations })
    const { isRegistered, isStaff, mayWrite, status } = access
    const may = (verdict: Verdict) => mayWrite && verdict === 'yes'
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      expert: {
        name: row.expertName,
        bio: row.expertBio,
        // The announced name is public; a block hides the account behind it, as in the room, except from the staff.
        member:
          row.expertId && people.has(row.expertId) && (isStaff || unblocked.has(row.expertId))
            ? authorView(row.expertId, people)
            : null,
      },
      scheduledAt: row.scheduledAt,
      endsAt: row.endsAt,
      durationMinutes: row.durationMinutes,
      status,
      cancelReason: row.cancelReason,
      tags: row.tags,
      language: row.language,
      url: reader && row.url !== null && isWebAddress(row.url) && (isRegistered || isStaff) ? row.url : null,
      capacity: row.capacity,
      registrations,
      isRegistered,
      isRecorded: row.isRecorded && ctx.config.recordings !== undefined,
      replay: replayIn(recordings.get(row.id), access),
      version: row.version,
      can: {
        register: !isRegistered && may(mayRegister(access)),
        unregister: reader !== undefined && isRegistered && mayUnregister(access) === 'yes',
        join: reader !== undefined && mayEnter(access) === 'yes',
        publish: mayWrite && mayPublish(access),
        moderate: may(mayModerate(access)),
        manage: may(mayManage(access)) && may(mayEdit(access)),
      },
    }
  })
}

/** Shows nothing before the end, and a failed recording only to staff, who must deal with it. */
export function replayIn(
  recording: RecordingRow | undefined,
  { status, isStaff }: Pick<ConferenceAccess, 'status' | 'isStaff'>,
): Conference['replay'] {
  if (!recording || status === 'scheduled' || status === 'live') return null
  const { state } = recording
  if (state === 'failed' && !isStaff) return null
  return { state: state === 'recording' ? 'preparing' : state }
}
