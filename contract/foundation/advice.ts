import { DRUG, DRUG_NAME, isDrug, markDrugs, WORD } from './drug-words.ts'
import { foldText } from './fold.ts'

const among = (most: number) => `(?:${WORD} ){0,${most}}${DRUG}`
const THE = '(?:vos|votre|les|le|la|l|ces|cette|ce|tout|tous|toutes|du|des|ton|ta|tes|aux|au)'
const STOP_YOU =
  '(?:arretez|stoppez|cessez|jetez|lachez|oubliez|laissez tomber|evitez|remplacez|doublez|diminuez|reduisez|refusez|fuyez|bannissez|suspendez|abandonnez|supprimez|interrompez|balancez|bazardez)'
const STOP_THOU =
  '(?:arrete|stoppe|cesse|jette|lache|oublie|laisse tomber|evite|remplace|double|diminue|reduis|refuse|fuis|suspends|abandonne|supprime|interromps|balance)'
const STOPPING =
  '(?:arreter|stopper|cesser|jeter|lacher|remplacer|refuser|suspendre|abandonner|supprimer|interrompre|balancer|oublier|eviter|vous passer de|te passer de)'
const QUIT =
  '(?:stop|quit|ditch|drop|dump|bin|refuse|avoid|throw away|throw out|come off|get off|give up|skip|replace|cut out)'
const NOT_AN_ORDER =
  '(?:i|we|he|she|they|you|to|if|when|did|do|does|didnt|not|dont|will|would|could|can|cant|cannot|couldnt|never|me|who|that|should|must|might|may|had|ever)'

/**
 * Patterns, for marked text, with which somebody tells others what to do with a treatment. "J’ai arrêté mon traitement" tells of oneself, and does not match.
 */
const ADVICE = [
  `(?<!(?:vous|avez|si|quand|aviez|les|le|la) )${STOP_YOU} (?:donc |vite |tout de suite |de prendre |d urgence )?(?:${THE} ?){1,3}(?:${WORD} ){0,2}${DRUG}`,
  `${STOP_THOU} (?:donc |vite |de prendre )?(?:tous |toutes )?(?:ton|ta|tes) ${among(2)}`,
  `(?<!(?:je|j|vous|nous|tu|si|que|qui|ne|n) )(?:n en prenez plus|ne prenez|ne prends|n avalez|n avale|ne touchez|prenez|prends) (?:plus|pas|plutot|jamais|surtout pas) (?:a )?${among(3)}`,
  `(?:^|surtout |donc |alors )plus (?:aucune?s?|jamais de) (?:${WORD} ){0,1}${DRUG}`,
  `(?<!(?:s|ce que|est ce qu) )(?:il faut|faut|vous devez|tu dois|vous devriez|tu devrais) (?:tout |vite |absolument )?${STOPPING} (?!mon |ma |mes )${among(3)}`,
  `(?<!(?:que|si|quand|comment) )(?:vous pouvez|tu peux|vous pourriez|tu pourrais) (?:tout |tres bien |sans risque |sans danger |tranquillement )?${STOPPING} ${THE} ${among(2)}`,
  `(?:je|on) (?:vous|te|t|leur) (?:conseille|recommande|suggere|invite|supplie|dis|demande|encourage) (?:tous |toutes |vivement |fortement |vraiment )?(?:a |d |de )(?:ne (?:plus|pas|jamais) (?:prendre|avaler)|${STOPPING}) ${among(3)}`,
  `(?:mon conseil|un conseil|conseil|le mieux(?: est| c est)?(?: de)?|mieux vaut|il vaut mieux|la solution(?: est| c est)?(?: de)?) (?:d |de )?${STOPPING} (?!mon |ma |mes )${among(3)}`,
  `(?<!(?:vous|avez|si|quand) )(?:passez|remettez vous|mettez vous) (?:plutot |vite |donc )?(?:a la|a l|au|aux|a|sous) (?:${WORD} ){0,1}${DRUG}`,
  `(?:passe|mets toi) (?:plutot |vite |donc )(?:a la|a l|au|aux|a|sous) (?:${WORD} ){0,1}${DRUG}`,
  `(?<!${NOT_AN_ORDER} )${QUIT} (?:taking |using )?(?:all )?(?:of )?your ${among(2)}`,
  `(?<!${NOT_AN_ORDER} )(?:stop|quit) taking (?:all |any |the |these |those )?${among(1)}`,
  `(?<!(?:i|we|they|he|she|you) )(?:dont|don t|do not|never) (?:take|accept|start) (?:your |any |the |more |these )?${among(2)}`,
  `(?:you|everyone|everybody|people|we all) (?:should|must|have to|need to|ought to|can) (?:just |safely |all |simply |really )?(?:${QUIT}|stop taking|stop using|refuse) (?!my )${among(3)}`,
  `i (?:would |d |strongly |really )?(?:advise|recommend|suggest|urge|beg|tell)(?: all of)?(?: you| everyone)? (?:all )?(?:to |that you )?(?:stop|quit|stopping|quitting|ditching|dropping|ditch|drop|refuse|avoid|avoiding) (?!my )${among(3)}`,
  `(?:my advice|best thing|the solution)(?: is)?(?: to)? (?:${QUIT}) (?!my )${among(3)}`,
].map((pattern) => new RegExp(`(?:^| )${pattern}(?= |$)`))

