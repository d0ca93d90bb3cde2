import { v5 } from 'uuid'
import type { DrugAction, DrugRole, Rechallenge } from '#contract/medication/choices.ts'
import { OFFICIAL_REPORT_WORDS } from '#contract/medication/official-report-words.ts'
import type { Report, ReportDrug } from '#contract/medication/schema.ts'
import { element, type XmlChild, type XmlElement } from '#server/foundation/text/xml.ts'
import { codeOf, comment, LIST, OBSERVATIONS, observation, part, pertaining, plain, valueElement } from './parts.ts'
import { reactionId, reactionsOf } from './reactions.ts'

const ROLES: Record<DrugRole, string> = { suspected: '1', concomitant: '2' }
const ACTIONS: Record<DrugAction, string> = {
  unknown: '0',
  withdrawn: '1',
  reduced: '2',
  increased: '3',
  unchanged: '4',
  notApplicable: '9',
}
const RECHALLENGES: Record<Rechallenge, string> = {
  recurred: '1',
  notRecurred: '2',
  outcomeUnknown: '3',
  notDone: '4',
}

const drugId = (report: Report, k: number) => v5(`drug ${k}`, report.id)

export function medication(report: Report, drug: ReportDrug, k: number): XmlElement {
  return part(
    element(
      'substanceAdministration',
      { classCode: 'SBADM', moodCode: 'EVN' },
      element('id', { root: drugId(report, k) }),
      element(
        'consumable',
        { typeCode: 'CSM' },
        element(
          'instanceOfKind',
          { classCode: 'INST' },
          element(
            'kindOfProduct',
            { classCode: 'MMAT', determinerCode: 'KIND' },
            comment('G.k.2.2'),
            element('name', {}, drug.name),
            ...substance(drug),
          ),
        ),
      ),
      ...dosage(drug),
      ...(drug.rechallenge ? reactionsOf(report).flatMap((_, i) => recurrence(report, drug.rechallenge!, i)) : []),
      ...indication(drug),
      ...(drug.action
        ? [
            comment('G.k.8'),
            element(
              'inboundRelationship',
              { typeCode: 'CAUS' },
              element('act', { classCode: 'ACT', moodCode: 'EVN' }, codeOf(ACTIONS[drug.action], `${LIST}.15`)),
            ),
          ]
        : []),
    ),
  )
}

function substance({ substance: name }: ReportDrug): XmlChild[] {
  if (!name) return []
  const kind = element('ingredientSubstance', { classCode: 'MMAT', determinerCode: 'KIND' }, element('name', {}, name))
  return [comment('G.k.2.3.r.1'), element('ingredient', { classCode: 'ACTI' }, kind)]
}

function dosage({ dosage: text, startDate, stopDate, route, batch: lot }: ReportDrug): XmlChild[] {
  const told = [
    ...(text ? [comment('G.k.4.r.8'), element('text', {}, text)] : []),
    ...(startDate || stopDate
      ? [
          comment('G.k.4.r.4, G.k.4.r.5'),
          element(
            'effectiveTime',
            { 'xsi:type': 'IVL_TS' },
            ...(startDate ? [element('low', { value: plain(startDate) })] : []),
            ...(stopDate ? [element('high', { value: plain(stopDate) })] : []),
          ),
        ]
      : []),
    ...(route
      ? [
          comment('G.k.4.r.10.1'),
          element(
            'routeCode',
            { nullFlavor: 'NI' },
            element('originalText', {}, OFFICIAL_REPORT_WORDS.fr.routes[route]),
          ),
        ]
      : []),
    ...(lot
      ? [
          comment('G.k.4.r.7'),
          element(
            'consumable',
            { typeCode: 'CSM' },
            element(
              'instanceOfKind',
              { classCode: 'INST' },
              element(
                'productInstanceInstance',
                { classCode: 'MMAT', determinerCode: 'INSTANCE' },
                element('lotNumberText', {}, lot),
              ),
            ),
          ),
        ]
      : []),
  ]
  if (told.length === 0) return []
  return [
    element(
      'outboundRelationship2',
      { typeCode: 'COMP' },
      element('substanceAdministration', { classCode: 'SBADM', moodCode: 'EVN' }, ...told),
    ),
  ]
}

const recurrence = (report: Report, rechallenge: Rechallenge, i: number) => [
  comment('G.k.9.i.4'),
  pertaining(
    observation(
      '31',
      'recurranceOfReaction',
      valueElement({ 'xsi:type': 'CE', code: RECHALLENGES[rechallenge], codeSystem: `${LIST}.16` }),
      element(
        'outboundRelationship1',
        { typeCode: 'REFR' },
        element('actReference', { classCode: 'OBS', moodCode: 'EVN' }, element('id', { root: reactionId(report, i) })),
      ),
    ),
  ),
]

function indication({ indication: text }: ReportDrug): XmlChild[] {
  if (!text) return []
  return [
    comment('G.k.7.r.1; G.k.7.r.2b: MedDRA is not coded'),
    element(
      'inboundRelationship',
      { typeCode: 'RSON' },
      observation(
        '19',
        'indication',
        valueElement({ 'xsi:type': 'CE', nullFlavor: 'NI' }, element('originalText', {}, text)),
        element(
          'performer',
          { typeCode: 'PRF' },
          element('assignedEntity', { classCode: 'ASSIGNED' }, codeOf('3', `${LIST}.21`, 'sourceReporter')),
        ),
      ),
    ),
  ]
}

export const drugRole = (report: Report, { role }: ReportDrug, k: number): XmlElement =>
  part(
    element(
      'causalityAssessment',
      { classCode: 'OBS', moodCode: 'EVN' },
      codeOf('20', OBSERVATIONS, 'interventionCharacterization'),
      comment('G.k.1'),
      valueElement({ 'xsi:type': 'CE', code: ROLES[role], codeSystem: `${LIST}.13` }),
      element(
        'subject2',
        { typeCode: 'SUBJ' },
        element(
          'productUseReference',
          { classCode: 'SBADM', moodCode: 'EVN' },
          element('id', { root: drugId(report, k) }),
        ),
      ),
    ),
  )
