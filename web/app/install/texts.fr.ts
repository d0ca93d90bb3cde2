export const fr = {
  more: 'Installé, Vécu s’ouvre depuis votre écran d’accueil, dans sa propre fenêtre.',
  take: 'Installer l’application',
} as const
