import { CONFIRMATION_HOURS, SESSION_DAYS, SIGN_UP_ORIGIN_DAYS } from '#contract/accounts/limits.ts'
import {
  EXPORT_DAYS,
  EXPORTS_PER_DAY,
  GRACE_DAYS,
  INACTIVITY_MONTHS,
  UNNAMED_MONTHS,
  WARNING_DAYS,
} from '#contract/accounts/privacy-limits.ts'
import { AUDIT_KEPT_YEARS } from '#contract/admin/limits.ts'
import { SEALED_DAYS } from '#contract/chat/limits.ts'
import { RAW_DAYS, REPLAY_MONTHS, WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import { bandOf } from '#contract/foundation/disclosure.ts'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { EVENT_DAYS } from '#contract/foundation/live-limits.ts'
import { ORPHAN_HOURS } from '#contract/media/limits.ts'
import { ASKED_ANEW_DAYS, SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { APPEAL_DAYS, EVIDENCE_DAYS, EVIDENCE_MESSAGES } from '#contract/moderation/limits.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { mailOf, legalPlaceholderEn as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const privacyEn = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Your stories speak of your health. Here, plainly, is what Vécu keeps, why, for how long, who can see it, and what you may ask for.',
  parts: [
    {
      anchor: 'essentiel',
      heading: 'In short',
      blocks: [
        {
          items: [
            'You write under a username of your choice. Your email address, postal code, trips and exact dates are never shown to others.',
            'Nothing is sold. No advertising, no audience measurement, nothing loaded from another site.',
            'Your health data is used only with your explicit consent, which you can withdraw at any time.',
            'Nobody on the staff can read your private messages. One exception: messages that one of the people talking chooses to report.',
            'You can get a copy of everything, and erase everything, from [your settings](/settings#donnees).',
          ],
        },
      ],
    },
    {
      anchor: 'responsable',
      heading: 'Who answers for your data',
      blocks: [
        `The controller under the General Data Protection Regulation (GDPR) is the operator of this site: ${said(facts.editorName)}, ${said(facts.editorAddress)}.`,
        `The data protection officer answers your questions and requests: ${facts.dpoName === null ? '' : `${facts.dpoName}, `}${mailOf(said, facts.dpoMail)}.`,
      ],
    },
    {
      anchor: 'donnees',
      heading: 'What is kept, and why',
      blocks: [
        'Vécu asks only for what serves what you do here. Most fields are optional, and the form says so.',
        {
          caption: 'Each kind of data, its reason and its legal basis',
          columns: ['Data', 'What for', 'Legal basis'],
          rows: [
            [
              'Account: email address, username, password (hashed), language, appearance, chosen picture, date of sign-up',
              'To open your account, know it is you, and write to you about it',
              'Contract (GDPR, article 6(1)(b))',
            ],
            [
              'Consents: what you agreed to, the version of the text, the dates',
              'To prove your consent, and ask again when a text changes',
              'Legal obligation (articles 6(1)(c) and 7(1))',
            ],
            [
              'Stories and posts: title, description, duration, intensity, start, country, postal code, trips, tags, pictures, videos, what you tried and what came of it, where you stand (better, healed, a diagnosis that you name), what helped; comments, likes, and “Me too”, which only you and the author of the story see under your name',
              'To show them to members, show you close cases, and tell you when someone gets better',
              'Explicit consent (articles 6(1)(a) and 9(2)(a))',
            ],
            [
              'Journals: intensities, notes and chosen measures of each day, reminders',
              'To show them to you, and prepare a page for your doctor',
              'Explicit consent (articles 6(1)(a) and 9(2)(a))',
            ],
            [
              'Side effects: medication, effect, severity, age band, sex, history, outcome, earlier versions',
              'Your own follow-up, comparison with close cases, the document that you hand to authorities yourself',
              'Explicit consent (articles 6(1)(a) and 9(2)(a))',
            ],
            [
              'Close cases and notifications',
              'To show you close cases and notify you',
              'Explicit consent (articles 6(1)(a) and 9(2)(a))',
            ],
            [
              'Private messages, requests, dates and lengths of calls; presence and read receipts, which you can turn off',
              'To let you talk. Calls go from browser to browser, encrypted; neither sound nor picture is recorded',
              'Contract, and explicit consent for what touches health (articles 6(1)(b) and 9(2)(a))',
            ],
            [
              'Conferences: registrations, presence, questions, chat messages, votes, proposals, topics asked for',
              'To hold the conference and remind you of it. A question asked without a name shows it to nobody, staff included',
              'Contract, and explicit consent for what touches health (articles 6(1)(b) and 9(2)(a))',
            ],
            [
              'Recording of a conference: the voice and picture of the expert, and of nobody else',
              'To offer the replay to members',
              'Consent of whoever speaks (article 6(1)(a))',
            ],
            [
              'Health professionals: name, profession, RPPS number, picture of a proof',
              'To check that someone is a professional before the badge is given',
              'Steps asked for by the person (article 6(1)(b))',
            ],
            [
              'Reports of content: reason, explanations, email address if you give it, copy of what is reported, decision, appeal',
              'To handle the report, give reasons for the decision, allow the appeal',
              'Legal obligation (article 6(1)(c); Digital Services Act, articles 16, 17 and 20); for what touches health, exercise and defence of legal claims (article 9(2)(f))',
            ],
            [
              'Sessions: IP address, browser, dates; number of recent attempts',
              'To protect your account, show you where it is open, and slow abuse down',
              'Legitimate interest: security (article 6(1)(f))',
            ],
            [
              'Sign-up: an unreadable fingerprint of your network and the hour (neither the IP address nor the place)',
              'To recognise accounts opened together, so that they cannot by themselves have hidden what others write',
              'Legitimate interest: security (article 6(1)(f))',
            ],
            [
              'Subscriptions to alerts on a device',
              'To tell you of news while the site is closed',
              'Consent, given in the browser (article 6(1)(a))',
            ],
            [
              'Log of staff actions: who did what, when, to which content',
              'To account for moderation and for access to private content that was reported',
              'Legitimate interest: accountability (article 6(1)(f))',
            ],
          ],
        },
        'Without consent to health data an account stays open but can no longer publish anything, and what it published is not shown.',
      ],
    },
    {
      anchor: 'sante',
      heading: 'Your health data',
      blocks: [
        'A story about a symptom is health data, which the law protects particularly (GDPR, article 9). You consent at sign-up, by a box of its own that is never ticked beforehand.',
        'You can withdraw it in [your settings](/settings#accords). It takes effect at once: your posts and reports are hidden, your close cases go, your account becomes read-only. Withdrawing does not undo what was lawful before.',
      ],
    },
    {
      anchor: 'qui-voit',
      heading: 'Who sees what',
      blocks: [
        {
          items: [
            'Someone without an account sees no stories.',
            'Members see your username, your picture, the month you joined, your posts and comments, your country and the month your symptoms began.',
            'No member sees your email address, postal code, trips, exact dates, journals or whole reports of side effects. Administrators see the email address of an account they open, and your settings then tell you so. A close case says “same département” or “same period”, never the data itself.',
            'Someone you block no longer sees you, nor you them.',
            `Moderators see what is published and what is reported. When a private message is reported, a copy of the last ${EVIDENCE_MESSAGES} messages comes with it; each reading of that copy is written in the log.`,
            'You can see for yourself when the staff or the operator looks at your data, in what role and why: [Who looked at my data](/settings#consultations). What is read in an open case is shown with its decision or when it is over; where nothing comes of it, by the month alone and without what was read, which could point to the person who reported (GDPR, article 15(4)).',
            `Verified health professionals see, for side effects, counts of members who agreed to statistics, from ${SIGNAL_CASES_MIN} on, without any name. Other members see only ranges, from ${SHOWN_FROM} on (“${SHOWN_FROM} to ${bandOf(SHOWN_FROM).to} members”).`,
          ],
        },
      ],
    },
    {
      anchor: 'destinataires',
      heading: 'Who your data is entrusted to',
      blocks: [
        `It is kept by the host: ${said(facts.hostingName)}, ${said(facts.hostingAddress)}. Hosting of health data (HDS): ${said(facts.hostingHds)}.`,
        'The site’s emails go through the operator’s mail service. They hold neither your stories nor your messages.',
        'If you turn on alerts on a device, they go through the service of its browser (Google, Mozilla, Apple or Microsoft), which may be outside the European Union. What it is given is encrypted and only says that there is something new. Alerts end as soon as you turn them off or sign out.',
        'For a call, the two browsers talk directly, or through the operator’s relay if there is one. Without a relay, each device learns the IP address of the other, once each person has agreed to it on the screen, for that call.',
        'If you link an identity provider (Pro Santé Connect, for example) to your account, Vécu keeps the identifier that it gives for you, and that provider learns that you sign in here.',
        'An authority may ask for data where the law allows it. If content gives cause to fear for someone’s life, the operator tells the authorities (Digital Services Act, article 18).',
        'Beyond that, nothing is passed on to anyone. Alerts apart, the site itself sends no data outside the European Union. The “Google Calendar” link of a conference leaves only if you follow it.',
      ],
    },
    {
      anchor: 'durees',
      heading: 'For how long',
      blocks: [
        {
          caption: 'How long data is kept',
          columns: ['Data', 'How long'],
          rows: [
            [
              'Account, consents, settings',
              `Until the account is erased. After ${INACTIVITY_MONTHS} months without any sign-in it is erased; an email warns ${WARNING_DAYS} days before`,
            ],
            [
              'A sign-up whose address is not confirmed, and the story begun that goes with it, encrypted',
              `${CONFIRMATION_HOURS} hours`,
            ],
            [
              'Posts, comments, journals, reports of side effects',
              'Until you delete them, or the account is erased. Their close cases, notifications and earlier versions go with them; those who do not know you are shown a line that tells nothing of you until the following night',
            ],
            [
              'Digest of the medication of a report that was compared',
              `${ASKED_ANEW_DAYS} days, even if the report is deleted: it keeps anyone from guessing who reported what by starting over`,
            ],
            [
              'Pictures and videos',
              `With the post. A file that was never used: ${ORPHAN_HOURS} hours. What a file hides (place, device) is removed when it is sent`,
            ],
            [
              'Private messages',
              `Until you delete them, or the account is erased; the messages of the other person remain theirs. A message deleted for everyone is kept sealed for ${SEALED_DAYS} days: nobody can read it, unless the person who received it reports it in that time. Then it is erased`,
            ],
            ['Presence (online)', 'One minute; never written to a log or a backup'],
            ['What two browsers tell each other to connect a call', 'As long as the call'],
            [
              'Questions and messages of a conference',
              `With the conference, or until the account is erased. After the end only answered questions stay in sight, for those who were registered. The text of every question asked without a name is erased ${UNNAMED_MONTHS} months after the conference. If you erase your account before, nothing ties yours to you any more; they stay until then, for to vanish with your messages would show that they were yours. You can remove them before. Your votes stay counted, without you`,
            ],
            [
              'Replay of a conference',
              `${REPLAY_MONTHS} months. Whoever speaks can withdraw it by themselves for ${WITHDRAWAL_DAYS} days, then on request. Raw recording: ${RAW_DAYS} days at most`,
            ],
            [
              'Proof of a health professional',
              'Deleted with the decision. Name, profession and RPPS number: until the account is erased',
            ],
            [
              'Copy of what was reported',
              `Until the time for appeal is over (${APPEAL_DAYS} days after the latest decision), then ${EVIDENCE_DAYS} days. If its author erases their account: it goes with the account, unless a report or an appeal waits for a decision; it then stays as long, without their name. That of a question asked without a name stays that long in any case, with no tie to its author`,
            ],
            [
              'Log of staff actions',
              `${AUDIT_KEPT_YEARS} years, by a key and not a name. Erasing the account destroys the link between the key and you: nobody can tell any more that it was you`,
            ],
            ['Sessions, with IP address and browser', `Until you sign out, or ${SESSION_DAYS} days without use`],
            ['Fingerprint of the network and day of the sign-up', `${SIGN_UP_ORIGIN_DAYS} days`],
            ['Counters of attempts and limits', 'From a few minutes to a few hours'],
            ['News sent to connected devices', `${EVENT_DAYS} days`],
            ['Copy of your data', `${EXPORT_DAYS} days`],
          ],
        },
        'The operator’s backups may hold erased data until they are replaced in turn. They serve only to restore the service.',
      ],
    },
    {
      anchor: 'droits',
      heading: 'Your rights, and how to use them here',
      blocks: [
        {
          items: [
            `Get a copy of your data, readable by a machine, with your pictures and videos: [your settings](/settings#donnees), up to ${EXPORTS_PER_DAY} times a day.`,
            'Correct: edit your posts, your username, your address, or write to us.',
            `Erase: delete a post, or [your whole account](/settings#suppression). Erasure happens ${GRACE_DAYS} days after you ask; until then you may change your mind.`,
            'Withdraw a consent: [your settings](/settings#accords). It is as easy as giving it.',
            'Object, or restrict: turn off the comparison of your stories or reports, emails, alerts, presence, read receipts; or write to us.',
            'Say what becomes of your data after your death: write to us.',
          ],
        },
        `For everything else: ${mailOf(said, facts.dpoMail)}. An answer is due to you within a month. Your account is enough to identify you; no identity document is asked for without reason.`,
        'If the answer does not satisfy you, you may complain to the French authority, the CNIL: [www.cnil.fr](https://www.cnil.fr/fr/plaintes), or CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, or to the authority of your country.',
      ],
    },
    {
      anchor: 'correspondances',
      heading: 'Close cases: a calculation, not a decision',
      blocks: [
        'Close cases are found automatically from what you wrote: words, tags, country and département, period, trips. Each close case shows its reasons, criterion by criterion. The details are in the [terms of use](/legal/terms#classement).',
        'A word (“very close”, “close”, “somewhat close”) says how much two stories resemble each other, never what you have. This calculation decides nothing for you: it has neither a legal effect nor a similar one (GDPR, article 22). You can turn it off in [your settings](/settings#accords).',
        'Two other rules act without a person: content may be hidden when several members reported it, or when it holds a word of a list that the operator keeps. A person on the staff always reads it afterwards, and it is they who decide.',
      ],
    },
    {
      anchor: 'statistiques',
      heading: 'Statistics and research',
      blocks: [
        `Only members who agreed are counted, and only numbers are published. Numbers of members are given as ranges. None is shown under ${SHOWN_FROM} different members, nor where it would let a smaller one be worked out. Withdrawing your consent takes you out of the next calculation.`,
        `The page “What helped” counts what members say they tried, whether or not they agreed to research: their stories are shared for that. A thing has figures from ${TRIED_MIN} members on, given in bands to visitors, who read no word of a member there.`,
        'The site’s overall totals (members, stories) count the others too, and say nothing of anyone. All these numbers are made once a day at most, and count only accounts of at least two weeks.',
      ],
    },
    {
      anchor: 'mineurs',
      heading: 'Minors',
      blocks: [
        `You must be at least ${facts.minAge} years old to open an account.`,
        facts.minAge < 15
          ? 'Under 15, a minor’s own consent is not enough: that of a holder of parental authority is needed too (French Data Protection Act, article 45). Write to us before opening the account.'
          : 'In France, from the age of 15, a person can consent alone to the use of their data by an online service (French Data Protection Act, article 45).',
        'An account opened by someone younger is closed and erased as soon as we know.',
      ],
    },
    {
      anchor: 'securite',
      heading: 'How it is protected',
      blocks: [
        {
          items: [
            'What passes between you and the site is encrypted wherever it is served over https; session cookies are then sent no other way, and no script on the page can read them.',
            'Passwords are kept only hashed. Two-step verification and passkeys are offered; the staff have their rights only with it.',
            'Pictures and videos have no public address: they are shown only to members who may see what they belong to.',
            'Pages run no script from elsewhere, and cannot be shown inside another site.',
            'Each action of the staff, and each reading of what is yours, is written in a log that is chained and signed: a line that is changed, removed or added shows. What proves its state is published [each day](/.well-known/audit-heads).',
          ],
        },
        'If a data breach put you at high risk, we would tell you without delay, and the CNIL within 72 hours. A vulnerability to report? See [Contact and reporting](/legal/contact#securite).',
      ],
    },
    {
      anchor: 'changements',
      heading: 'If this page changes',
      blocks: [
        'Each version is dated below. When a change touches what you agreed to, your consent is asked for again at your next visit; until then your account is read-only, and your rights stay open.',
      ],
    },
  ],
})
