import { expect, test } from 'vitest'
import { securityText } from '#server/app/well-known.ts'
import { readConfig } from '#server/foundation/config.ts'
import { openIdleWorld } from '#tests/support/world.ts'

const world = openIdleWorld({
  EDITOR_NAME: 'Association Vécu',
  HOSTING_HDS: 'certificat HDS n° 123',
  DPO_MAIL: 'dpo@vecu.example',
  CONTACT_MAIL: 'aide@vecu.example',
  SECURITY_MAIL: 'failles@vecu.example',
  MIN_AGE: '16',
})
const DAY_MS = 86_400_000

test('a reader of a legal page gets the operator’s details, and null for missing ones', async () => {
  expect(await world.as().legal.facts()).toEqual({
    editorName: 'Association Vécu',
    editorAddress: null,
    editorPhone: null,
    editorRegistration: null,
    editorDirector: null,
    hostingName: null,
    hostingAddress: null,
    hostingPhone: null,
    hostingHds: 'certificat HDS n° 123',
    dpoName: null,
    dpoMail: 'dpo@vecu.example',
    mediator: null,
    contactMail: 'aide@vecu.example',
    securityMail: 'failles@vecu.example',
    minAge: 16,
  })
})

test('security.txt says where to write, for less than a year from now', async () => {
  const answer = await world.fetch('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
  expect(fields).toEqual({
    Contact: 'mailto:failles@vecu.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'fr, en',
    Policy: expect.stringMatching(/\/legal\/contact#securite$/),
  })
  const days = (Date.parse(fields.Expires!) - world.now().getTime()) / DAY_MS
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('security.txt served over https names its own address', () => {
  const text = securityText(readConfig({ BASE_URL: 'https://vecu.example' }), new Date('2026-11-22T10:00:00Z'))
  expect(text).toContain('Canonical: https://vecu.example/.well-known/security.txt\n')
  expect(text).toContain('Expires: 2027-05-21T00:00:00Z\n')
  expect(text.endsWith('\n')).toBe(true)
})

test('password managers are led to the page that changes the password, and an unknown well-known address is not found', async () => {
  const led = await world.fetch('/.well-known/change-password')
  expect([led.status, led.headers.get('location')]).toEqual([302, '/settings/sign-in#mot-de-passe'])
  const absent = await world.fetch('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  expect(absent.status).toBe(404)
})
