import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  data: {
    title: 'Your data',
    intro:
      'Get a copy of everything you entrusted to Vécu: your posts, comments, journals, photos and videos, your settings.',
    ask: 'Prepare a copy',
    askAgain: 'Prepare a new copy',
    asking: 'One moment...',
    making: 'Your copy is being prepared',
    makingMore: 'You can leave this page: an e-mail will tell you when it is ready.',
    ready: 'Copy of {{when}}',
    readyMore: '{{size}}, to download until {{until}}',
    download: 'Download',
    downloadOf: 'Download the copy of {{when}}',
    failed: 'Your copy could not be prepared',
    failedMore: 'Your data are intact, and this attempt does not count.',
    again: 'Start again',
    keep: 'It tells of your health: keep it in a safe place, above all on a shared device.',
  },
  erasure: {
    title: 'Delete my account',
    intro:
      'Your account is deleted seven days after you ask. Until then nothing changes, and you can change your mind.',
    goes: 'What goes, for good',
    goesList: {
      posts: 'Your posts, with their photos, videos, the comments they received and their close cases',
      words: 'Your comments and likes',
      private: 'Your journals, notifications, settings and copies of your data',
      account: 'Your username, e-mail address, password and signed-in devices',
    },
    stays: 'What stays',
    staysList: {
      place: 'Where someone replied to you, the place of your comment: “Comment deleted”, without your words or name',
      others: 'What others wrote',
    },
    copyFirst: 'Prepare a copy of your data first if you want to keep a record of it.',
    password: 'Current password',
    send: 'Delete my account',
    sending: 'One moment...',
    asked: 'Your account will be deleted on {{day}}',
    askedMore: 'An e-mail confirms it. Until then, your posts stay visible and your account works.',
    cancel: 'Cancel the deletion',
    cancelling: 'One moment...',
    kept: 'Your account is kept',
    keptMore: 'The deletion is cancelled. Nothing was erased.',
    tooLate: 'The deletion has begun',
    tooLateMore: 'This account can no longer be kept.',
    banner: 'Deletion of your account',
  },
}
