import { expect, test } from 'vitest'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { foldText } from '#contract/foundation/fold.ts'
import {
  COMMENT_MAX,
  DESCRIPTION_MAX,
  DESTINATION_MAX,
  DIAGNOSIS_MAX,
  DURATION_MAX,
  HOW_FOUND_MAX,
  PLACE_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from '#contract/posts/limits.ts'
import { isListedSymptom, storedTag } from '#contract/posts/tag-suggestions.ts'
import { TREATMENT_EFFECTS } from '#contract/treatments/limits.ts'
import { nameKey } from '#contract/treatments/rules.ts'
import { TreatmentFields } from '#contract/treatments/schema.ts'
import { FOLLOWED_MIN, TRIED_MIN } from '#contract/what-helped/limits.ts'
import { CLUSTERS, DEMO_POSTS, type DemoPost, OF_FATIGUE } from '#server/demo/community.ts'
import { MEMBERS } from '#server/demo/members.ts'
import { NEWS } from '#server/demo/news.ts'
import { SHARINGS } from '#server/demo/sharings.ts'
import type { DemoComment } from '#server/demo/story.ts'
import { TALKS } from '#server/demo/talks.ts'
import { betterOf } from '#server/what-helped/publication.ts'
import type { FollowUp } from '#server/what-helped/statistics/cumulative-incidence.ts'
import { OUTCOME, timeToBetter } from '#server/what-helped/time-to-better.ts'

const YEAR = 365
const clusters = Object.entries({ ...CLUSTERS, ...OF_FATIGUE })
const textsOf = ({ title, description, duration, tags, travels, resolution, news }: DemoPost) => [
  title,
  description,
  duration,
  ...tags,
  ...travels.map(({ destination }) => destination),
  ...(resolution ? [resolution.treatment, resolution.notes] : []),
  ...news.flatMap((said) => Object.values(said).filter((value) => typeof value === 'string')),
]
const languageOf = ({ author }: DemoPost) => MEMBERS[author]?.language

test('the demo has 74 members with pseudonyms that differ beyond case and accents, each with an address of its own', () => {
  expect(MEMBERS).toHaveLength(74)
  expect(new Set(MEMBERS.map(({ username }) => foldText(username))).size).toBe(74)
  expect(new Set(MEMBERS.map(({ email }) => email)).size).toBe(74)
  for (const { username, email } of MEMBERS) {
    expect(username.length).toBeLessThanOrEqual(USERNAME_MAX)
    expect(email).toMatch(/^[a-z0-9-]+@demo\.example$/)
  }
})

test('the demo has 192 posts, fourteen of them in English, and some of every member', () => {
  expect(DEMO_POSTS).toHaveLength(192)
  expect(DEMO_POSTS.filter((post) => languageOf(post) === 'en')).toHaveLength(14)
  expect(new Set(DEMO_POSTS.map(({ author }) => author)).size).toBe(74)
  expect(new Set(DEMO_POSTS.map(({ title }) => title)).size).toBe(192)
  expect(new Set(DEMO_POSTS.map(({ description }) => description)).size).toBe(192)
})

test('nine in ten stories name something tried, in their language, without a dose and under names of its own', () => {
  const telling = DEMO_POSTS.filter(({ tried }) => tried.length > 0)
  expect(telling.length).toBeGreaterThanOrEqual(150)
  const effects = DEMO_POSTS.flatMap(({ tried }) => tried.map(({ effect }) => effect))
  for (const effect of [...TREATMENT_EFFECTS, null]) expect(effects).toContain(effect)
  for (const post of DEMO_POSTS) {
    const keys = post.tried.map(({ name }) => nameKey(name))
    expect(new Set(keys).size).toBe(keys.length)
    for (const { from, to, sideEffects, ...said } of post.tried)
      expect(
        TreatmentFields.safeParse({ ...said, sideEffects: [...sideEffects], isOngoing: to === null }).error,
      ).toBeUndefined()
  }
})

test('a thing that a story says helped is not said to have failed in the list of what was tried', () => {
  const named = DEMO_POSTS.flatMap(({ resolution, tried }) =>
    tried.filter(({ name }) => resolution && foldText(resolution.treatment).includes(foldText(name))),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const { effect, name } of named) expect(['better', 'muchBetter'], name).toContain(effect)
})

test('every text fits its field', () => {
  for (const post of DEMO_POSTS) {
    expect(textsOf(post).filter((text) => text !== text.trim() || text === '')).toEqual([])
    expect(post.title.length).toBeLessThanOrEqual(TITLE_MAX)
    expect(post.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
    expect(post.duration.length).toBeLessThanOrEqual(DURATION_MAX)
    expect(post.tags.length).toBeLessThanOrEqual(TAGS_MAX)
    for (const tag of post.tags) expect(tag.length).toBeLessThanOrEqual(TAG_MAX)
    for (const { destination } of post.travels) expect(destination.length).toBeLessThanOrEqual(DESTINATION_MAX)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(post.intensity)
  }
})

test('descriptions have two to six sentences, and at least one tag of each post is a listed symptom', () => {
  for (const post of DEMO_POSTS) {
    const sentences = post.description.split(/[.?!]+(?:\s|$)/).filter(Boolean)
    expect(sentences.length, post.title).toBeGreaterThanOrEqual(2)
    expect(sentences.length, post.title).toBeLessThanOrEqual(6)
    expect(post.tags.some(isListedSymptom), post.title).toBe(true)
  }
})

test('tags appear once in a post, and a listed symptom under its French name', () => {
  for (const { title, tags } of DEMO_POSTS) {
    expect(new Set(tags.map(foldText)).size, title).toBe(tags.length)
    expect(tags.map(storedTag), title).toEqual(tags)
  }
})

test('French texts are typed as French is', () => {
  for (const post of DEMO_POSTS) {
    const typed = textsOf(post).join('\n')
    expect(typed, post.title).not.toMatch(/['"<>]/)
    if (languageOf(post) === 'fr') expect(typed, post.title).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0):/)
  }
})

test('a symptom begins before it is told, travels end before that, and it is healed after', () => {
  for (const { title, startDaysAgo, createdDaysAgo, travels, resolution } of DEMO_POSTS) {
    expect(startDaysAgo, title).toBeGreaterThan(createdDaysAgo)
    expect(createdDaysAgo, title).toBeGreaterThanOrEqual(0)
    for (const travel of travels) {
      expect(travel.startDaysAgo, title).toBeGreaterThan(travel.endDaysAgo)
      expect(travel.endDaysAgo, title).toBeGreaterThanOrEqual(createdDaysAgo)
      expect(travel.startDaysAgo, title).toBeLessThan(YEAR)
    }
    if (resolution) {
      expect(resolution.daysAgo, title).toBeGreaterThan(0)
      expect(resolution.daysAgo, title).toBeLessThan(createdDaysAgo)
    }
  }
})

test('posts are spread over five months, oldest first, a dozen of them in the last week', () => {
  const days = DEMO_POSTS.map(({ createdDaysAgo }) => createdDaysAgo)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days[0]).toBeLessThanOrEqual(155)
  expect(days.filter((day) => day < 7).length).toBe(12)
  for (const month of [0, 1, 2, 3, 4]) {
    expect(days.filter((day) => day >= month * 30 && day < month * 30 + 30).length).toBeGreaterThanOrEqual(15)
  }
})

test('forty posts are resolved, at least one of each kind of story', () => {
  expect(DEMO_POSTS.filter(({ resolution }) => resolution)).toHaveLength(40)
  for (const [name, stories] of clusters) {
    expect(
      stories.some(({ resolution }) => resolution !== undefined),
      name,
    ).toBe(true)
  }
})

test('no member would meet the hourly quota, and none writes twice on one day', () => {
  for (const author of MEMBERS.keys()) {
    const days = DEMO_POSTS.filter((post) => post.author === author).map(({ createdDaysAgo }) => createdDaysAgo)
    expect(new Set(days).size).toBe(days.length)
    expect(days.length).toBeLessThanOrEqual(5)
  }
})

test.each(clusters)(
  '%s has several authors, and pairs that match on place and time with a tag in common',
  (_, stories) => {
    expect(stories.length).toBeGreaterThanOrEqual(3)
    expect(new Set(stories.map(({ author }) => author)).size).toBe(stories.length)
    const posts = DEMO_POSTS.filter((post) => stories.some(({ title }) => title === post.title))
    expect(
      posts.flatMap((a, index) => posts.slice(index + 1).filter((b) => resemble(a, b))).length,
    ).toBeGreaterThanOrEqual(3)
  },
)

/** Outcomes that a story has at the end: that of its last news but those that it goes on as before. */
const standing = ({ resolution, news }: DemoPost) =>
  resolution ? 'healed' : (news.findLast(({ outcome }) => outcome !== 'ongoing')?.outcome ?? 'ongoing')

test('the chips of better and diagnosed stories are not empty; news comes after the story, in order, and fits its fields', () => {
  const better = DEMO_POSTS.filter((post) => standing(post) === 'better')
  const diagnosed = DEMO_POSTS.filter(({ news }) => news.some(({ outcome }) => outcome === 'diagnosed'))
  expect(better.length).toBeGreaterThanOrEqual(25)
  expect(diagnosed.length).toBeGreaterThanOrEqual(12)
  expect(Object.keys(NEWS).filter((title) => DEMO_POSTS.every((post) => post.title !== title))).toEqual([])
  for (const { title, createdDaysAgo, news, resolution } of DEMO_POSTS) {
    const days = [createdDaysAgo, ...news.map(({ daysAgo }) => daysAgo), ...(resolution ? [resolution.daysAgo] : [])]
    expect(
      days.toSorted((one, other) => other - one),
      title,
    ).toEqual([...new Set(days)])
    expect(
      days.slice(1).every((day) => day > 0),
      title,
    ).toBe(true)
    // It goes on as before only where nothing else was said yet.
    const changed = news.findIndex(({ outcome }) => outcome !== 'ongoing')
    expect(changed < 0 || news.slice(changed).every(({ outcome }) => outcome !== 'ongoing'), title).toBe(true)
    for (const said of news)
      if (said.outcome === 'diagnosed') {
        expect(said.diagnosis.length, title).toBeLessThanOrEqual(DIAGNOSIS_MAX)
        for (const how of [said.examination, said.specialist, said.timeTaken])
          expect(how?.length ?? 0, title).toBeLessThanOrEqual(HOW_FOUND_MAX)
      }
  }
  const found = diagnosed.filter(({ news }) => news.some((said) => 'examination' in said && said.examination))
  expect(found.length).toBeGreaterThanOrEqual(12)
  expect(DEMO_POSTS.filter(({ care }) => care).length).toBeGreaterThan(DEMO_POSTS.length / 4)
})

/** The members who tell of a symptom, each with the stories in which they do, oldest first. */
const tellersOf = (tag: string) =>
  Map.groupBy(
    DEMO_POSTS.filter(({ tags }) => tags.includes(tag)),
    ({ author }) => author,
  )

test.each([
  ['Fatigue', 6],
  ['Insomnie', 2],
])('the page of %s has figures of %i things that anyone may read, each with an interval', (tag, least) => {
  const things = new Map<string, Map<number, string | null>>()
  for (const [author, posts] of tellersOf(tag))
    for (const { name, effect } of posts.flatMap(({ tried }) => tried)) {
      const told = things.get(nameKey(name)) ?? new Map<number, string | null>()
      told.set(author, effect ?? told.get(author) ?? null)
      things.set(nameKey(name), told)
    }
  const figured = [...things].filter(([key, told]) => key.startsWith('known:') && told.size >= TRIED_MIN)
  expect(figured.length, figured.map(([key]) => key).join()).toBeGreaterThanOrEqual(least)
  for (const [, told] of figured) {
    const said = Map.groupBy(told.values(), (effect) => effect)
    const of = (...effects: string[]) => effects.reduce((sum, each) => sum + (said.get(each)?.length ?? 0), 0)
    const outcomes = { helped: of('muchBetter', 'better'), unchanged: of('unchanged'), worse: of('worse', 'muchWorse') }
    expect(betterOf({ ...outcomes, unknown: said.get(null)?.length ?? 0 })).not.toBeNull()
  }
})

test('fifty stories of fatigue are followed, and how long it takes to get better is drawn over six months and more', () => {
  const followUps = [...tellersOf('Fatigue').values()].flatMap(([oldest]): FollowUp[] => {
    const { startDaysAgo, createdDaysAgo, news, resolution } = oldest!
    const day = (daysAgo: number) => startDaysAgo - daysAgo
    const better = news.find(({ outcome }) => outcome === 'better')
    const [last, outcome] = better
      ? [better.daysAgo, OUTCOME.better]
      : resolution
        ? [resolution.daysAgo, OUTCOME.healed]
        : [news.at(-1)?.daysAgo ?? createdDaysAgo, OUTCOME.lost]
    return last < createdDaysAgo ? [{ entry: day(createdDaysAgo), exit: day(last), outcome }] : []
  })
  expect(followUps.length).toBeGreaterThanOrEqual(FOLLOWED_MIN + 2)
  const months = timeToBetter(followUps)!
  expect(months.length).toBeGreaterThanOrEqual(6)
  const shares = months.map(({ share }) => share)
  expect(shares.at(-1)).toBeGreaterThan(50)
  expect(shares.at(-1)).toBeLessThan(90)
})

test('every member does something that others see on two days at least, or no figure would count them', () => {
  const seen = new Map<number, Set<number>>()
  const see = (author: number, day: number) => seen.set(author, (seen.get(author) ?? new Set()).add(day))
  for (const { author, title, createdDaysAgo, resolution } of DEMO_POSTS) {
    see(author, createdDaysAgo)
    if (resolution) see(author, resolution.daysAgo)
    for (const comment of commentsIn(TALKS[title] ?? [])) see(comment.author, createdDaysAgo - 0.5)
  }
  for (const { author, createdDaysAgo, comments } of SHARINGS) {
    see(author, createdDaysAgo)
    for (const comment of commentsIn(comments)) see(comment.author, createdDaysAgo - 0.5)
  }
  for (const member of MEMBERS.keys()) expect(seen.get(member)!.size, MEMBERS[member]!.username).toBeGreaterThan(1)
})

const commentsIn = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...commentsIn(comment.replies ?? [])])

