import { GRACE_DAYS, INACTIVITY_MONTHS } from '#contract/accounts/privacy-limits.ts'
import { REPLAY_MONTHS, WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { POINTS, SAME_MONTH_DAYS, SAME_WEEK_DAYS, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { POINTS as DRUG_POINTS, NEAR_MONTHS } from '#contract/medication/limits.ts'
import { APPEAL_DAYS, SILENCE_DAYS, SUSPENSION_DAYS } from '#contract/moderation/limits.ts'
import { mailOf, legalPlaceholderEn as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const termsEn = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Vécu is for sharing an experience of health and bringing it together with others. Using it means accepting what follows.',
  parts: [
    {
      anchor: 'objet',
      heading: 'What these terms cover',
      blocks: [
        `They bind everyone who uses this site and its operator: ${said(facts.editorName)}, ${said(facts.editorAddress)}. The service is free of charge. It lets you publish stories, find close cases, talk, report side effects and follow conferences.`,
        'What becomes of your data is set out in [Privacy](/legal/privacy). The French text prevails where the two differ.',
      ],
    },
    {
      anchor: 'pas-un-avis-medical',
      heading: 'What Vécu is not',
      blocks: [
        'Vécu does not replace a professional diagnosis. Stories, close cases and what is said of their likeness are personal accounts and likeness between texts: neither medical advice, nor a prescription, nor a medical device.',
        'What helped one person may harm another. Do not begin, change or stop any treatment without speaking to a health professional.',
        'The badge of a health professional says that this was checked. It does not make their messages a consultation.',
      ],
    },
    {
      anchor: 'urgences',
      heading: 'In an emergency',
      blocks: [
        'Nobody watches the site at all hours. In an emergency, call the emergency services: in France [15](tel:15) (ambulance), [112](tel:112), [114](sms:114) by text message, [3114](tel:3114) for suicide prevention.',
      ],
    },
    {
      anchor: 'compte',
      heading: 'Your account',
      blocks: [
        {
          items: [
            `You must be at least ${facts.minAge} years old.`,
            'The account is personal: one each, with an email address of your own.',
            'Choose a username that does not reveal your name and is not someone else’s.',
            'Keep your password to yourself. Tell us if someone else gets into your account.',
            'In its first days a new account cannot publish links, and can make fewer requests to talk. This ends on its own.',
            `You can delete your account at any time, in [your settings](/settings#suppression), with ${GRACE_DAYS} days to change your mind. An account that nobody signed in to for ${INACTIVITY_MONTHS} months is erased.`,
          ],
        },
      ],
    },
    {
      anchor: 'contenus',
      heading: 'What you publish remains yours',
      blocks: [
        'Your texts, pictures and videos remain yours. You only allow us, free of charge, to keep them, lay them out and show them to the members of this site, for as long as you leave them here. This permission ends when you delete them. It allows neither selling them nor publishing them elsewhere.',
        'You make sure that you have the right to publish them, and the consent of whoever can be recognised in them. Do not copy elsewhere what others entrusted to this site.',
      ],
    },
    {
      anchor: 'conduite',
      heading: 'The rules of the community',
      blocks: [
        'Speak of what you live through, with respect. It is forbidden:',
        {
          items: [
            'to threaten, insult, harass, or incite hatred or violence;',
            'to encourage suicide, self-harm or an eating disorder;',
            'to pass dangerous advice off as safe, push someone to stop a treatment or care, or promise a cure;',
            'to sell, give or ask for medication or prohibited products;',
            'to advertise, canvass, defraud, or collect money;',
            'to reveal the identity, address or health of another person, health professionals included, without their consent;',
            'to pass oneself off as someone else, or as a health professional;',
            'to publish sexual content, or any content that endangers a minor;',
            'to scrape the site, get around its limits, or look for who its members are;',
            'to report without reason, repeatedly;',
            'to publish any other content that is against the law.',
          ],
        },
        'A story may speak bluntly of an illness or show a symptom: that is allowed, as long as the aim is to be understood.',
      ],
    },
    {
      anchor: 'moderation',
      heading: 'Reporting, deciding, appealing',
      blocks: [
        'Anyone, even without an account, can [report](/signaler) a post, a comment, a message, a profile or a question. You get a receipt, then the decision.',
        'Each report is read by a person on the staff: first what threatens a life or involves a minor, then by seriousness. Two rules may hide content automatically until that reading: a person on the staff or at least four members reported it, or it holds a word of a list that the operator keeps, which may also only bring it to the attention of the staff. A person on the staff always reads it afterwards. No decision is made by a machine.',
        `The staff can leave the content or hide it. They can also warn its author, stop them from writing for ${oneOf(SILENCE_DAYS)} days, or suspend the account for ${oneOf(SUSPENSION_DAYS.filter((days) => days !== null))} days, or without limit. They weigh seriousness, repetition and context, and choose the lightest measure that is enough.`,
        'The decision gives its reasons: the facts, the rule or the law, the measure and how long it lasts, what was automatic, how to appeal. It is sent to whoever it concerns and to whoever reported (Digital Services Act, articles 16 and 17).',
        `Whether you reported or the decision is about you, you can appeal once, free of charge, within ${APPEAL_DAYS} days (six months); if the other side’s appeal changes the decision, you can appeal against that change within the same time. The appeal is read by someone other than the person who decided, or changed the decision (article 20). During a suspension you can still read the decision, appeal, get your data and erase your account.`,
        'You can also turn to a certified out-of-court dispute settlement body (article 21; in France [Arcom](https://www.arcom.fr) keeps the list), or to a court.',
      ],
    },
    {
      anchor: 'classement',
      heading: 'What decides what you see',
      blocks: [
        'Vécu does not guess your tastes and orders nothing to keep you here. These are all the criteria (article 27 of the same regulation).',
        {
          items: [
            'Feed: newest first. Filters and searches are those you choose.',
            'Search: where a word is rare, the closest texts first, the title counting more than the tags, and the tags more than the description; otherwise the newest.',
            'Close cases, closest first: what two stories say in common, read in their words; what few stories say counts more, what one says and the other denies counts against. Neither place nor date.',
            `Close cases, by score: out of 100. Same country ${POINTS.country}, same département ${POINTS.zone}, start within ${SAME_WEEK_DAYS} days ${POINTS.sameWeek} (within ${SAME_MONTH_DAYS} days ${POINTS.sameMonth}), words in common up to ${POINTS.words}, a trip in common ${POINTS.travel}. It takes more than ${SCORE_THRESHOLD}, and something clinical in common: a tag, or words. Best score first, then shared tags, likeness of words, and the newest.`,
            `Side effects: the same medication or the same substance, and a listed effect in common; nothing else decides, and the order of the list tells nothing. It changes once a night. The other person, their dose and their words are shown only if you both say yes; what you have in common is counted then, once and for all: same medication ${DRUG_POINTS.name} or same substance ${DRUG_POINTS.substance}, words in common up to ${DRUG_POINTS.words}, same severity ${DRUG_POINTS.sameSeverity} (next to it ${DRUG_POINTS.nearSeverity}), start in the same month ${DRUG_POINTS.sameMonth} (${NEAR_MONTHS} months apart at most ${DRUG_POINTS.nearMonth}).`,
            'What helped: by how many members tried it, or by name; never by effect.',
            'Questions of a conference: by number of votes. Conferences: by date.',
          ],
        },
        'You can set a close case aside (“Not relevant”), filter the feed, and turn matching off in [your settings](/settings#accords). Nobody pays to be shown.',
      ],
    },
    {
      anchor: 'effets-indesirables',
      heading: 'Reporting a side effect',
      blocks: [
        'What you report here is sent to no authority. For an official report, the site prepares a document in the order of the French portal [signalement.social-sante.gouv.fr](https://signalement.social-sante.gouv.fr), which you hand in yourself, or show to a doctor or pharmacist.',
        'Counts per medication say what was reported here. They do not say that a medication is the cause.',
      ],
    },
    {
      anchor: 'conferences',
      heading: 'Conferences',
      blocks: [
        'An expert speaks there in their own name, in general terms. Answers are not a consultation.',
        `A conference is recorded only if that is announced and whoever speaks agrees. Only their voice and picture are. The replay is for members, is kept ${REPLAY_MONTHS} months, and can be withdrawn by the speaker, on their own for ${WITHDRAWAL_DAYS} days, then on request. Recording a conference, a conversation or a call yourself is forbidden.`,
      ],
    },
    {
      anchor: 'responsabilite',
      heading: 'Responsibilities',
      blocks: [
        'The operator takes reasonable steps for the service to be available, safe and true to what it announces. It may be interrupted for maintenance or by a failure.',
        'Everyone answers for what they publish. The operator hosts that content, and answers for it only if, told of illegal content, it does not act promptly (Digital Services Act, article 6).',
        'Nothing here sets aside a liability that the law does not allow to be set aside, nor the rights that the law gives to consumers.',
        'This platform is the exclusive property of its owner. All rights reserved. Members’ texts remain theirs.',
      ],
    },
    {
      anchor: 'changements',
      heading: 'If these terms change',
      blocks: [
        'Each version is dated below, with what changed. When they change, you read it at your next visit, and your consent is asked for again. Until then your account is read-only. You may decline: your data remains yours, to take away or to erase.',
      ],
    },
    {
      anchor: 'droit',
      heading: 'Law and disputes',
      blocks: [
        'French law applies, without depriving anyone who lives elsewhere of the protection of their own law.',
        `Write to us first: ${mailOf(said, facts.contactMail)}.`,
        facts.mediator === 'none'
          ? 'The operator does not act in the course of a business: no consumer mediator is appointed.'
          : `Failing agreement, consumers may turn, free of charge, to the consumer mediator: ${said(facts.mediator)}.`,
        'The competent courts are those that the law names.',
      ],
    },
  ],
})

const oneOf = (days: readonly number[]) => `${days.slice(0, -1).join(', ')} or ${days.at(-1)}`
