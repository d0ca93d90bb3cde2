import { GRACE_DAYS, INACTIVITY_MONTHS } from '#contract/accounts/privacy-limits.ts'
import { REPLAY_MONTHS, WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { POINTS, SAME_MONTH_DAYS, SAME_WEEK_DAYS, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { POINTS as DRUG_POINTS, NEAR_MONTHS } from '#contract/medication/limits.ts'
import { APPEAL_DAYS, SILENCE_DAYS, SUSPENSION_DAYS } from '#contract/moderation/limits.ts'
import { mailOf, legalPlaceholderFr as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const termsFr = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Vécu sert à partager une expérience de santé et à la rapprocher d’autres. L’utiliser, c’est accepter ce qui suit.',
  parts: [
    {
      anchor: 'objet',
      heading: 'Ce que ces conditions règlent',
      blocks: [
        `Elles lient toute personne qui utilise ce site et son exploitant : ${said(facts.editorName)}, ${said(facts.editorAddress)}. Le service est gratuit. Il permet de publier des récits, de trouver des cas proches, d’échanger, de noter des effets indésirables et de suivre des conférences.`,
        'Ce que deviennent vos données est dit dans [Confidentialité](/legal/privacy).',
      ],
    },
    {
      anchor: 'pas-un-avis-medical',
      heading: 'Ce que Vécu n’est pas',
      blocks: [
        'Vécu ne remplace pas un diagnostic professionnel. Les récits, les cas proches et ce qui est dit de leur ressemblance sont des témoignages et des ressemblances entre textes : ni un avis médical, ni une prescription, ni un dispositif médical.',
        'Ce qui a aidé quelqu’un peut nuire à quelqu’un d’autre. Ne commencez, ne changez et n’arrêtez aucun traitement sans en parler à un professionnel de santé.',
        'Le badge d’un professionnel de santé dit que sa qualité a été vérifiée. Il ne fait pas de ses messages une consultation.',
      ],
    },
    {
      anchor: 'urgences',
      heading: 'En cas d’urgence',
      blocks: [
        'Personne ne veille sur le site à toute heure. En cas d’urgence, appelez les services de secours : en France, [15](tel:15) (SAMU), [112](tel:112), [114](sms:114) par SMS, [3114](tel:3114) pour la prévention du suicide.',
      ],
    },
    {
      anchor: 'compte',
      heading: 'Votre compte',
      blocks: [
        {
          items: [
            `Il faut avoir au moins ${facts.minAge} ans.`,
            'Le compte est personnel : un seul par personne, avec une adresse e-mail à vous.',
            'Choisissez un pseudonyme qui ne dit pas votre nom et qui n’est pas celui d’une autre personne.',
            'Gardez votre mot de passe pour vous. Prévenez-nous si quelqu’un d’autre entre dans votre compte.',
            'Les premiers jours, un nouveau compte ne peut pas publier de liens et fait moins de demandes d’échange. Cela se lève tout seul.',
            `Vous pouvez supprimer votre compte à tout moment, dans [vos paramètres](/settings#suppression), avec ${GRACE_DAYS} jours pour changer d’avis. Un compte où personne ne s’est connecté pendant ${INACTIVITY_MONTHS} mois est effacé.`,
          ],
        },
      ],
    },
    {
      anchor: 'contenus',
      heading: 'Ce que vous publiez reste à vous',
      blocks: [
        'Vos textes, photos et vidéos restent les vôtres. Vous nous permettez seulement, gratuitement, de les garder, de les mettre en forme et de les montrer aux membres de ce site, tant que vous les y laissez. Cette permission cesse quand vous les supprimez. Elle ne permet ni de les vendre, ni de les publier ailleurs.',
        'Vous assurez que vous avez le droit de les publier, et l’accord des personnes qu’on y reconnaît. Ne copiez pas hors du site ce que d’autres y ont confié.',
      ],
    },
    {
      anchor: 'conduite',
      heading: 'Les règles de la communauté',
      blocks: [
        'Parlez de ce que vous vivez, avec respect. Il est interdit :',
        {
          items: [
            'de menacer, d’insulter, de harceler, d’inciter à la haine ou à la violence ;',
            'd’encourager le suicide, l’automutilation ou un trouble alimentaire ;',
            'de donner pour sûr un conseil dangereux, de pousser à arrêter un traitement ou des soins, de promettre une guérison ;',
            'de vendre, de donner ou de demander des médicaments ou des produits interdits ;',
            'de faire de la publicité, de démarcher, d’escroquer, de recueillir de l’argent ;',
            'de dire l’identité, l’adresse ou la santé d’une autre personne, soignants compris, sans son accord ;',
            'de se faire passer pour quelqu’un, ou pour un professionnel de santé ;',
            'de publier un contenu sexuel, ou tout contenu qui met en danger une personne mineure ;',
            'd’aspirer le site, de contourner ses limites, de chercher à savoir qui sont ses membres ;',
            'de signaler sans raison, de façon répétée ;',
            'de publier tout autre contenu contraire à la loi.',
          ],
        },
        'Un récit peut parler crûment d’une maladie ou montrer un symptôme : c’est permis, tant que c’est pour être compris.',
      ],
    },
    {
      anchor: 'moderation',
      heading: 'Signaler, décider, contester',
      blocks: [
        'Toute personne, même sans compte, peut [signaler](/signaler) une publication, un commentaire, un message, un profil ou une question. Vous recevez un accusé de réception, puis la décision.',
        'Chaque signalement est lu par une personne de l’équipe : d’abord ce qui menace une vie ou touche une personne mineure, puis selon la gravité. Deux règles peuvent masquer un contenu automatiquement jusqu’à cette lecture : une personne de l’équipe ou au moins quatre membres l’ont signalé, ou il contient un mot d’une liste tenue par l’exploitant, qui peut aussi seulement attirer l’attention de l’équipe. Une personne de l’équipe le lit toujours ensuite. Aucune décision n’est prise par une machine.',
        `L’équipe peut laisser le contenu ou le masquer. Elle peut aussi avertir son auteur ou son autrice, l’empêcher d’écrire pendant ${oneOf(SILENCE_DAYS)} jours, ou suspendre le compte pour ${oneOf(SUSPENSION_DAYS.filter((days) => days !== null))} jours, ou sans limite. Elle tient compte de la gravité, de la répétition et du contexte, et choisit la mesure la plus légère qui suffit.`,
        'La décision est motivée : les faits, la règle ou la loi, la mesure et sa durée, la part de l’automatique, les recours. Elle est envoyée à la personne concernée et à celle qui a signalé (règlement européen sur les services numériques, articles 16 et 17).',
        `Que vous ayez signalé ou soyez l’objet de la décision, vous pouvez contester cette décision une fois, gratuitement, dans les ${APPEAL_DAYS} jours (six mois) ; si la contestation de l’autre côté change la décision, vous pouvez contester ce changement dans le même délai. La contestation est lue par une autre personne que celle qui a décidé, ou changé la décision (article 20). Pendant une suspension, vous pouvez toujours lire la décision, la contester, recevoir vos données et effacer votre compte.`,
        'Vous pouvez aussi vous adresser à un organe de règlement extrajudiciaire certifié (article 21 ; en France, la liste est tenue par l’[Arcom](https://www.arcom.fr)), ou au juge.',
      ],
    },
    {
      anchor: 'classement',
      heading: 'Ce qui décide de ce que vous voyez',
      blocks: [
        'Vécu ne devine pas vos goûts et ne classe rien pour vous retenir. Voici tous les critères (article 27 du même règlement).',
        {
          items: [
            'Fil : du plus récent au plus ancien. Les filtres et la recherche sont ceux que vous choisissez.',
            'Recherche : si un mot est rare, les textes les plus proches d’abord, le titre comptant plus que les étiquettes, et les étiquettes plus que la description ; sinon les plus récents.',
            'Cas proches, les plus proches : ce que deux récits disent en commun, lu dans leurs mots ; ce que peu de récits disent compte davantage, ce que l’un dit et que l’autre nie compte contre. Ni le lieu ni la date.',
            `Cas proches, par score : sur 100. Même pays ${POINTS.country}, même département ${POINTS.zone}, début à ${SAME_WEEK_DAYS} jours près ${POINTS.sameWeek} (à ${SAME_MONTH_DAYS} jours près ${POINTS.sameMonth}), mots en commun jusqu’à ${POINTS.words}, voyage en commun ${POINTS.travel}. Il faut plus de ${SCORE_THRESHOLD}, et quelque chose de clinique en commun : une étiquette, ou des mots. Le meilleur score d’abord, puis les étiquettes partagées, la ressemblance des mots, et le plus récent.`,
            `Effets indésirables : le même médicament ou la même substance, et un effet de la liste en commun ; rien d’autre ne décide, et l’ordre de la liste ne dit rien. Elle change une fois par nuit. L’autre personne, sa dose et ses mots ne sont montrés que si vous dites oui tous les deux ; ce que vous avez en commun est alors compté, une fois pour toutes : même médicament ${DRUG_POINTS.name} ou même substance ${DRUG_POINTS.substance}, mots en commun jusqu’à ${DRUG_POINTS.words}, gravité égale ${DRUG_POINTS.sameSeverity} (voisine ${DRUG_POINTS.nearSeverity}), début le même mois ${DRUG_POINTS.sameMonth} (à ${NEAR_MONTHS} mois d’écart au plus ${DRUG_POINTS.nearMonth}).`,
            'Ce qui a aidé : par nombre de membres qui l’ont essayé, ou par nom ; jamais par effet.',
            'Questions d’une conférence : par nombre de votes. Conférences : par date.',
          ],
        },
        'Vous pouvez écarter un cas proche (« Pas pertinent »), filtrer le fil, et couper le rapprochement dans [vos paramètres](/settings#accords). Personne ne paie pour être montré.',
      ],
    },
    {
      anchor: 'effets-indesirables',
      heading: 'Déclarer un effet indésirable',
      blocks: [
        'Ce que vous notez ici n’est envoyé à aucune autorité. Pour une déclaration officielle, le site prépare un document dans l’ordre du portail [signalement.social-sante.gouv.fr](https://signalement.social-sante.gouv.fr), que vous remettez vous-même, ou montrez à un médecin ou un pharmacien.',
        'Les comptes par médicament disent ce qui a été déclaré ici. Ils ne disent pas qu’un médicament est la cause.',
      ],
    },
    {
      anchor: 'conferences',
      heading: 'Les conférences',
      blocks: [
        'Une experte ou un expert y parle en son nom, de façon générale. Les réponses ne sont pas une consultation.',
        `Une conférence n’est enregistrée que si c’est annoncé et que la personne qui parle l’accepte. Seules sa voix et son image le sont. La rediffusion est réservée aux membres, gardée ${REPLAY_MONTHS} mois, et peut être retirée par la personne qui parle, d’elle-même pendant ${WITHDRAWAL_DAYS} jours, puis sur demande. Il est interdit d’enregistrer soi-même une conférence, un échange ou un appel.`,
      ],
    },
    {
      anchor: 'responsabilite',
      heading: 'Responsabilités',
      blocks: [
        'L’exploitant met en œuvre les moyens raisonnables pour que le service soit disponible, sûr et fidèle à ce qu’il annonce. Le service peut être interrompu pour entretien ou par une panne.',
        'Chaque personne répond de ce qu’elle publie. L’exploitant héberge ces contenus : il n’en répond que si, informé d’un contenu illicite, il n’agit pas promptement (règlement sur les services numériques, article 6).',
        'Rien ici n’écarte une responsabilité que la loi ne permet pas d’écarter, ni les droits que la loi donne aux consommateurs.',
        'Cette plateforme est la propriété exclusive de son propriétaire. Tous droits réservés. Les textes des membres restent les leurs.',
      ],
    },
    {
      anchor: 'changements',
      heading: 'Si ces conditions changent',
      blocks: [
        'Chaque version est datée ci-dessous, avec ce qui a changé. Quand elles changent, vous le lisez à votre prochaine visite, et votre accord vous est redemandé. D’ici là, votre compte est en lecture seule. Vous pouvez ne pas accepter : vos données restent à vous, à emporter ou à effacer.',
      ],
    },
    {
      anchor: 'droit',
      heading: 'Droit applicable et différends',
      blocks: [
        'Le droit français s’applique, sans priver une personne qui réside ailleurs des protections de sa propre loi.',
        `Écrivez-nous d’abord : ${mailOf(said, facts.contactMail)}.`,
        facts.mediator === 'none'
          ? 'L’exploitant n’agit pas à titre professionnel : aucun médiateur de la consommation n’est désigné.'
          : `À défaut d’accord, les consommateurs peuvent saisir gratuitement le médiateur de la consommation : ${said(facts.mediator)}.`,
        'Les tribunaux compétents sont ceux que désigne la loi.',
      ],
    },
  ],
})

const oneOf = (days: readonly number[]) => `${days.slice(0, -1).join(', ')} ou ${days.at(-1)}`
