import type { TextsOf } from '../texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Someone can listen to you',
  text: 'If it’s too much to bear, for you or for someone you’re worried about, 3114 answers day and night in France, free of charge. In immediate danger, call 112 anywhere in Europe, or 15 in France; elsewhere, your local emergency number.',
  listening: 'talk to someone, in France',
  samu: 'ambulance, in France',
  europe: 'in Europe',
  sms: 'by text, in France',
  private: 'Only you see this: nobody is told, and you can write freely.',
  said: 'Someone can listen to you: 3114 answers day and night. The numbers are near the field.',
  close: 'Close this help',
}
