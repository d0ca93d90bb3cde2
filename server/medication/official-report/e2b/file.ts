import { utcDayOf } from '#contract/foundation/days.ts'
import type { Reporter } from '#contract/medication/choices.ts'
import type { Report } from '#contract/medication/schema.ts'
import { element, type XmlChild, type XmlElement, xmlDocument } from '#server/foundation/text/xml.ts'
import { drugRole } from './drugs.ts'
import { narrative } from './narrative.ts'
import { characteristic, codeOf, comment, dayOf, flag, instant, LIST, NAMES } from './parts.ts'
import { patient } from './patient.ts'

const ROOT = 'MCCI_IN200100UV01'
const MESSAGE = 'PORR_IN049016UV'

const NOTICE =
  'ICH E2B(R3) individual case safety report, made by Vécu from what a member wrote. It has not been validated against the schemas of E2B(R3), and it has been sent to nobody. MedDRA terms are not coded: effects, indications and history are given as text, with a null flavour in place of the code. Receivers are left open.'

/** C.2.r.4. A professional is not asked their profession: "other health professional" stands for all. */
const QUALIFICATIONS: Record<Reporter, string> = { patient: '5', relative: '5', professional: '3' }
const SENDER_TYPES: Record<Reporter, string> = { patient: '7', relative: '7', professional: '3' }

/**
 * Returns a report as an individual case safety report of ICH E2B(R3): one message (PORR_IN049016UV) in a batch (MCCI_IN200100UV01) of HL7 version 3, with the
 * elements that the guide demands and a null flavour where nothing is known. The file is not validated against the schemas; MedDRA is text; the person who
 * transmits it fills in the sender's and the receiver's identifiers. Days are those of the report; instants are UTC.
 * @source  ICH E2B(R3) Implementation Guide 5.02: elements N, C, D, E, G, H and their code lists
 */
export function e2bFile(report: Report, { now }: { now: Date }): File {
  return new File([xmlDocument(batch(report, now))], `vecu-e2b-r3-${utcDayOf(now)}.xml`, {
    type: 'application/xml',
  })
}

