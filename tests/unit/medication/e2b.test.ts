import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGE_BANDS, DRUG_ACTIONS, OUTCOMES, RECHALLENGES, SERIOUSNESS } from '#contract/medication/choices.ts'
import type { Report, ReportDrug } from '#contract/medication/schema.ts'
import { element, xmlDocument } from '#server/foundation/text/xml.ts'
import { e2bFile } from '#server/medication/official-report/e2b/file.ts'
import { aDrug, aWholeReport, bareReport } from '#tests/support/fixtures/official-reports.ts'
import { type Parsed, parseXml } from '#tests/support/xml.ts'

const NOW = new Date('2026-03-04T05:06:07.890Z')
const LIST = '2.16.840.1.113883.3.989.2.1.1'
const NAMES = '2.16.840.1.113883.3.989.2.1.3'

const written = async (report: Report) => parseXml(await e2bFile(report, { now: NOW }).text())

/** Returns the elements at a path of names below a node; `[code]` takes those whose own code, or whose child named code, is that one. */
function all(node: Parsed, path: string): Parsed[] {
  return path.split('/').reduce<Parsed[]>(
    (nodes, step) => {
      const [, name, code] = /^(\w+)(?:\[(\w+)\])?$/.exec(step)!
      return nodes
        .flatMap(({ children }) => children)
        .filter(
          (each) => each.name === name && (!code || [each, ...each.children].some((it) => isCode(it, each, code))),
        )
    },
    [node],
  )
}
const isCode = (it: Parsed, of: Parsed, code: string) =>
  (it === of || it.name === 'code') && it.attributes.code === code

function one(node: Parsed, path: string): Parsed {
  const found = all(node, path)
  if (found.length !== 1) throw new Error(`${found.length} of ${path}`)
  return found[0]!
}
const attributes = (node: Parsed, path: string) => one(node, path).attributes

const CASE = 'PORR_IN049016UV/controlActProcess/subject/investigationEvent'
const ASSESSMENT = `${CASE}/component/adverseEventAssessment`
const PATIENT = `${ASSESSMENT}/subject1/primaryRole`
const DRUGS = `${PATIENT}/subjectOf2/organizer[4]/component/substanceAdministration`

