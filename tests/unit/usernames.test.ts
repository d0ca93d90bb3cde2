import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBarred, runsOf, usernameKey } from '#server/accounts/sign-in/username.ts'
import { en as chatEn } from '#web/chat/texts.en.ts'
import { fr as chatFr } from '#web/chat/texts.fr.ts'
import { en as closestEn } from '#web/closest/texts.en.ts'
import { fr as closestFr } from '#web/closest/texts.fr.ts'

import { en as medicationEn } from '#web/medication/texts.en.ts'
import { fr as medicationFr } from '#web/medication/texts.fr.ts'

const MEMBER = { isProfessional: false }

test.each([
  ['Léa', 'LEA '],
  ['Léa', 'ｌｅａ'],
  ['Paul', 'Раul'], // Cyrillic Р and а
  ['Ines', 'lnes'],
  ['Iris', '1ris'],
  ['Zoe', 'Z0e'],
  ['Marc', 'rnarc'],
  ['Nour', 'N\u200bour'],
  ['Nour', 'Nour\u2800'],
  ['Tom', 'ᴛᴏᴍ'],
  ['Tom', '🆃🅞🅼'],
  ['Lea.', 'Lea'],
  ['“Lea”', 'Lea'],
  ['_lea_', 'Léa'],
  ['Jean-Luc!', 'Jean-Luc'],
  ['Jean_Luc', 'Jeanluc'],
  ['Zoe +', 'Zoé'],
  ['Ju|ie', 'Julie'],
  ['Lea —', 'Lea'],
  ['100 % Lea', '100 Lea'],
  ['Lea°', 'Lea'],
  ['Leaー', 'Lea'],
  ['Leaـ', 'Lea'],
  ['Leaˇ', 'Lea'],
  ['Lea\ufff9', 'Lea'],
])('%s and %s are one name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other))
})

test.each([
  ['Lea', 'Leo'],
  ['Paul', 'Paule'],
  ['Capucine 12', 'Capucine 13'],
])('%s and %s are two names', (one, other) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other))
})

test.each(['Lea|', '|sabelle', 'Leaª', '¢lea', 'Lea ×'])(
  '%s is nobody’s: the sign at its end may be read as a letter or as none',
  (name) => {
    expect(isBarred(name, MEMBER)).toBe(true)
  },
)

test.each(['Fièvre à 40°', 'N°5', 'Ju|ie', '100 %', 'Lea —'])('%s may be taken', (name) => {
  expect(isBarred(name, MEMBER)).toBe(false)
})

test('a name of signs alone keeps them, and a picture in a name counts', () => {
  expect(usernameKey('***')).not.toBe('')
  expect(usernameKey('***')).not.toBe(usernameKey('+++'))
  expect(usernameKey('Léa 🌿')).not.toBe(usernameKey('Léa'))
})

test.each([
  ...[
    'Admin',
    'administrateur',
    'L’équipe Vécu',
    'Vécu',
    'vecu_officiel',
    'Modératrice Anne',
    'modo',
    'Support',
    'SUPPORT 2',
    'A d m i n',
  ],
  ...[
    'adm1n',
    '4dmin',
    'Éqüipe',
    'ａｄｍｉｎ',
    'Docteur Morel',
    'Dr. House',
    'dr_lea',
    'Infirmière',
    'sécurité',
    'Mod\u00ADération',
  ],
  ...['LeModérateur', 'SuperAdmin', 'DrMorel', 'Sage-femme Julie', 'Staff2', 'EquipeVecu', 'teamvecu', 'M o d o Julie'],
  ...['ᴀᴅᴍɪɴ', '🅰🅳🅼🅸🅽', '🇦🇩🇲🇮🇳', 'Infirmières', 'Kiné Paul', 'Julie ✅'],
  ...'Cardiologue|Angiologue|Sexologue Paul|psychologue_lea|Neurologues|Podologue|Gériatre|Phoniatre|Hypnothérapeute|Art-thérapeute'.split(
    '|',
  ),
  ...'Thérapeute Léo|Hypnotherapist|Pr Dupont|Prof Martin|DrLea|Docteurlea|LeDocteur|Infirmière libérale|InfirmiereLea|Doc Gyneco'.split(
    '|',
  ),
  ...'psy julie|Médecin de garde|medecindegarde|Pharmacienne75|Nutritionniste|Card1ologue|Cardio\u200dlogue|Le\u200dModérateur'.split(
    '|',
  ),
  ...'Neurologist|Pediatrician|Ostéopathe D.O.|Médecin|Docteure Anne'.split('|'),
  ...'CHU de Lyon|SAMU 75|Urgences|Hôpital Necker|Clinique des Lilas|ANSM|Ministère de la Santé|Gouvernement|Croix-Rouge'.split(
    '|',
  ),
  ...'Dre Anne|Léa, MD|LeaMD|Chef de service|Interne en médecine|Guérisseur|Magnétiseuse|Energy healer|Léa ⚕|👩‍⚕️ Léa|Léa 🩺|Léa ®'.split(
    '|',
  ),
  ...'ARS Bretagne|HAS santé|CAF|URSSAF|Doctolib|Mutuelle|FDA|Centre antipoison|Gustave Roussy|Service client|La rédaction|15|112|31 14|３１１４'.split(
    '|',
  ),
  ...'Police|Pompiers 13|NHS|Public Health England|Ordre des médecins|Sécurité sociale|Préfecture du Rhône'.split('|'),
])('%s claims to be somebody whom members trust', (name) => {
  expect(isBarred(name, MEMBER)).toBe(true)
})

