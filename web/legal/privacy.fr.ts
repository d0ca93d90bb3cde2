import { CONFIRMATION_HOURS, SESSION_DAYS, SIGN_UP_ORIGIN_DAYS } from '#contract/accounts/limits.ts'
import {
  EXPORT_DAYS,
  EXPORTS_PER_DAY,
  GRACE_DAYS,
  INACTIVITY_MONTHS,
  UNNAMED_MONTHS,
  WARNING_DAYS,
} from '#contract/accounts/privacy-limits.ts'
import { AUDIT_KEPT_YEARS } from '#contract/admin/limits.ts'
import { SEALED_DAYS } from '#contract/chat/limits.ts'
import { RAW_DAYS, REPLAY_MONTHS, WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import { bandOf } from '#contract/foundation/disclosure.ts'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { EVENT_DAYS } from '#contract/foundation/live-limits.ts'
import { ORPHAN_HOURS } from '#contract/media/limits.ts'
import { ASKED_ANEW_DAYS, SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { APPEAL_DAYS, EVIDENCE_DAYS, EVIDENCE_MESSAGES } from '#contract/moderation/limits.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { mailOf, legalPlaceholderFr as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const privacyFr = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Vos récits parlent de votre santé. Voici, sans détour, ce que Vécu garde, pourquoi, combien de temps, qui peut le voir, et ce que vous pouvez demander.',
  parts: [
    {
      anchor: 'essentiel',
      heading: 'L’essentiel',
      blocks: [
        {
          items: [
            'Vous écrivez sous un pseudonyme. Votre adresse e-mail, votre code postal, vos voyages et vos dates exactes ne sont jamais montrés aux autres.',
            'Rien n’est vendu. Aucune publicité, aucune mesure d’audience, aucun contenu chargé depuis un autre site.',
            'Vos données de santé ne sont utilisées qu’avec votre accord explicite, que vous pouvez retirer à tout moment.',
            'Personne dans l’équipe ne peut lire vos messages privés. Seule exception : les messages que l’une des personnes qui se parlent choisit de signaler.',
            'Vous pouvez recevoir une copie de tout, et tout effacer, depuis [vos paramètres](/settings#donnees).',
          ],
        },
      ],
    },
    {
      anchor: 'responsable',
      heading: 'Qui répond de vos données',
      blocks: [
        `Le responsable du traitement, au sens du règlement européen sur la protection des données (RGPD), est l’exploitant de ce site : ${said(facts.editorName)}, ${said(facts.editorAddress)}.`,
        `Le délégué ou la déléguée à la protection des données répond à vos questions et à vos demandes : ${facts.dpoName === null ? '' : `${facts.dpoName}, `}${mailOf(said, facts.dpoMail)}.`,
      ],
    },
    {
      anchor: 'donnees',
      heading: 'Ce qui est gardé, et pourquoi',
      blocks: [
        'Vécu ne demande que ce qui sert à ce que vous y faites. La plupart des champs sont facultatifs, et le formulaire le dit.',
        {
          caption: 'Chaque donnée, sa raison et sa base légale',
          columns: ['Donnée', 'À quoi elle sert', 'Base légale'],
          rows: [
            [
              'Compte : adresse e-mail, pseudonyme, mot de passe (haché), langue, apparence, image choisie, date d’inscription',
              'Ouvrir votre compte, vous reconnaître, vous écrire à son sujet',
              'Contrat (RGPD, article 6.1.b)',
            ],
            [
              'Accords : ce que vous avez accepté, la version du texte, les dates',
              'Prouver votre accord, vous le redemander si un texte change',
              'Obligation légale (articles 6.1.c et 7.1)',
            ],
            [
              'Récits et publications : titre, description, durée, intensité, début, pays, code postal, voyages, étiquettes, photos, vidéos, ce que vous avez essayé et ce qu’il en est, où vous en êtes (mieux, guéri, diagnostic que vous nommez), ce qui a aidé ; commentaires, « J’aime » et « Moi aussi », que seuls vous et l’auteur du récit voyez à votre nom',
              'Les montrer aux membres, vous montrer des cas proches, prévenir quand quelqu’un va mieux',
              'Accord explicite (articles 6.1.a et 9.2.a)',
            ],
            [
              'Journaux : intensités, notes et mesures choisies de chaque jour, rappels',
              'Vous les montrer à vous, et préparer une page pour votre médecin',
              'Accord explicite (articles 6.1.a et 9.2.a)',
            ],
            [
              'Effets indésirables : médicament, effet, gravité, tranche d’âge, sexe, antécédents, évolution, versions précédentes',
              'Votre suivi, la comparaison avec des cas proches, le document que vous remettez vous-même aux autorités',
              'Accord explicite (articles 6.1.a et 9.2.a)',
            ],
            [
              'Cas proches et notifications',
              'Vous rapprocher de cas proches et vous prévenir',
              'Accord explicite (articles 6.1.a et 9.2.a)',
            ],
            [
              'Messages privés, demandes, dates et durées d’appel ; présence et accusés de lecture, que vous pouvez couper',
              'Vous permettre d’échanger. Les appels vont de navigateur à navigateur, chiffrés ; ni le son ni l’image ne sont enregistrés',
              'Contrat, et accord explicite pour ce qui touche à la santé (articles 6.1.b et 9.2.a)',
            ],
            [
              'Conférences : inscriptions, présence, questions, messages du chat, votes, propositions, sujets demandés',
              'Organiser la conférence et vous la rappeler. Une question posée sans nom ne le montre à personne, équipe comprise',
              'Contrat, et accord explicite pour ce qui touche à la santé (articles 6.1.b et 9.2.a)',
            ],
            [
              'Enregistrement d’une conférence : la voix et l’image de l’experte ou de l’expert, de personne d’autre',
              'Proposer la rediffusion aux membres',
              'Accord de la personne qui parle (article 6.1.a)',
            ],
            [
              'Professionnels de santé : nom, profession, numéro RPPS, image d’un justificatif',
              'Vérifier la qualité de professionnel avant d’accorder le badge',
              'Mesures demandées par la personne (article 6.1.b)',
            ],
            [
              'Signalements : motif, explications, adresse e-mail si vous la donnez, copie de ce qui est signalé, décision, recours',
              'Traiter le signalement, motiver la décision, permettre le recours',
              'Obligation légale (article 6.1.c ; règlement européen sur les services numériques, articles 16, 17 et 20) ; pour ce qui touche à la santé, exercice et défense de droits (article 9.2.f)',
            ],
            [
              'Sessions : adresse IP, navigateur, dates ; nombre de tentatives récentes',
              'Protéger votre compte, vous montrer où il est ouvert, ralentir les abus',
              'Intérêt légitime : la sécurité (article 6.1.f)',
            ],
            [
              'Inscription : une empreinte illisible de votre réseau et de l’heure (ni l’adresse IP, ni le lieu)',
              'Reconnaître des comptes ouverts ensemble, pour qu’ils ne puissent pas à eux seuls faire masquer ce que d’autres écrivent',
              'Intérêt légitime : la sécurité (article 6.1.f)',
            ],
            [
              'Abonnements aux alertes d’un appareil',
              'Vous prévenir quand le site est fermé',
              'Accord, donné dans le navigateur (article 6.1.a)',
            ],
            [
              'Registre des actes de l’équipe : qui a fait quoi, quand, sur quel contenu',
              'Rendre compte de la modération et des accès aux contenus privés signalés',
              'Intérêt légitime : pouvoir rendre compte (article 6.1.f)',
            ],
          ],
        },
        'Sans accord sur les données de santé, un compte reste ouvert mais ne peut plus rien publier, et ce qu’il a publié n’est plus montré.',
      ],
    },
    {
      anchor: 'sante',
      heading: 'Vos données de santé',
      blocks: [
        'Un récit de symptôme est une donnée de santé, que la loi protège particulièrement (RGPD, article 9). Vous donnez votre accord à l’inscription, par une case à part, jamais cochée d’avance.',
        'Vous pouvez le retirer dans [vos paramètres](/settings#accords). L’effet est immédiat : vos publications et vos déclarations sont masquées, vos cas proches disparaissent, votre compte passe en lecture seule. Le retrait ne remet pas en cause ce qui a été fait auparavant.',
      ],
    },
    {
      anchor: 'qui-voit',
      heading: 'Qui voit quoi',
      blocks: [
        {
          items: [
            'Une personne sans compte ne voit aucun récit.',
            'Les membres voient votre pseudonyme, votre image, le mois de votre arrivée, vos publications et commentaires, votre pays et le mois du début de vos symptômes.',
            'Aucun membre ne voit votre adresse e-mail, votre code postal, vos voyages, vos dates exactes, vos journaux, ni vos déclarations d’effets secondaires entières. L’équipe d’administration voit l’adresse e-mail d’un compte qu’elle ouvre, et vous pouvez ensuite le lire dans vos paramètres. Un cas proche dit seulement « même département » ou « même période », jamais la donnée elle-même.',
            'Une personne que vous bloquez ne vous voit plus, et vous ne la voyez plus.',
            `Les modérateurs et modératrices voient ce qui est publié et ce qui est signalé. Quand un message privé est signalé, une copie des ${EVIDENCE_MESSAGES} derniers messages est jointe ; chaque lecture de cette copie est inscrite au registre.`,
            'Vous voyez vous-même quand l’équipe ou l’exploitant consulte ce qui est à vous, à quel titre et pourquoi : [Qui a consulté mes données](/settings#consultations). Ce qui est lu dans un dossier en cours est dit à sa décision ou à sa clôture ; quand rien n’est retenu, par le mois seul et sans dire ce qui a été lu, ce qui pourrait désigner la personne qui a signalé (RGPD, article 15.4).',
            `Les professionnels de santé vérifiés voient, pour les effets indésirables, des comptes de membres ayant accepté les statistiques, à partir de ${SIGNAL_CASES_MIN}, sans aucun nom. Les autres membres ne voient que des tranches, à partir de ${SHOWN_FROM} (« ${SHOWN_FROM} à ${bandOf(SHOWN_FROM).to} membres »).`,
          ],
        },
      ],
    },
    {
      anchor: 'destinataires',
      heading: 'À qui vos données sont confiées',
      blocks: [
        `Elles sont gardées par l’hébergeur : ${said(facts.hostingName)}, ${said(facts.hostingAddress)}. Hébergement de données de santé (HDS) : ${said(facts.hostingHds)}.`,
        'Les e-mails du site passent par le service d’envoi de l’exploitant. Ils ne contiennent ni vos récits ni vos messages.',
        'Si vous activez les alertes d’un appareil, elles passent par le service de son navigateur (Google, Mozilla, Apple ou Microsoft), qui peut se trouver hors de l’Union européenne. Ce qui lui est confié est chiffré et dit seulement qu’il y a du nouveau. Les alertes cessent dès que vous les désactivez ou vous déconnectez.',
        'Pour un appel, les deux navigateurs se parlent directement, ou par le relais de l’exploitant s’il en a un. Sans relais, chaque appareil apprend l’adresse IP de l’autre, une fois que chacun l’a accepté à l’écran, pour cet appel.',
        'Si vous liez à votre compte un fournisseur d’identité (Pro Santé Connect, par exemple), Vécu garde l’identifiant qu’il lui donne de vous, et ce fournisseur apprend que vous vous connectez ici.',
        'Une autorité peut demander des données quand la loi l’y autorise. Si un contenu fait craindre pour la vie d’une personne, l’exploitant prévient les autorités (règlement sur les services numériques, article 18).',
        'En dehors de cela, rien n’est transmis à qui que ce soit. Alertes mises à part, le site n’envoie par lui-même aucune donnée hors de l’Union européenne. Le lien « Google Agenda » d’une conférence ne part que si vous le suivez.',
      ],
    },
    {
      anchor: 'durees',
      heading: 'Combien de temps',
      blocks: [
        {
          caption: 'Durées de conservation',
          columns: ['Donnée', 'Durée'],
          rows: [
            [
              'Compte, accords, réglages',
              `Jusqu’à l’effacement du compte. Sans aucune connexion pendant ${INACTIVITY_MONTHS} mois, il est effacé ; un e-mail prévient ${WARNING_DAYS} jours avant`,
            ],
            [
              'Inscription dont l’adresse n’est pas confirmée, et le récit commencé qui l’accompagne, chiffré',
              `${CONFIRMATION_HOURS} heures`,
            ],
            [
              'Publications, commentaires, journaux, déclarations',
              'Jusqu’à ce que vous les supprimiez, ou l’effacement du compte. Leurs cas proches, notifications et versions précédentes partent avec eux ; à qui ne vous connaît pas, une ligne qui ne dit rien de vous reste montrée jusqu’à la nuit suivante',
            ],
            [
              'Empreinte du médicament d’une déclaration comparée',
              `${ASKED_ANEW_DAYS} jours, même si la déclaration est supprimée : elle évite qu’on devine qui a déclaré quoi en recommençant`,
            ],
            [
              'Photos et vidéos',
              `Avec la publication. Un fichier qui n’a servi à rien : ${ORPHAN_HOURS} heures. Les informations cachées dans un fichier (lieu, appareil) sont retirées à l’envoi`,
            ],
            [
              'Messages privés',
              `Jusqu’à ce que vous les supprimiez, ou l’effacement du compte ; les messages de l’autre personne restent les siens. Un message supprimé pour tous reste sous scellés ${SEALED_DAYS} jours : personne ne peut le lire, sauf si la personne qui l’a reçu le signale dans ce délai. Il est ensuite effacé`,
            ],
            ['Présence (en ligne)', 'Une minute ; jamais inscrite dans un journal ni une sauvegarde'],
            ['Ce que deux navigateurs se disent pour établir un appel', 'Le temps de l’appel'],
            [
              'Questions et messages d’une conférence',
              `Avec la conférence, ou jusqu’à l’effacement du compte. Après la fin, seules les questions qui ont reçu une réponse restent visibles, pour les personnes inscrites. Le texte de toutes les questions posées sans nom s’efface ${UNNAMED_MONTHS} mois après la conférence. Si vous effacez votre compte avant, plus rien ne relie les vôtres à vous ; elles restent jusque-là, car disparaître avec vos messages montrerait qu’elles étaient de vous. Vous pouvez les retirer avant. Vos votes restent comptés, sans vous`,
            ],
            [
              'Rediffusion d’une conférence',
              `${REPLAY_MONTHS} mois. La personne qui parle peut la retirer seule pendant ${WITHDRAWAL_DAYS} jours, puis sur demande. Enregistrement brut : ${RAW_DAYS} jours au plus`,
            ],
            [
              'Justificatif d’un professionnel de santé',
              'Supprimé dès la décision. Le nom, la profession et le numéro RPPS : jusqu’à l’effacement du compte',
            ],
            [
              'Copie de ce qui a été signalé',
              `Jusqu’à la fin du délai de recours (${APPEAL_DAYS} jours après la dernière décision), puis ${EVIDENCE_DAYS} jours. Si l’auteur efface son compte : elle part avec lui, sauf tant qu’un signalement ou un recours attend une décision ; elle reste alors le même temps, sans son nom. Celle d’une question posée sans nom reste ce temps dans tous les cas, sans lien avec son auteur`,
            ],
            [
              'Registre des actes de l’équipe',
              `${AUDIT_KEPT_YEARS} ans, par une clé et non par un nom. L’effacement du compte détruit le lien entre la clé et vous : plus personne ne peut dire que c’était vous`,
            ],
            [
              'Sessions, avec adresse IP et navigateur',
              `Jusqu’à la déconnexion, ou ${SESSION_DAYS} jours sans être utilisées`,
            ],
            ['Empreinte du réseau et du jour de l’inscription', `${SIGN_UP_ORIGIN_DAYS} jours`],
            ['Compteurs de tentatives et de limites', 'De quelques minutes à quelques heures'],
            ['Nouvelles transmises aux appareils connectés', `${EVENT_DAYS} jours`],
            ['Copie de vos données', `${EXPORT_DAYS} jours`],
          ],
        },
        'Les sauvegardes de l’exploitant peuvent contenir une donnée effacée jusqu’à ce qu’elles soient remplacées à leur tour. Elles ne servent qu’à rétablir le service.',
      ],
    },
    {
      anchor: 'droits',
      heading: 'Vos droits, et comment les exercer ici',
      blocks: [
        {
          items: [
            `Recevoir une copie de vos données, lisible par une machine, avec vos photos et vidéos : [vos paramètres](/settings#donnees), jusqu’à ${EXPORTS_PER_DAY} fois par jour.`,
            'Corriger : modifiez vos publications, votre pseudonyme, votre adresse, ou écrivez-nous.',
            `Effacer : supprimez une publication, ou [tout votre compte](/settings#suppression). L’effacement a lieu ${GRACE_DAYS} jours après votre demande ; d’ici là vous pouvez changer d’avis.`,
            'Retirer un accord : [vos paramètres](/settings#accords). C’est aussi simple que de le donner.',
            'Vous opposer, ou limiter : coupez la comparaison de vos récits ou de vos déclarations, les e-mails, les alertes, la présence, les accusés de lecture ; ou écrivez-nous.',
            'Décider de ce que deviendront vos données après votre mort : écrivez-nous vos directives.',
          ],
        },
        `Pour tout le reste : ${mailOf(said, facts.dpoMail)}. Une réponse vous est due dans le mois. Votre compte suffit à vous identifier ; aucune pièce d’identité n’est demandée sans raison.`,
        'Si la réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés : [www.cnil.fr/fr/plaintes](https://www.cnil.fr/fr/plaintes), ou CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
      ],
    },
    {
      anchor: 'correspondances',
      heading: 'Les cas proches, un calcul sans décision',
      blocks: [
        'Les cas proches sont trouvés automatiquement, à partir de ce que vous avez écrit : mots, étiquettes, pays et département, période, voyages. Chacun montre ses raisons, critère par critère. Le détail est dans les [conditions d’utilisation](/legal/terms#classement).',
        'Un mot (« très proche », « proche », « points communs ») dit combien deux récits se ressemblent, jamais ce que vous avez. Ce calcul ne décide de rien pour vous : il n’a ni effet juridique, ni effet semblable (RGPD, article 22). Vous pouvez le couper dans [vos paramètres](/settings#accords).',
        'Deux autres règles agissent sans personne : un contenu peut être masqué quand plusieurs membres l’ont signalé, ou quand il contient un mot d’une liste tenue par l’exploitant. Une personne de l’équipe le lit toujours ensuite, et c’est elle qui décide.',
      ],
    },
    {
      anchor: 'statistiques',
      heading: 'Statistiques et recherche',
      blocks: [
        `Seuls les membres qui l’ont accepté sont comptés, et seuls des nombres sont publiés. Les nombres de membres sont dits par tranches. Aucun n’est montré en dessous de ${SHOWN_FROM} membres différents, ni quand il permettrait d’en retrouver un plus petit. Retirer votre accord vous retire du calcul suivant.`,
        `La page « Ce qui a aidé » compte ce que des membres disent avoir essayé, qu’ils aient accepté la recherche ou non : c’est l’objet de leurs récits. Une chose a des chiffres à partir de ${TRIED_MIN} membres, dits par tranches aux visiteurs, qui n’y lisent aucun mot d’un membre.`,
        'Les totaux d’ensemble du site (membres, récits) comptent aussi les autres, sans rien dire de personne. Tous ces nombres sont refaits une fois par jour au plus, et ne comptent que des comptes d’au moins deux semaines.',
      ],
    },
    {
      anchor: 'mineurs',
      heading: 'Personnes mineures',
      blocks: [
        `Il faut avoir au moins ${facts.minAge} ans pour ouvrir un compte.`,
        facts.minAge < 15
          ? 'En dessous de 15 ans, l’accord de la personne mineure ne suffit pas : il faut aussi celui d’un titulaire de l’autorité parentale (loi Informatique et Libertés, article 45). Écrivez-nous avant d’ouvrir le compte.'
          : 'En France, à partir de 15 ans, une personne peut consentir seule à l’usage de ses données par un service en ligne (loi Informatique et Libertés, article 45).',
        'Un compte ouvert par une personne plus jeune est fermé et effacé dès que nous le savons.',
      ],
    },
    {
      anchor: 'securite',
      heading: 'Comment elles sont protégées',
      blocks: [
        {
          items: [
            'Les échanges avec le site sont chiffrés dès qu’il est servi en https ; les cookies de session ne sont alors envoyés qu’ainsi, et aucun programme de la page ne peut les lire.',
            'Les mots de passe ne sont gardés que hachés. Une vérification en deux étapes et des clés d’accès sont proposées ; l’équipe n’a ses droits qu’avec elle.',
            'Les photos et vidéos n’ont pas d’adresse publique : elles ne sont montrées qu’aux membres qui peuvent voir ce à quoi elles appartiennent.',
            'Les pages n’exécutent aucun programme venu d’ailleurs, et ne peuvent être affichées dans un autre site.',
            'Chaque acte de l’équipe, et chaque lecture de ce qui est à vous, est inscrit dans un registre enchaîné et signé : une ligne changée, retirée ou ajoutée se voit. Ce qui prouve son état est publié [chaque jour](/.well-known/audit-heads).',
          ],
        },
        'Si une violation de données présentait un risque élevé pour vous, nous vous préviendrions sans attendre, et la CNIL dans les 72 heures. Une faille à signaler ? Voyez [Contact et signalement](/legal/contact#securite).',
      ],
    },
    {
      anchor: 'changements',
      heading: 'Si cette page change',
      blocks: [
        'Chaque version est datée ci-dessous. Quand un changement touche à ce que vous avez accepté, votre accord vous est redemandé à votre prochaine visite ; d’ici là, votre compte est en lecture seule, et vos droits restent ouverts.',
      ],
    },
  ],
})
