import { foldText } from '#contract/foundation/fold.ts'

const THING =
  '(?:traitements?|medicaments?|medocs?|antidepresseurs?|anticoagulants?|cortisone|chimio|insuline|pilules?|comprimes?|medications?|medicines?|meds|treatments?|antidepressants?|pills?|insulin|chemo)'

/** Words by which somebody tells others what to do with a treatment, folded. "J’ai arrêté mon traitement" tells of oneself, and is none. */
const ADVICE = [
  `(?<!(?:vous|avez|si|quand) )(?:arretez|stoppez|cessez|jetez|oubliez|laissez tomber|evitez|remplacez|doublez|diminuez|reduisez) (?:de prendre |tous |toutes )?(?:vos|votre|les|le|la|tout|tous|l) ?(?:[a-z]+ ){0,2}${THING}`,
  `(?:arrete|stoppe|cesse|jette|oublie|evite|remplace|double|diminue|reduis) (?:de prendre |tous |toutes )?(?:ton|ta|tes) (?:[a-z]+ ){0,2}${THING}`,
  `(?:ne prenez|ne prends|prenez|prends) (?:plus|pas|plutot) (?:[a-z]+ ){0,3}${THING}`,
  `(?:il faut|faut|vous devez|tu dois|vous devriez|tu devrais) (?:tout )?(?:arreter|stopper|cesser|jeter|remplacer) (?:[a-z]+ ){0,3}${THING}`,
  `(?:stop|quit|ditch|drop|throw away|come off|get off|skip|replace) (?:taking |using )?(?:all )?your (?:[a-z]+ ){0,2}${THING}`,
  `(?:dont|do not|never) take (?:your |any )(?:[a-z]+ ){0,2}${THING}`,
  `(?:you should|you must|you have to) (?:stop|quit|come off|replace) (?:[a-z]+ ){0,3}${THING}`,
].map((pattern) => new RegExp(`(?:^| )${pattern}(?= |$)`))

/** The words of a text that tell others to stop, change or refuse a treatment; undefined where there are none. */
export function adviceIn(text: string): string | undefined {
  const folded = foldText(text)
  for (const pattern of ADVICE) {
    const found = pattern.exec(folded)
    if (found) return found[0].trim()
  }
  return undefined
}
