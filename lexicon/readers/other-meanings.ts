import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import type { Word } from '#lexicon/text/words.ts'
import type { FoundExpression } from './find-expressions.ts'
import { isComma, lineOf, phrase, phrasesIn } from './phrases.ts'

const HOURS = '(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|seize|vingt)'

const AGE =
  '(?:\\d{1,3}|vingt|trente|quarante|cinquante|soixante)(?: (?:et|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize)){0,3}'
/** Words before a number of years that is no age: "depuis vingt ans", "il y a vingt ans", "à vingt ans". */
const SPAN =
  '(?:depui|depuis|dpuis|dp|a|des|vers|fait|faisait|pendant|durant|apres|avant|mes|ses|en|voila|voici|avais|avait|que|entre|quelque|les|ces|(?:plus|moins|pres|bout|partir|age) de)'

const ENDINGS = '(?:e|es|ent|ais|ait|aient|er|ee?s?)'
/** Verbs after which "mal" says how, and no pain: "je dors mal", "je supporte mal la chaleur". */
const DONE_BADLY = [
  'dor(?:s|t|mais|mait|mi|mir|ment)',
  'vi(?:s|t|vre|vais|vait)',
  'ten(?:ir|ais|ait)|tien(?:s|t|nent)',
  'comprend(?:s|re|ais|ait)?|compris|ressen(?:s|t|tir)|ecri(?:s|t|re)|sui(?:vi|vie|vre)|recue?s?|remise?s?',
  `(?:march|support|mang|parl|diger|respir|articul|coordonn|cicatris|toler|encaiss|regul|fonctionn|soign|reveill|pass|tomb|dose?|circul|concentr)${ENDINGS}`,
].join('|')

/** Turns of phrase in which a word does not have the meaning of the lexicon: "au marché" is no walking, "je joue" no cheek. */
const TURNS: Record<Language, RegExp> = {
  fr: phrase(
    [
      'poissons? rouges?',
      '(?:en|au|partir|pars|part|arrive|arrivee?) (?:en )?courant',
      'courants? d air',
      '(?:gel|gels) (?:douche|coiffant|hydroalcoolique)',
      '(?:bruns?|courses?|chasse|second)',
      '(?:humeur|temps|caractere|vie|froid|metier) de chiens?',
      '(?:belles?|beaux?|bel) (?:mere|meres|maman|pere|peres|soeur|soeurs|frere|freres|fille|filles|fils|famille|parents)',
      '(?:au|le|du|un|les|des|super|bon|meilleur) marches?',
      '(?:habite|habitant|a|pres de|vers|banlieue de|cote de) tours',
      '(?:un|le|fait|faire|fais|demi|son|mon|petit|a) tours?(?! (?:de )?(?:rein|reins|taille|poitrine))',
      'tour (?:de (?:garde|role|magie|france|ville|table)|a tour)',
      '(?:au|en|de|des|le|un|les|mes|mon|ses|son|aux|du|nos|dernier|premier|deux|trois) cours',
      '(?:je|j|il|elle|on|qui|tu|y|se|ils|elles) (?:me |m |te |s )?jou(?:e|es|ent)',
      'jou(?:e|es|ent|er|ait|ais) (?:a|au|aux|du|avec|contre|dehors)',
      '(?:mise|tel|ce|sur le|rond|bon|mauvais|faire le|fait le|quel|dernier) (?:au )?points?',
      '(?:au|a ce|a tel) point (?:de|d|que|qu|ou|mort|barre)',
      'points? (?:de vue|barre|final|commun|communs|positif|positifs|noir|c est)',
      '(?:en regle generale|(?:dans|selon|contre) les regles|regles? (?:du jeu|de vie|de conduite|d hygiene|d or|de trois|de base))',
      '(?:professeure?s?|profs?|maitres?|maitresses?|directeur|directrice|instit|institutrice|instituteur) (?:des|d|de l|a l) ?ecoles?(?: (?:a|au|aux|en))?',
      '(?:tiens|tient|tenir|tenais) (?:a|au courant|le coup|compte|bon|parole)',
      `(?:vers|jusqu a|jusque|il est|(?<! y )a|avant|des|matin a|soir a) (?:\\d{1,2}|${HOURS}) heures?`,
      `(?<! ${SPAN} )${AGE} ans`,
      `(?:il|elle|pere|mere|fils|fille|garcon|mari|femme|soeur|frere|bebe) a ${AGE} ans`,
      '(?:ai|a|avons|ont|as) tenu (?:a|un|le|bon|mon|son|compte)',
      'en train (?:de|d)',
      'enten(?:d|ds|du|dre|dais|dait) (?:le |la |l |te |t |vous )?(?:dire|parler)',
      'je(?:tte|ter|tez|tes|ta|tais) un (?:petit )?coup',
      'coups? d oeil',
      'la main dans le sac',
      'sacs? a mains?',
      'piques? niqu(?:e|es|er|e|ent)',
      'appuy(?:e|er|ez|ant) sur (?:le|un|ce|les) boutons?',
      'boutons? (?:de|du|d) (?:chemises?|cols?|portes?|manteaux?|manchettes?|ascenseurs?|radio|volume)',
      'gaz lacrymogenes?',
      '(?:je|tu) (?:ne |n )?pus',
      '(?:laiss(?:e|er|es|ez|ant|ait)|fait|faire|fais) tomber',
      'pas mal (?:de|d)',
      `(?<= (?:${DONE_BADLY}) (?:(?:de plus en plus|tres|trop|si|assez|plutot|vraiment|aussi|plus|encore|toujours) )?)mal(?! (?:au|aux|partout|de|d|sous|derriere|entre|en bas|dans (?:le|la|les|l|mon|ma|mes)|a (?:la|l|mon|ma|mes|gauche|droite|chaque|en|hurler|pleurer)))`,
      // A time before an event is no duration of a symptom.
      '(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|huit|dix|quinze|vingt|trente|quarante|quelque|quelques) (?:petite? |bonne? |bon )?(?:demi |quart d )?(?:secondes?|minutes?|min|heures?|h|jours?|semaines?|mois) avant',
    ].join('|'),
  ),
  en: phrase(
    [
      '(?:step|mother|father|sister|brother|in) (?:in )?law',
      'sh(?:ake|ook|akes|aking) (?:my |your |his |her |their |our )?hands? with',
      '(?:to shake|shook) (?:your |his |her )?hands?',
      'red handed',
      '(?:shopping|gold|election|world cup) fever',
      '(?:a|the|our|my) (?:school|primary|secondary|maths|yoga|pe|head) teachers?',
      '(?:hot|guide|top|under) dogs?',
      'goldfish',
      '(?:\\d{1,3}|an?|half an|quarter of an|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty|a few|few|couple of) (?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?) (?:before|beforehand)',
      '(?:never|ever|i|we|he|she|they|just|have|has|had|nothing|little|days|weeks|months|what s) left',
      '(?:all|is|was|not|feel|feels|felt|that s|quite) right|right (?:now|away|after|before|through|so|thing|word|as|when)',
      '(?:c[ao]mes?|coming|go|goes|went|going|gets?|got|getting|be|been|am|was|bring|brings|brought|put|sent|give|gave|take|took|look|looking|right|straight|way) back(?! (?:pain|ache|aches|hurts))',
      '(?:in|on|of|to) (?:the )?(?:end|other hand|first place|back of my mind|face of it)',
    ].join('|'),
  ),
}

