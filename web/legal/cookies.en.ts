import {
  CONFIRMATION_HOURS,
  IDENTITY_MINUTES,
  KNOWN_BROWSER_DAYS,
  PASSKEY_MINUTES,
  SECOND_STEP_MINUTES,
  SESSION_DAYS,
  SIDEBAR_DAYS,
} from '#contract/accounts/limits.ts'
import { WROTE_SECONDS } from '#contract/foundation/limits.ts'
import type { LegalDocument } from './document.ts'

export const cookiesEn = (): LegalDocument => ({
  intro:
    'A few cookies, all needed for what you ask. None for advertising, none for audience measurement: so there is nothing to accept, and no banner.',
  parts: [
    {
      anchor: 'cookies',
      heading: 'Cookies',
      blocks: [
        'They all come from this site and go back to it alone. When the site is served over https, the first seven names begin with “__Host-”. No script on the page can read those seven.',
        {
          caption: 'Cookies set by this site',
          columns: ['Name', 'What for', 'How long'],
          rows: [
            [
              'vecu.session_token',
              'To know that it is you, once signed in',
              `${SESSION_DAYS} days after the last visit, or until you sign out`,
            ],
            [
              'vecu.two_factor',
              'To wait for the code of two-step verification, after the password',
              `${SECOND_STEP_MINUTES} minutes`,
            ],
            ['vecu.passkey', 'To check the answer of a passkey', `${PASSKEY_MINUTES} minutes`],
            [
              'vecu.identity',
              'To recognise you on your way back from an identity provider, if you use one',
              `${IDENTITY_MINUTES} minutes`,
            ],
            [
              'vecu.browser',
              'To recognise this browser as yours: others who try your password do not slow your sign-in down, and what you add in it to protect your account stays there when you change your password by email',
              `${KNOWN_BROWSER_DAYS} days after the last sign-in or the last link followed from an email`,
            ],
            [
              'vecu.sign_up',
              'To recognise the browser you signed up in: the link that confirms it signs you in there without the password',
              `${CONFIRMATION_HOURS} hours, or until you confirm`,
            ],
            [
              'vecu.wrote',
              'To show you at once what you have just written, where the site also reads a copy of its database, which follows closely',
              `${WROTE_SECONDS} seconds after what you wrote`,
            ],
            ['vecu.sidebar', 'To remember whether the column of your space is open', `${SIDEBAR_DAYS} days`],
          ],
        },
      ],
    },
    {
      anchor: 'navigateur',
      heading: 'What stays in your browser',
      blocks: [
        'Your browser also keeps some data for this site. It does not leave your device.',
        {
          caption: 'Data kept by the browser',
          columns: ['Name', 'What for', 'How long'],
          rows: [
            [
              'vecu.language',
              'The chosen language, also for the page shown offline and for alerts',
              'Until you clear it',
            ],
            ['vecu.theme', 'The chosen appearance, light or dark', 'Until you clear it'],
            ['vecu.devices', 'The microphone and camera chosen for calls', 'Until you clear it'],
            [
              'vecu.private',
              'Drafts, messages, days and files not sent yet, what “My day” shows without a network, how far the feed was read, texts put off until later, what we have asked you about your stories, numbers to call shown or closed',
              'Erased when you sign out; without an account, and for these questions and numbers, with the tab',
            ],
            [
              'vecu.offline',
              'The pages shown when the site does not answer, with nobody’s data',
              'Until the next version',
            ],
            ['tsr-scroll-restoration', 'To come back to the right place of a page', 'With the tab'],
            [
              'Subscription to alerts',
              'To receive alerts, if you turned them on for this device',
              'Until you turn them off or sign out',
            ],
          ],
        },
      ],
    },
    {
      anchor: 'effacer',
      heading: 'Refusing and clearing them',
      blocks: [
        'You can clear all of this in the settings of your browser. Without the session cookie you cannot sign in; the rest of the site can be read as usual.',
        'These pages contact no other site. A link to another site works only if you follow it, without telling it where you come from.',
      ],
    },
  ],
})
