import { foldText } from './fold.ts'

const THING =
  '(?:traitements?|medicaments?|medocs?|antidepresseurs?|anticoagulants?|cortisone|chimio|insuline|pilules?|comprimes?|medications?|medicines?|meds|treatments?|antidepressants?|pills?|insulin|chemo)'

/** Patterns, folded, with which somebody tells others what to do with a treatment. "J’ai arrêté mon traitement" tells of oneself, and does not match. */
const ADVICE = [
  `(?<!(?:vous|avez|si|quand) )(?:arretez|stoppez|cessez|jetez|oubliez|laissez tomber|evitez|remplacez|doublez|diminuez|reduisez) (?:de prendre |tous |toutes )?(?:vos|votre|les|le|la|tout|tous|l) ?(?:[a-z]+ ){0,2}${THING}`,
  `(?:arrete|stoppe|cesse|jette|oublie|evite|remplace|double|diminue|reduis) (?:de prendre |tous |toutes )?(?:ton|ta|tes) (?:[a-z]+ ){0,2}${THING}`,
  `(?:ne prenez|ne prends|prenez|prends) (?:plus|pas|plutot) (?:[a-z]+ ){0,3}${THING}`,
  `(?:il faut|faut|vous devez|tu dois|vous devriez|tu devrais) (?:tout )?(?:arreter|stopper|cesser|jeter|remplacer) (?:[a-z]+ ){0,3}${THING}`,
  `(?:stop|quit|ditch|drop|throw away|come off|get off|skip|replace) (?:taking |using )?(?:all )?your (?:[a-z]+ ){0,2}${THING}`,
  `(?:dont|do not|never) take (?:your |any )(?:[a-z]+ ){0,2}${THING}`,
  `(?:you should|you must|you have to) (?:stop|quit|come off|replace) (?:[a-z]+ ){0,3}${THING}`,
].map((pattern) => new RegExp(`(?:^| )${pattern}(?= |$)`))

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/**
 * Verbs that tell others to take something, whatever it is. The second list also counts after a word with which somebody tells of themselves, because the modal
 * before it says whom it is for.
 */
const TAKE = words('prenez avalez injectez prends avale take inject')
const TAKE_AFTER_MODAL = words('prendre avaler take inject')
const MODAL = words('faut devez dois devriez devrais should must')
/** Verbs that tell others to begin something, which is a treatment where one is named. */
const TRY = words(
  'essayez testez commencez utilisez achetez commandez essaie essaye teste commence utilise achete commande try start use buy order',
)
const REMEDY = new RegExp(
  `^(?:${THING}|gouttes?|gelules?|cures?|complements?|remedes?|sirops?|poudres?|protocoles?|drops?|capsules?|supplements?|remedy|remedies|syrups?|powders?|protocols?)$`,
)
/** Words that are looked at after a verb. */
const WORDS_AFTER = 10
const REMEDY_WITHIN = 5

/** Words before the verb that show that the author tells of themselves, asks, or supposes: "je prends du fer", "vous prenez du fer ?", "si vous en prenez". */
const NOT_TOLD_TO_OTHERS = words(
  'je j on nous il elle ils elles moi mon ma mes tu vous qui que si quand i ive we he she they me my you who that if when to did do does can could would will dont',
)
const SUPPOSED = words('je j i on si quand if when il elle he she they me m mon ma mes my')

/** Words that may stand between the verb and its object. */
const FILLERS = words(
  'de du des d un une le la les l ce cet cette ces votre vos ton ta tes bien tous toutes tout juste donc plutot aussi vite deja absolument bon bonne petit petite grand grande peu beaucoup nouveau autre ' +
    'good great some a an the your it this these as one another more much all plenty of any little short long deep just',
)
/** Objects of "take" that are no treatment: "prenez soin de vous", "take your time". */
const HARMLESS = words(
  'soin soins rendez rdv courage patience temps contact note notes garde nouvelle nouvelles air pause pauses repos recul conge conges vacances place avis conseil conseils part compte connaissance exemple ' +
    'habitude confiance main mains photo photos bain bains douche douches cafe train bus metro taxi voiture rythme precaution precautions initiative decision parole distance risque risques peine force forces ' +
    'plaisir moment minute minutes heure heures jour jours semaine rien pas plus ne en y vous nous toi moi cela ca bloc carnet papier stylo bilan souffle inspiration respiration serieux pied soi ' +
    'care easy break breaks time look walk walks picture pictures bath shower breath breaths rest day days step steps heart hold comfort pride advice charge turn turns seat nap long into off up over on out ' +
    'away back from them that advantage account action chance chances risks responsibility age ages months weeks years hours for part',
)
/** Words after which the author tells of their own habit: "prends du fer depuis mai". */
const SINCE = words('depuis since')

const SENTENCE_ENDS = /[.!?\n…]+/u
const CLAUSE_ENDS = /[.!?;:,\n()…–—]+|\s(?:et|puis|alors|mais|and|then|but|instead)\s/iu

/** Returns the words of a text that tell others to begin, stop, change or refuse a treatment; undefined where there are none. */
export function adviceIn(text: string): string | undefined {
  // Each sentence is also read by itself, because the end of the sentence before is no context for it.
  for (const said of [text, ...text.split(SENTENCE_ENDS)]) {
    const folded = foldText(said)
    for (const pattern of ADVICE) {
      const found = pattern.exec(folded)
      if (found) return found[0].trim()
    }
  }
  for (const clause of text.split(CLAUSE_ENDS)) {
    const found = startIn(foldText(clause).split(' '))
    if (found) return found
  }
  return undefined
}

/** Returns the words of one clause that tell others to begin a treatment; undefined where there are none. */
function startIn(said: readonly string[]): string | undefined {
  let [isOwn, isSupposed, isModal] = [false, false, false]
  for (const [index, word] of said.entries()) {
    const isTaken = isModal ? TAKE_AFTER_MODAL.has(word) && !isSupposed : TAKE.has(word) && !isOwn
    const after = said.slice(index + 1, index + 1 + WORDS_AFTER)
    if (isTaken && isTreatment(after)) return said.slice(index, index + 1 + REMEDY_WITHIN).join(' ')
    if (TRY.has(word) && !isOwn && after.slice(0, REMEDY_WITHIN).some((each) => REMEDY.test(each)))
      return said.slice(index, index + 1 + REMEDY_WITHIN).join(' ')
    isOwn ||= NOT_TOLD_TO_OTHERS.has(word)
    isSupposed ||= SUPPOSED.has(word) && said[index + 1] !== 'faut'
    isModal = MODAL.has(word) || (isModal && FILLERS.has(word))
  }
  return undefined
}

/** Whether the words after "prenez" name something that is taken like a treatment. */
function isTreatment(after: readonly string[]): boolean {
  const taken = after.find((word) => !FILLERS.has(word))
  return taken !== undefined && !HARMLESS.has(taken) && !after.some((word) => SINCE.has(word))
}