test.each([
  'Badminton',
  'Modeste',
  'Adèle',
  'Andrea',
  'Drôme 26',
  'Équipée sauvage',
  'Supporter du PSG',
  'Camille D.',
  'Лена',
  'さくら 桜',
  '지민',
  'محمد',
  'Zoé & Max',
  'Zoé 🇫🇷',
  'Ana 🇵🇷',
  'Jean-Luc 75',
  'd’Artagnan',
  'Émilie❤️‍🔥',
  'LouAnne',
  'Νίκος',
  'Оксана',
  ...'Prune|Drissa|Proust|Prisca|Psychose_Cat|Psyché|Docile|Profane|Nurcan|Infirme mais debout|Chouette|Chuchotis|Pikachu|Samuel'.split(
    '|',
  ),
  ...'Kinetic|Moderne|Teamwork|Catalogue|Dialogue intérieur|Épilogue|Astrologue|Camille D. R.|P. R.|M. D.|Théâtre|Lou × Max'.split(
    '|',
  ),
  ...'Pompon|Pharaon|Labrador|Ursula|Userna|Membrane|Youssef|Logan|Soigneuse de chats|Aude|Médée|Médina|Anaïs|Inès|Chirine'.split(
    '|',
  ),
  ...'Nour-Eddine|Pr1ncesse|Praline|Drôle de dame|Sylvain P.|Gouvine|Omar|Secundo|Practical|Inconnue|Anonymat|Capucine 12'.split(
    '|',
  ),
  ...'Léa75|patiente zéro|fibro_warrior|SEP et moi|Crohn & co|Lyme38|la_migraineuse|Covid long 2020|Maman de Théo'.split(
    '|',
  ),
  ...'Arsène|Cafard|Marseille|André|Dreyfus|Mdeux|La Nouvelle|Nouveau départ|Partie|Membre fantôme|Personne ne sait|Léa 15|1515|Hassan|Has been|'
    .concat(
      'Déçue de la médecine|En psychiatrie|Psychologie et moi|Kinésiophobie|Ostéopathie|Gynéco|BretonDu29|Thérapie de chat|Dentelle|Homer|Nutella|Optimiste|Medusa|Léo °',
    )
    .split('|'),
])('%s makes no such claim', (name) => {
  expect(isBarred(name, MEMBER)).toBe(false)
})

test('a name in another script whose letters are all drawn like Latin ones is for nobody', () => {
  for (const name of ['ΤΟΜ', 'ΑΝΝΑ', 'РЕРЕ', 'ТЕАМ']) expect(isBarred(name, MEMBER)).toBe(true)
})

test.each(['Mod∪s', 'D٥c Léa', 'Ꭰr Léa', 'Nou۱'])('%s holds a character that looks like a Latin letter', (name) => {
  expect(isBarred(name, MEMBER)).toBe(true)
})

test('a text shown in place of a missing name cannot be a name, as the texts have it', () => {
  const words = [
    chatFr.removed,
    chatEn.removed,
    closestFr.you,
    closestEn.you,
    medicationFr.matches.somebody,
    medicationEn.matches.somebody,
    'Utilisateur',
    'Utilisateur supprimé',
    'UtilisateurSupprimé',
    'Nouveau membre',
    'Membre anonyme',
    'Un membre',
    'Quelqu’un',
    "Quelqu'un",
    'Somebody',
    'Supprimé',
    'Vous-même',
    'Anonyme',
    'Message supprimé',
  ]
  for (const word of words)
    for (const name of [word, word.toUpperCase(), `${word} 2`, `${word}.`])
      expect(isBarred(name, MEMBER), name).toBe(true)
})

test.each([
  'Arrêtez votre traitement',
  'Prenez du chlore',
  'Stop your medication',
  'Appelez 0899 12 34 56',
  '+33612345678',
  'lea[arobase]gmail.com',
])('%s is a message, and no name', (name) => {
  expect(isBarred(name, MEMBER)).toBe(true)
  expect(isBarred(name, { isProfessional: true })).toBe(true)
})

test.each(['Prenez soin de vous', 'Sans traitement', 'Capucine 1978', 'Née le 6 12 78', 'Léa 06'])(
  '%s is a name',
  (name) => {
    expect(isBarred(name, MEMBER)).toBe(false)
  },
)

test('a profession in a name is for members whose profession was verified, the operator’s names for nobody', () => {
  for (const name of ['Dr Morel', 'Pharmacienne Anne']) expect(isBarred(name, { isProfessional: true })).toBe(false)
  expect(isBarred('Admin', { isProfessional: true })).toBe(true)
})

test('letters of two scripts are not mixed in one name', () => {
  for (const name of ['Lеa', 'Αnna', 'Лена Lea', 'jо']) expect(isBarred(name, MEMBER)).toBe(true)
})

test('the key of a key is itself, and any text has one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const key = usernameKey(name)
      expect(usernameKey(key)).toBe(key)
      isBarred(name, MEMBER)
    }),
    { numRuns: 2_000 },
  )
})

test('case never makes another name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (name) => {
      expect(usernameKey(name.toUpperCase())).toBe(usernameKey(name.toLowerCase()))
    }),
  )
})

test('a name that unfolds to more letters than allowed is refused unread, one of Korean syllables is not', () => {
  for (const n of [50, 100]) expect(isBarred('㍿'.repeat(n), MEMBER)).toBe(true)
  expect(isBarred('각'.repeat(50), MEMBER)).toBe(false)
})

test.each([150, 300])(
  'a name of %d parts is read in no more runs than the longest refused word has room for',
  (parts) => {
    expect([...runsOf(new Array<string>(parts).fill('a'))].length).toBeLessThan(25 * parts)
  },
)

test('a refused word at the beginning of a long run is found all the same', () => {
  for (const name of ['Administrateurdesforumsdentraide', 'M o d e r a t e u r des forums'])
    expect(isBarred(name, MEMBER)).toBe(true)
})
