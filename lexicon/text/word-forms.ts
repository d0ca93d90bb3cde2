import type { Language } from '#contract/foundation/languages.ts'
import { foldWord } from './fold.ts'
import { irregularForms } from './irregular-forms.ts'

const FRENCH_VERBS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'er',
    endings('e es ons ez ent ai as a ais ait ions iez aient erai eras era erons erez eront erais erait ee ees ant er'),
  ],
  ['ir', endings('i is it issons issez issent issais issait issaient isse ie ies irai ira iront irait ir issant')],
  ['re', endings('s t ons ez ent ais ait aient rai ra ront rait u ue us ues ant re')],
])
const FRENCH_OTHERS = endings('s x e es')
const ENGLISH = endings('s es ed d ing')

function endings(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/**
 * Whether a typed word (in lower case) is a form of a word of the dictionary. An accent that is typed counts: "tâches" is no "tache"; a word typed without
 * accents may have left one out.
 */
export function isFormOf(typed: string, word: string, language: Language): boolean {
  if (typed === word) return true
  const irregular = irregularForms[language].get(typed)
  if (irregular === word) return true
  const [form, folded] = [foldWord(typed), foldWord(word)]
  const isBare = typed === form
  if (form === folded) return isBare
  return isRegularForm[language]({ typed, form, isBare }, word, folded)
}

type Typed = { typed: string; form: string; isBare: boolean }

const isRegularForm: Record<Language, (typed: Typed, word: string, folded: string) => boolean> = {
  fr: ({ typed, form, isBare }, word, folded) => {
    const verb = FRENCH_VERBS.get(folded.slice(-2))
    if (!verb) return begins(typed, word, isBare) && FRENCH_OTHERS.has(form.slice(folded.length))
    const root = word.slice(0, -2)
    return begins(typed, root, isBare) && verb.has(form.slice(root.length))
  },
  en: ({ form }, _word, folded) => {
    if (!form.startsWith(folded)) return folded.endsWith('e') && form === `${folded.slice(0, -1)}ing`
    const rest = form.slice(folded.length)
    return ENGLISH.has(rest) || ENGLISH.has(rest.slice(1)) // "stopped": the last letter twice
  },
}

const begins = (typed: string, root: string, isBare: boolean): boolean =>
  isBare ? typed.startsWith(foldWord(root)) : typed.startsWith(root)
