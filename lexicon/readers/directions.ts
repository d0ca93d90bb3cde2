import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import { stemOf } from '#lexicon/text/stems.ts'
import type { Word } from '#lexicon/text/words.ts'
import type { FoundExpression } from './find-expressions.ts'
import type { Lexicon } from './lexicon.ts'
import { isComma, lineOf, type Phrase, phrase, phrasesIn } from './phrases.ts'

const BETWEEN = 6

/**
 * Exposures that relieve or trigger: the id when one relieves, the ids when it triggers, and its words in each language. A dash stands where the lexicon has
 * none.
 */
const EXPOSURES = `
lying-relieves | lying-triggers lying | allonger coucher étendre horizontale | lie lying laid
standing-relieves | standing | debout verticale | standing stand upright
sitting-relieves | sitting-triggers sitting | assis assise asseoir assieds assois assoie assieds assoit | sit sitting sat seated
leaning-forward-relieves | bending | pencher plié recroquevillé | -
squat-relieves | squatting | accroupir accroupi | squat squatting crouch
cold-relieves | cold | froid glace glaçon glaçons frais | cold ice
heat-relieves | heat | chaleur chaud chaude bouillotte | heat warmth warm
sun-relieves | sun | soleil | sun
movement-relieves | - | bouger bougeant remuer | moving move
walking-relieves | walking | marcher marche | walk walking
rest-relieves | at-rest | repos reposer arrête immobile | rest resting
sleep-relieves | - | dormir sieste | sleep nap
eating-relieves | eating-triggers meal | manger repas grignoter | eat eating
fasting-relieves | fasting | jeun jeûne | -
darkness-relieves | - | obscurité pénombre | dark darkness
silence-relieves | noise | silence | silence quiet
driving-relieves | driving | conduire | driving
coffee-relieves | coffee | café | coffee
alcohol-relieves | alcohol | alcool vin bière | alcohol wine
stretching-relieves | - | étirer étirements | stretch stretching
oxygen-relieves | - | oxygène | oxygen
`

/** The postures among them, which "ça va" and "rien" say to relieve: a person is always in one of them. */
const POSTURES: ReadonlySet<string> = new Set(
  'lying-relieves standing-relieves sitting-relieves leaning-forward-relieves squat-relieves rest-relieves fasting-relieves'.split(
    ' ',
  ),
)

const IT = '(?:ca|sa|cela|c|tout|elle|il|elles|ils|tt|(?:la|ma) (?:douleur|crise|toux|tete)|le mal|les douleurs)'
const SELF = '(?: (?:me|m|se|s|en|y|est|va|ne|finit par|redevient|devient|fait))*'

const RELIEF: Record<Language, RegExp> = {
  fr: phrase(
    [
      `${IT}${SELF} (?:part|partent|passe|passent|cesse|cessent|disparait|disparaissent|soulage|soulagent|calme|calment|apaise|apaisent|efface|eteint|arrete|arretent|vont?|fini|finie|lache|desserre|diminue|mieux|parti|partie|aide|sauve|allege|estompe|endort|gone|rentre)(?! pas| plus mal| jamais| pire)`,
      `(?:plus (?:rien|mal|aucune? \\w+|de (?:douleur|mal|crise))|fini|finie|soulage|soulagee|soulagement|mieux|disparu|disparue|guerie?|le bonheur|le paradis|un regal|paf fini)`,
      `(?:me |m )?(?:soulage|soulagent|calme|calment|apaise|apaisent|fait (?:du|un) bien|font du bien|aide|aident|sauve|remet|repare)(?! pas| rien| jamais| plus)`,
      `je (?:revis|respire(?! mal)|retrouve|recupere|renais)`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?:it|that|this|everything|the (?:pain|ache|attack)|they) (?:\\w+ )?(?:goes(?! back)|go away|stops|stop|eases|ease|fades|vanishes|disappears|settles|lifts|passes|clears|helps|subsides|gone|calms|relents|melts)(?! off| up| on)`,
      `(?:gone|better|relief|relieved|easier|eases|helps|helped|soothes|relieves|settles)`,
    ].join('|'),
  ),
}

const WORSE: Record<Language, RegExp> = {
  fr: phrase(
    [
      `${IT}${SELF} (?:revient|reviennent|empire|empirent|tire|tirent|demarre|demarrent|declenche|declenchent|recommence|recommencent|aggrave|aggravent|lance|lancent|brule|brulent|reveille|cogne|monte|arrive|reprend|explose|attaque|serre)(?! pas| jamais)`,
      `(?:pire|empire|insupportable|intenable|infernal|invivable|l horreur|l enfer|une catastrophe|catastrophe|la cata|un calvaire|supplice|torture|rebelote)`,
      `(?:me |m )?(?:fait mal|declenche|aggrave|empire)(?! pas| rien| jamais)`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?:it|that|this|the (?:pain|ache|attack)|they) (?:\\w+ )?(?:comes back|returns|starts|begins|worsens|builds|flares|woken)`,
      `(?:worse|worst|unbearable|agony|hell|torture|sets it off|brings it on|a nightmare)`,
    ].join('|'),
  ),
}

