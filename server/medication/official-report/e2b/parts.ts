import { utcDayOf } from '#contract/foundation/days.ts'
import { element, type XmlChild, type XmlElement } from '#server/foundation/text/xml.ts'

/** ICH E2B(R3): object identifiers of code lists and of the names that things go by. */
export const LIST = '2.16.840.1.113883.3.989.2.1.1'
export const NAMES = '2.16.840.1.113883.3.989.2.1.3'

export const OBSERVATIONS = `${LIST}.19`
export const GROUPS = `${LIST}.20`

export const comment = (text: string) => ({ comment: text })

export const codeOf = (code: string, codeSystem: string, displayName?: string): XmlElement =>
  element('code', { code, codeSystem, displayName })

export const valueElement = (attributes: Record<string, string>, ...children: XmlChild[]): XmlElement =>
  element('value', attributes, ...children)

export const observation = (code: string, displayName: string, ...children: XmlElement[]): XmlElement =>
  element('observation', { classCode: 'OBS', moodCode: 'EVN' }, codeOf(code, OBSERVATIONS, displayName), ...children)

export const organizer = (code: string, displayName: string, ...children: XmlChild[]): XmlElement =>
  element('organizer', { classCode: 'CATEGORY', moodCode: 'EVN' }, codeOf(code, GROUPS, displayName), ...children)

export const held = (child: XmlElement): XmlElement => element('subjectOf2', { typeCode: 'SBJ' }, child)
export const part = (child: XmlElement): XmlElement => element('component', { typeCode: 'COMP' }, child)
export const pertaining = (child: XmlElement): XmlElement =>
  element('outboundRelationship2', { typeCode: 'PERT' }, child)

export const flag = (code: string, displayName: string, value: Record<string, string>): XmlElement =>
  part(
    element(
      'observationEvent',
      { classCode: 'OBS', moodCode: 'EVN' },
      codeOf(code, OBSERVATIONS, displayName),
      valueElement({ 'xsi:type': 'BL', ...value }),
    ),
  )

export const characteristic = (code: string, displayName: string, value: Record<string, string>): XmlElement =>
  element(
    'subjectOf2',
    { typeCode: 'SUBJ' },
    element(
      'investigationCharacteristic',
      { classCode: 'OBS', moodCode: 'EVN' },
      codeOf(code, `${LIST}.23`, displayName),
      valueElement(value),
    ),
  )

export const instant = (at: Date): string => `${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}+0000`
export const dayOf = (at: Date): string => plain(utcDayOf(at))
export const plain = (date: string): string => date.replaceAll('-', '')
