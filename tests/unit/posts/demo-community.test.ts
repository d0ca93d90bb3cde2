import { expect, test } from 'vitest'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { foldText } from '#contract/foundation/fold.ts'
import {
  COMMENT_MAX,
  DESCRIPTION_MAX,
  DESTINATION_MAX,
  DURATION_MAX,
  PLACE_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from '#contract/posts/limits.ts'
import { isListedSymptom, storedTag } from '#contract/posts/tag-suggestions.ts'
import { TREATMENT_EFFECTS } from '#contract/treatments/limits.ts'
import { nameKey } from '#contract/treatments/rules.ts'
import { TreatmentFields } from '#contract/treatments/schema.ts'
import { CLUSTERS, DEMO_POSTS, type DemoPost } from '#server/demo/community.ts'
import { MEMBERS } from '#server/demo/members.ts'
import { SHARINGS } from '#server/demo/sharings.ts'
import type { DemoComment } from '#server/demo/story.ts'
import { TALKS } from '#server/demo/talks.ts'

const YEAR = 365
const clusters = Object.entries(CLUSTERS)
const textsOf = ({ title, description, duration, tags, travels, resolution }: DemoPost) => [
  title,
  description,
  duration,
  ...tags,
  ...travels.map(({ destination }) => destination),
  ...(resolution ? [resolution.treatment, resolution.notes] : []),
]
const languageOf = ({ author }: DemoPost) => MEMBERS[author]?.language

test('the demo has forty members with pseudonyms that differ beyond case and accents, each with an address of its own', () => {
  expect(MEMBERS).toHaveLength(40)
  expect(new Set(MEMBERS.map(({ username }) => foldText(username))).size).toBe(40)
  expect(new Set(MEMBERS.map(({ email }) => email)).size).toBe(40)
  for (const { username, email } of MEMBERS) {
    expect(username.length).toBeLessThanOrEqual(USERNAME_MAX)
    expect(email).toMatch(/^[a-z0-9-]+@demo\.example$/)
  }
})

test('the demo has a hundred and fifty posts, six of them in English, and some of every member', () => {
  expect(DEMO_POSTS).toHaveLength(150)
  expect(DEMO_POSTS.filter((post) => languageOf(post) === 'en')).toHaveLength(6)
  expect(new Set(DEMO_POSTS.map(({ author }) => author)).size).toBe(40)
  expect(new Set(DEMO_POSTS.map(({ title }) => title)).size).toBe(150)
  expect(new Set(DEMO_POSTS.map(({ description }) => description)).size).toBe(150)
})

test('nine in ten stories name something tried, in their language, without a dose and under names of its own', () => {
  const telling = DEMO_POSTS.filter(({ tried }) => tried.length > 0)
  expect(telling.length).toBeGreaterThanOrEqual(120)
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

test('about thirty-five posts are resolved, at least one of each kind of story', () => {
  expect(DEMO_POSTS.filter(({ resolution }) => resolution)).toHaveLength(36)
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
