import type { DemoComment } from './story.ts'

/** The comments on stories of the demo community, by the stories' titles. */
export const TALKS: Readonly<Record<string, readonly DemoComment[]>> = {
  'SOPK et cycles longs, vos habitudes qui aident ?': [
    {
      author: 7,
      body: 'Chez moi, c’est une marche après le dîner, même dix minutes. Rien de glorieux, mais je la tiens depuis l’an dernier.',
      replies: [{ author: 29, body: 'Dix minutes, ça me paraît possible même l’hiver ici. Merci.' }],
    },
    { author: 18, body: 'Des repas à heures fixes. C’est ennuyeux et ça m’a aidée.' },
  ],
  'Aura avec fourmillements dans la main, ça fait peur': [
    {
      author: 4,
      body: 'Les écrans, oui, surtout quand la lumière de la pièce est éteinte. Je garde une petite lampe derrière.',
    },
    {
      author: 0,
      body: 'La première fois j’ai eu très peur aussi. Savoir ce que c’était a changé beaucoup de choses.',
      replies: [{ author: 38, body: 'C’est exactement ça, depuis que j’ai un mot dessus je panique moins.' }],
    },
  ],
  'Vertiges de position depuis une chute à vélo': [
    {
      author: 10,
      body: 'Pareil en me retournant dans le lit. L’ORL m’a fait quelques manœuvres et c’est passé en deux séances. Courage d’ici là.',
      replies: [{ author: 6, body: 'Deux séances, voilà qui donne envie d’y être déjà.' }],
    },
    {
      author: 24,
      body: 'En attendant, je descendais l’escalier en tenant la rampe et en fixant un point. Ça rassure.',
    },
    { author: 33, body: 'La sensation de bateau m’est familière. Tenez-nous au courant.' },
  ],
  'Cinq mois de fatigue après covid à 49 ans': [
    {
      author: 9,
      body: 'Votre phrase sur la bonne nouvelle et la frustration, je la signe. Chez moi, m’arrêter avant d’être à bout a été le vrai tournant.',
    },
    {
      author: 29,
      body: 'Je tiens un budget d’énergie, comme un porte-monnaie. Les jours de gros achats, rien d’autre.',
      replies: [{ author: 30, body: 'L’image du porte-monnaie me parle, je vais essayer.' }],
    },
    { author: 8, body: 'Le coureur en vous reviendra à son rythme. Bon courage.' },
  ],
  'Résultat du bilan : c’était la thyroïde': [
    {
      author: 20,
      body: 'Je commence aussi le traitement. On comparera nos cheveux dans trois mois ?',
      replies: [{ author: 31, body: 'Avec plaisir, rendez-vous est pris.' }],
    },
    { author: 9, body: 'Contente que vous ayez une réponse, l’attente est si longue.' },
  ],
  'Réveil à quatre heures, impossible de me rendormir': [
    {
      author: 19,
      body: 'Se lever a marché pour moi, mais pas tout de suite : il a fallu deux bonnes semaines. Lumière basse et un livre ennuyeux.',
      replies: [{ author: 22, body: 'Un livre ennuyeux, j’ai ce qu’il faut dans ma pile de copies.' }],
    },
    { author: 37, body: 'Quatre heures pile aussi. On n’est donc pas seuls à cette heure-là.' },
  ],
  'Petits boutons qui piquent dès que je transpire': [
    {
      author: 7,
      body: 'Mon allergologue m’a parlé de quelque chose de proche. Parlez-en au vôtre, il existe des pistes.',
    },
    { author: 21, body: 'J’ai repris par de toutes petites séances, le soir, au frais. Bon courage.' },
  ],
  'Urticaire trois semaines après l’accouchement': [
    {
      author: 7,
      body: 'C’est arrivé à une amie, et c’est passé en quelques semaines. Vous avez bien fait de demander à la sage-femme.',
    },
    { author: 18, body: 'Merci à vous tous, la nuit a été meilleure.' },
  ],
  'Manque d’air le soir, comme une ceinture trop serrée': [
    {
      author: 14,
      body: 'Bravo pour la cigarette. Pour la ceinture, apprendre à expirer longtemps m’a beaucoup aidée.',
    },
    {
      author: 13,
      body: 'J’ai arrêté il y a deux ans, le souffle est revenu petit à petit. Tenez bon.',
      replies: [{ author: 39, body: 'Deux ans ! Merci, je m’accroche.' }],
    },
  ],
  'Sciatique qui descend jusqu’au pied, je ne peux plus conduire': [
    { author: 10, body: 'La tour de Pise vous salue depuis le couloir. Marcher un peu chaque heure m’aide.' },
    {
      author: 23,
      body: 'Courage. Pour moi la position allongée, jambes sur une chaise, calmait les soirs difficiles.',
    },
  ],
  'Stiff, aching fingers every morning': [
    { author: 34, body: 'I hope the appointment comes soon. Warm water first thing in the morning helps me a little.' },
    {
      author: 36,
      body: 'Waiting is the hardest part. Thinking of you, and of your piano.',
      replies: [{ author: 35, body: 'Thank you both, that means a lot.' }],
    },
  ],
  'Migraines qui reviennent chaque lundi matin': [
    {
      author: 4,
      body: 'Même chose ici avec le café du samedi. J’en garde un petit à l’heure habituelle, et c’est mieux.',
      replies: [{ author: 16, body: 'Je teste ce week-end et je vous dirai.' }],
    },
  ],
  'Fatiguée comme si je portais un manteau mouillé': [
    {
      author: 41,
      body: 'Le manteau mouillé, c’est exactement ça. Tenez-nous au courant pour la prise de sang.',
      replies: [{ author: 40, body: 'Promis. Merci d’avoir répondu si vite.' }],
    },
    { author: 43, body: 'Moi, ce sont les escaliers qui me l’ont dit en premier. Courage.' },
  ],
  'Fatigue et ventre gonflé, deux choses que je croyais séparées': [
    { author: 44, body: 'Mon médecin a regardé le fer et le gluten en même temps. Posez-lui la question.' },
    { author: 48, body: 'Le lien entre le ventre et la fatigue, je ne l’aurais jamais fait. Merci de l’écrire.' },
  ],
  'Végétarien depuis dix ans, à plat depuis le mois dernier': [
    { author: 40, body: 'La tête qui bat à l’effort, c’était mon premier signe. Bon courage.' },
  ],
  'Des règles abondantes et une fatigue qui s’installe': [
    { author: 46, body: 'Ma compagne a vécu la même chose. En parler à sa gynécologue a tout changé.' },
    {
      author: 47,
      body: 'Les ongles qui cassent, ici aussi. Solidarité.',
      replies: [{ author: 45, body: 'Merci, je me sens moins seule.' }],
    },
  ],
  'Je m’endors en réunion, la tête sur la main': [
    { author: 45, body: 'Par une simple prise de sang, chez le généraliste. C’est là que tout s’est éclairé.' },
    { author: 42, body: 'J’ai commencé par mon carnet : heures, repas, fatigue. Le médecin a lu, et il a cherché.' },
  ],
  'Dix heures de sommeil et toujours fatigué': [
    { author: 51, body: 'Ma fille m’a filmé pour la même raison. Je vous lis avec attention.' },
    { author: 52, body: 'Somnoler au volant, j’ai connu. Je me fais conduire en attendant.' },
  ],
  'Ronfleur, paraît-il, et fatigué à coup sûr': [
    {
      author: 49,
      body: 'J’ai attendu en dormant sur le côté, un coussin dans le dos. Ce n’était pas élégant.',
      replies: [{ author: 51, body: 'L’élégance, à mon âge, je m’en passe.' }],
    },
    { author: 53, body: 'Deux mois, c’est long. Bon courage pour l’attente.' },
  ],
  'Des jambes qui ne tiennent pas en place la nuit': [
    { author: 54, body: 'Je marche dans le même couloir, mais dans une autre ville.' },
    { author: 50, body: 'Merci d’avoir osé. Je croyais être le seul à marcher la nuit.' },
  ],
  'Le sommeil en miettes depuis le déménagement': [
    { author: 56, body: 'Les camions, je les connais par leur prénom. Tenez bon.' },
    {
      author: 57,
      body: 'Un rideau épais a déjà changé quelque chose chez moi.',
      replies: [{ author: 55, body: 'Je note le rideau.' }],
    },
  ],
  'Sieste obligatoire à quinze heures': [
    { author: 55, body: 'Une demi-heure assumée, c’est aussi une façon de tenir. Je fais pareil.' },
  ],
  'Une grippe de dix jours, une fatigue de quatre mois': [
    { author: 60, body: 'Même lendemain difficile ici. Je range une étagère par jour, pas deux.' },
    { author: 61, body: 'Quatre mois, c’est long. Merci d’en parler simplement.' },
  ],
  'Mononucléose à 45 ans, qui l’aurait cru ?': [
    { author: 65, body: 'On a encore droit aux maladies de lycéens, apparemment. Courage.' },
    { author: 62, body: 'La jauge est remontée chez mon frère au bout d’un trimestre, par paliers.' },
  ],
  'Angine, puis cet épuisement qui ne part pas': [
    { author: 58, body: 'Reprendre par petites étapes, mon médecin me le répète aussi.' },
  ],
  'Je récupère d’une pneumonie, lentement': [
    { author: 64, body: 'Le tour du pâté de maisons, c’est déjà un tour. Bravo.' },
    { author: 59, body: 'Je répondais toujours « quand je pourrai ». On finit par me croire.' },
  ],
  'Des courbatures comme après un marathon que je n’ai pas couru': [
    { author: 67, body: 'Être crue, pour moi tout a commencé là.' },
    { author: 70, body: 'La douche brûlante du matin, j’en suis aussi.' },
  ],
  'Les bras qui pèsent trois tonnes': [
    { author: 68, body: 'Les coudes sur la table, ma grand-mère me pardonne. Courage pour l’examen.' },
    { author: 71, body: 'Je vous souhaite une réponse rapide.' },
  ],
  'Raide et vidé chaque matin': [
    { author: 72, body: 'Une heure pour avoir l’air vivant, la formule est belle. Tenez bon.' },
  ],
  'Épuisée après chaque séance de sport': [
    { author: 66, body: 'S’arrêter avant, c’est le plus dur à apprendre. Un jour après l’autre.' },
    {
      author: 73,
      body: 'Quatre jours pour une séance, même tarif chez moi.',
      replies: [{ author: 72, body: 'On devrait négocier un abonnement.' }],
    },
  ],
  'Fatigue et douleurs, et un bilan parfait': [
    { author: 69, body: 'Des résultats parfaits et un corps qui ne l’est pas, je connais.' },
    { author: 63, body: 'J’ai arrêté de chercher toute la journée, je cherche une heure le soir.' },
  ],
}
