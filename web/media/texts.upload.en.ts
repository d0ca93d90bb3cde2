import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.upload.fr.ts'

export const en: TextsOf<typeof fr> = {
  field: {
    label: 'Photos or videos',
    choose: 'Photo or video',
    takePhoto: 'Take a photo',
    film: 'Film',
    drop: 'or drop them here, or paste a picture',
    dropNow: 'Drop your files here',
    inShort: 'Up to {{max}} files, seen by members only.',
    rules: 'Formats and sizes',
    hint: 'Up to {{max}} files: JPEG, PNG, GIF or WebP pictures up to {{image}} MB, MP4, WebM or MOV videos up to {{video}} MB. Only the first frame of a GIF is kept.',
    privacy: 'Only members see them; their location and other hidden data are removed.',
    signedOut: 'They can be added once you’re signed in. Your text will be waiting.',
    signIn: 'Sign in',
    signUp: 'Create an account',
  },
  files: 'Chosen files',
  state: {
    waiting: 'Waiting',
    sending: 'Uploading: {{percent}}%',
    paused: 'Connection lost at {{percent}}%. The upload will resume on its own.',
    preparing: 'Uploaded, being checked',
    ready: 'Added',
    readyForSome:
      'Added, but some members will not be able to play this video: its format, mostly H.265, is too recent for their device. They will see a picture of it. So that everyone can see it, on an iPhone: Settings, Camera, Formats, “Most Compatible”, then film again.',
    readyUnseen:
      'Added, but some members will not see this video: its format, mostly H.265, is too recent for their device. So that everyone can see it, on an iPhone: Settings, Camera, Formats, “Most Compatible”, then film again.',
    failed: 'Not uploaded. {{reason}}',
  },
  cancel: 'Cancel the upload of {{name}}',
  remove: 'Remove {{name}}',
  retry: 'Try again',
  retryOf: 'Try again: upload {{name}}',
  spoken: {
    paused: '{{name}}: connection lost, the upload will resume on its own.',
    forSome: '{{name}}: {{words}}',
    removed: '{{name}}: removed.',
  },
  progressOf: 'Upload of {{name}}',
  uploaded: {
    title: 'Media added',
    text_one: '{{count}} file added successfully',
    text_other: '{{count}} files added successfully',
  },
  notUploaded: 'The photos could not be uploaded',
  invalid: {
    title: 'Invalid files',
    file: 'File {{place}}: {{reason}}',
    tooMany: 'Too many files',
    full: 'This post already has {{max}} files. Remove one to add another.',
    tooManyText_one:
      'At most {{max}} files in a post: there is room for {{count}}, you chose {{chosen}}. None of them was added.',
    tooManyText_other:
      'At most {{max}} files in a post: there is room for {{count}}, you chose {{chosen}}. None of them was added.',
    close: 'Hide these messages',
  },
  faults: {
    tooLarge: 'File too large. At most {{n}} MB allowed',
    wrongType:
      'File format not allowed. This file could not be read as a whole JPEG, PNG, GIF or WebP photo of at most 40 million pixels, nor as an MP4, WebM or MOV video.',
    heic: 'This photo is in the HEIC format, which many devices cannot read. On an iPhone, choose it from “Photos” rather than from “Files”: it’s then sent as a JPEG. For the next ones: Settings, Camera, Formats, “Most Compatible”. A screenshot of the photo will do as well.',
    wrongExtension: 'File extension not allowed. Rename the file, for example “photo.jpg”.',
    tooMany: 'Too many files',
  },
  pictureFaults: {
    wrongType:
      'File format not allowed. This file could not be read as a whole JPEG, PNG, GIF or WebP photo of at most 40 million pixels.',
    tooMany: 'Too many files were sent without being used. Try again tomorrow.',
  },
  publishing: {
    waiting: 'Uploading files...',
    waitingText: 'The post will be published as soon as your files are ready. Keep this page open.',
    leftovers: 'A file could not be added. Try again or remove it, then publish.',
  },
}
