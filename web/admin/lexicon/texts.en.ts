import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Lexicon',
  intro: 'Stories are read with a lexicon of everyday words, in French and in English. Here one sees what it lacks.',
  languages: { fr: 'French', en: 'English' },
  try: {
    title: 'Try a text',
    label: 'Text to read',
    hint: 'A text that is made up, or that you have just written. None of it is kept.',
    send: 'Read this text',
    language: { fr: 'Read in French.', en: 'Read in English.' },
    present: 'What the text tells',
    absent: 'What it says is not there',
    relatives: 'What it says of a relative',
    thing: '{{name}}: “{{words}}”',
    nothing: 'Nothing was read in this text.',
    unread: 'Unread words',
  },
  unread: {
    title: 'Words that the reader does not know',
    text: 'Counted every night in the stories of those who take part in matching, from 11 members on. No sentences, no names, no exact numbers.',
    language: 'Language of the stories',
    counted: 'Counted on {{at}}',
    word: 'Word',
    stem: '{{stem}}…',
    members: 'Members',
    band: '{{from}} to {{to}}',
    none: 'No word to add',
    noneText: 'No unknown word is used by 11 members or more, or the first night has not passed yet.',
  },
  corrected: {
    title: 'Words that members correct',
    text: 'Counted every night, from 11 members on: the words from which was read what their authors took away, and those that members who added a thing write more often. An expression to remove, or to add.',
    words: 'Words',
    thing: 'What members say',
    added: '{{name}}: added',
    takenAway: '{{name}}: taken away',
    none: 'No words corrected by many',
    noneText: 'No correction is made by 11 members or more, or the first night has not passed yet.',
  },
  correct: {
    title: 'Correct the lexicon',
    file: 'In lexicon/terms, open the file of the specialty: plain text, one thing a line. README.md, beside it, tells how lines are written.',
    line: 'Add the expression to the line of the thing that it means, in its language. Two or three words are better than one. For example:',
    check:
      'Run “npm test”: it names the line where something is wrong. A word that means nothing medical goes to idioms.txt.',
    after: 'Once that runs, all stories are read again in the background, and nobody is notified.',
  },
}
