import { foldText } from '#contract/foundation/fold.ts'

/** French and English words of more than three letters that only link a sentence and say nothing about an experience. */
const LINKING_WORDS = `
  depuis avec dans pour mais plus très tout tous toute toutes cette quand comme être avoir fait faire encore toujours souvent parfois
  aussi bien sans sous chez entre vers presque environ surtout même rien beaucoup moins assez trop puis alors donc ensuite maintenant
  déjà jamais ainsi cela celle celui ceux dont elle elles nous vous leur leurs notre votre autre autres quelques plusieurs chaque
  quelque chose choses peut peux pourrait dois faut veux voir suis étais était sont avait avais avez avons ayant après avant pendant
  deux trois quatre cinq sept huit neuf dix onze douze vingt trente parce pourtant lorsque plutôt seulement ailleurs toutefois
  cependant quoi lequel laquelle mien mienne
  since with have been when after before very still same this that from what does about your they them then than just like only into
  over were will would could should there their which while some more most also because other another every each much many here
`

const linking = new Set(foldText(LINKING_WORDS).split(' '))

/** Whether a word says something about an experience. The score counts all words, but a list of common words shows only these. */
export const isTelling = (word: string): boolean => !linking.has(foldText(word))
