import { describe, expect, test } from 'vitest'
import { leaksIn } from '#contract/foundation/leaks.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { withSpokenNumbers } from '#contract/foundation/spoken-numbers.ts'

describe('a link whose dots are said', () => {
  test.each([
    'exemple[.]com',
    'exemple [.] com',
    'exemple(.)fr',
    'exemple (point) com',
    'exemple{point}org',
    'exemple<dot>net',
    'exemple [dot] info',
    'exemple[.]me',
    'exemple point com',
    'exemple POINT COM',
    'exemple dot com',
    'exemple pt fr',
    'www point exemple point fr',
    'blog point exemple point net',
    'mon-site point bzh',
    'santé-et-moi point fr',
    'venez sur docteur-x point com, c’est gratuit',
    'écrivez à lea arobase exemple point org',
    't point me slash abc',
    'exemple\u200b point\u200b com',
  ])('is found in "%s"', (text) => expect(hasLink(text)).toBe(true))

  test.each([
    'au point de pleurer',
    'un point commun',
    'c’est notre point com pour demain',
    'le point info du service',
    'un point net et précis',
    'mise au point net',
    'j’ai un point de côté',
    'mal en point',
    'point par point',
    'à quel point co-existent ces douleurs',
    'faire le point (point 3)',
    'douleur (point sensible) sous la côte',
    'mal au bas du dos [voir photo] depuis hier',
    'Il y a un point. Com­me une aiguille',
    'the dot com bubble',
    'a dot net developer',
    'there is no point to it',
    'the point is that it hurts',
    'chez moi, point final',
  ])('is not found in "%s"', (text) => expect(hasLink(text)).toBe(false))
})

describe('a telephone number in words', () => {
  test.each([
    ['zéro six douze trente-quatre cinquante-six soixante-dix-huit', '0612345678'],
    ['zero six douze trente quatre cinquante six soixante dix huit', '0612345678'],
    ['Zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit', '0612345678'],
    ['ZÉRO SIX DOUZE TRENTE-QUATRE CINQUANTE-SIX SOIXANTE-DIX-HUIT', '0612345678'],
    ['zéro-six-douze-trente-quatre-cinquante-six-soixante-dix-huit', '0612345678'],
    ['zéro six douze trente-quatre\ncinquante-six soixante-dix-huit', '0612345678'],
    ['06 douze 34 cinquante-six 78', '0612345678'],
    ['zéro six vingt et un quatre-vingt-dix-neuf soixante et onze quatre-vingt-un', '0621997181'],
    ['zéro sept quatre-vingts quatre-vingt-deux dix-sept vingt-deux', '0780821722'],
    ['zéro six nonante-deux septante-trois huitante-quatre onze', '0692738411'],
    ['zéro six dix dix dix dix', '0610101010'],
    ['zéro six un deux trois quatre cinq six sept huit', '0612345678'],
    ['oh six one two three four five six seven eight', '0612345678'],
    ['o six one two three four five six seven eight', '0612345678'],
    ['zero six double two three four five six seven eight', '0622345678'],
    ['zero six twelve thirty-four fifty-six seventy-eight', '0612345678'],
    ['plus trente-trois six douze trente-quatre cinquante-six soixante-dix-huit', '+33612345678'],
    ['+33 six douze trente-quatre cinquante-six soixante-dix-huit', '+33612345678'],
  ])('"%s" is written out and warned of', (text, number) => {
    expect(withSpokenNumbers(`appelez le ${text}, merci`)).toBe(`appelez le ${number}, merci`)
    expect(leaksIn(text)).toEqual(['phone'])
  })

  test.each([
    'six mois à douze ans',
    'deux fois par jour, vingt gouttes',
    'de zéro à dix',
    'zéro douleur depuis deux jours',
    'zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix',
    'plus deux kilos en trois mois',
    'plus trente-trois ans de douleur',
    'plus vingt et plus trente',
    'oh six months ago',
    'oh one two three go',
    'un deux trois',
    'vingt-quatre heures sur vingt-quatre',
    'zéro six',
    'zéro heure douze',
    'j’ai pris zéro cachet, deux le lendemain, puis trois',
    'sixty-two years old, two children',
    'zero to ten',
    'double dose, triple peine',
    'six, douze, dix-huit et vingt-quatre mois',
    'trente-quatre cinquante-six soixante-dix-huit quatre-vingt-dix',
    '0 6 12',
  ])('"%s" is none, and stays as it is', (text) => {
    expect(withSpokenNumbers(text)).toBe(text)
    expect(leaksIn(text)).toEqual([])
  })
})
