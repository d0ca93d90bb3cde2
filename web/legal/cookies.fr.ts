import {
  CONFIRMATION_HOURS,
  IDENTITY_MINUTES,
  KNOWN_BROWSER_DAYS,
  PASSKEY_MINUTES,
  SECOND_STEP_MINUTES,
  SESSION_DAYS,
  SIDEBAR_DAYS,
} from '#contract/accounts/limits.ts'
import { WROTE_SECONDS } from '#contract/foundation/limits.ts'
import type { LegalDocument } from './document.ts'

export const cookiesFr = (): LegalDocument => ({
  intro:
    'Quelques cookies, tous nécessaires à ce que vous demandez. Aucun pour la publicité, aucun pour la mesure d’audience : il n’y a donc rien à accepter, et pas de bandeau.',
  parts: [
    {
      anchor: 'cookies',
      heading: 'Les cookies',
      blocks: [
        'Tous viennent de ce site et ne retournent qu’à lui. Quand le site est servi en https, les sept premiers noms commencent par « __Host- ». Aucun programme de la page ne peut lire ces sept-là.',
        {
          caption: 'Cookies posés par ce site',
          columns: ['Nom', 'À quoi il sert', 'Durée'],
          rows: [
            [
              'vecu.session_token',
              'Savoir que c’est vous, après la connexion',
              `${SESSION_DAYS} jours après la dernière visite, ou jusqu’à la déconnexion`,
            ],
            [
              'vecu.two_factor',
              'Attendre le code de la vérification en deux étapes, entre le mot de passe et lui',
              `${SECOND_STEP_MINUTES} minutes`,
            ],
            ['vecu.passkey', 'Vérifier la réponse d’une clé d’accès', `${PASSKEY_MINUTES} minutes`],
            [
              'vecu.identity',
              'Vous reconnaître au retour d’un fournisseur d’identité, si vous en utilisez un',
              `${IDENTITY_MINUTES} minutes`,
            ],
            [
              'vecu.browser',
              'Reconnaître ce navigateur comme le vôtre : d’autres qui essaieraient votre mot de passe ne ralentissent pas votre connexion, et ce que vous y ajoutez pour protéger votre compte y reste quand vous changez de mot de passe par e-mail',
              `${KNOWN_BROWSER_DAYS} jours après la dernière connexion, ou le dernier lien suivi depuis un e-mail`,
            ],
            [
              'vecu.sign_up',
              'Reconnaître le navigateur de votre inscription : le lien de confirmation vous y connecte sans redemander le mot de passe',
              `${CONFIRMATION_HOURS} heures, ou jusqu’à la confirmation`,
            ],
            [
              'vecu.wrote',
              'Vous montrer tout de suite ce que vous venez d’écrire, là où le site lit aussi une copie de sa base, qui la suit de près',
              `${WROTE_SECONDS} secondes après ce que vous avez écrit`,
            ],
            ['vecu.sidebar', 'Retenir si la colonne de votre espace est ouverte', `${SIDEBAR_DAYS} jours`],
          ],
        },
      ],
    },
    {
      anchor: 'navigateur',
      heading: 'Ce qui reste dans votre navigateur',
      blocks: [
        'Votre navigateur garde aussi quelques données pour ce site. Elles ne quittent pas votre appareil.',
        {
          caption: 'Données gardées par le navigateur',
          columns: ['Nom', 'À quoi elle sert', 'Durée'],
          rows: [
            [
              'vecu.language',
              'La langue choisie, aussi pour la page montrée hors connexion et les alertes',
              'Jusqu’à ce que vous l’effaciez',
            ],
            ['vecu.theme', 'L’apparence choisie, claire ou sombre', 'Jusqu’à ce que vous l’effaciez'],
            ['vecu.devices', 'Le micro et la caméra choisis pour les appels', 'Jusqu’à ce que vous l’effaciez'],
            [
              'vecu.private',
              'Brouillons, messages, jours et fichiers pas encore envoyés, ce que montre « Ma journée » sans réseau, jusqu’où le fil a été lu, textes mis à plus tard, ce que nous vous avons déjà demandé à propos de vos récits, numéros d’aide affichés ou fermés',
              'Effacé à la déconnexion ; sans compte, et pour ces questions et ces numéros, avec l’onglet',
            ],
            [
              'vecu.offline',
              'Les pages montrées quand le site ne répond pas, sans rien de personne',
              'Jusqu’à la version suivante',
            ],
            ['tsr-scroll-restoration', 'Revenir à la bonne hauteur d’une page', 'Avec l’onglet'],
            [
              'Abonnement aux alertes',
              'Recevoir des alertes, si vous les avez activées sur cet appareil',
              'Jusqu’à ce que vous les désactiviez ou vous déconnectiez',
            ],
          ],
        },
      ],
    },
    {
      anchor: 'effacer',
      heading: 'Les refuser, les effacer',
      blocks: [
        'Vous pouvez effacer tout cela dans les réglages de votre navigateur. Sans le cookie de session, on ne peut pas se connecter ; le reste du site se lit normalement.',
        'Aucun autre site n’est appelé par ces pages. Un lien vers un autre site ne part que si vous le suivez, sans lui dire d’où vous venez.',
      ],
    },
  ],
})
