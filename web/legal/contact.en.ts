import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'
import { mailOf, legalPlaceholderEn as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const contactEn = (facts: LegalFacts): LegalDocument => ({
  intro: 'Who to write to, about what, in which language, and what happens next.',
  parts: [
    {
      anchor: 'urgence',
      heading: 'An emergency?',
      blocks: [
        'Do not write here: in France call [15](tel:15), [112](tel:112), [114](sms:114) by text message, or [3114](tel:3114) for suicide prevention.',
      ],
    },
    {
      anchor: 'membres',
      heading: 'For everyone who uses the site',
      blocks: [
        `Single point of contact (Digital Services Act, article 12): ${mailOf(said, facts.contactMail)}, or by telephone: ${said(facts.editorPhone)}. A person reads what you write and answers, in French or in English.`,
        `For your personal data: ${mailOf(said, facts.dpoMail)}, or directly [your settings](/settings#donnees).`,
      ],
    },
    {
      anchor: 'autorites',
      heading: 'For authorities',
      blocks: [
        `Single point of contact for the authorities of Member States, the European Commission and the European Board for Digital Services (article 11): ${mailOf(said, facts.contactMail)}, for the attention of ${said(facts.editorDirector)}. Languages: French and English.`,
      ],
    },
    {
      anchor: 'signaler',
      heading: 'Reporting content',
      blocks: [
        'Use “Report”, beside the content, or the page [Report](/signaler), with or without an account. Say where it is, what is wrong and, if you know it, the law or rule at stake. Your name and address are asked for only to be able to answer you. The person reported is not told who reported them.',
      ],
    },
    {
      anchor: 'decisions',
      heading: 'How decisions are made',
      blocks: [
        'A person on the staff reads each report, starting with threats to life. They decide according to the law and the [terms of use](/legal/terms#conduite), and give reasons. Both sides receive them.',
        'Content that several members reported for a serious reason may be hidden until that reading. Nobody decides on their own content.',
      ],
    },
    {
      anchor: 'recours',
      heading: 'Appealing',
      blocks: [
        `Within ${APPEAL_DAYS} days (six months), once and free of charge, from the page of the decision. If the other side’s appeal changes the decision, that time begins again for you. Someone other than the person who decided, or changed the decision, reads everything again. You can also turn to a certified out-of-court dispute settlement body, of which [Arcom](https://www.arcom.fr) keeps the list in France, or to a court.`,
      ],
    },
    {
      anchor: 'securite',
      heading: 'Reporting a security vulnerability',
      blocks: [
        `Write to ${mailOf(said, facts.securityMail)}, in French or in English. Say how to reproduce it. Go no further than needed, do not read or keep other people’s data, and give us time to fix it before you speak of it. Anyone who acts in this way in good faith has nothing to fear from us.`,
        'The file [security.txt](/.well-known/security.txt) says the same to programs.',
      ],
    },
  ],
})
