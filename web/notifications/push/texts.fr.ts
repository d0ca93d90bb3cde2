export const fr = {
  title: 'Sur cet appareil',
  looking: 'Un instant...',
  label: 'Recevoir des alertes',
  more: 'Même quand Vécu est fermé. Une alerte dit seulement qu’il y a du nouveau, jamais de quoi il s’agit.',
  pending: 'Un instant...',
  dismissed: 'Votre navigateur n’a pas eu votre accord. Cochez de nouveau, puis choisissez « Autoriser ».',
  blocked:
    'Ce navigateur bloque les alertes de Vécu. Pour les recevoir, ouvrez les réglages du site, à gauche de son adresse, et autorisez les notifications.',
  afterInstalling:
    'Sur iPhone et iPad, ajoutez d’abord Vécu à l’écran d’accueil (bouton Partager, puis « Sur l’écran d’accueil ») : les alertes se choisissent ensuite ici.',
  failed: 'Rien n’a changé',
  noService:
    'Ce navigateur n’a pas pu s’inscrire à son service d’alertes : une fenêtre privée, par exemple, ne le permet pas. Réessayez plus tard, ou avec un autre navigateur.',
  unknownService:
    'Ce navigateur utilise un service d’alertes que ce site ne connaît pas. Essayez avec un autre navigateur.',
} as const
