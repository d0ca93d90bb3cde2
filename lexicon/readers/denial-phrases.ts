import type { Language } from '#contract/foundation/languages.ts'
import { phrase } from './phrases.ts'

const PRONOUNS = '(?:(?:me|m|y|lui|leur|nous|vous|en|l|le|la|les) ){0,3}'
const INDEED =
  '(?:(?:vraiment|absolument|presque|quasiment|strictement|meme|quasi|tres|hyper|super|parfaitement|plutot|assez) ){0,2}'
const SOFTLY = '(?:really|quite|even|actually|ever|just|absolutely|perfectly|totally|all) '
const TROUBLE =
  '(?:soucis?|problemes?|effets?|differences?|liens?|rapports?|genes?|reactions?|changements?|consequences?|incidence)'
const PAS = '(?:pas|ps|jamais|plus|guere|point)'

/** "Le café n'y change rien", "le froid ne me gêne pas": the subject before the phrase causes nothing and relieves nothing. */
const NO_EFFECT: Record<Language, RegExp> = {
  fr: phrase(
    [
      `(?:(?:ne|n) )?${PRONOUNS}(?:chang|declench|provoqu|apport|alleg|arrang|soulag|calm|aid|amelior|apais|aggrav|influenc|empir|reveill)(?:e|ent|ait|aient|era|eront) ${INDEED}(?:rien|${PAS})(?: du tout| grand chose)?`,
      `(?:ne|n) ${PRONOUNS}(?:fait|font|faisait|faisaient|fera|feront) ${INDEED}(?:rien|ni chaud ni froid)(?: du tout)?`,
      `(?:ne|n) ${PRONOUNS}(?:a|ont|avait|avaient) ${INDEED}(?:rien (?:change|fait|donne|apporte|arrange|aide|soulage|calme|ameliore|declenche)|${PAS} (?:aide|soulage|calme|change|ameliore|arrange|declenche)|aucun effet|aucune influence|aucune incidence)`,
      `(?:rien (?:n|ne) ${PRONOUNS}(?:alleg|soulag|calm|apais|aid|amelior|chang)(?:e|ait)(?= [.,|]))`,
      `(?:(?:ne|n) )?y (?:est|sont|etait) pour rien`,
      `(?:(?:ne|n) )?(?:est|sont) pas (?:en cause|le coupable|le probleme|fautif)`,
      `(?:(?:ne|n) )?pose(?:nt)? (?:aucun|pas de) problemes?`,
      `sans (?:aucun )?(?:effet|soulagement|resultat)`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?:${SOFTLY})?(?:makes?|made|making) (?:it )?(?:no|not any|not the slightest|little) difference`,
      `(?:do|does|did) (?:${SOFTLY}){0,2}(?:nothing|no good)(?: for (?:it|me|that))?`,
      `(?:do|does|did|will|would|don|doesn|didn|won|wouldn) not (?:${SOFTLY}){0,2}(?:bother|help|ease|relieve|change|affect|trigger|cause|touch|matter|worsen|hurt|soothe|calm|make (?:a|any) difference|do (?:a thing|anything|much)|set)(?: (?:it|me|him|her|them|anything|things|a thing))?(?: off)?`,
      `never (?:${SOFTLY})?(?:bothers?|bothered|helps?|helped|triggers?|triggered|changed|changes|hurts?|affects?|sets?)(?: (?:it|me|anything|a thing))?(?: off)?`,
      `(?:has|have|had) (?:${SOFTLY})?(?:no effect|nothing to do|no bearing|no link)(?: (?:with|on) (?:it|this|that|me|any of it))?`,
      `(?:is|are|was|were|isn|aren) (?:not )?(?:no help|useless|no problem|not the (?:problem|trigger|cause|culprit))`,
    ].join('|'),
  ),
}

const WELL: Record<Language, RegExp> = {
  fr: phrase(
    [
      `(?:va|vont|allait|allaient) ${INDEED}bien`,
      `passe(?:nt)? ${INDEED}(?:bien|sans souci|creme|nickel)`,
      `(?:(?:est|sont|reste|restent) )?(?:permise?s?|autorisee?s?|nickel|ok)`,
      `(?:est|sont|reste|restent) (?:intacte?s?|epargnee?s?|indemnes?|impeccables?)`,
      `c (?:est )?(?:ok|nickel|permis)`,
      `(?:ne|n) (?:a|ont|avait|avaient) (?:absolument |strictement )?rien(?: du tout)?(?= [.,|])`,
      `(?:ne|n) (?:dit|disent) rien`,
      `(?:ne|n)? ?${PRONOUNS}(?:gene|genent|genait|genaient|derange|derangent|derangeait|embete|embetent|inquiete) ${INDEED}(?:pas|plus|jamais)(?: du tout)?`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?:is|are|was|were|stays?|remains?|s|re) (?:${SOFTLY})?(?:fine|ok|okay|spared|unaffected|untouched|all right|alright|no (?:problem|trouble|issue)|normal)(?= [.,|]| and | with )`,
      `(?:goes|go|went) down (?:${SOFTLY})?(?:fine|well)`,
    ].join('|'),
  ),
}

