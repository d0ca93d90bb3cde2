import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  data: {
    title: 'Your data',
    intro:
      'Get a copy of everything you’ve entrusted to Vécu: your posts, comments, journals, photos, videos and settings.',
    ask: 'Prepare a copy',
    askAgain: 'Prepare a new copy',
    asking: 'One moment...',
    making: 'Your copy is being prepared',
    makingMore: 'You can leave this page: we’ll email you when it’s ready.',
    ready: 'Copy of {{when}}',
    readyMore: '{{size}}, available until {{until}}',
    download: 'Download',
    downloadOf: 'Download the copy of {{when}}',
    failed: 'Your copy could not be prepared',
    failedMore: 'Your data is safe, and this attempt does not count.',
    again: 'Start again',
    keep: 'It says a lot about your health: keep it somewhere safe, especially on a shared device.',
  },
  erasure: {
    title: 'Delete my account',
    intro:
      'Your account is deleted seven days after you ask. Until then nothing changes, and you can change your mind.',
    goes: 'What will be deleted for good',
    goesList: {
      posts: 'Your posts, with their photos, videos, the comments they received and their close cases',
      words: 'Your comments, private messages and likes',
      private: 'Your journals, side effect reports, notifications, settings and copies of your data',
      account: 'Your username, email address, password and signed-in devices',
    },
    stays: 'What will stay',
    staysList: {
      place:
        'Where someone replied to you, the place of your comment, and in your conversations that of your messages: “Comment deleted”, “Message deleted”, without your words or your name',
      unnamed:
        'Your questions asked without a name at a conference, with nothing left that ties them to you: to go with the rest would show that they were yours. Their text is erased {{months}} months after the conference, as that of all others is. You can remove them before',
      others:
        'What others wrote; and, while a report is being looked into, the copy of what was reported, without your name',
    },
    copyFirst: 'Prepare a copy of your data first if you want to keep a record of it.',
    password: 'Current password',
    send: 'Delete my account',
    sending: 'One moment...',
    asked: 'Your account will be deleted on {{day}}',
    askedMore:
      'You’ll get an email to confirm this. Until then, your posts stay visible and your account works as usual.',
    cancel: 'Cancel the deletion',
    cancelling: 'One moment...',
    kept: 'Your account stays open',
    keptMore: 'The deletion is cancelled. Nothing was deleted.',
    tooLate: 'The deletion has started',
    tooLateMore: 'This account can no longer be kept.',
    banner: 'Account deletion',
  },
}
