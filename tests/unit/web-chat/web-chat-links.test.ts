import { expect, test } from 'vitest'
import { textParts } from '#web/chat/messages/text-links.ts'

const linksIn = (text: string) =>
  textParts(text).flatMap(({ text: words, href, host }) => (href ? [{ words, href, host }] : []))

test.each([
  'Voir https://sante.fr/a(b) et (www.example.org).',
  'rien du tout',
  'https://example.com https://example.com',
  'javascript:alert(1) data:text/html,x http://',
])('the parts make the text again: %s', (text) => {
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('addresses are links; the punctuation that ends a sentence is not part of them', () => {
  expect(linksIn('Lisez https://sante.fr/a(b), puis (www.example.org). Voilà !')).toEqual([
    { words: 'https://sante.fr/a(b)', href: 'https://sante.fr/a(b)', host: undefined },
    { words: 'www.example.org', href: 'https://www.example.org/', host: undefined },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x',
  'file:///etc/passwd',
  'ftp://example.com/',
  'http://localhost/',
  'mailto:a@b.fr',
])('other text is no link: %s', (text) => {
  expect(linksIn(text)).toEqual([])
})

test.each([
  ['https://banque.fr@exemple.com/compte', 'exemple.com'],
  ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
  ['https://exemple。com/', 'exemple.com'],
])('a link that leads elsewhere than it seems says so: %s', (text, host) => {
  expect(linksIn(text)).toMatchObject([{ words: text, host }])
})

test('characters that turn the direction of reading end an address', () => {
  expect(linksIn('https://exemple.com/\u202Egpj.exe')).toMatchObject([{ words: 'https://exemple.com/' }])
})
