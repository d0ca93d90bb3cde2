import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Email, readEmail, shownAsTyped } from '#contract/accounts/email.ts'
import { EMAIL_MAX, PASTED_EMAIL_MAX } from '#contract/accounts/limits.ts'
import { faultsOf } from '#contract/foundation/faults.ts'
import { shownEmail } from '#server/foundation/text/shown-email.ts'
import { en } from '#web/foundation/texts.en.ts'
import { fr } from '#web/foundation/texts.fr.ts'

const faultOf = (text: string) => faultsOf(Email.safeParse(text).error?.issues ?? []).map(({ code }) => code)[0]

test.each([
  'lea@exemple.fr',
  ' lea@exemple.fr\u00a0',
  '\u200blea@exemple.fr',
  'lea@exemple.fr\u200b',
  'lea@exem\u00adple.fr\ufeff',
  '\u2068lea@exemple.fr\u2069',
  'Lea@Exemple.FR',
  'ｌｅａ＠ｅｘｅｍｐｌｅ．ｆｒ',
  'mailto:lea@exemple.fr',
  'MAILTO:lea@exemple.fr?subject=Bonjour%20toi',
  'Léa <lea@exemple.fr>',
  'Léa Martin (travail) <lea@exemple.fr>;',
  '"Martin, Léa" <mailto:lea@exemple.fr>',
  '<lea@exemple.fr>',
  '« lea@exemple.fr »',
  'lea@exemple.fr.',
  'lea@exemple.fr,',
  '(lea@exemple.fr) !',
  'lea@exemple.fr\n',
])('%j is lea@exemple.fr', (text) => {
  expect(Email.parse(text)).toBe('lea@exemple.fr')
  expect(shownAsTyped(text)).toBe('lea@exemple.fr')
})

test.each([
  ['contact@société.fr', 'contact@xn--socit-esab.fr', 'contact@société.fr'],
  ['Contact@SOCIE\u0301TE\u0301.fr', 'contact@xn--socit-esab.fr', 'contact@société.fr'],
  ['contact@xn--socit-esab.fr', 'contact@xn--socit-esab.fr', 'contact@xn--socit-esab.fr'],
  ['Accueil <contact@société.fr>', 'contact@xn--socit-esab.fr', 'contact@société.fr'],
  ["o'neil+vecu@mail.exemple.co.uk", "o'neil+vecu@mail.exemple.co.uk", "o'neil+vecu@mail.exemple.co.uk"],
])('%s is kept as %s and shown back as %s', (text, email, shown) => {
  expect(readEmail(text)).toEqual({ email, shown })
  expect(readEmail(email)).toMatchObject({ email })
})

test.each([
  ['', 'required'],
  [' \u200b ', 'required'],
  ['<>', 'required'],
  ['élise@exemple.fr', 'emailAccents'],
  ['Élise <e\u0301lise@exemple.fr>', 'emailAccents'],
  ['почта@exemple.fr', 'emailAccents'],
  ['lea@exemple', 'emailNoEnding'],
  ['lea@société', 'emailNoEnding'],
  ['pas une adresse', 'invalidEmail'],
  ['lea', 'invalidEmail'],
  ['@exemple.fr', 'invalidEmail'],
  ['lea@', 'invalidEmail'],
  ['lea@@exemple.fr', 'invalidEmail'],
  ['lea@exemple..fr', 'invalidEmail'],
  ['lea@exemple.fr:80', 'invalidEmail'],
  ['lea@exemple.fr/chemin', 'invalidEmail'],
  ['lea@127.0.0.1', 'invalidEmail'],
  ['lea@ex%61mple.fr', 'invalidEmail'],
  ['lea @exemple.fr', 'invalidEmail'],
  ['lea@exemple.fr max@exemple.fr', 'invalidEmail'],
  ['😀@exemple.fr', 'invalidEmail'],
  [`${'a'.repeat(65)}@exemple.fr`, 'invalidEmail'],
  [`lea@${'a'.repeat(64)}.fr`, 'invalidEmail'],
  [`lea@${'aa.'.repeat(EMAIL_MAX / 3)}fr`, 'tooLong'],
  ['a'.repeat(PASTED_EMAIL_MAX + 1), 'tooLong'],
])('%j is refused as %s, in words of its own', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
  for (const { errors } of [fr, en]) expect(errors.faults).toHaveProperty(fault)
})

test.each([
  ['contact@xn--socit-esab.fr', 'contact@société.fr'],
  ['lea@exemple.fr', 'lea@exemple.fr'],
  ['lea@xn--99999999.fr', 'lea@xn--99999999.fr'],
])('%s, as it is stored, is shown to its owner as %s', (email, shown) => expect(shownEmail(email)).toBe(shown))

test('an address that was read once reads as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const read = readEmail(`${text}@exemple.fr`)
      if (read.fault === undefined) expect(readEmail(read.email)).toEqual({ email: read.email, shown: read.email })
    }),
  )
})