/** Words that are another word than the one they look like, wherever they stand: the participle of a summer, the "coup" of "du coup". */
const OTHER_WORDS: Record<Language, RegExp> = {
  fr: phrase(
    [
      '(?<= (?:ai|as|a|avons|avez|ont|avais|avait|avaient|aurais|aurait|avoir|ayant|pas|jamais|bien|tout|toute|tres|vite|longtemps|toujours|deja) )ete',
      '(?<= du )coup(?! d)',
    ].join('|'),
  ),
  en: phrase('(?<= other )hand'),
}

/** Returns the places of words in which nothing is read, because they are another word there. */
export function otherWordsIn(words: readonly Word[], language: Language): Set<number> {
  return new Set(phrasesIn(lineOf(words), OTHER_WORDS[language]).map(({ from }) => from))
}

/** Phrases in which "la tête tourne" means dizziness, and not a turn of the head. No place and no circumstance is read in them. */
const DIZZY: Record<Language, RegExp> = {
  fr: phrase('tetes? (?:qui |ki |me |m |se met a |commence a )tourn(?:e|es|ent|ait|er)'),
  en: phrase('heads? (?:is |was |starts |keeps )?(?:spins|spinning|swims|swimming)'),
}

/**
 * Openings of a comparison, such as "comme un étau": its noun and the noun's complement are not meant literally. The words after it are: "comme un étau sur la
 * tête".
 */
const COMPARISON: Record<Language, RegExp> = {
  fr: phrase('(?:comme|kom|com) (?:un|une|des|du|de la|le|la|les|l)|mal de(?= chien)'),
  en: phrase('(?:like|as) (?:a|an|some|the)'),
}
const OF: ReadonlySet<string> = new Set(['de', 'd', 'du', 'en', 'of'])

export function withoutOtherMeanings(
  readings: readonly FoundExpression[],
  words: readonly Word[],
  language: Language,
): FoundExpression[] {
  const line = lineOf(words)
  const turned = new Set<number>()
  for (const { from, to } of phrasesIn(line, TURNS[language]))
    for (let place = from; place < to; place++) turned.add(place)
  const compared = new Set<number>()
  for (const { to } of phrasesIn(line, COMPARISON[language]))
    for (const place of nounFrom(words, to)) compared.add(place)
  for (const { from, to } of phrasesIn(line, DIZZY[language]))
    for (let place = from; place < to; place++) compared.add(place)
  return readings.filter(({ expression, places }) => {
    const isWhere = expression.kind === 'site' || expression.kind === 'ctx'
    const isOther = places.every((place) => turned.has(place) || (isWhere && compared.has(place)))
    return !isOther && !isPartOfNumber(places, words, language)
  })
}

/** "Vingt ans" within "vingt-sept ans". */
function isPartOfNumber(places: readonly number[], words: readonly Word[], language: Language): boolean {
  const isNumeral = (place: number) => NUMERALS[language].has(words[place]?.form ?? '')
  return places.some(
    (place) =>
      isNumeral(place) &&
      [place - 1, place + 1].some(
        (next) => isNumeral(next) && !places.includes(next) && words[next]!.clause === words[place]!.clause,
      ),
  )
}

const NUMERALS: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents`.split(
      ' ',
    ),
  ),
  en: new Set(
    `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty sixty seventy eighty hundred`.split(
      ' ',
    ),
  ),
}

function nounFrom(words: readonly Word[], start: number): number[] {
  const places: number[] = []
  for (let place = start; place < start + 4; place++) {
    const word = words[place]
    if (word === undefined || word.clause !== words[start]!.clause || isComma(word)) break
    const isOf = OF.has(word.form)
    if (places.length > 0 && !isOf && !OF.has(words[place - 1]!.form)) break
    if (grammar.stop.fr.has(word.form) && !isOf && places.length > 0) break
    places.push(place)
  }
  return places
}