test('members share and answer one another: ten community posts, and a dozen stories that are answered', () => {
  expect(SHARINGS).toHaveLength(10)
  expect(new Set(SHARINGS.map(({ author }) => author)).size).toBe(10)
  const titles = new Set(DEMO_POSTS.map(({ title }) => title))
  expect(Object.keys(TALKS).filter((title) => !titles.has(title))).toEqual([])
  expect(Object.keys(TALKS).length).toBeGreaterThanOrEqual(12)
  expect(DEMO_POSTS.filter(({ description }) => description.endsWith('?')).length).toBeGreaterThan(10)
})

test('community posts and comments of the demo fit their fields, and are typed as French is', () => {
  for (const { title, description, tags, place, author } of SHARINGS) {
    expect(title.length, title).toBeLessThanOrEqual(TITLE_MAX)
    expect(description.length, title).toBeLessThanOrEqual(DESCRIPTION_MAX)
    expect(place?.length ?? 0, title).toBeLessThanOrEqual(PLACE_MAX)
    expect(tags.map(storedTag), title).toEqual(tags)
    if (MEMBERS[author]?.language === 'fr') expectFrench([title, description, place ?? ''].join('\n'))
  }
  const comments = [...SHARINGS.map(({ comments }) => comments), ...Object.values(TALKS)].flatMap(commentsIn)
  expect(comments.length).toBeGreaterThan(60)
  for (const { author, body } of comments) {
    expect(MEMBERS[author], body).toBeDefined()
    expect(body.length, body).toBeLessThanOrEqual(COMMENT_MAX)
    if (MEMBERS[author]?.language === 'fr' && !/Hello/.test(body)) expectFrench(body)
  }
})

function expectFrench(text: string) {
  expect(text).not.toMatch(/['"<>]/)
  expect(text).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)/)
}

/** Enough points without counting a word: the same country within a week, or the same postal zone within a month. */
function resemble(a: DemoPost, b: DemoPost): boolean {
  if (a.country !== b.country || !a.tags.some((tag) => b.tags.includes(tag))) return false
  const daysApart = Math.abs(a.startDaysAgo - b.startDaysAgo)
  return daysApart <= 7 || (daysApart <= 30 && a.postalCode.slice(0, 2) === b.postalCode.slice(0, 2))
}
