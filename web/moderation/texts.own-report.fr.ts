export const fr = {
  received: 'Nous l’avons bien reçu. Une personne de l’équipe le lira.',
  reading: 'Une personne de l’équipe l’examine.',
  kept: 'Après examen, ce que vous avez signalé reste en place.',
  acted: 'Après examen, nous avons agi. Merci de nous avoir prévenus.',
  decided: 'Décision du {{when}}',
  code: 'Code : {{code}}',
  read: 'Lire la décision',
  readOrAppeal: 'Lire la décision, ou la contester',
} as const
