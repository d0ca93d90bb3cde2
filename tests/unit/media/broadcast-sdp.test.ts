import { expect, test } from 'vitest'
import { admitted, announced, isSending } from '#server/conferences/broadcast/sdp.ts'

const HEAD = ['v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0']
const KEYS = ['a=ice-ufrag:abcd', 'a=ice-pwd:abcdefghijklmnopqrstuv', 'a=fingerprint:sha-256 AB:CD']
const media = (kind: string, ...lines: string[]) => [`m=${kind} 9 UDP/TLS/RTP/SAVPF 96`, ...lines, ...KEYS]
const whole = (...parts: string[][]) => [...HEAD, ...parts.flat(), ''].join('\r\n')

test('a description keeps everything but the addresses at which its browser could be reached', () => {
  const candidates = [
    'a=candidate:1 1 udp 2113937151 192.168.1.20 50000 typ host',
    'a=candidate:2 1 udp 2113937151 4fd3b7e2-8a.local 50001 typ host',
    'a=end-of-candidates',
  ]
  const voice = whole(media('audio', 'a=mid:0'), media('video', 'a=mid:1'))
  expect(admitted(whole(media('audio', ...candidates, 'a=mid:0'), media('video', 'a=mid:1', ...candidates)))).toBe(
    voice,
  )
  expect(admitted(voice.replaceAll('\r\n', '\n'))).toBe(voice)
})

test.each([
  ['two pictures', whole(media('video'), media('video'))],
  ['data', whole(media('audio'), media('application'))],
  ['no media', whole()],
  ['no key', whole(media('video')).replaceAll('a=fingerprint', 'a=other')],
  ['no head', whole(media('video')).slice(5)],
  [
    'endless lines',
    whole(
      media('video'),
      Array.from({ length: 700 }, () => 'a=x'),
    ),
  ],
])('%s is not admitted', (_what, sdp) => {
  expect(admitted(sdp)).toBeUndefined()
})

test('an offer sends when one of its media sends, or gives no direction', () => {
  const only = (direction: string) => media('video', `a=${direction}`)
  expect(isSending(whole(only('recvonly')))).toBe(false)
  expect(isSending(whole(only('inactive'), only('recvonly')))).toBe(false)
  expect(isSending(whole(only('recvonly'), only('sendonly')))).toBe(true)
  expect(isSending(whole(only('sendrecv')))).toBe(true)
  expect(isSending(whole(media('video')))).toBe(true)
})

test('one port is announced at each address, the first preferred, with distinct foundations', () => {
  const sdp = whole(media('video', 'a=candidate:f 1 udp 2116026367 127.0.0.1 21007 typ host generation 0 ufrag abcd'))
  const lines = announced(sdp, ['203.0.113.7', '10.0.0.4']).split('\r\n')
  expect(lines.filter((line) => line.startsWith('a=candidate:'))).toEqual([
    'a=candidate:f0 1 udp 2116026367 203.0.113.7 21007 typ host generation 0 ufrag abcd',
    'a=candidate:f1 1 udp 2116026111 10.0.0.4 21007 typ host generation 0 ufrag abcd',
  ])
})
