import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { ACCOUNT_MAILS, type MailJob, SECURITY_NEWS } from '#server/accounts/mails.ts'
import { PRIVACY_MAILS, type PrivacyMailFacts } from '#server/accounts/privacy/mails.ts'
import { TEST_MAILS } from '#server/admin/mails.ts'
import { letterOf, type MailCatalogue } from '#server/foundation/mail/letter.ts'
import { MODERATION_MAILS, type ModerationMailFacts } from '#server/moderation/mails.ts'
import { NOTICE_MAILS } from '#server/notifications/mails.ts'

type Kinded = { kind: string }
type WithoutKind<Facts> = Facts extends unknown ? Omit<Facts, 'kind'> : never
/** Facts of each kind: the compiler asks for those of a new one. */
type Samples<Facts extends Kinded> = { [Kind in Facts['kind']]: readonly WithoutKind<Facts & { kind: Kind }>[] }

const URL = 'https://vecu.example/lien?a=1'
const NAME = 'Léa'
const GREETING: Record<Language, RegExp> = { fr: /^Bonjour/, en: /^Hello/ }

const inAllLanguages = <Facts extends Kinded>(mails: MailCatalogue<Facts>, samples: Samples<Facts>) =>
  LANGUAGES.flatMap((language) =>
    Object.entries<readonly object[]>(samples).flatMap(([kind, list]) =>
      list.map((facts) => ({
        kind,
        language,
        ...letterOf(mails, { kind, ...facts } as unknown as Facts, { language, name: NAME, url: URL }),
      })),
    ),
  )

const userId = '0198f1a2-0000-7000-8000-000000000001'
const link = 'encrypted'
const day = new Date('2027-01-31T10:00:00Z')
const METHODS = (['unused', 'waited', 'kept'] as const).flatMap((outcome) =>
  (['secondFactor', 'passkey', 'identity'] as const).map((kind) => ({ kind, outcome, since: day.toISOString() })),
)
const news = Object.fromEntries(SECURITY_NEWS.map((kind) => [kind, [{ userId }]])) as Record<
  (typeof SECURITY_NEWS)[number],
  [{ userId: string }]
>
const both = [true, false]
const measures = (['hide', 'keep'] as const).flatMap((act) => [null, day].map((appealUntil) => ({ act, appealUntil })))
const decided = { subject: 'room', until: day, ground: 'law', isAutomatic: true, isOwnInitiative: false } as const

const accountMails: Samples<MailJob> = {
  ...news,
  confirm: [{ userId, link }],
  codesLocked: [{ userId, link }],
  recovery: [{ userId, link }],
  reset: [{ userId, link, isOwn: true }],
  exists: [{ userId }],
  emailWanted: [{ userId }],
  passwordChanged: [{ userId }],
  recoveryDue: [{ userId }],
  recoveryBegun: [{ userId, at: day.toISOString() }],
  passwordReset: [
    { userId, methods: [] },
    { userId, methods: METHODS },
  ],
  newEmail: [{ userId, link, to: 'lea@exemple.fr' }],
  emailChanged: [{ userId, to: 'lea@exemple.fr' }],
}

const privacyMails: Samples<PrivacyMailFacts> = {
  exportReady: [{ day }],
  erasureAsked: [{ day }],
  absent: [{ day }],
  erased: [{}],
  professionalAccepted: [{ day }],
  professionalRefused: [{ day }],
  professionalRecheck: [{ day }],
  professionalLapsed: [{ day }],
}

const moderationMails: Samples<ModerationMailFacts> = {
  receipt: [{ code: 'ABCD-1234' }],
  held: [{ subject: 'treatment' }],
  urgent: [{}],
  decided: (['none', 'warning', 'silence', 'suspension'] as const).flatMap((sanction) =>
    measures.flatMap((measure) => [
      { ...decided, ...measure, sanction },
      { ...decided, ...measure, sanction, until: null, ground: 'terms' as const, isOwnInitiative: true },
    ]),
  ),
  answered: measures.flatMap((measure) => both.map((isVisitor) => ({ ...measure, code: 'ABCD-1234', isVisitor }))),
  appealDecided: measures.flatMap((measure) =>
    both.flatMap((isReversed) =>
      both.map((isOwnInitiative) => ({ ...measure, isReversed, isOwnInitiative, isVisitor: isReversed })),
    ),
  ),
}

const notices = { baseUrl: 'https://vecu.example', token: 'lien' }

describe.each([
  ['accounts', inAllLanguages(ACCOUNT_MAILS, accountMails)],
  ['privacy', inAllLanguages(PRIVACY_MAILS, privacyMails)],
  ['moderation', inAllLanguages(MODERATION_MAILS, moderationMails)],
  [
    'notifications',
    inAllLanguages(NOTICE_MAILS, {
      waiting: [0, 1, 3].flatMap((better) => [1, 4].map((count) => ({ ...notices, count, better }))),
    }),
  ],
  ['admin', inAllLanguages(TEST_MAILS, { test: [{}] })],
])('mails of %s', (_, mails) => {
  test.each(mails)('$kind in $language has all its words, its link, and says nothing of health', (mail) => {
    const { subject, text, html } = mail
    expect(subject).toMatch(/^Vécu · \S[^\n]+$/)
    const paragraphs = text.split('\n\n')
    for (const paragraph of paragraphs) expect(paragraph.trim()).not.toBe('')
    expect(paragraphs[0]).toMatch(GREETING[mail.language])
    expect(paragraphs.at(-1)).toMatch(/Vécu/)
    expect(text).toContain(`\n${URL}`)
    expect(html).toContain(`<a href="${URL}"`)
    expect(subject + text + html).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid|\$?\{\w+\}/)
    expect(subject + text).not.toMatch(/guéri|symptôm|malad|traitement|médicament|diagnosti|douleur/i)
    expect(subject + text).not.toMatch(/\b(?:healed|symptoms?|illness|disease|treatments?|drugs?|pain)\b/i)
  })
})

test('a mail to an address that nobody has confirmed does not name the member, and every other one does', () => {
  const named = inAllLanguages(ACCOUNT_MAILS, accountMails).filter(({ text }) => text.includes(NAME))
  const kinds = Object.keys(accountMails)
  expect(kinds.filter((kind) => !named.some((mail) => mail.kind === kind)).sort()).toEqual(['confirm', 'newEmail'])
})
