import type { AgeBand, Sex } from '#contract/medication/choices.ts'
import type { Report } from '#contract/medication/schema.ts'
import { element, type XmlElement } from '#server/foundation/text/xml.ts'
import { medication } from './drugs.ts'
import { comment, held, LIST, observation, organizer, part, valueElement } from './parts.ts'
import { reaction, reactionsOf } from './reactions.ts'

/** D.2.3. The first two years hold both newborns and infants: that band has no code and is told in the narrative. */
const AGE_GROUPS: Record<AgeBand, string | undefined> = {
  '0-1': undefined,
  '2-11': '3',
  '12-17': '4',
  '18-44': '5',
  '45-64': '5',
  '65-74': '6',
  '75+': '6',
}
/** D.5, ISO 5218 as far as E2B takes it: two values. */
const SEXES: Record<Sex, string | undefined> = { male: '1', female: '2', other: undefined }
export function patient(report: Report): XmlElement {
  const { ageBand, sex, history, drugs } = report
  const sexCode = sex && SEXES[sex]
  const ageGroup = ageBand && AGE_GROUPS[ageBand]
  return element(
    'primaryRole',
    { classCode: 'INVSBJ' },
    element(
      'player1',
      { classCode: 'PSN', determinerCode: 'INSTANCE' },
      comment('D.1'),
      element('name', { nullFlavor: 'MSK' }),
      comment('D.5'),
      element('administrativeGenderCode', {
        ...(sexCode ? { code: sexCode } : { nullFlavor: 'UNK' }),
        codeSystem: '1.0.5218',
      }),
    ),
    ...(ageGroup
      ? [
          comment('D.2.3'),
          held(
            observation('4', 'ageGroup', valueElement({ 'xsi:type': 'CE', code: ageGroup, codeSystem: `${LIST}.9` })),
          ),
        ]
      : []),
    held(
      organizer(
        '1',
        'relevantMedicalHistoryAndConcurrentConditions',
        comment('D.7.2'),
        part(
          observation(
            '18',
            'historyAndConcurrentConditionText',
            history
              ? valueElement({ 'xsi:type': 'ED' }, history)
              : valueElement({ 'xsi:type': 'ED', nullFlavor: 'UNK' }),
          ),
        ),
        ...(drugs.some(({ role }) => role === 'concomitant')
          ? [
              comment('D.7.3'),
              part(observation('11', 'concomitantTherapy', valueElement({ 'xsi:type': 'BL', value: 'true' }))),
            ]
          : []),
      ),
    ),
    ...reactionsOf(report).map((text, i) => reaction(report, text, i)),
    held(organizer('4', 'drugInformation', ...drugs.map((drug, k) => medication(report, drug, k)))),
  )
}
