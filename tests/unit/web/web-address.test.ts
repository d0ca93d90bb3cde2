import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConferenceFields } from '#contract/conferences/schema.ts'
import { isWebAddress, readHttps } from '#contract/foundation/web-address.ts'
import { PushSubscriptionInput } from '#contract/notifications/push-schema.ts'
import { pushHostOf } from '#server/foundation/net/push-hosts.ts'

const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
const isEndpoint = (endpoint: string) => PushSubscriptionInput.safeParse({ endpoint, keys: KEYS }).success
const isRoom = (url: string) => ConferenceFields.shape.url.safeParse(url).success

test.each([
  'https://salle.exemple.fr',
  'https://SALLE.Exemple.fr/Réunion?mot=é#ici',
  'https://salle.exemple.fr:8443/a//b?c=https://d',
  'HTTPS://us02web.zoom.us/j/123?pwd=A.b-c_d~e@f',
])('%s is an address', (address) => {
  expect([isWebAddress(address), isRoom(address), isEndpoint(address)]).toEqual([true, true, true])
})

/** Texts that browsers read as an address all the same, or as another address than they show. */
const ODD = [
  'https:evil.fr',
  'https:/evil.fr',
  'https:///evil.fr',
  'https:\\\\evil.fr',
  'https:/\\evil.fr',
  'https://evil.fr\\@salle.exemple.fr',
  'https://salle.exemple.fr\\.evil.fr',
  'https://salle.exemple.fr@evil.fr',
  'https://:@evil.fr',
  'https://a:b@evil.fr',
  'https://0x7f.1/',
  'https://127.1',
  'https://2130706433',
  'https://%65vil.fr',
  'https://evil。fr',
  'https://ev\u00adil.fr',
  'https://ev\u200bil.fr/',
  'https://v\u0435cu.fr',
  'https://ｅvil.fr',
  'https://evil.fr/a\tb',
  'https://evil.fr/a b',
  'https://evil.fr/\u202egnp.exe',
  'https://evil.fr:',
  'https://evil.fr:99999',
  'https://evil.fr:80a',
  'http://evil.fr',
  'javascript://evil.fr/%0aalert(1)',
  '//evil.fr',
  'https://',
  '',
]

test.each(ODD)('%j is not an address, wherever one is given', (address) => {
  expect([readHttps(address), isWebAddress(address), isEndpoint(address)]).toEqual([undefined, false, false])
  expect(pushHostOf(address, ['evil.fr', '*.evil.fr', 'https://127.0.0.1'])).toBeUndefined()
})

test.each([
  'https://xn--vcu-bma.fr',
  'https://a.xn--p1ai',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://salle',
  'https://evil.fr.',
  'https://-a.fr',
])('%s is not a host name in plain letters: no member is led there', (address) => {
  expect([isWebAddress(address), isRoom(address)]).toEqual([false, false])
})

test('an accepted address is read by browsers as it is written', () => {
  const pieces = fc.constantFrom(
    'https:',
    '/',
    '\\',
    '@',
    ':',
    'evil.fr',
    'salle.exemple.fr',
    '?',
    '#',
    '%2f',
    '\t',
    '0x7f',
    '.',
    'xn--',
    'é',
    '\u200b',
  )
  const written = fc.oneof(
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 6 }).map((parts) => `https://salle.exemple.fr${parts.join('')}`),
  )
  fc.assert(
    fc.property(written, (text) => {
      if (!isWebAddress(text)) return
      const { protocol, hostname, username, password } = new URL(text)
      expect([protocol, username, password]).toEqual(['https:', '', ''])
      expect(
        text
          .slice('https://'.length)
          .split(/[/?#:]/)[0]!
          .toLowerCase(),
      ).toBe(hostname)
    }),
    { numRuns: 3_000 },
  )
})