/** "À vélo, aucun souci", "effort : rien", "l'été je n'ai rien": a verdict on the circumstance before it. */
const VERDICT: Record<Language, RegExp> = {
  fr: phrase(
    [
      `rien (?:n|ne) (?:y )?(?:fait|change)(?: rien)?`,
      `rien(?: du tout| de special| de rien| de particulier| a signaler| a dire)?`,
      `(?:ca|sa|c) (?:va|roule|baigne)(?: (?:tres |parfaitement |super )?bien)?`,
      `(?:c est |c )?(?:ok|nickel|impec|impeccable|parfait|ras|permis|zero)`,
      `(?:aucune?|zero|pas de|pas le moindre|pas la moindre|sans) ${TROUBLE}(?: avec)?`,
      `(?:ca|sa) (?:ne |n )?${PRONOUNS}(?:fait|change|declenche|provoque|donne|apporte) rien(?: du tout)?`,
      `(?:je |j )(?:ne |n )?(?:ai|sens|ressens) ${INDEED}rien(?: du tout| de special| de particulier)?`,
      `(?:je |j )(?:suis tranquille|ai la paix|dors (?:tres |parfaitement )?bien|dors parfaitement)`,
      `(?:non|jamais)`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?:nothing|fine|no problem|no trouble|no issue|no issues|no difference|no effect|no|never|not at all|nothing at all|not a thing)`,
      `(?:it|that|they|i|all) (?:is|are|s|am|m|was|were) (?:${SOFTLY})?(?:fine|ok|okay|all right)`,
      `(?:it|that) (?:does|makes|did|made) (?:${SOFTLY})?(?:nothing|no difference)`,
      `i (?:feel|felt|have|had|get|notice) nothing(?: at all)?`,
    ].join('|'),
  ),
}

const OR_NOT: Record<Language, RegExp> = {
  fr: phrase(`ou (?:pas|non)(?= [.,|])`),
  en: phrase(`or not(?= [.,|])`),
}

/** "Rien à voir avec le lait", "jamais rien eu avec la viande": the phrase denies the words after it. */
const UNRELATED: Record<Language, RegExp> = {
  fr: phrase(
    [
      `rien a voir (?:avec|a)`,
      `(?:aucune?|sans|pas de|nul) ${TROUBLE} (?:avec|de|d|du|des|a|au|aux|apres|en|pendant)`,
      `jamais (?:rien|aucun|eu|de|de souci|de probleme|fait|ressenti)(?: eu| fait| ressenti| declenche)? (?:avec|apres|en|au|aux|sous|pendant|a|pour)`,
      `rien (?:avec|apres|en cas de|sous)`,
      `independ\\w+ (?:de|d|du|des)`,
      `peu importe`,
      `avec ou sans`,
      `que (?:ce|je) sois?t?(?= (?:\\w+ ){1,4}ou )`,
      `quel(?:le)?s? que soi(?:en)?t`,
    ].join('|'),
  ),
  en: phrase(
    [
      `nothing (?:to do )?with`,
      `(?:no|without) (?:any )?(?:link|relation|connection|trouble|problem|problems|reaction|sign|signs|trace|hint|effect|difference) (?:with|to|of|from|between|on)`,
      `never (?:had )?(?:any|anything|a problem|any trouble)(?: with| after| from| on)?`,
      `(?:regardless|irrespective|independent) of`,
      `unrelated to`,
      `(?:whether or not|no matter (?:if|whether|how|what))(?: (?:i|it|we|he|she)(?: (?:am|m|is|s|have|ve))?)?`,
      `with or without`,
    ].join('|'),
  ),
}

/** "Avant j'avais des migraines", "si jamais j'ai de la fièvre": the rest of the clause after the phrase is over, or has not come. */
const NOT_NOW: Record<Language, RegExp> = {
  fr: phrase(
    [
      `(?<! (?:d|jours?|heures?|minutes?|semaines?|mois|ans?|annees?|juste|peu|veille|soir|nuit) )(?:avant|autrefois|jadis|dans le temps)(?: ,)? (?:je |j |on |c |ca |il y )(?:(?:me|m|y|en|nous|n|ne) )*\\w+(?:ais|ait|ions)`,
      `(?:je|j) (?:\\w+ais) (?:avant(?! (?:que|qu|de|d|chaque|tous les|toutes les|(?:le|la|les|l|mes|mon|ma|un|une) (?:repas|petit|dejeuner|diner|coucher|lever|nuit|regles|reunions?|examens?|cours|sport|effort|travail|depart|voyages?)) )|autrefois|jadis)`,
      `(?:si jamais|au cas ou)(?: (?:je|j|ca|il|elle))?`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?<=[.,|] |i |and |but )used to(?: (?:have|get|be|suffer|feel))?(?! (?:it|say|think|call))`,
      `(?:if (?:i|it) (?:should )?ever|just in case)(?: (?:get|have|had|i))*`,
      `no longer(?: (?:have|get|feel|any))*`,
    ].join('|'),
  ),
}

