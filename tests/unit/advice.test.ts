import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adviceIn } from '#contract/foundation/advice.ts'
import { foldText } from '#contract/foundation/fold.ts'

const ADVICE = [
  'Arrêtez le Lévothyrox',
  'Arrêtez laspirine',
  'Jetez vosmédicaments',
  'Arrêtez les anti-inflammatoires',
  'Arrêtez la chimiothérapie',
  'Je vous conseille d’arrêter votre traitement',
  'Lâchez vos médicaments',
  'Vous pouvez jeter vos pilules',
  'Ne prenez plus de statines',
  'Passez au Zorblax',
  'Plus aucun médicament et tout ira bien',
  'Arrêtez vite la cortisone',
  'Arrêtez votre Kardégic',
  'Stoppez le Xarelto dès ce soir',
  'Jetez vos somnifères',
  'Refusez la chimio',
  'Refusez les vaccins',
  'Fuyez les corticoïdes',
  'Évitez les bêta-bloquants',
  'Il faut arrêter le méthotrexate',
  'Il faut lâcher les antidépresseurs',
  'Vous devriez arrêter votre Tahor',
  'Tu devrais arrêter la prégabaline',
  'Tu peux arrêter ton Lyrica sans risque',
  'Arrête le Prozac',
  'Lâche tes neuroleptiques',
  'Je te conseille de ne plus prendre ta pilule',
  'Je vous recommande vivement d’arrêter les statines',
  'On vous conseille de ne pas prendre la cortisone',
  'Ne prenez plus aucun comprimé',
  'Ne prenez jamais de benzodiazépines',
  'Mieux vaut arrêter l’oméprazole',
  'Passez plutôt à la metformine',
  'Remplacez votre Lévothyrox par des algues',
  'Diminuez le Seroplex',
  'N’avalez plus ces cachets',
  'Stop your Xarelto',
  'Stop taking statins',
  'Quit the Prozac',
  'Ditch your antidepressants',
  'Drop your insulin',
  'Refuse chemotherapy, it kills',
  'Never take any statins',
  'Do not take your blood thinners',
  'You should stop taking metformin',
  'You can safely stop your Lyrica',
  'I would advise you to stop your medication',
  'I recommend stopping all your pills',
  'Throw away your antibiotics',
  'Come off your beta blockers',
  'Everyone should refuse the vaccine',
  'Please stop taking Humira',
  'My advice is to stop the methotrexate',
  'You must drop the steroids',
  'Skip your chemo',
  'Switch to Zorblax',
  'Stop taking Zorblax',
  'Just quit omeprazole',
  'Avoid your painkillers',
  'You need to come off Seroplex',
  'I urge everyone to stop statins',
  'Switch to metformin',
  'Get off your lithium',
]

const INNOCENT = [
  'J’ai arrêté le Lévothyrox en mai',
  'Arrêté la pilule en 2020',
  'J’arrête la chimiothérapie lundi',
  'Mon médecin m’a fait arrêter le Xarelto',
  'Mon médecin me conseille d’arrêter mon traitement',
  'On m’a conseillé d’arrêter la cortisone',
  'Je ne prends plus de statines depuis mars',
  'Je ne prends plus aucun médicament',
  'Je n’ai plus aucun traitement',
  'Je suis passée au Xarelto en juin',
  'Je passe à la metformine demain',
  'Passez à autre chose',
  'Passez au cabinet quand vous voulez',
  'N’arrêtez pas votre traitement',
  'N’arrêtez jamais le Lévothyrox sans avis',
  'Ne jetez pas vos médicaments',
  'Il ne faut pas arrêter la cortisone d’un coup',
  'Ne changez rien sans votre médecin',
  'Vous arrêtez le Kardégic avant l’opération, vous ?',
  'Faut-il arrêter la statine ?',
  'Pouvez-vous me dire ce qu’est une statine ?',
  'Est-ce que je peux arrêter le Lyrica ?',
  'Quelqu’un a-t-il arrêté le Tahor ?',
  'Quand j’arrête l’oméprazole, les brûlures reviennent',
  'Si vous arrêtez le Seroplex, parlez-en',
  'Le Lévothyrox m’a aidée',
  'La chimio est finie depuis un an',
  'Elle a refusé la chimiothérapie',
  'Je refuse le vaccin pour moi',
  'Il m’a dit de jeter mes vieux cachets',
  'J’évite les anti-inflammatoires à cause de l’estomac',
  'J’ai oublié mon comprimé hier',
  'Je vous conseille de voir un médecin',
  'I stopped taking Xarelto last spring',
  'I had to stop statins',
  'My doctor made me stop Prozac',
  'She told me to stop the metformin',
  'I am coming off Lyrica',
  'I quit my antidepressants in May',
  'I refuse chemotherapy for myself',
  'I do not take statins',
  'I never take any painkillers',
  'Should I stop taking omeprazole?',
  'Can you stop Lyrica at once?',
  'Did anyone stop their statins?',
  'When I stop metformin the cramps go',
  'If you stop your insulin, ask first',
  'Do not stop your medication on your own',
  'Never stop your insulin',
  'I switched to Xarelto in June',
  'My doctor wants me to switch to metformin',
  'They dropped my dose of lithium',
  'The pain does not stop after the pills',
  'I avoid ibuprofen because of my stomach',
  'I skip breakfast when I take my pills',
  'I would like to quit smoking',
  'I recommend seeing a doctor',
  'My advice is to see a doctor',
  'The chemo is over since last year',
  'I was told not to take aspirin',
]

test.each(ADVICE)('%s tells others to stop, refuse or change a treatment', (text) => {
  expect(adviceIn(text)).toBeDefined()
  expect(adviceIn(`J’ai eu mal un an. ${text}. Bon courage à tous.`)).toBeDefined()
})

test.each(INNOCENT)('%s tells of its author, asks or warns', (text) => {
  expect(adviceIn(text)).toBeUndefined()
  expect(adviceIn(`J’ai eu mal un an. ${text}. Bon courage à tous.`)).toBeUndefined()
})

/** Names that are words of everyday speech too, or parts of several substances. */
const EVERYDAY = new Set(['bi', 'l', 'jasmine'])

test('an order to stop is read beside the public name of each medication that is shipped', () => {
  const names = readFileSync('server/medication/shipped-drugs.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => foldText(line.split('\t')[1]!).split(' ')[0]!)
    .filter((name) => !EVERYDAY.has(name))
  expect(names.filter((name) => adviceIn(`arrêtez le ${name}`) === undefined)).toEqual([])
})
