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
}
