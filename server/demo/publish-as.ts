import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { daysFrom, utcDayOf } from '#contract/foundation/days.ts'
import { DAY_MS, MINUTE_MS } from '#contract/foundation/durations.ts'
import { setAvatar } from '#server/accounts/commands/set-avatar.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import { putEntry } from '#server/journal/commands/put-entry.ts'
import { setPace } from '#server/journal/commands/set-pace.ts'
import { startJournal } from '#server/journal/commands/start-journal.ts'
import { agreeToMatch } from '#server/medication/commands/agree-to-match.ts'
import { declareReport } from '#server/medication/commands/declare-report.ts'
import { publishDailyPairs } from '#server/medication/commands/publish-daily-pairs.ts'
import { searchFor } from '#server/medication/handlers.ts'
import { matchesShownTo } from '#server/medication/match-queries.ts'
import { addComment } from '#server/posts/commands/add-comment.ts'
import { likePost } from '#server/posts/commands/like-post.ts'
import { setMeToo } from '#server/posts/commands/me-too.ts'
import { publishCommunity } from '#server/posts/commands/publish-community.ts'
import { publishSymptom } from '#server/posts/commands/publish-symptom.ts'
import { recordOngoing } from '#server/posts/commands/record-ongoing.ts'
import { resolveSymptom } from '#server/posts/commands/resolve-symptom.ts'
import { setOutcome } from '#server/posts/commands/set-outcome.ts'
import { newestSymptomsOf } from '#server/posts/queries.ts'
import { addTreatment } from '#server/treatments/commands/add-treatment.ts'
import { setCare } from '#server/treatments/commands/set-care.ts'
import type { DemoPost } from './community.ts'
import type { DemoJournal } from './journals.ts'
import type { DemoAgreement, DemoReport } from './medication.ts'
import type { DemoNews } from './news.ts'
import type { DemoSharing } from './sharings.ts'
import type { DemoComment } from './story.ts'
import { TALKS } from './talks.ts'
import { uploadDrawings, uploadPortrait } from './upload-drawings.ts'

const TALK_MS = 2 * DAY_MS

export type DemoContext = { services: Services; start: Date; memberIds: readonly string[] }

export async function setDemoAvatar(demo: DemoContext, member: number, drawing: string): Promise<void> {
  const by = contextOf(demo, member, demo.start)
  await setAvatar(by, await uploadPortrait(by, drawing))
}

export async function publishStory(demo: DemoContext, post: DemoPost): Promise<string> {
  const dayBefore = (days: number) => utcDayOf(at(demo, days))
  const told = at(demo, post.createdDaysAgo)
  const { title, description, tags, intensity, duration, country, postalCode } = post
  const { id } = await publishSymptom(contextOf(demo, post.author, told), {
    requestId: v7(),
    title,
    description,
    tags: [...tags],
    intensity,
    since: null,
    duration,
    country,
    postalCode,
    startDate: dayBefore(post.startDaysAgo),
    travels: post.travels.map(({ destination, startDaysAgo, endDaysAgo }) => ({
      destination,
      startDate: dayBefore(startDaysAgo),
      endDate: dayBefore(endDaysAgo),
    })),
    mediaIds: [],
  })
  await addComments(demo, { postId: id, author: post.author, told, comments: TALKS[title] ?? [] })
  for (const entry of post.tried) await addTried(demo, post, { id, told, entry })
  if (post.care) await setCare(contextOf(demo, post.author, told), { postId: id, ...post.care })
  await sayNews(demo, post, id)
  if (post.resolution)
    await resolveSymptom(contextOf(demo, post.author, at(demo, post.resolution.daysAgo)), { id, ...post.resolution })
  return id
}

async function sayNews(demo: DemoContext, { author, news }: DemoPost, id: string): Promise<void> {
  let was: DemoNews['outcome'] = 'ongoing'
  for (const { daysAgo, ...said } of news) {
    const by = contextOf(demo, author, at(demo, daysAgo))
    if (said.outcome === 'ongoing') await recordOngoing(by, id)
    else await setOutcome(by, { id, was, ...said })
    was = said.outcome
  }
}

export async function sayMeToos(demo: DemoContext, told: readonly { id: string; author: number }[]): Promise<void> {
  for (const [place, { id, author }] of told.entries())
    for (const [other, { author: by }] of told.entries())
      if (by !== author && (place + 2 * other) % ME_TOO_OF === 0)
        await setMeToo(contextOf(demo, by, demo.services.now()), { id, isMeToo: true })
}

const ME_TOO_OF = 4

type Telling = { id: string; told: Date; entry: DemoPost['tried'][number] }

async function addTried(demo: DemoContext, post: DemoPost, { id, told, entry }: Telling): Promise<void> {
  const { from, to, ...said } = entry
  const lasted = post.startDaysAgo - post.createdDaysAgo
  const monthAt = (part: number) =>
    at(demo, post.startDaysAgo - lasted * part)
      .toISOString()
      .slice(0, 7)
  await addTreatment(contextOf(demo, post.author, told), {
    ...said,
    postId: id,
    requestId: v7(),
    sideEffects: [...said.sideEffects],
    from: monthAt(from),
    to: to === null ? null : monthAt(to),
    isOngoing: to === null,
  })
}

export async function publishSharing(demo: DemoContext, sharing: DemoSharing): Promise<void> {
  const { author, createdDaysAgo, comments, pictures = [], ...said } = sharing
  const told = at(demo, createdDaysAgo)
  const by = contextOf(demo, author, told)
  const mediaIds = await uploadDrawings(by, pictures)
  const { id } = await publishCommunity(by, {
    ...said,
    requestId: v7(),
    tags: [...said.tags],
    mediaIds,
    entry: 'feed',
    isByTeam: false,
  })
  await addComments(demo, { postId: id, author, told, comments })
}

