import { expect, test } from 'vitest'
import type { Member } from '#server/foundation/actor.ts'
import { mayEdit, mayReact, mayRead, mayRemove, mayResolve } from '#server/posts/policy.ts'
import type { PostRow } from '#server/posts/queries.ts'
import { postView } from '#server/posts/views.ts'
import { memberActor } from '#tests/support/actor.ts'

const member = (id: string, isReadOnly = false): Member => memberActor(id, { isReadOnly })
const author = member('author')
const withdrawn = member('author', true)
const stranger = member('stranger')
const admin: Member = { ...stranger, roles: ['admin', 'moderator', 'medical_professional'] }
const NOW = new Date('2026-03-31T12:00:00Z')

test.each([
  { who: author, isHidden: false, isBlocked: false, verdict: 'yes' },
  { who: author, isHidden: true, isBlocked: false, verdict: 'yes' },
  { who: stranger, isHidden: false, isBlocked: false, verdict: 'yes' },
  { who: stranger, isHidden: true, isBlocked: false, verdict: 'NOT_FOUND' },
  { who: stranger, isHidden: false, isBlocked: true, verdict: 'NOT_FOUND' },
  { who: admin, isHidden: true, isBlocked: false, verdict: 'NOT_FOUND' },
])('$who.id reads a post hidden $isHidden, blocked $isBlocked: $verdict', ({ who, verdict, ...facts }) => {
  expect(mayRead(who, { authorId: 'author', ...facts })).toBe(verdict)
})

test.each([
  { who: author, resolvedAt: null, change: 'yes', remove: 'yes' },
  { who: author, resolvedAt: NOW, change: 'ALREADY_RESOLVED', remove: 'yes' },
  { who: withdrawn, resolvedAt: null, change: 'READ_ONLY_ACCOUNT', remove: 'yes' },
  { who: withdrawn, resolvedAt: NOW, change: 'READ_ONLY_ACCOUNT', remove: 'yes' },
  { who: stranger, resolvedAt: null, change: 'NOT_FOUND', remove: 'NOT_FOUND' },
  { who: stranger, resolvedAt: NOW, change: 'NOT_FOUND', remove: 'NOT_FOUND' },
  { who: admin, resolvedAt: null, change: 'NOT_FOUND', remove: 'NOT_FOUND' },
])(
  '$who.id changes a post resolved at $resolvedAt: $change, removes it: $remove',
  ({ who, resolvedAt, ...verdicts }) => {
    const post = { authorId: 'author', kind: 'symptom' as const, resolvedAt }
    expect([mayEdit(who, post), mayResolve(who, post), mayRemove(who, post)]).toEqual([
      verdicts.change,
      verdicts.change,
      verdicts.remove,
    ])
  },
)

test('a community post is removed by its author, and holds no symptom to edit or to heal', () => {
  const post = { authorId: 'author', kind: 'community' as const, resolvedAt: null }
  expect([mayEdit(author, post), mayResolve(author, post), mayRemove(author, post)]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'yes',
  ])
})

test.each([
  { who: author, isHidden: true, isBlocked: false, verdict: 'yes' },
  { who: withdrawn, isHidden: false, isBlocked: false, verdict: 'READ_ONLY_ACCOUNT' },
  { who: stranger, isHidden: false, isBlocked: false, verdict: 'yes' },
  { who: stranger, isHidden: true, isBlocked: false, verdict: 'NOT_FOUND' },
  { who: stranger, isHidden: false, isBlocked: true, verdict: 'NOT_FOUND' },
  { who: { ...stranger, isReadOnly: true }, isHidden: true, isBlocked: false, verdict: 'NOT_FOUND' },
])('$who.id reacts to a post hidden $isHidden, blocked $isBlocked: $verdict', ({ who, verdict, ...facts }) => {
  expect(mayReact(who, { authorId: 'author', ...facts })).toBe(verdict)
})

const row: PostRow = {
  id: 'post',
  kind: 'symptom',
  authorId: 'author',
  title: 'Titre',
  description: 'Texte',
  tags: ['Fièvre'],
  duration: '2 semaines',
  intensity: 4,
  since: null,
  startDate: '2026-02-17',
  country: 'FR',
  postalCode: '75011',
  place: null,
  isByTeam: false,
  likes: 2,
  comments: 1,
  meToos: 3,
  isQuestion: false,
  hasMedia: false,
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  resolvedAt: null,
  treatment: null,
  resolutionNotes: null,
  outcome: 'ongoing',
  outcomeAt: null,
  outcomeNotes: null,
  diagnosedAt: null,
  diagnosis: null,
  examination: null,
  specialist: null,
  timeTaken: null,
  helped: [],
  hiddenAt: null,
  hiddenReason: null,
  hiddenDecisionId: null,
}
const facts = {
  people: new Map([['author', { username: 'Ada', avatar: '/media/a', largeAvatar: '/media/b', isProfessional: true }]]),
  media: [],
  reader: { isLiked: true, unseen: 0, isMeToo: false, isMeTooCounted: false, meToosShown: null },
  travels: [{ destination: 'Lisbonne', startDate: '2026-01-02', endDate: '2026-01-09' }],
}

test('another member gets the month of onset, and neither the day, the postal code nor the travels', () => {
  const view = postView(row, facts, stranger)
  expect(view).toMatchObject({
    isMine: false,
    startMonth: '2026-02',
    own: null,
    author: { id: 'author', username: 'Ada', avatar: '/media/a' },
  })
  for (const secret of ['2026-02-17', '75011', 'Lisbonne', '2026-01-0', 'request'])
    expect(JSON.stringify(view)).not.toContain(secret)
  expect(view.can).toEqual({ edit: false, resolve: false, change: false, remove: false, react: true, meToo: true })
})

test('the author of a post gets all of it, with their permissions', () => {
  expect(postView(row, facts, author)).toMatchObject({
    isMine: true,
    own: { startDate: '2026-02-17', postalCode: '75011', travels: [{ destination: 'Lisbonne' }] },
    can: { edit: true, resolve: true, change: true, remove: true, react: true, meToo: false },
  })
  const resolved = { ...row, resolvedAt: NOW, treatment: 'Repos' }
  expect(postView(resolved, facts, author)).toMatchObject({
    resolution: { resolvedAt: NOW, treatment: 'Repos', notes: null },
    can: { edit: false, resolve: false, change: true, remove: true, react: true, meToo: false },
  })
  expect(postView(row, facts, withdrawn).can).toEqual({
    edit: false,
    resolve: false,
    change: false,
    remove: true,
    react: false,
    meToo: false,
  })
})

test('a post without a day, of a member who is gone, shows neither', () => {
  const view = postView({ ...row, startDate: null }, { ...facts, people: new Map() }, stranger)
  expect(view).toMatchObject({
    startMonth: null,
    author: { id: 'author', username: null, avatar: null, isProfessional: false },
  })
})