const PEACE: Record<Language, RegExp> = {
  fr: phrase(
    `(?:ca|sa) va(?: bien)?(?= [.,|])|nickel|(?:je (?:n )?)?j? ?(?:n )?ai (?:la paix|rien)|je suis (?:bien|tranquille)|rien(?: du tout)?(?= [.,|])|aucun (?:souci|probleme|mal)|aucune (?:douleur|gene)`,
  ),
  en: phrase(`(?:i am|i m|it is|it s|i feel) (?:fine|ok|okay)|(?:fine|nothing)(?= [.,|])|no (?:pain|problem|trouble)`),
}

type DirectionSpan = { id: string; from: number; to: number }
type Exposure = { relieves: string; worsens: readonly string[] }

const TABLE: Record<Language, ReadonlyMap<string, Exposure>> = { fr: tableOf('fr'), en: tableOf('en') }

function tableOf(language: Language): Map<string, Exposure> {
  const table = new Map<string, Exposure>()
  for (const line of EXPOSURES.trim().split('\n')) {
    const [relieves = '', worsens = '', fr = '', en = ''] = line.split('|').map((column) => column.trim())
    const exposure = { relieves, worsens: worsens.split(' ').filter((id) => id !== '-') }
    for (const word of { fr, en }[language].split(' ')) if (word !== '-') table.set(stemOf(word, language), exposure)
  }
  return table
}

/** The result replaces the reading of the exposure alone. */
export function withDirections(
  readings: readonly FoundExpression[],
  words: readonly Word[],
  lexicon: Lexicon,
  language: Language,
): FoundExpression[] {
  const line = lineOf(words)
  const startOf = (phrases: readonly Phrase[]) => new Map(phrases.map(({ from, to }) => [from, to]))
  const relief = startOf(phrasesIn(line, RELIEF[language]))
  const peace = startOf(phrasesIn(line, PEACE[language]))
  const worse = startOf(phrasesIn(line, WORSE[language]))
  const [reliefTo, worseTo] = [endingOf(relief), endingOf(worse)]
  const found: FoundExpression[] = []
  const replaced = new Map<number, ReadonlySet<string>>()
  for (const [place, word] of words.entries()) {
    const exposure = TABLE[language].get(word.stem)
    if (exposure === undefined || isIdle(words, place)) continue
    const said = directionAfter(place) ?? directionBefore(place)
    if (said === undefined) continue
    const { id, from, to } = said
    if (!lexicon.names.has(id)) continue
    found.push({
      expression: { id, kind: 'ctx', said: `→ ${word.stem}`, slots: [[[word.stem]]] },
      places: [from, to - 1],
    })
    replaced.set(place, new Set([exposure.relieves, ...exposure.worsens].map((each) => `c:${each}`)))
  }
  const isReplaced = ({ expression, places }: FoundExpression) =>
    places.some((place) => replaced.get(place)?.has(expression.id) === true)
  return [...readings.filter((reading) => !isReplaced(reading)), ...found]

  function directionBefore(place: number): DirectionSpan | undefined {
    const { relieves, worsens } = TABLE[language].get(words[place]!.stem)!
    for (let before = place; before > 0 && place - before <= BETWEEN; before--) {
      if (words[before - 1]!.clause !== words[place]!.clause) return undefined
      const better = reliefTo.get(before)
      if (better !== undefined) return { id: `c:${relieves}`, from: better, to: place + 1 }
      const bad = worseTo.get(before)
      if (bad !== undefined)
        return worsens[0] === undefined ? undefined : { id: `c:${worsens[0]}`, from: bad, to: place + 1 }
      if (!LEADING.has(words[before - 1]!.form)) return undefined
    }
    return undefined
  }

  function directionAfter(place: number): DirectionSpan | undefined {
    const { relieves, worsens } = TABLE[language].get(words[place]!.stem)!
    for (let next = place + 1; next <= place + 1 + BETWEEN; next++) {
      const word = words[next]
      if (word === undefined || word.sentence !== words[place]!.sentence) return undefined
      if (word.clause !== words[next - 1]!.clause && grammar.clauseOpeners.has(word.form)) return undefined
      const better = relief.get(next) ?? (POSTURES.has(relieves) ? peace.get(next) : undefined)
      if (better !== undefined) return { id: `c:${relieves}`, from: place, to: better }
      const bad = worse.get(next)
      if (bad !== undefined)
        return worsens[0] === undefined ? undefined : { id: `c:${worsens[0]}`, from: place, to: bad }
      if (STOPPING.has(word.form) || (!isComma(word) && TABLE[language].has(word.stem))) return undefined
    }
    return undefined
  }
}

const endingOf = (phrases: ReadonlyMap<number, number>): Map<number, number> =>
  new Map([...phrases].map(([from, to]) => [to, from]))

const LEADING: ReadonlySet<string> = new Set(
  `quand lorsque lorsqu kan qd des que qu si en une fois je j me m suis reste a au aux dans sous avec le la l un du en position when i if i am m
  by with after in the once lying down up to`.split(/\s+/),
)

const STOPPING: ReadonlySet<string> = new Set([
  'ne',
  'n',
  'pas',
  'puis',
  'then',
  'ni',
  'sans',
  'ou',
  'not',
  'no',
  'or',
  'without',
  'never',
  'jamais',
])

/** "L'arrêt" is that of a medicine. */
const isIdle = (words: readonly Word[], place: number): boolean =>
  STOPPING.has(words[place - 1]?.form ?? '') || words[place]!.form === 'arret'
