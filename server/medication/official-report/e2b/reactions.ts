import { v5 } from 'uuid'
import type { Outcome, Seriousness } from '#contract/medication/choices.ts'
import type { Report } from '#contract/medication/schema.ts'
import { element, type XmlElement } from '#server/foundation/text/xml.ts'
import { codeOf, comment, held, LIST, OBSERVATIONS, observation, pertaining, plain, valueElement } from './parts.ts'

const REACTION_TEXT_MAX = 250

/** E.i.3.2a to f, by code list 19. */
const CRITERIA: readonly (readonly [Seriousness, string, string])[] = [
  ['death', '34', 'resultsInDeath'],
  ['lifeThreatening', '21', 'isLifeThreatening'],
  ['hospitalisation', '33', 'requiresInpatientHospitalization'],
  ['disability', '35', 'resultsInPersistentOrSignificantDisability'],
  ['congenitalAnomaly', '12', 'congenitalAnomalyBirthDefect'],
  ['otherImportant', '26', 'otherMedicallyImportantCondition'],
]
const OUTCOMES: Record<Outcome, string> = {
  unknown: '0',
  recovered: '1',
  recovering: '2',
  notRecovered: '3',
  recoveredWithSequelae: '4',
  fatal: '5',
}

export function reactionsOf({ reactions, description }: Report): string[] {
  if (reactions.length > 0) return reactions
  const signs = [...description]
  return [signs.length > REACTION_TEXT_MAX ? `${signs.slice(0, REACTION_TEXT_MAX - 1).join('')}…` : description]
}

/** Other parts of the file point to the effect by this id, which is the same at each export. */
export const reactionId = (report: Report, i: number): string => v5(`reaction ${i}`, report.id)

export function reaction(report: Report, text: string, i: number): XmlElement {
  const { onsetDate, outcome } = report
  return held(
    element(
      'observation',
      { classCode: 'OBS', moodCode: 'EVN' },
      element('id', { root: reactionId(report, i) }),
      codeOf('29', OBSERVATIONS, 'reaction'),
      ...(onsetDate
        ? [
            comment('E.i.4'),
            element('effectiveTime', { 'xsi:type': 'IVL_TS' }, element('low', { value: plain(onsetDate) })),
          ]
        : []),
      comment('E.i.2.1b: MedDRA is not coded; E.i.1.1a, in the words of the report; E.i.1.1b: language not told'),
      valueElement({ 'xsi:type': 'CE', nullFlavor: 'NI' }, element('originalText', { language: 'und' }, text)),
      ...CRITERIA.flatMap(([criterion, code, displayName], at) => [
        comment(`E.i.3.2${'abcdef'[at]}`),
        pertaining(observation(code, displayName, valueElement(isMet(report, criterion)))),
      ]),
      comment('E.i.7'),
      pertaining(
        observation(
          '27',
          'outcome',
          valueElement({ 'xsi:type': 'CE', code: OUTCOMES[outcome ?? 'unknown'], codeSystem: `${LIST}.11` }),
        ),
      ),
    ),
  )
}

/** E2B has no "false" here: a criterion that is not met is given as not informed. */
const isMet = ({ seriousness }: Report, criterion: Seriousness) => ({
  'xsi:type': 'BL',
  ...(seriousness?.includes(criterion) ? { value: 'true' } : { nullFlavor: 'NI' }),
})