function batch(report: Report, now: Date): XmlElement {
  const caseId = `FR-VECU-${report.id}`
  return element(
    ROOT,
    { ITSVersion: 'XML_1.0', xmlns: 'urn:hl7-org:v3', 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
    comment(NOTICE),
    comment('N.1.2'),
    element('id', { extension: `${caseId}-${instant(now)}`, root: `${NAMES}.22` }),
    comment('N.1.5'),
    element('creationTime', { value: instant(now) }),
    element('responseModeCode', { code: 'D' }),
    element('interactionId', { extension: ROOT, root: '2.16.840.1.113883.1.6' }),
    comment('N.1.1'),
    element('name', { code: '1', codeSystem: `${LIST}.1`, displayName: 'ichicsr' }),
    message(report, { caseId, now }),
    comment('N.1.4'),
    ...party('receiver', 'RCV', { nullFlavor: 'NI', root: `${NAMES}.14` }),
    comment('N.1.3'),
    ...party('sender', 'SND', { extension: 'VECU', root: `${NAMES}.13` }),
  )
}

type Naming = { caseId: string; now: Date }

function message(report: Report, { caseId, now }: Naming): XmlElement {
  return element(
    MESSAGE,
    {},
    comment('N.2.r.1'),
    element('id', { extension: caseId, root: `${NAMES}.1` }),
    comment('N.2.r.4'),
    element('creationTime', { value: instant(now) }),
    element('interactionId', { extension: MESSAGE, root: '2.16.840.1.113883.1.6' }),
    element('processingCode', { code: 'P' }),
    element('processingModeCode', { code: 'T' }),
    element('acceptAckCode', { code: 'AL' }),
    comment('N.2.r.3'),
    ...party('receiver', 'RCV', { nullFlavor: 'NI', root: `${NAMES}.12` }),
    comment('N.2.r.2'),
    ...party('sender', 'SND', { extension: 'VECU', root: `${NAMES}.11` }),
    element(
      'controlActProcess',
      { classCode: 'CACT', moodCode: 'EVN' },
      element('code', { code: 'PORR_TE049016UV', codeSystem: '2.16.840.1.113883.1.18' }),
      comment('C.1.2'),
      element('effectiveTime', { value: instant(now) }),
      element('subject', { typeCode: 'SUBJ' }, safetyReport(report, caseId)),
    ),
  )
}

const party = (name: string, typeCode: string, id: Record<string, string>): XmlElement[] => [
  element(name, { typeCode }, element('device', { classCode: 'DEV', determinerCode: 'INSTANCE' }, element('id', id))),
]

function safetyReport(report: Report, caseId: string): XmlElement {
  return element(
    'investigationEvent',
    { classCode: 'INVSTG', moodCode: 'EVN' },
    comment('C.1.1'),
    element('id', { extension: caseId, root: `${NAMES}.1` }),
    comment('C.1.8.1'),
    element('id', { extension: caseId, root: `${NAMES}.2` }),
    element('code', { code: 'PAT_ADV_EVNT', codeSystem: '2.16.840.1.113883.5.4' }),
    comment('H.1'),
    element('text', {}, narrative(report)),
    element('statusCode', { code: 'active' }),
    comment('C.1.4'),
    element('effectiveTime', {}, element('low', { value: dayOf(report.createdAt) })),
    comment('C.1.5'),
    element('availabilityTime', { value: dayOf(report.updatedAt) }),
    element(
      'component',
      { typeCode: 'COMP' },
      element(
        'adverseEventAssessment',
        { classCode: 'INVSTG', moodCode: 'EVN' },
        element('subject1', { typeCode: 'SBJ' }, patient(report)),
        ...report.drugs.map((drug, k) => drugRole(report, drug, k)),
      ),
    ),
    comment('C.1.6.1'),
    flag('1', 'additionalDocumentsAvailable', { value: 'false' }),
    comment('C.1.7: whether the local criteria are met is for the receiver to judge'),
    flag('23', 'localCriteriaForExpedited', { nullFlavor: 'NI' }),
    comment('C.1.8.2'),
    related(
      '1',
      'initialReport',
      author(element('assignedEntity', { classCode: 'ASSIGNED' }, codeOf('2', `${LIST}.3`))),
    ),
    ...primarySource(report),
    comment('C.3.1, C.3.2'),
    element('subjectOf1', { typeCode: 'SUBJ' }, author(sender(report))),
    comment('C.1.3: spontaneous'),
    characteristic('1', 'ichReportType', { 'xsi:type': 'CE', code: '1', codeSystem: `${LIST}.2` }),
    comment('C.1.9.1'),
    characteristic('2', 'otherCaseIds', { 'xsi:type': 'BL', nullFlavor: 'NI' }),
  )
}

const author = (entity: XmlElement): XmlElement =>
  element('controlActEvent', { classCode: 'CACT', moodCode: 'EVN' }, element('author', { typeCode: 'AUT' }, entity))

const related = (code: string, displayName: string, event: XmlElement, isPrimary = false): XmlElement =>
  element(
    'outboundRelationship',
    { typeCode: 'SPRT' },
    ...(isPrimary ? [comment('C.2.r.5'), element('priorityNumber', { value: '1' })] : []),
    element(
      'relatedInvestigation',
      { classCode: 'INVSTG', moodCode: 'EVN' },
      codeOf(code, `${LIST}.22`, displayName),
      element('subjectOf2', { typeCode: 'SUBJ' }, event),
    ),
  )

/** C.2: neither name nor country, because no report holds them. */
function primarySource({ reporter }: Report): XmlChild[] {
  const person = element(
    'assignedPerson',
    { classCode: 'PSN', determinerCode: 'INSTANCE' },
    element('name', { nullFlavor: 'MSK' }),
    comment('C.2.r.4'),
    element(
      'asQualifiedEntity',
      { classCode: 'QUAL' },
      reporter
        ? codeOf(QUALIFICATIONS[reporter], `${LIST}.6`)
        : element('code', { nullFlavor: 'UNK', codeSystem: `${LIST}.6` }),
    ),
    comment('C.2.r.3'),
    element(
      'asLocatedEntity',
      { classCode: 'LOCE' },
      element(
        'location',
        { classCode: 'COUNTRY', determinerCode: 'INSTANCE' },
        element('code', { nullFlavor: 'UNK', codeSystem: '1.0.3166.1.2.2' }),
      ),
    ),
  )
  const event = author(element('assignedEntity', { classCode: 'ASSIGNED' }, person))
  return [comment('C.2.r'), related('2', 'sourceReport', event, true)]
}

function sender({ reporter }: Report): XmlElement {
  const organization = (...children: XmlElement[]) =>
    element('representedOrganization', { classCode: 'ORG', determinerCode: 'INSTANCE' }, ...children)
  return element(
    'assignedEntity',
    { classCode: 'ASSIGNED' },
    codeOf(SENDER_TYPES[reporter ?? 'patient'], `${LIST}.7`),
    organization(element('assignedEntity', { classCode: 'ASSIGNED' }, organization(element('name', {}, 'Vécu')))),
  )
}
