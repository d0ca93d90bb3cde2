import { asc, desc, eq } from 'drizzle-orm'
import type { CsvFormat } from '#contract/foundation/csv.ts'
import { bandOf } from '#contract/foundation/disclosure.ts'
import {
  COUNTED_ACTIVE_DAYS,
  COUNTED_AFTER_DAYS,
  MOVED_MIN,
  SHOWN_FROM,
  STEP,
  WAVE_DAYS,
  WAVE_PARTS,
} from '#contract/foundation/disclosure-limits.ts'
import type { ObservatoryFile } from '#contract/observatory/files.ts'
import { MONTHS_SHOWN } from '#contract/observatory/limits.ts'
import { placeName } from '#contract/observatory/places.ts'
import { aboutShare } from '#contract/observatory/rules.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { helpName } from '#lexicon/readers/help.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { csvOf } from '#server/foundation/text/csv.ts'
import { takenAt } from './queries.ts'
import { EVERYONE, observedCell, observedGroup, type Topic } from './tables.ts'

const SYMPTOM = ['symptom_id', 'symptom_fr', 'symptom_en']
const MEMBERS = ['members_from', 'members_to']

const COLUMNS = {
  'symptoms.csv': [...SYMPTOM, ...MEMBERS, 'resolved_from', 'resolved_to', 'resolved_percent_about', 'median_recovery'],
  'months.csv': [...SYMPTOM, 'month', ...MEMBERS],
  'places.csv': [...SYMPTOM, 'place_code', 'place_fr', 'place_en', ...MEMBERS],
  'help.csv': [...SYMPTOM, 'help_key', 'help_fr', 'help_en', 'is_substance', ...MEMBERS],
} as const satisfies Partial<Record<ObservatoryFile, string[]>>

export async function observatoryFile(db: Reader, file: ObservatoryFile, format: CsvFormat) {
  const at = await takenAt(db)
  if (file === 'metadata.json')
    return { at, type: 'application/json; charset=utf-8', text: `${JSON.stringify(metadata(at), null, 2)}\n` }
  const rows = file === 'symptoms.csv' ? await groupRows(db) : await cellRows(db, file)
  return { at, type: 'text/csv; charset=utf-8; header=present', text: csvOf([COLUMNS[file], ...rows], format) }
}

async function groupRows(db: Reader) {
  const rows = await db.select().from(observedGroup).orderBy(desc(observedGroup.members), asc(observedGroup.symptom))
  return rows.map(({ symptom, members, resolved, recovery }) => [
    ...symptomFields(symptom),
    ...bandFields(members),
    ...(resolved === null ? [null, null, null] : [...bandFields(resolved), aboutShare(resolved, members)]),
    recovery,
  ])
}

type CellFile = Exclude<keyof typeof COLUMNS, 'symptoms.csv'>
type Field = string | number | null

const TOPIC = { 'months.csv': 'month', 'places.csv': 'place', 'help.csv': 'help' } as const satisfies Record<
  CellFile,
  Topic
>

const KEY_FIELDS: Record<CellFile, (key: string) => Field[] | undefined> = {
  'months.csv': (month) => (month === '' ? undefined : [month]),
  'places.csv': (place) => [place, placeName(place, 'fr'), placeName(place, 'en')],
  'help.csv': (key) => {
    const name = helpName(key)
    return name && [key, name.fr, name.en, name.isSubstance ? 'true' : 'false']
  },
}

async function cellRows(db: Reader, file: CellFile) {
  const rows = await db
    .select()
    .from(observedCell)
    .where(eq(observedCell.topic, TOPIC[file]))
    .orderBy(asc(observedCell.symptom), asc(observedCell.key))
  return rows.flatMap(({ symptom, key, members }) => {
    const fields = KEY_FIELDS[file](key)
    return fields ? [[...symptomFields(symptom), ...fields, ...bandFields(members)]] : []
  })
}

function symptomFields(id: string): Field[] {
  if (id === EVERYONE) return ['ALL', 'Tous les symptômes', 'All symptoms']
  const symptom = SYMPTOMS.find((each) => each.id === id)
  return [id, symptom?.fr ?? null, symptom?.en ?? null]
}

function bandFields(members: number): Field[] {
  const { from, to } = bandOf(members)
  return [from, to]
}

function metadata(at: Date | null) {
  return {
    title: 'Observatoire Vécu',
    description:
      'Figures counted from what members of Vécu tell of their symptoms. They are testimony of people who chose to write, not a sample of any population: no prevalence, no cause and no effect of a treatment follows from them.',
    snapshotTakenAt: at?.toISOString() ?? null,
    updated: `once a day at most, and only once at least ${MOVED_MIN} members came to be counted, left or changed what they tell; each snapshot replaces the one before`,
    population: `Members who agree to research and public statistics, and to the processing of their health data, at the moment of the snapshot, with at least one symptom that is not hidden. Their address is confirmed, their account at least ${COUNTED_AFTER_DAYS} days old, and on at least ${COUNTED_ACTIVE_DAYS} days (UTC) they published, commented, or marked a symptom as resolved, and it is there still. Who withdraws, or is erased, is out of the next snapshot.`,
    unit: 'Distinct members. A member counts once in a cell, however often they wrote, and may count in several cells of one table; of places in one, the last that they gave.',
    disclosureControl: {
      leastMembersOfACell: SHOWN_FROM,
      rounding: `Numbers are told as bands: ${SHOWN_FROM} to ${bandOf(SHOWN_FROM).to}, then steps of ${STEP} (members_from, members_to). Shares are computed from the middle of bands, to the nearest five percent.`,
      suppression: `Cells under the threshold are left out, and cannot be told from zero, and so are those of which one member in ${WAVE_PARTS} or more signed up within ${WAVE_DAYS} days in a row. So are cells whose complement is under it or empty, and further ones, smallest first, until nothing can be worked out from totals, from the tables of other symptoms, or from both.`,
      source: 'Hundepool et al. 2012, Statistical Disclosure Control, Wiley, chapter 4',
    },
    variables: {
      symptom_id: 'Human Phenotype Ontology; ALL for every symptom, listed or not',
      month: `UTC month in which the symptom was published, the last ${MONTHS_SHOWN}`,
      place_code:
        'ISO 3166-2 for regions of France, by the département that the postal code begins with; ISO 3166-1 for countries; FR where the region is not known; unknown where no place was told',
      help_key:
        'Kinds of help that members name as what helped, looked for as whole words of a list in French and English, and names of substances. No text of a member is published.',
      resolved_percent_about: 'Members with a resolved symptom, of all members of the row',
      median_recovery: `From the first day of the symptom to the day it was marked as resolved: ${'week, month, quarter, halfYear, year, twoYears'} are lengths of at most so long; longer is more than two years`,
    },
    files: Object.entries(COLUMNS).map(([name, columns]) => ({ name, columns })),
    format:
      'CSV by RFC 4180: UTF-8, comma, CRLF, one line of names. Where a spreadsheet would take what follows for a formula, an apostrophe stands before it. With ?format=excel-semicolon or excel-comma the same opens in a spreadsheet by a double click.',
    use: 'You may reuse these figures if you name "Observatoire Vécu" and the date of the snapshot, and do not try to identify anyone. The terms of use of this instance apply.',
  }
}
