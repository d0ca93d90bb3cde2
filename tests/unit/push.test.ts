import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from '#server/foundation/net/public-address.ts'
import { openPush } from '#server/foundation/net/push.ts'
import { PUSH_HOSTS, pushHostOf } from '#server/foundation/net/push-hosts.ts'
import { makePushKey, pushKeysOf } from '#server/foundation/net/push-keys.ts'
import { pushBrowser } from '#tests/support/servers/push-service.ts'

test.each(['8.8.8.8', '142.250.74.10', '2a00:1450:4007:80e::200a', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const v4 = (address: string): LookupAddress => ({ address, family: 4 })

/** Returns what a lookup gives to a connection. */
const found = (lookup: ReturnType<typeof publicLookup>, all = true) =>
  new Promise((settle) => {
    lookup('push.example', { all }, (error, address) => settle(error ?? address))
  })

test('a connection goes to the address that was checked, and nowhere if one of the name’s addresses is not public', async () => {
  const answers = [[v4('8.8.8.8')], [v4('127.0.0.1')], [v4('8.8.8.8'), v4('10.0.0.1')], []]
  const asked: string[] = []
  const lookup = publicLookup(async (host) => {
    asked.push(host)
    return answers.shift()!
  })
  expect(await found(lookup)).toEqual([v4('8.8.8.8')])
  expect(asked).toEqual(['push.example'])
  for (let time = 0; time < 3; time++) expect(await found(lookup)).toMatchObject({ message: /not public/ })
  expect(
    await found(
      publicLookup(async () => [v4('8.8.8.8')]),
      false,
    ),
  ).toBe('8.8.8.8')
})

test('a push service whose name leads into the operator’s own network is not sent to, unless the operator named its origin', async () => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [v4('127.0.0.1')]
  }
  const keys = pushKeysOf(makePushKey())!
  const push = openPush({ pushHosts: ['push.example'], contactMail: 'aide@vecu.example', keys, resolve })
  const { endpoint, keys: theirs } = pushBrowser('https://push.example/1')
  await expect(push.send({ endpoint, ...theirs }, {})).rejects.toThrow('not public')
  expect(asked).toEqual(['push.example'])
  await expect(push.send({ endpoint: 'https://other.example/1', ...theirs }, {})).rejects.toThrow('not one of a push')
  expect(asked).toEqual(['push.example'])
})

test('the push services of existing browsers are accepted, and no other', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY',
  ])
    expect(pushHostOf(endpoint, PUSH_HOSTS), endpoint).toBe('public')
  for (const endpoint of [
    'https://googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/',
    'https://notify.windows.com/',
    'https://evilnotify.windows.com/',
    'https://fcm.googleapis.com:8443/',
    'http://fcm.googleapis.com/',
  ])
    expect(pushHostOf(endpoint, PUSH_HOSTS), endpoint).toBeUndefined()
  expect(pushHostOf('https://10.0.0.7:8443/any', ['https://10.0.0.7:8443'])).toBe('literal')
  expect(pushHostOf('https://10.0.0.7/any', ['https://10.0.0.7:8443'])).toBeUndefined()
  expect(pushHostOf('https://10.0.0.7:8443@evil.test/any', ['https://10.0.0.7:8443'])).toBeUndefined()
})

test('a key is whole, and its pair is always the same', () => {
  for (let time = 0; time < 600; time++) {
    const key = makePushKey()
    expect(pushKeysOf(key)).toEqual({ privateKey: key, publicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  }
})
