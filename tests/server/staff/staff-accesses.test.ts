import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { type FormActors, openTrueForms, type TrueForms } from '#tests/support/true-forms/true-forms.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

// Each procedure for the staff is declared here, with what it answers of members and the act of the audit log by which they are told of it.

/** The same procedures say yes to a member's own right over what is addressed to them, or only to what everybody in the room sees. */
const ADDRESSED = 'What is said in a room is said to its staff, as the form says.'
const AGGREGATED = { none: 'Counts, of whom nobody can be told apart.' }
const NAMES = { names: 'Pseudonym and picture, which every member is shown.' }
const PROPOSED = { addressed: 'A professional sends it to the staff, as the form says.' }
const OWN = { none: 'What the staff made.' }

type Declared =
  | { tells: string }
  /** The procedure answers nothing of a member's, which is checked in its answer. */
  | { none: string }
  | { names: string }
  | { addressed: string }

const DECLARED: Record<string, Declared> = {
  'signals.table': AGGREGATED,
  'signals.of': AGGREGATED,
  'rooms.publish': { addressed: ADDRESSED },
  'rooms.unpublish': { addressed: ADDRESSED },
  'rooms.answer': { addressed: ADDRESSED },
  'rooms.say': { addressed: ADDRESSED },
  'rooms.judge': { addressed: ADDRESSED },
  'conferences.start': { names: 'The conference as everybody sees it.' },
  'conferences.extend': { names: 'The conference as everybody sees it.' },
  'conferences.end': { names: 'The conference as everybody sees it.' },
  'conferences.create': { names: 'The conference as everybody sees it.' },
  'conferences.edit': { names: 'The conference as everybody sees it.' },
  'conferences.cancel': { names: 'The conference as everybody sees it.' },
  'proposals.list': PROPOSED,
  'proposals.propose': PROPOSED,
  'proposals.revise': PROPOSED,
  'proposals.decide': PROPOSED,
  'proposals.approve': PROPOSED,
  'topics.close': { names: 'A topic as every member sees it, without who asked for it.' },
  'conferences.staff': NAMES,
  'conferences.roles': NAMES,
  'replays.stop': OWN,
  'replays.putCaptions': OWN,
  'replays.removeCaptions': OWN,
  'replays.withdraw': OWN,
  'cases.list': { tells: 'case.listed' },
  'cases.counts': AGGREGATED,
  'cases.get': { tells: 'case.read' },
  'cases.assign': { tells: 'case.read' },
  'cases.decide': { tells: 'case.read' },
  'cases.decideAppeal': { tells: 'case.read' },
  'cases.threat': { tells: 'case.read' },
  'cases.evidence': { tells: 'evidence.read' },
  'watchedWords.list': OWN,
  'watchedWords.add': OWN,
  'watchedWords.remove': OWN,
  'admin.overview': AGGREGATED,
  'admin.launch': AGGREGATED,
  'admin.tryMail': OWN,
  'admin.noteRestore': AGGREGATED,
  'admin.members': { tells: 'member.listed' },
  'admin.member': { tells: 'member.read' },
  'admin.setRole': { tells: 'member.read' },
  'admin.sanction': { tells: 'member.silenced' },
  'admin.lift': { tells: 'member.sanction-lifted' },
  'admin.confirmEmail': { tells: 'member.read' },
  'admin.closeSessions': { tells: 'member.sessions-closed' },
  'admin.resetSecondFactor': { tells: 'member.read' },
  'admin.professionals': { tells: 'professional.read' },
  'admin.decideProfessional': { tells: 'professional.refused' },
  'admin.audit': { tells: 'audit.read' },
  'admin.unreadStems': AGGREGATED,
  'admin.correctedWords': AGGREGATED,
  'admin.tryReading': OWN,
}

type Node = { '~orpc'?: { errorMap: object } } & object
const guarded = (node: Node, path: readonly string[] = []): string[] =>
  node['~orpc']
    ? 'FORBIDDEN' in node['~orpc'].errorMap && !['push.subscribe', 'posts.publishCommunity'].includes(path.join('.'))
      ? [path.join('.')]
      : []
    : Object.entries(node).flatMap(([name, child]: [string, Node]) => guarded(child, [...path, name]))

const world = openIdleWorld()
let forms: TrueForms
let cast: FormActors

beforeAll(async () => {
  const staff = {
    moderator: await aModerator(world),
    professional: await aModerator(world, 'medical_professional'),
    admin: await aModerator(world, 'admin'),
  }
  ;({ forms, cast } = await openTrueForms(world, staff))
}, 120_000)

type Callable = Record<string, Record<string, (given: object) => Promise<unknown>>>
const call = (who: Person | undefined, name: string, given: object): Promise<unknown> => {
  const [module, procedure] = name.split('.') as [string, string]
  return (world.as(who) as unknown as Callable)[module]![procedure]!(given)
}
const linesOf = async (act: string) => {
  const { rows } = await world
    .services()
    .db.execute<{ id: string }>(
      sql`select id from audit_entry where act = ${act} and (subject_key is not null or subject_kind = 'everyone')`,
    )
  return rows.length
}

test('every procedure for the staff declares what it answers about members', () => {
  expect(Object.keys(DECLARED).sort()).toEqual(guarded(contract).sort())
})

/** Makes what the list of an operation shows. */
const SEEN: Record<string, () => unknown> = {
  'cases.list': () => forms['cases.get']!(),
  'admin.professionals': () => forms['admin.decideProfessional']!(),
}

const tells = Object.entries(DECLARED).flatMap(([name, declared]) =>
  'tells' in declared ? [[name, declared.tells] as const] : [],
)
test.each(tells)('%s tells whose data it reads by %s', async (name, act) => {
  const form = forms[name]
  if (!form) throw new Error(`${name} has no true form.`)
  await SEEN[name]?.()
  const { who, given } = { ...(await form()), ...(name === 'admin.members' && { given: {} }) }
  const before = await linesOf(act)
  world.advance(3_600_001)
  await call(who, name, given)
  expect(await linesOf(act)).toBeGreaterThan(before)
})

const silent = Object.entries(DECLARED).flatMap(([name, declared]) => ('none' in declared ? [name] : []))
test.each(silent)('%s answers nothing about a member', async (name) => {
  const { who, given, file } = (await forms[name]?.()) ?? {}
  // Only operations on replays come without an answer to search: captions are a text of the staff's own, and no media server records here.
  if (given === undefined || file !== undefined) return expect(name).toMatch(/^replays\./)
  const answer = JSON.stringify(await call(who, name, given))
  for (const { id, username, email } of [cast.spare, cast.friend, cast.victim])
    for (const word of [id, username, email]) expect(answer).not.toContain(word)
})
