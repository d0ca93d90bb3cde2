/**
 * Features that can be suggested as tags, chosen by hand among the most common ones: things that many people share and that have a short everyday name. Left
 * out are idioms, tests, diseases, and anything that somebody may not want to be told by a machine.
 */
const FINDINGS = `
burn weak fatigue swell numb vertigo rash breathless red itch fever stiff headache sweat vomit palpitations insomnia faint cough tingle
belly-pain cramp electric bleed diarrhea anxiety near-faint tremor tinnitus bloating nausea photophobia brain-fog crash blur dry-eyes reflux
weight-gain fall hot-flush no-appetite sore-throat spots chills dry-mouth bladder-pain mood-swings 
myalgia thirst double blister leak unrefreshing sneeze hungry belch morning-stiffness hair-loss constipation
 earache snore hoarse heavy-legs`

/** Findings whose tag also names the site, because alone they say little. */
const AT_SITES = 'pain cold white blue hot tight dry lump heavy sharp'

const CIRCUMSTANCES = `
night morning evening standing lying sitting meal after-meal effort after-effort standing-up cold heat walking waking stairs stairs-down stress noise winter
sun alcohol coffee driving lifting weather after-rest at-rest cough bending falling-asleep turning-in-bed touch`

const words = (text: string): string[] => text.trim().split(/\s+/)

const alone = new Set([...words(FINDINGS).map((id) => `f:${id}`), ...words(CIRCUMSTANCES).map((id) => `c:${id}`)])
const atSites = new Set(words(AT_SITES).map((id) => `f:${id}`))

export function tagFeature(feature: string): string | undefined {
  const finding = feature.split('@')[0]!
  if (alone.has(finding)) return finding
  return feature !== finding && atSites.has(finding) ? feature : undefined
}
