import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Lexicon',
  intro: 'Stories are read with a lexicon of everyday words, in French and in English. This page shows what it lacks.',
  languages: { fr: 'French', en: 'English' },
  try: {
    title: 'Try a text',
    label: 'Text to read',
    hint: 'A made-up text, or one you have just written. None of it is kept.',
    send: 'Read this text',
    language: { fr: 'Read in French.', en: 'Read in English.' },
    present: 'What the text says',
    implied: 'Understood with it',
    absent: 'What it says is absent',
    relatives: 'What it says about a relative',
    thing: '{{name}}: “{{words}}”',
    nothing: 'Nothing was recognised in this text.',
    unread: 'Words not understood',
  },
  unread: {
    title: 'Words the reader does not know',
    text: 'Counted every night in the stories of members who take part in matching, once 11 members of at least three households use them. No sentences, no names, no exact numbers.',
    language: 'Language of the stories',
    counted: 'Counted on {{at}}',
    word: 'Word',
    stem: '{{stem}}…',
    members: 'Members',
    band: '{{from}} to {{to}}',
    none: 'No word to add',
    noneText: 'No unknown word is used by 11 members or more, or the first night is yet to come.',
  },
  corrected: {
    title: 'Words that members correct',
    text: 'Counted every night, once 11 members of at least three households agree: the words behind what authors removed, and the words that members who added something write more often. An expression to remove, or to add.',
    words: 'Words',
    thing: 'What members say',
    added: '{{name}}: added',
    takenAway: '{{name}}: removed',
    none: 'No words corrected by enough members',
    noneText: 'No correction was made by 11 members or more, or the first night is yet to come.',
  },
  correct: {
    title: 'Correct the lexicon',
    file: 'In lexicon/vocabulary, open the file of the specialty: plain text, one expression per line. README.md, next to it, explains how lines are written.',
    line: 'Add the expression below the thing it means, in its language, on an indented line; a comma separates it from the next. Two or three words are better than one. For example:',
    check:
      'Run “npm test”: it names the line where something is wrong. A word with no medical meaning goes in idioms.txt.',
    after: 'Once this is deployed, all stories are read again in the background, and nobody is notified.',
  },
}