const OVER: Record<Language, RegExp> = {
  fr: phrase(
    `(?:mais |maintenant |aujourd hui |depuis ,? ?)?(?:plus (?:maintenant|aujourd hui|depuis|du tout)|c est (?:fini|passe|du passe)|fini tout ca)(?= [.,|])`,
  ),
  en: phrase(`(?:but )?(?:not (?:any ?more|now|these days)|that is over|no longer|it has gone|that s gone)(?= [.,|])`),
}
const WAS: Record<Language, RegExp> = {
  fr: phrase(`(?:je |j |ca |c |il y )(?:(?:me|m|y|en) )?\\w+(?:ais|ait)|j ai (?:eu|fait)`),
  en: phrase(`(?:i|it) (?:had|was|used to|got)`),
}

/** Phrases that look like a denial and deny nothing: "n'arrête pas de tousser", "pas que la nuit", "can't stop itching". */
const NO_DENIAL: Record<Language, RegExp> = {
  fr: phrase(
    [
      `(?:j)?(?:arret|cess)(?:e|es|ent|ait|ais|aient) ${INDEED}(?:pas|plus|ps|jamais) (?:de|d)`,
      `(?:fais|fait|faisais|faisait|font) que`,
      `pas (?:que|qu|seulement|uniquement|juste|simplement|moyen de|forcement|toujours|vraiment loin de)`,
      `pas mal(?= (?:de|d|des|plus|fatigue|secoue))`,
      `pourquoi pas`,
      `(?:pas|jamais) plus (?:de|d|que|longtemps)`,
      `(?:premiers?|chaque|quelques|petits?|faux|cent|mille|au) pas`,
      `pas (?:un|une) (?:seule? )?(?:jour|nuit|soir|matin|semaine|mois|repas|heure|minute|fois) sans`,
      `(?:pas|jamais|plus|ni)(?: \\w+){0,2} sans`,
      `(?:peux|peut|pouvais|pouvait|peuvent|pourrais|arrive|arrives|arrivais|arrivait|arrivent|parviens|parvient|reussis|reussit|sais|sait) (?:meme |vraiment |presque |quasiment )?(?:pas|plus|ps|pa|jamais)(?: (?:a|y|en|me|m|le|la|les|l|se|s))*(?:(?: \\w+){0,2} sans)?`,
      `(?:impossible|incapable|difficile)(?: \\w+){0,3} sans`,
      `sans (?:arret|raison|cesse|prevenir|cause|forcer|effort|fin|doute|relache|pause|discontinuer|interruption|repit|que|qu|pouvoir|savoir)`,
      `sans (?:(?:supporter|sentir|ressentir) (?:un|une|le|la|les|l|rien|meme)|rien|me|m|se|s|lui|elle)`,
    ].join('|'),
  ),
  en: phrase(
    [
      `(?:can|could|will|won|don|doesn|didn|does|do|did)(?: not| never) (?:\\w+ )?(?:stop|stops|quit|help but|help|cease)`,
      `(?:can|could) not(?:(?: \\w+){0,4} without)?`,
      `(?:never|not) (?:stops?|stopped|ceases?|lets up|without|until|unlike)`,
      `not (?:only|just|merely|simply|always|necessarily|sure|to mention|that i know)`,
      `(?:nothing|nowt|none) but`,
      `no (?:doubt|wonder|matter|longer able|end of|stranger to|joke|fun|surprise)`,
      `not (?:a|one) (?:single )?(?:day|night|week|meal|hour|minute) without`,
      `(?:no|never|not)(?: \\w+){0,4} without`,
      `(?:no|never|not) more than`,
      `without (?:any )?(?:warning|fail|stopping|reason|cause|end|rest|pause|let up)`,
      `not know(?:ing)? (?:why|how|what|when|where|if)`,
    ].join('|'),
  ),
}

export const denialPhrases = {
  noEffect: NO_EFFECT,
  well: WELL,
  verdict: VERDICT,
  orNot: OR_NOT,
  unrelated: UNRELATED,
  notNow: NOT_NOW,
  over: OVER,
  was: WAS,
  noDenial: NO_DENIAL,
}
