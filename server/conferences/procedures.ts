import { implement } from '@orpc/server'
import { OWN_CONFERENCES_MAX } from '#contract/conferences/limits.ts'
import { conferences as contract } from '#contract/conferences/procedures.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { membersNamed } from '#server/accounts/queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { pageFrom, readTimeCursor, timeCursorOf } from '#server/foundation/page.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { calendarEntry } from './calendar.ts'
import { cancelConference, createConference, editConference } from './commands/manage-conference.ts'
import { endConference, extendConference, startConference } from './commands/moderate-room.ts'
import { registerFor, unregisterFrom } from './commands/register.ts'
import { mayManage } from './policy.ts'
import {
  type ConferenceRow,
  conferenceById,
  conferencesIn,
  conferencesOf,
  moderatorsOf,
  tabCounts,
  topicsOf,
} from './queries.ts'
import { conferenceViews } from './views.ts'

const NAMED_MAX = 8

const os = implement(contract).$context<Ctx>().use(refusals)

export const conferences = {
  list: os.list.handler(async ({ context, input: { tab, cursor, limit, ...scope } }) => {
    const { db } = context
    const now = context.now()
    const [found, counts, topics] = await Promise.all([
      conferencesIn(db, { scope, tab, now, limit, cursor: readTimeCursor(cursor) }),
      tabCounts(db, scope, now),
      topicsOf(db),
    ])
    const { rows, nextCursor } = pageFrom(found, limit, ({ scheduledAt: at, id }) => timeCursorOf({ at, id }))
    return { items: await conferenceViews(context, rows), nextCursor, counts, topics }
  }),

  mine: os.mine.use(signedIn).handler(async ({ context }) => ({
    items: await conferenceViews(context, await conferencesOf(context.db, context.actor.id, OWN_CONFERENCES_MAX)),
  })),

  get: os.get.handler(async ({ context, input }) => conferenceViewFor(context, await conferenceOf(context, input.id))),

  register: os.register
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await registerFor(context, input.id))),
  unregister: os.unregister
    .use(signedIn)
    .handler(async ({ context, input }) => conferenceViewFor(context, await unregisterFrom(context, input.id))),

  create: os.create
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await createConference(context, input))),
  edit: os.edit
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await editConference(context, input))),
  cancel: os.cancel
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await cancelConference(context, input))),
  start: os.start
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await startConference(context, input.id))),
  extend: os.extend
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await extendConference(context, input))),
  end: os.end
    .use(writing)
    .handler(async ({ context, input }) => conferenceViewFor(context, await endConference(context, input.id))),

  staff: os.staff.use(signedIn).handler(async ({ context: { db, actor }, input: { query } }) => {
    demand(mayManage({ isAdmin: actor.roles.includes('admin') }))
    const [experts, members] = await Promise.all([
      membersNamed(db, { name: query, granted: 'medical_professional', limit: NAMED_MAX }),
      membersNamed(db, { name: query, limit: NAMED_MAX }),
    ])
    const people = await peopleOf(db, [...experts, ...members])
    const views = (ids: readonly string[]) => ids.map((id) => authorView(id, people))
    return { experts: views(experts), members: views(members) }
  }),

  roles: os.roles.use(signedIn).handler(async ({ context, input }) => {
    demand(mayManage({ isAdmin: context.actor.roles.includes('admin') }))
    const { id } = await conferenceOf(context, input.id)
    const moderators = await moderatorsOf(context.db, id)
    const people = await peopleOf(context.db, moderators)
    return { moderators: moderators.map((memberId) => authorView(memberId, people)) }
  }),

  calendar: os.calendar.handler(async ({ context, input }) => {
    const row = await conferenceOf(context, input.id)
    const entry = calendarEntry({
      ...row,
      isCancelled: row.cancelledAt !== null,
      address: `${context.config.baseUrl}/expert-conferences/${row.id}`,
      madeAt: context.now(),
    })
    return new File([entry], 'conference.ics', { type: 'text/calendar; charset=utf-8' })
  }),
}

const conferenceViewFor = async (context: Ctx, row: ConferenceRow): Promise<Conference> =>
  (await conferenceViews(context, [row]))[0]!

async function conferenceOf({ db }: Ctx, id: string): Promise<ConferenceRow> {
  const row = await conferenceById(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
