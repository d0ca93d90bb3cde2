import { describe, expect, test } from 'vitest'
import { readCaptions, writeVtt } from '#server/conferences/recording/captions.ts'

const read = (text: string) => readCaptions(new TextEncoder().encode(text))
const cuesIn = (text: string) => {
  const found = read(text)
  if ('fault' in found) throw new Error(`${found.fault} ${found.line}`)
  return found.cues
}

describe('captions are read from', () => {
  test('WebVTT: names, notes, styles, places and tags are left out, words stay', () => {
    const cues = cuesIn(
      [
        '\uFEFFWEBVTT Conférence',
        'Kind: captions',
        '',
        'STYLE',
        '::cue { color: red }',
        '',
        'NOTE rien',
        '',
        'premier',
        '00:01.000 --> 00:02.500 align:start line:0',
        '<v Hélène>Bonjour <i>à tous</i> &amp; à toutes</v>',
        'fièvre &lt; 39',
        '',
        '01:00:03.000 --> 01:00:04.000',
        'Suite',
      ].join('\r\n'),
    )
    expect(cues).toEqual([
      { startMs: 1_000, endMs: 2_500, text: 'Bonjour à tous & à toutes\nfièvre < 39' },
      { startMs: 3_603_000, endMs: 3_604_000, text: 'Suite' },
    ])
  })

  test('SubRip: numbers and commas', () => {
    expect(
      cuesIn('1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>Bonjour</i>\n\n2\n00:00:02,000 --> 00:00:03,000\n39\n'),
    ).toEqual([
      { startMs: 1_000, endMs: 2_000, text: 'Bonjour' },
      { startMs: 2_000, endMs: 3_000, text: '39' },
    ])
  })

  test('cues in which a tag never ends', () => {
    expect(cuesIn(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'<a'.repeat(450_000)}`)).toHaveLength(1)
  })

  test('their own written form, which holds no tag', () => {
    const cues = [
      { startMs: 0, endMs: 1_500, text: 'a < b --> c & d' },
      { startMs: 3_599_999, endMs: 3_600_000, text: '<script>alert(1)</script>\nsuite' },
    ]
    const written = writeVtt(cues)
    expect(written).not.toContain('<')
    expect(written.match(/-->/g)).toHaveLength(2)
    expect(cuesIn(written)).toEqual(cues)
  })
})

describe('captions are refused, with their line, for', () => {
  test.each([
    ['nothing', '', 'header', 1],
    ['a page', '<html>\n</html>', 'header', 1],
    ['no header', '\n\nBonjour\n', 'header', 3],
    ['a header alone', 'WEBVTT\n\n', 'empty', 1],
    ['no time', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nB\nC\n', 'timing', 7],
    ['half a time', 'WEBVTT\n\n00:01.000 -->\nA\n', 'timing', 3],
    ['61 seconds', 'WEBVTT\n\n00:61.000 --> 01:02.000\nA\n', 'timing', 3],
    ['75 minutes', 'WEBVTT\n\n00:75:01.000 --> 00:76:02.000\nA\n', 'timing', 3],
    ['the end first', 'WEBVTT\n\n00:03.000 --> 00:02.000\nA\n', 'order', 3],
    ['back in time', 'WEBVTT\n\n00:03.000 --> 00:04.000\nA\n\n00:01.000 --> 00:02.000\nB\n', 'order', 6],
    ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>\n', 'empty', 3],
    ['nothing but arrows', `WEBVTT\n\n${'<'.repeat(400_000)}\n${'-->'.repeat(200_000)}`, 'timing', 4],
    ['a zero byte', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\0\n', 'encoding', 4],
  ])('%s', (_, text, fault, line) => {
    expect(read(text)).toEqual({ fault, line })
  })

  test('bytes that are not UTF-8', () => {
    const bytes = new TextEncoder().encode('WEBVTT\n\n00:01.000 --> 00:02.000\nbien s-r\n')
    bytes[bytes.lastIndexOf(0x2d)] = 0xfb
    expect(readCaptions(bytes)).toEqual({ fault: 'encoding', line: 4 })
  })
})
