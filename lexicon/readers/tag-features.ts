/**
 * Features that can be suggested as tags, chosen by hand among the most common ones: things that many people share and that have a short everyday name. Left
 * out are idioms, tests, diseases, and anything that somebody may not want to be told by a machine.
 */
const FINDINGS = `
burn weak fatigue swell numb vertigo rash breathless red itch fever stiff headache sweat vomit fastheart insomnia faint cough tingle
bellypain cramp electric bleed diarrhea anxiety nearfaint tremor tinnitus bloating nausea photophobia brainfog crash blur dryeye reflux
weightgain fall hotflush noappetite sorethroat spots chills drymouth bladderpain moodswing 
myalgia thirst double blister leak unrefreshing sneeze hungry belch morningstiff hairloss constipation
 earache snore hoarse heavylegs`

/** Findings whose tag also names the site, because alone they say little. */
const AT_SITES = 'pain cold white blue hot tight dry lump heavy sharp'

const CIRCUMSTANCES = `
night morning evening standing lying sitting meal after-meal effort after-effort standing-up cold heat walking waking stairs stairs-down stress noise winter
sun alcohol coffee driving lifting weather after-rest atrest cough bending falling-asleep turning-in-bed touch`

const words = (text: string): string[] => text.trim().split(/\s+/)

const alone = new Set([...words(FINDINGS).map((id) => `f:${id}`), ...words(CIRCUMSTANCES).map((id) => `c:${id}`)])
const atSites = new Set(words(AT_SITES).map((id) => `f:${id}`))

export function tagFeature(feature: string): string | undefined {
  const finding = feature.split('@')[0]!
  if (alone.has(finding)) return finding
  return feature !== finding && atSites.has(finding) ? feature : undefined
}
