import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'You open the way',
  lead: 'Vécu begins here. The next person who searches for your words will find your story.',
  line: 'Vécu begins here.',
  lineLink: 'You open the way: three steps',
  steps: 'Three steps',
  tell: {
    title: 'Tell',
    text: 'What you feel, since when, and what you have already tried. Under a pseudonym.',
    act: 'Tell what I live through',
    note: 'The draft stays on this device.',
  },
  follow: {
    title: 'Follow it in the journal',
    text: 'One number a day, with one touch. Useful from the first evening, and to show at an appointment.',
    act: 'Open my journal',
    visitor: 'Create an account',
  },
  invite: {
    title: 'Invite',
    text: 'One person who lives the same thing is enough for stories to answer each other.',
    qr: 'QR code that leads to {{address}}',
    send: 'Send',
    copy: 'Copy',
    message: 'Somebody has lived the same thing: Vécu brings stories that resemble each other together.',
    copied: 'Link copied',
    copiedText: 'Paste it wherever you like.',
    refused: 'Your browser did not allow copying: write down the address shown here.',
    poster: 'A poster to print',
    private: 'The link is the same for everyone: it tells neither your pseudonym nor what you live through.',
  },
  soon: {
    title: 'What will appear here',
    similar: 'Stories that resemble yours, and in what.',
    better: 'News, as soon as somebody gets better and tells what helped.',
    meet: 'Meetings with health professionals.',
  },
  sheets: 'Sheets to move forward meanwhile',
  poster: {
    title: 'A poster to print',
    intro: 'For a waiting room, a pharmacy, an association. Ask the place for its agreement.',
    print: 'Print',
    back: 'Back',
    page: 'Poster, as it will be printed',
    kind: 'Vécu',
    free: 'Free, under a pseudonym',
    heading: 'Somebody has lived the same thing.',
    first: 'Symptoms that last, and that nobody explains yet?',
    second:
      'Tell them. Vécu brings stories that resemble each other together, and tells you when somebody gets better.',
    scan: 'Point your phone’s camera at this code, or type',
    foot: 'Vécu is a place where people exchange. It replaces neither a doctor nor a diagnosis. In an emergency in France: 15 or 112, by text message 114; suicide prevention: 3114.',
  },
}
