import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  kinds: {
    post: 'Post',
    comment: 'Comment',
    message: 'Private message',
    member: 'Profile',
    room: 'Said at a conference',
    treatment: 'Something tried',
    topic: 'Requested conference topic',
    none: 'Described location',
    described: 'Something you described',
  },
  reasons: {
    danger: { name: 'A life is in danger', more: 'A threat, a plan for suicide, someone put at risk.' },
    minor: { name: 'A child is involved', more: 'Violence, exploitation, or someone approaching a minor.' },
    health: { name: 'Dangerous health advice', more: 'Stopping a treatment, a risky remedy, a false promise.' },
    harassment: { name: 'Harassment', more: 'Insults, threats, insisting after a refusal.' },
    hate: { name: 'Hate', more: 'An attack on someone’s origin, religion, gender or disability.' },
    privacy: { name: 'A breach of privacy', more: 'Someone’s name, address or health, without their agreement.' },
    sexual: { name: 'Sexual content', more: 'Sexual pictures or words, solicitations.' },
    scam: { name: 'Advertising or a scam', more: 'A sale, a doubtful link, a request for money.' },
    illegal: { name: 'Something else against the law', more: 'Illegal in another way.' },
    other: { name: 'Something else', more: 'Say in a few words what is wrong.' },
  },
  acts: { keep: 'Left in place', hide: 'Hidden' },
  sanctions: {
    none: 'No measure on the account',
    warning: 'Warning',
    silence: 'Account read-only',
    suspension: 'Account suspended',
  },
  grounds: { law: 'The law', terms: 'Our terms of use' },
  states: { received: 'Received', reading: 'Being examined', kept: 'Content left in place', acted: 'Measure taken' },
}
