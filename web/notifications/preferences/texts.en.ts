import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  intro:
    'Choose where and when we notify you. An email only says that there is something new, never a word about your health.',
  kinds: {
    recovery: { name: 'Someone like you has recovered', more: 'And shares what helped.' },
    better: { name: 'Someone like you feels better', more: 'But not fully recovered.' },
    diagnosed: { name: 'Someone like you has a diagnosis', more: 'And says how it was found.' },
    match: { name: 'A close case', more: 'The new story closest to yours, at the end of the day.' },
    meToo: { name: 'Me too', more: 'When someone says it to your story, once per person.' },
    comment: { name: 'Comments', more: 'On your posts.' },
    reply: { name: 'Replies', more: 'To your comments.' },
    request: { name: 'Requests', more: 'Someone would like to talk, or to call you.' },
    accepted: { name: 'Accepted requests', more: 'Someone said yes to your request.' },
    acquainted: {
      name: 'Connections',
      more: 'You and someone who takes the same medication both said yes.',
    },
    conference: { name: 'Conferences', more: 'The day before, a quarter of an hour before, and when they change.' },
    proposal: { name: 'Your conference proposals', more: 'The team’s answer.' },
    moderation: { name: 'Moderation', more: 'Decisions on what you write or report.' },
    checkIn: { name: 'Check-ins on my stories', more: 'Once per story, after three months without news.' },
    reminder: { name: 'Journal reminders', more: 'At the pace chosen in each journal.' },
  },
  tellMe: {
    title: 'We’ll let you know when a new story resembles yours',
    text: 'At the end of the day, by email, by an alert on this device, or both. Neither says anything about your health.',
  },
  channels: {
    app: 'In the app',
    email: 'App and email',
    none: 'Nothing',
  },
  saved: 'Saved',
  consent: {
    title: 'Receive emails?',
    text: 'They only say that there is something new: they mention neither your health nor anyone.',
    back: 'You can change your mind here, or with the link in each email.',
    confirm: 'I agree',
  },
  when: 'When',
  digest: {
    name: 'How often to email me',
    each: 'Each time',
    daily: 'Every day at 18:00',
    weekly: 'On Sundays at 18:00',
    more: 'The one on Sundays also says how many people like you have shared some news, if you chose email for such news. It says no more.',
  },
  quiet: {
    name: 'Quiet hours',
    more: 'No emails or alerts between these hours. They wait, and nothing is lost.',
    from: 'From',
    to: 'To',
  },
  zone: {
    here: 'Times in your time zone: {{zone}}.',
    elsewhere: 'This device is set to {{zone}}.',
    follow: 'Use {{zone}}',
  },
  unsubscribe: {
    title: 'Stop receiving these emails',
    intro: 'Your notifications stay in the app. Only messages that protect your account will still be sent.',
    send: 'Stop receiving these emails',
    sending: 'One moment...',
    doneTitle: 'Done',
    done: 'You’ll no longer get emails about your notifications.',
    overTitle: 'This link is incomplete',
    over: 'Open it again from the email, or choose in your settings what you receive.',
    settings: 'Choose what I receive',
  },
}
