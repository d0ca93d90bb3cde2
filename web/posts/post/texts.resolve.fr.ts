/** Texts shown while a post is marked as healed, and afterwards. */
export const fr = {
  title: 'Marquer comme guéri',
  feedTitle: 'Marquer comme traité',
  of: '« {{title}} »',
  treatment: 'Traitement utilisé',
  treatmentHint: 'Médicament, soin, exercice, changement d’habitude : ce qui a compté.',
  notes: 'Notes sur la prise en charge',
  notesHint: 'Ce qui a permis de comprendre, en combien de temps, ce qui aurait été utile plus tôt.',
  shared:
    'Ces informations seront partagées avec les membres qui ont des symptômes similaires. Un symptôme résolu ne peut plus être modifié.',
  confirm: 'Confirmer et partager',
  pending: 'Envoi...',
  atLeastOne: 'Veuillez remplir au moins un des champs',
  both: 'Veuillez remplir tous les champs',
  done: 'Symptôme marqué comme résolu et notifications envoyées !',
  doneOnPage: 'Symptôme marqué comme résolu avec succès !',
  failed: 'Erreur lors de la résolution du symptôme. {{reason}}',
  treatedTitle: 'Pathologie marquée comme traitée',
  treatedText: 'Les utilisateurs avec des correspondances ont été notifiés',
  treatedFailed: 'Impossible de marquer comme traité. {{reason}}',
} as const