describe('a report as E2B(R3)', () => {
  test('is a batch of one message, whose receiver is left open', async () => {
    const root = await written(aWholeReport())
    expect([root.name, root.attributes]).toEqual([
      'MCCI_IN200100UV01',
      {
        ITSVersion: 'XML_1.0',
        xmlns: 'urn:hl7-org:v3',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
    ])
    const caseId = `FR-VECU-${aWholeReport().id}`
    expect(attributes(root, 'name')).toMatchObject({ code: '1', codeSystem: `${LIST}.1` }) // N.1.1
    expect(attributes(root, 'id')).toEqual({ extension: `${caseId}-20260304050607+0000`, root: `${NAMES}.22` }) // N.1.2
    expect(attributes(root, 'sender/device/id')).toEqual({ extension: 'VECU', root: `${NAMES}.13` }) // N.1.3
    expect(attributes(root, 'receiver/device/id')).toEqual({ nullFlavor: 'NI', root: `${NAMES}.14` }) // N.1.4
    expect(attributes(root, 'creationTime')).toEqual({ value: '20260304050607+0000' }) // N.1.5
    const message = one(root, 'PORR_IN049016UV')
    expect(attributes(message, 'id')).toEqual({ extension: caseId, root: `${NAMES}.1` }) // N.2.r.1
    expect(attributes(message, 'sender/device/id')).toEqual({ extension: 'VECU', root: `${NAMES}.11` }) // N.2.r.2
    expect(attributes(message, 'receiver/device/id')).toEqual({ nullFlavor: 'NI', root: `${NAMES}.12` }) // N.2.r.3
    expect(attributes(message, 'creationTime')).toEqual({ value: '20260304050607+0000' }) // N.2.r.4
    expect(attributes(root, 'interactionId').extension).toBe('MCCI_IN200100UV01')
    expect(attributes(message, 'interactionId').extension).toBe('PORR_IN049016UV')
    // The schema gives the order: the message stands between the head of the batch and its two parties.
    expect(root.children.map(({ name }) => name)).toEqual(
      'id creationTime responseModeCode interactionId name PORR_IN049016UV receiver sender'.split(' '),
    )
  })

  test('says at its head that it is unvalidated, unsent and uncoded', async () => {
    const text = await e2bFile(aWholeReport(), { now: NOW }).text()
    const notice = text.slice(0, 900)
    for (const words of ['not been validated against the schemas', 'sent to nobody', 'MedDRA terms are not coded'])
      expect(notice).toContain(words)
  })

  test('identifies the case: C.1', async () => {
    const report = aWholeReport()
    const root = await written(report)
    const found = one(root, CASE)
    const caseId = `FR-VECU-${report.id}`
    expect(all(found, 'id').map((id) => id.attributes)).toEqual([
      { extension: caseId, root: `${NAMES}.1` }, // C.1.1
      { extension: caseId, root: `${NAMES}.2` }, // C.1.8.1
    ])
    expect(attributes(root, 'PORR_IN049016UV/controlActProcess/effectiveTime').value).toBe('20260304050607+0000') // C.1.2
    const type = one(found, 'subjectOf2/investigationCharacteristic[1]')
    expect(attributes(type, 'code').codeSystem).toBe(`${LIST}.23`)
    expect(attributes(type, 'value')).toEqual({ 'xsi:type': 'CE', code: '1', codeSystem: `${LIST}.2` }) // C.1.3
    expect(attributes(found, 'effectiveTime/low').value).toBe('20260201') // C.1.4
    expect(attributes(found, 'availabilityTime').value).toBe('20260203') // C.1.5
    expect(attributes(found, 'component/observationEvent[1]/value').value).toBe('false') // C.1.6.1
    expect(attributes(found, 'component/observationEvent[23]/value')).toEqual({ 'xsi:type': 'BL', nullFlavor: 'NI' }) // C.1.7
    const first = one(found, 'outboundRelationship/relatedInvestigation[1]')
    expect(attributes(first, 'subjectOf2/controlActEvent/author/assignedEntity/code')).toEqual({
      code: '2',
      codeSystem: `${LIST}.3`,
    }) // C.1.8.2
    expect(attributes(found, 'subjectOf2/investigationCharacteristic[2]/value')).toEqual({
      'xsi:type': 'BL',
      nullFlavor: 'NI',
    }) // C.1.9.1
  })

  test.each([
    ['patient', '5', '7'],
    ['relative', '5', '7'],
    ['professional', '3', '3'],
    [null, undefined, '7'],
  ] as const)('says that a %s reports and sends: C.2 and C.3', async (reporter, qualification, type) => {
    const found = one(await written(aWholeReport({ reporter })), CASE)
    const source = one(found, 'outboundRelationship/relatedInvestigation[2]')
    const person = one(source, 'subjectOf2/controlActEvent/author/assignedEntity/assignedPerson')
    expect(attributes(person, 'asQualifiedEntity/code')).toEqual({
      ...(qualification ? { code: qualification } : { nullFlavor: 'UNK' }),
      codeSystem: `${LIST}.6`,
    }) // C.2.r.4
    expect(attributes(person, 'name')).toEqual({ nullFlavor: 'MSK' })
    expect(attributes(found, 'outboundRelationship/priorityNumber').value).toBe('1') // C.2.r.5
    const sender = one(found, 'subjectOf1/controlActEvent/author/assignedEntity')
    expect(attributes(sender, 'code')).toEqual({ code: type, codeSystem: `${LIST}.7` }) // C.3.1
    expect(one(sender, 'representedOrganization/assignedEntity/representedOrganization/name').text).toBe('Vécu') // C.3.2
  })

  test('masks the patient, and gives sex, age group and history where they are known: D', async () => {
    const patient = one(await written(aWholeReport()), PATIENT)
    expect(attributes(patient, 'player1/name')).toEqual({ nullFlavor: 'MSK' }) // D.1
    expect(attributes(patient, 'player1/administrativeGenderCode')).toEqual({ code: '2', codeSystem: '1.0.5218' }) // D.5
    expect(attributes(patient, 'subjectOf2/observation[4]/value')).toEqual({
      'xsi:type': 'CE',
      code: '5',
      codeSystem: `${LIST}.9`,
    }) // D.2.3
    const history = one(patient, 'subjectOf2/organizer[1]')
    expect(one(history, 'component/observation[18]/value').text).toBe('Asthme.') // D.7.2
    expect(attributes(history, 'component/observation[11]/value').value).toBe('true') // D.7.3

    const bare = one(await written(bareReport()), PATIENT)
    expect(attributes(bare, 'player1/administrativeGenderCode')).toEqual({ nullFlavor: 'UNK', codeSystem: '1.0.5218' })
    expect(all(bare, 'subjectOf2/observation[4]')).toEqual([])
    expect(attributes(bare, 'subjectOf2/organizer[1]/component/observation[18]/value').nullFlavor).toBe('UNK')
    expect(all(bare, 'subjectOf2/organizer[1]/component/observation[11]')).toEqual([])
  })

  test('has a code for each age band but the first, which holds two groups', async () => {
    const groups = await Promise.all(
      AGE_BANDS.map(async (ageBand) => {
        const root = await written(aWholeReport({ ageBand }))
        return all(root, `${PATIENT}/subjectOf2/observation[4]/value`)[0]?.attributes.code
      }),
    )
    expect(groups).toEqual([undefined, '3', '4', '5', '5', '6', '6'])
    const infant = one(await written(aWholeReport({ ageBand: '0-1' })), `${CASE}/text`)
    expect(infant.text).toContain('Moins de 2 ans')
  })

  test('tells each effect in its words, with a null flavour for MedDRA, the criteria that are met and the outcome: E', async () => {
    const report = aWholeReport({ seriousness: ['death', 'hospitalisation'] })
    const reactions = all(await written(report), `${PATIENT}/subjectOf2/observation[29]`)
    expect(reactions.map((reaction) => one(reaction, 'value/originalText').text)).toEqual(report.reactions) // E.i.1.1a
    for (const reaction of reactions) {
      expect(attributes(reaction, 'value')).toEqual({ 'xsi:type': 'CE', nullFlavor: 'NI' }) // E.i.2.1b
      expect(attributes(reaction, 'value/originalText').language).toBe('und') // E.i.1.1b
      expect(attributes(reaction, 'effectiveTime/low').value).toBe('20260103') // E.i.4
      const criteria = ['34', '21', '33', '35', '12', '26'].map((code) => {
        const { value, nullFlavor } = attributes(reaction, `outboundRelationship2/observation[${code}]/value`)
        return value ?? nullFlavor
      })
      expect(criteria).toEqual(['true', 'NI', 'true', 'NI', 'NI', 'NI']) // E.i.3.2a to f
    }
    expect(new Set(reactions.map((reaction) => attributes(reaction, 'id').root)).size).toBe(2)
    for (const seriousness of [null, [], [...SERIOUSNESS]]) {
      const root = await written(aWholeReport({ seriousness, reactions: [] }))
      const values = ['34', '21', '33', '35', '12', '26'].map(
        (code) =>
          attributes(root, `${PATIENT}/subjectOf2/observation[29]/outboundRelationship2/observation[${code}]/value`)
            .value,
      )
      expect(new Set(values)).toEqual(new Set([seriousness?.length ? 'true' : undefined]))
    }
  })

  test('has one outcome for each that a member can choose, and "unknown" for a missing one', async () => {
    const codes = await Promise.all(
      [...OUTCOMES, null].map(async (outcome) => {
        const root = await written(aWholeReport({ outcome, reactions: ['Toux'] }))
        return attributes(root, `${PATIENT}/subjectOf2/observation[29]/outboundRelationship2/observation[27]/value`)
      }),
    )
    expect(codes.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '0', '0'])
    expect(codes[0]!.codeSystem).toBe(`${LIST}.11`)
  })

  test('takes the beginning of the description for an effect that has no name', async () => {
    const description = `${'é'.repeat(300)} fin`
    const root = await written(bareReport({ description }))
    const { text } = one(root, `${PATIENT}/subjectOf2/observation[29]/value/originalText`)
    expect([...text].length).toBe(250)
    expect(text).toMatch(/^é+…$/)
    expect(one(root, `${CASE}/text`).text).toContain(description) // H.1
  })

  test('gives each medication its role, name, substance, dosage, indication and action taken: G', async () => {
    const report = aWholeReport()
    const root = await written(report)
    const [first, second, third] = all(root, DRUGS)
    expect(all(root, DRUGS)).toHaveLength(3)
    const product = one(first!, 'consumable/instanceOfKind/kindOfProduct')
    expect(one(product, 'name').text).toBe('Doliprane 1000 mg') // G.k.2.2
    expect(one(product, 'ingredient/ingredientSubstance/name').text).toBe('Paracétamol') // G.k.2.3.r.1
    const dose = one(first!, 'outboundRelationship2/substanceAdministration')
    expect(one(dose, 'text').text).toBe('1 g, trois fois par jour') // G.k.4.r.8
    expect(attributes(dose, 'effectiveTime/low').value).toBe('20260102') // G.k.4.r.4
    expect(attributes(dose, 'effectiveTime/high').value).toBe('20260110') // G.k.4.r.5
    expect(one(dose, 'routeCode/originalText').text).toBe('Oral (comprimé, gélule)') // G.k.4.r.10.1
    expect(one(dose, 'consumable/instanceOfKind/productInstanceInstance/lotNumberText').text).toBe('AB12') // G.k.4.r.7
    expect(one(first!, 'inboundRelationship/observation[19]/value/originalText').text).toBe('Douleurs') // G.k.7.r.1
    expect(attributes(first!, 'inboundRelationship/act/code')).toEqual({ code: '1', codeSystem: `${LIST}.15` }) // G.k.8
    const again = all(first!, 'outboundRelationship2/observation[31]')
    expect(again.map((each) => attributes(each, 'value').code)).toEqual(['1', '1']) // G.k.9.i.4
    const reactionIds = all(root, `${PATIENT}/subjectOf2/observation[29]/id`).map((id) => id.attributes.root)
    expect(again.map((each) => attributes(each, 'outboundRelationship1/actReference/id').root)).toEqual(reactionIds)
    // A value that is not known leaves no element.
    expect(third!.children.map(({ name }) => name)).toEqual(['id', 'consumable'])
    expect(one(second!, 'consumable/instanceOfKind/kindOfProduct/name').text).toBe('Kardegic')

    const roles = all(root, `${ASSESSMENT}/component/causalityAssessment[20]`)
    expect(roles.map((role) => attributes(role, 'value'))).toEqual(
      ['1', '1', '2'].map((code) => ({ 'xsi:type': 'CE', code, codeSystem: `${LIST}.13` })),
    ) // G.k.1
    expect(roles.map((role) => attributes(role, 'subject2/productUseReference/id').root)).toEqual(
      [first, second, third].map((drug) => attributes(drug!, 'id').root),
    )
  })

  test('has a code for each possible action taken', async () => {
    const codesOf = async <Key extends 'action' | 'rechallenge'>(
      key: Key,
      values: readonly ReportDrug[Key][],
      path: string,
    ) =>
      Promise.all(
        values.map(async (value) => {
          const root = await written(aWholeReport({ drugs: [aDrug({ [key]: value })], reactions: ['Toux'] }))
          return attributes(root, `${DRUGS}/${path}`).code
        }),
      )
    expect(await codesOf('action', DRUG_ACTIONS, 'inboundRelationship/act/code')).toEqual([
      '1',
      '2',
      '3',
      '4',
      '0',
      '9',
    ])
    expect(await codesOf('rechallenge', RECHALLENGES, 'outboundRelationship2/observation[31]/value')).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  test('is the same file at each export of the same moment, and never the same name for two things', async () => {
    const [one, other] = await Promise.all(
      [aWholeReport(), aWholeReport()].map((it) => e2bFile(it, { now: NOW }).text()),
    )
    expect(one).toBe(other)
    expect(e2bFile(aWholeReport(), { now: NOW })).toMatchObject({
      name: 'vecu-e2b-r3-2026-03-04.xml',
      type: 'application/xml',
    })
  })

  test('returns any text as it was written', async () => {
    for (const hostile of HOSTILE) {
      const root = await written(
        aWholeReport({
          reactions: [hostile],
          history: hostile,
          drugs: [aDrug({ name: hostile, substance: hostile, dosage: hostile, indication: hostile, batch: hostile })],
        }),
      )
      const told = sayable(hostile)
      expect(one(root, `${PATIENT}/subjectOf2/observation[29]/value/originalText`).text).toBe(told)
      expect(one(root, `${PATIENT}/subjectOf2/organizer[1]/component/observation[18]/value`).text).toBe(told)
      expect(one(root, `${DRUGS}/consumable/instanceOfKind/kindOfProduct/name`).text).toBe(told)
      expect(one(root, `${DRUGS}/inboundRelationship/observation[19]/value/originalText`).text).toBe(told)
    }
  })
})

const HOSTILE = [
  ']]>',
  '<![CDATA[ & ]]>',
  '&amp;lt;script&gt;',
  '</value><value code="1"/>',
  '--> <!-- ',
  '"\'&<>',
  'a\u0000b\u0008c\u001fd',
  'a\ud800b',
  '\udc00',
  '\ufffe\uffff',
  'é 😀 漢字 \u0085 \u2028',
  ' espaces  \t et\nlignes\r\n ',
]

/** Returns the text with what XML cannot say replaced. */
const sayable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no way to say
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')

describe('a document', () => {
  test('comes back from a parser as it was, whatever its texts and attributes', { tags: 'long' }, () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE))
    fc.assert(
      fc.property(anyText, anyText, anyText, (text, attribute, comment) => {
        const root = parseXml(
          xmlDocument(element('a', { b: attribute, absent: undefined }, element('c', {}, text), { comment })),
        )
        expect(root).toEqual({
          name: 'a',
          attributes: { b: sayable(attribute) },
          text: expect.any(String),
          children: [{ name: 'c', attributes: {}, children: [], text: sayable(text) }],
        })
      }),
      { numRuns: 200 },
    )
  })

  test('is indented where it has no text, and left alone where it has', () => {
    expect(
      xmlDocument(element('a', {}, { comment: 'ein -- Wort-' }, element('b', {}, 'x ', element('c')), element('d'))),
    ).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <!-- ein - - Wort-  -->\n  <b>x <c/></b>\n  <d/>\n</a>\n')
  })
})
