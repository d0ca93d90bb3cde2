import type pg from 'pg'
import { profileOf, storyContentOf, type Weights, weightsOf } from '#lexicon/readers/closeness.ts'
import { readStory, type Story, textOf } from '#lexicon/readers/read-story.ts'
import { lexiconDigest, theLexicon, theTrust } from '#server/closest/lexicon-files.ts'
import { priorFrequencies } from '#server/closest/prior-files.ts'
import { HUNDREDTHS } from '#server/closest/reading-queries.ts'
import { batchesOf } from '../batches.ts'
import { communityOf } from '../community.ts'
import { type Random, randomFrom } from '../random.ts'

const BATCH = 2000
/** Stories that are truly read; all others tell halves of two of these, since reading each takes milliseconds. */
const TRULY_READ = 3000
/** Two stories that tell the same are found for each other whatever is searched: at least this share must differ. */
const DISTINCT_SHARE = 0.95

/**
 * Gives the indexed symptom posts readings by the version that the server reads with, so that none is read anew. With `isTelling`, each story tells about as
 * much as one that is read: the closest are then searched among all of them. Otherwise they tell nothing, and the search is one of an empty index.
 * @throws where stories are missing, or tell the same
 */
export async function readSymptoms(client: pg.Client, posts: number, { isTelling }: { isTelling: boolean }) {
  const version = await beginVersion(client)
  const { rows } = await client.query<{ id: string }>('select post_id as id from match_key')
  const indexed = new Set(rows.map(({ id }) => id))
  const cases = () =>
    communityOf(posts)
      .posts()
      .filter(({ id }) => indexed.has(id))
  const truly = isTelling ? trulyRead(cases().take(TRULY_READ)) : []
  const random = randomFrom(posts)
  const told = new Set<string>()
  let read = 0
  for (const batch of batchesOf(cases(), BATCH)) {
    const readings = batch.map((post) => ({
      post_id: post.id,
      ...(isTelling ? halvesOf([random.pick(truly), random.pick(truly)], { post, random }) : NOTHING),
    }))
    for (const { features } of readings) told.add(features.join())
    await insertReadings(client, readings, version)
    read += readings.length
  }
  console.log(`read: ${read} stories, of which ${told.size} tell different things`)
  if (read !== indexed.size) throw new Error(`${read} of ${indexed.size} indexed stories are read.`)
  if (isTelling && told.size < read * DISTINCT_SHARE) throw new Error(`Only ${told.size} of ${read} stories differ.`)
}

async function beginVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into reading_version (lexicon, authors, frequencies, created_at)
     select $1::text, count(distinct author_id), $2::jsonb, now() from match_key returning id`,
    [lexiconDigest(), JSON.stringify(priorFrequencies())],
  )
  return rows[0]!.id
}

type Finding = {
  feature: string
  weight: number
  wording: number
  at: number
  end: number
  confidence: number
  isNamed: boolean
}

function trulyRead(stories: Iterable<Story>): Finding[][] {
  const { stories: count, of } = priorFrequencies()
  const weightOf = weightsOf({ stories: count, of: new Map(Object.entries(of)) })
  return [...stories].map((story) => findingsOf(story, weightOf))
}

/** The findings of a story, with the columns that `server/closest/reader-worker.ts` makes of them in its thread. */
function findingsOf(story: Story, weightOf: Weights): Finding[] {
  const reading = readStory(theLexicon(), story)
  const told = storyContentOf(reading, story.title.length)
  const { weights } = profileOf(told, weightOf)
  const trust = theTrust(reading)
  return [...told.wordings].map(([feature, wording]) => ({
    feature,
    wording,
    weight: weights.get(feature) ?? 0,
    ...(feature.startsWith('!') ? reading.absent.get(feature.slice(1))! : reading.present.get(feature)!),
    confidence: Math.round(HUNDREDTHS * (trust.get(feature)?.confidence ?? 0)),
    isNamed: trust.get(feature)?.isNamed ?? false,
  }))
}

type ReadColumns = {
  features: string[]
  weights: number[]
  wordings: number[]
  spans: number[]
  confidences: number[]
  is_named: boolean[]
  title_end: number
}

const NOTHING: ReadColumns = {
  features: [],
  weights: [],
  wordings: [],
  spans: [],
  confidences: [],
  is_named: [],
  title_end: 0,
}

/** Returns a reading with half of what each of two others tells, quoted from the post itself. */
function halvesOf(two: readonly Finding[][], { post, random }: { post: Story; random: Random }): ReadColumns {
  const length = textOf(post).length
  const half = two.flatMap((findings) => findings.filter(() => random.unit() < 0.5))
  const findings = [...new Map(half.map((finding) => [finding.feature, finding])).values()]
  return {
    features: findings.map(({ feature }) => feature),
    weights: findings.map(({ weight }) => weight),
    wordings: findings.map(({ wording }) => wording),
    spans: findings.flatMap(({ at, end }) => [Math.min(at, length - 1), Math.min(end, length)]),
    confidences: findings.map(({ confidence }) => confidence),
    is_named: findings.map(({ isNamed }) => isNamed),
    title_end: post.title.length,
  }
}

const insertReadings = (client: pg.Client, readings: readonly (ReadColumns & { post_id: string })[], version: number) =>
  client.query(
    `insert into story_reading (post_id, author_id, place_key, is_established, reading_version, language, features, weights, wordings, spans,
       confidences, is_named, title_end, ver, matched_ver)
     select k.post_id, k.author_id, k.place_key, k.is_established, $2, 'fr', x.features, x.weights, x.wordings, x.spans,
       x.confidences, x.is_named, x.title_end, 1, 1
     from jsonb_to_recordset($1) as x (post_id uuid, features text[], weights smallint[], wordings smallint[], spans int[],
       confidences smallint[], is_named boolean[], title_end int)
     join match_key k using (post_id)
     on conflict do nothing`,
    [JSON.stringify(readings), version],
  )