const NAMED_AT_BEGINNING = [
  `${QUIT} (?:taking |using )?(?:the |this |that |all |any )?${DRUG}`,
  `(?:switch|change|move|go over) (?:from ${WORD} )?to (?:${WORD} ){0,1}${DRUG_NAME}`,
].map(
  (pattern) => new RegExp(`^(?:please |just |so |now |really |everyone |everybody |people |guys )*${pattern}(?= |$)`),
)

/** An order to stop or change a drug that only its capital shows to be a name. Places and services with a capital are left out. */
const CAPITALISED =
  /(?:^|[\s(«"“])(?:[Pp]assez (?:plutôt |vite |donc )?(?:au|aux|sous)|[Ss]witch (?:over )?to|(?<!(?:[Vv]ous|[Ss]i|[Qq]uand) )(?:[Aa]rr[êe]tez|[Ss]toppez|[Jj]etez|[Ll][âa]chez) (?:le|la|les|votre|vos)|(?<!(?:I|to|not|we) )[Ss]top (?:taking |using )(?:the |your )?)\s*(?!Samu|Smur|Centre|CHU|Mans|Havre|Canada|Maroc|Japon|Monsieur|Madame|English|French)(\p{Lu}[\p{Ll}-]{4,})/u

/** "Arrête le…" with its accent, because without one it may be "arrêté le…", which tells of oneself. */
const THOU_AT_BEGINNING = [
  new RegExp(
    `^(?:(?:alors|donc|allez|stop|mais) )?${STOP_THOU} (?:le|la|l|les|ce|cette|ces) (?:${WORD} ){0,1}${DRUG}(?= |$)`,
  ),
]
const WRITTEN_THOU =
  /(?:arrête|stoppe|cesse|jette|lâche|évite|refuse|oublie|abandonne|balance) (?:le|la|les|l['’]|ce|cette|ces)/iu

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/**
 * Verbs that tell others to take something, whatever it is. The second list also counts after a word with which somebody tells of themselves, because the modal
 * before it says whom it is for.
 */
const TAKE = words('prenez avalez injectez prends avale take inject')
const TAKE_AFTER_MODAL = words('prendre avaler take inject')
const MODAL = words('faut devez dois devriez devrais should must')
const TRY = words(
  'essayez testez commencez utilisez achetez commandez essaie essaye teste commence utilise achete commande try start use buy order',
)
const REMEDY =
  /^(?:gouttes?|gelules?|cures?|complements?|remedes?|sirops?|poudres?|protocoles?|drops?|capsules?|supplements?|remedy|remedies|syrups?|powders?|protocols?)$/
const WORDS_AFTER = 10
const REMEDY_WITHIN = 5

/** Words before the verb that show that the author tells of themselves, asks, or supposes: "je prends du fer", "vous prenez du fer ?", "si vous en prenez". */
const NOT_TOLD_TO_OTHERS = words(
  'je j on nous il elle ils elles moi mon ma mes tu vous qui que si quand i ive we he she they me my you who that if when to did do does can could would will dont',
)
const SUPPOSED = words('je j i on si quand if when il elle he she they me m mon ma mes my')

const FILLERS = words(
  'de du des d un une le la les l ce cet cette ces votre vos ton ta tes bien tous toutes tout juste donc plutot aussi vite deja absolument bon bonne petit petite grand grande peu beaucoup nouveau autre ' +
    'good great some a an the your it this these as one another more much all plenty of any little short long deep just',
)
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
    const found = firstOf(ADVICE, folded)
    if (found) return found.trim()
  }
  const capitalised = CAPITALISED.exec(text)
  if (capitalised) return foldText(capitalised[0])
  for (const clause of text.split(CLAUSE_ENDS)) {
    const folded = foldText(clause)
    const found = stopIn(folded, clause) ?? startIn(folded.split(' '))
    if (found) return found
  }
  return undefined
}

function firstOf(patterns: readonly RegExp[], folded: string): string | undefined {
  const marked = markDrugs(folded)
  for (const pattern of patterns) {
    const found = pattern.exec(marked)
    if (found) return folded.slice(found.index, found.index + found[0].length)
  }
  return undefined
}

function stopIn(folded: string, written: string): string | undefined {
  return (
    firstOf(NAMED_AT_BEGINNING, folded) ?? (WRITTEN_THOU.test(written) ? firstOf(THOU_AT_BEGINNING, folded) : undefined)
  )
}

function startIn(said: readonly string[]): string | undefined {
  let [isOwn, isSupposed, isModal] = [false, false, false]
  for (const [index, word] of said.entries()) {
    const isTaken = isModal ? TAKE_AFTER_MODAL.has(word) && !isSupposed : TAKE.has(word) && !isOwn
    const after = said.slice(index + 1, index + 1 + WORDS_AFTER)
    if (isTaken && isTreatment(after)) return said.slice(index, index + 1 + REMEDY_WITHIN).join(' ')
    if (TRY.has(word) && !isOwn && after.slice(0, REMEDY_WITHIN).some((each) => isDrug(each) || REMEDY.test(each)))
      return said.slice(index, index + 1 + REMEDY_WITHIN).join(' ')
    isOwn ||= NOT_TOLD_TO_OTHERS.has(word)
    isSupposed ||= SUPPOSED.has(word) && said[index + 1] !== 'faut'
    isModal = MODAL.has(word) || (isModal && FILLERS.has(word))
  }
  return undefined
}

function isTreatment(after: readonly string[]): boolean {
  const taken = after.find((word) => !FILLERS.has(word))
  return taken !== undefined && !HARMLESS.has(taken) && !after.some((word) => SINCE.has(word))
}
