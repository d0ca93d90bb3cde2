import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'You’re opening the way',
  lead: 'Vécu begins here. The next person who searches for your words will find your story.',
  line: 'Vécu begins here.',
  lineLink: 'You’re opening the way: three steps',
  steps: 'Three steps',
  tell: {
    title: 'Tell your story',
    text: 'What you feel, since when, and what you’ve already tried. Under a username of your choice.',
    act: 'Tell my story',
    note: 'Nobody reads it until you publish.',
  },
  follow: {
    title: 'Track it in the journal',
    text: 'One number a day, with one tap. Useful from the first evening, and something to show at an appointment.',
    act: 'Open my journal',
    visitor: 'Create an account',
  },
  invite: {
    title: 'Invite',
    text: 'One person going through the same thing is enough for stories to answer each other.',
    qr: 'QR code that leads to {{address}}',
    send: 'Send',
    copy: 'Copy',
    message: 'Someone has lived through the same thing: Vécu brings together stories that resemble each other.',
    copied: 'Link copied',
    copiedText: 'Paste it wherever you like.',
    refused: 'Your browser did not allow copying: write down the address shown here.',
    poster: 'A poster to print',
    private: 'The link is the same for everyone: it reveals neither your username nor what you’re going through.',
  },
  soon: {
    title: 'What will appear here',
    similar: 'Stories that resemble yours, and how.',
    better: 'News, as soon as someone gets better and shares what helped.',
    meet: 'Meetings with health professionals.',
  },
  sheets: 'Fact sheets to help in the meantime',
  poster: {
    title: 'A poster to print',
    intro: 'For a waiting room, a pharmacy, a patient group. Ask for permission first.',
    print: 'Print',
    back: 'Back',
    page: 'Poster, as it will be printed',
    kind: 'Vécu',
    free: 'Free, under a username of your choice',
    heading: 'Someone has lived through the same thing.',
    first: 'Symptoms that last, and that nobody can explain yet?',
    second:
      'Tell your story. Vécu brings together stories that resemble each other, and tells you when someone gets better.',
    scan: 'Point your phone’s camera at this code, or type',
    foot: 'Vécu is a place for people to talk to each other. It replaces neither a doctor nor a diagnosis. In an emergency in France: 15 or 112, by text message 114; suicide prevention: 3114.',
  },
}
