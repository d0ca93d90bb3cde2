export const fr = {
  list: 'Médicaments proposés',
  found_one: 'Un médicament proposé. Flèche bas pour le choisir.',
  found_many: '{{count}} médicaments proposés. Flèche bas pour en choisir un.',
  found_other: '{{count}} médicaments proposés. Flèche bas pour en choisir un.',
  archived: 'n’est plus commercialisé',
  failed: 'Aucune proposition pour le moment : écrivez le nom tel que vous le connaissez.',
} as const
