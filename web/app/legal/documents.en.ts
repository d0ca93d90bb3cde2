import type { LegalDocument, LegalFacts, LegalPage } from './document.ts'

export const documentsEn = ({ minAge }: LegalFacts): Record<LegalPage, LegalDocument> => ({
  privacy: {
    title: 'Privacy',
    intro:
      'Your stories speak of your health. Here, plainly, is what this instance of Vécu keeps, why, and what you may ask for.',
    parts: [
      {
        heading: 'Who answers for your data',
        paragraphs: [
          'The operator of this instance: the person or organisation that runs it and gave you its address. The operator is the controller under the General Data Protection Regulation (GDPR).',
        ],
      },
      {
        heading: 'What is kept',
        paragraphs: [
          'Your account: e-mail address, username (a pseudonym), password in a form from which it cannot be recovered, chosen language and appearance, date of sign-up.',
          'Your consents: for each, what was accepted, the version of the text and the date.',
          'Your posts: title, description, duration, intensity, start date, country, postal code, recent travels, tags and, when you share it, what helped. The matches found with other stories and the notifications you receive.',
          'What security asks for: for each open session, the IP address and the browser; the number of recent attempts per address, to slow abuse down.',
        ],
      },
      {
        heading: 'Why',
        paragraphs: [
          'To publish your stories to members, show you similar cases and notify you. Your health data is processed only with your explicit consent (article 9 GDPR), given at sign-up.',
          'For public statistics and research, only if you agreed, and only as counts: none is published under eleven different members.',
        ],
      },
      {
        heading: 'What others see',
        paragraphs: [
          'Visitors see no story. Members see your pseudonym, your posts, your country and the month of onset. Your e-mail address, postal code, travels and exact dates are never shown.',
          'No data is sold or given to a third party. Pages load nothing from another site, and there is neither advertising nor audience measurement.',
          'If you switch on alerts on a device, they go through the service of its browser (Google, Mozilla, Apple or Microsoft). What it is given is encrypted and only says that there is something new. Alerts end as soon as you switch them off or sign out.',
        ],
      },
      {
        heading: 'For how long',
        paragraphs: [
          'Your posts stay until they are deleted, your account until you ask for its erasure, or until nobody has signed in to it for 24 months: an e-mail warns you a month before. Deleting a post also deletes its matches and notifications.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'In your settings you can get a copy of your data, delete your account with seven days to change your mind, and withdraw a consent at any time. You may also write to the operator of this instance for access to your data or its correction. You may also turn to the data protection authority of your country; in France, the CNIL.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    intro:
      'Vécu is for sharing an experience of health and bringing it close to others. Using it means accepting what follows.',
    parts: [
      {
        heading: 'What Vécu is not',
        paragraphs: [
          'Vécu does not replace a professional diagnosis. Stories, matches and their percentages are testimony and likeness between texts: neither medical advice nor a prescription. Change nothing in a treatment without speaking to a health professional.',
          'In an emergency, call the emergency services: in France 15, 112, 114 by text message, 3114 for suicide prevention.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          `You must be at least ${minAge} years old. The account is personal; choose a pseudonym that does not tell your name, and keep your password to yourself.`,
        ],
      },
      {
        heading: 'What you publish',
        paragraphs: [
          'You remain the author of your texts and agree that members of this instance may read them. Speak of what you live through, with respect, without naming other people and without advertising.',
          'The operator may remove content that is against the law or these terms.',
        ],
      },
      {
        heading: 'The service',
        paragraphs: [
          'It is provided as is by the operator of this instance, who may interrupt or change it. This platform is the exclusive property of its owner. All rights reserved.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    intro:
      'Two cookies: that of your session, and one that remembers whether the column of your space is open. None for advertising, none for audience measurement: there is nothing to accept.',
    parts: [
      {
        heading: 'The session cookie',
        paragraphs: [
          'It is set when you sign in and serves to know that it is you. The programs of the page cannot read it, it is sent to this site only, and it goes away when you sign out or the session ends.',
        ],
      },
      {
        heading: 'The display cookie',
        paragraphs: [
          'It is set when you open or close the column of your space. It says nothing else, and goes away after seven days.',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'The chosen language and appearance, and the draft of your post until you send it. The page shown without a connection is kept there too. Without an account the draft goes with the tab; with an account it is erased when you sign out. None of this is passed on to anyone.',
        ],
      },
    ],
  },
  mentions: {
    title: 'Legal notice',
    intro: 'This page speaks of the instance you are visiting.',
    parts: [
      {
        heading: 'Publisher',
        paragraphs: [
          'This site is published by the operator of this instance, who is responsible for it and receives requests about it.',
        ],
      },
      {
        heading: 'Hosting',
        paragraphs: [
          'Data is kept by the server of this instance, wherever its operator installed it. Pages call no other host.',
        ],
      },
      {
        heading: 'Property',
        paragraphs: [
          'This platform is the exclusive property of its owner. All rights reserved. The texts that members publish remain theirs.',
        ],
      },
    ],
  },
})