const STORIES_OF_ONE = 20

export async function keepJournal(
  demo: DemoContext,
  { author, title, beganDaysAgo, intensities, notes, pace }: DemoJournal,
) {
  const begun = contextOf(demo, author, at(demo, beganDaysAgo))
  const stories = await newestSymptomsOf(demo.services.db, begun.actor.id, STORIES_OF_ONE)
  const story = stories.find((each) => each.title === title)
  const { id } = await startJournal(begun, story ? { postId: story.id } : { title })
  for (const [index, figure] of [...intensities].entries()) {
    const day = at(demo, beganDaysAgo - index)
    if (figure === '-') continue
    await putEntry(contextOf(demo, author, day), {
      id,
      day: utcDayOf(day),
      intensity: figure === 'x' ? 10 : Number(figure),
      note: notes[index] ?? '',
      measured: [],
      replaces: null,
    })
  }
  if (pace) await setPace(contextOf(demo, author, demo.services.now()), { id, ...pace, timeZone: 'Europe/Paris' })
}

const UNKNOWN = {
  substance: null,
  dosage: null,
  route: null,
  indication: null,
  batch: null,
  startDate: null,
  stopDate: null,
  action: null,
  dechallenge: null,
  rechallenge: null,
}

export async function declareEffect(demo: DemoContext, told: DemoReport): Promise<void> {
  const dayBefore = (days: number) => utcDayOf(at(demo, days))
  const { author, declaredDaysAgo, onsetDaysAgo, takenDaysAgo, others, reactions, seriousness, ...said } = told
  const { name, substance, dosage, route, indication, action, dechallenge, rechallenge, ...report } = said
  const [from, to] = takenDaysAgo
  const declared = { name, substance, dosage, route, indication, action, dechallenge, rechallenge }
  const days = { startDate: dayBefore(from), stopDate: to === undefined ? null : dayBefore(to) }
  const { id } = await declareReport(contextOf(demo, author, at(demo, declaredDaysAgo)), {
    ...report,
    requestId: v7(),
    drugs: [
      { ...UNKNOWN, ...declared, ...days, role: 'suspected' },
      ...others.map((other) => ({ ...UNKNOWN, name: other, role: 'concomitant' as const })),
    ],
    reactions: [...reactions],
    seriousness: [...seriousness],
    onsetDate: dayBefore(onsetDaysAgo),
    notes: null,
    reporter: 'patient',
    joinsMatching: true,
  })
  await searchFor(demo.services, { reportId: id })
}

/** Runs the turn of the day at once, so that the declared effects are shown: the search counts them as declared today. */
export async function showEffects(services: Services): Promise<void> {
  await services.db.execute(sql`update report_key set turned_on = '2000-01-01'`)
  await publishDailyPairs(services)
}

export async function agreeToMeet(demo: DemoContext, { by, to, isMutual }: DemoAgreement): Promise<void> {
  const { services, memberIds } = demo
  const now = services.now()
  const listOf = (member: number) =>
    matchesShownTo(services.db, memberIds[member]!, { kept: services.config.matchesKept })
  const theirs = new Set((await listOf(to)).map(({ id }) => id))
  for (const { id } of await listOf(by))
    if (theirs.has(id))
      for (const member of isMutual ? [by, to] : [by]) await agreeToMatch(contextOf(demo, member, now), id)
}

type Answers = { postId: string; author: number; told: Date; comments: readonly DemoComment[] }

async function addComments(demo: DemoContext, { postId, author, told, comments }: Answers): Promise<void> {
  for (const liker of likersOf(demo, { author, told, count: comments.length }))
    await likePost(contextOf(demo, liker, told), { id: postId, isLiked: true })
  const said = comments.reduce((total, { replies = [] }) => total + 1 + replies.length, 0)
  const step = Math.min(TALK_MS, demo.services.now().getTime() - told.getTime()) / (said + 1)
  let last = told
  const say = async ({ author: by, body }: DemoComment, parentId: string | null) => {
    last = new Date(last.getTime() + step)
    const { row } = await addComment(contextOf(demo, by, last), { postId, parentId, requestId: v7(), body })
    return row.id
  }
  for (const comment of comments) {
    const parentId = await say(comment, null)
    for (const reply of comment.replies ?? []) await say(reply, parentId)
  }
}

function likersOf(
  { memberIds }: DemoContext,
  { author, told, count }: { author: number; told: Date; count: number },
): number[] {
  const seed = Math.floor(told.getTime() / MINUTE_MS) + author * 31
  const likers = Array.from({ length: (seed % 6) + count }, (_, i) => (seed * 7 + i * 11) % memberIds.length)
  return [...new Set(likers)].filter((liker) => liker !== author)
}

const at = ({ start }: DemoContext, daysAgo: number) => daysFrom(start, -daysAgo)

export const contextOf = ({ services, memberIds }: DemoContext, member: number, day: Date): MemberCtx => ({
  ...services,
  now: () => day,
  newId: () => v7({ msecs: day.getTime() }),
  clientAddress: '127.0.0.1',
  browser: { headers: new Headers(), cookies: [] },
  actor: {
    kind: 'member',
    id: memberIds[member]!,
    sessionId: memberIds[member]!,
    roles: [],
    isReadOnly: false,
    hasOldConsents: false,
    sanction: null,
    newUntil: null,
  },
})
