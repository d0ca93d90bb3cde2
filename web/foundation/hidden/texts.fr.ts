export const fr = {
  decided: 'Masqué par la modération',
  why: 'voir pourquoi',
  waiting: 'Masqué par la modération, en attendant qu’une personne le lise',
} as const
