import { describe, expect, test } from 'vitest'
import { leaksIn } from '#contract/chat/rules.ts'
import { hasLink } from '#contract/foundation/links.ts'

describe('links', () => {
  test.each([
    'https://exemple.fr',
    'HTTP://EXEMPLE.FR/x',
    'www.exemple.fr',
    'venez sur exemple.com',
    'mon-site.bzh',
    'javascript:alert(1)',
    'écrivez à moi@exemple.org',
    'santé-et-moi.fr',
    'moi.example/rdv',
    't.me/abc',
    'exemple.de/rdv',
    'écrivez-moi wa.me',
    'ma chaîne youtu.be',
    'venez sur exemple.de',
    'mon site : exemple.live, à demain',
    'exemple.eu',
    'regardez EXEMPLE.ME !',
  ])('are found in "%s"', (text) => expect(hasLink(text)).toBe(true))

  test.each([
    'Bonjour.Comment allez-vous ?',
    '38,5 de fièvre le 12.11.2026',
    'Dr. Martin, etc.',
    '3.5 mg matin et soir',
    'J’ai mal... partout',
    'a.m. et p.m.',
    'j’ai mal au dos.de plus je dors mal',
    'J’AI MAL AU DOS.DE PLUS JE DORS MAL',
    'ca brule.ca pique la nuit',
    'mal aux jambes.me reveille',
    'depuis hier.es ce normal',
    'depuis l’après-midi.ca va mieux',
    '30 mg.de temps en temps',
    'vers 20h30.de retour à la maison',
    'une IRM.eu de bons résultats',
    'my back hurts.it wakes me',
    'i told them.to no avail',
    'M.de Lune',
    '',
  ])('are not found in "%s"', (text) => expect(hasLink(text)).toBe(false))
})

describe('identifying text', () => {
  test.each([
    ['mon mail : lea.martin@exemple.fr', ['email']],
    ['lea (at) exemple.fr', ['email']],
    ['appelez le 06 12 34 56 78', ['phone']],
    ['06.12.34.56.78', ['phone']],
    ['+33 6 12 34 56 78', ['phone']],
    ['+33 (0)6 12 34 56 78', ['phone']],
    ['0033 (0)612345678', ['phone']],
    ['06/12/34/56/78', ['phone']],
    ['06_12_34_56_78', ['phone']],
    ['06·12·34·56·78', ['phone']],
    ['06–12–34–56–78', ['phone']],
    ['06 - 12 - 34 - 56 - 78', ['phone']],
    ['0612 345 678', ['phone']],
    ['appelle 06 12 34 56 78 le 3/4', ['phone']],
    ['lea[arobase]gmail.com', ['email']],
    ['lea arobase gmail point com', ['email']],
    ['lea {at} exemple (dot) fr', ['email']],
    ['0033612345678', ['phone']],
    ['+44 20 7946 0958', ['phone']],
    ['ma sécu 2 85 05 78 006 084 36', ['socialSecurity']],
    ['1 84 12 2A 451 089', ['socialSecurity']],
    ['lea@exemple.fr ou 0612345678', ['email', 'phone']],
  ])('is found in "%s"', (text, leaks) => expect(leaksIn(text)).toEqual(leaks))

  test.each([
    'depuis le 12 11 2026 vers 14 30',
    '500 mg 3 fois par jour',
    'tension 12/8, pouls 72',
    'TA 12/8',
    '0,5/1',
    'né le 06/12/1978',
    'né le 06/12/1978, vu le 14/30',
    'entre 06/12/78 et 10/30',
    'chez moi, point final',
    '@capucine a répondu',
    '1 000 000 de personnes',
    'le 12.11.2026',
  ])('is not found in "%s"', (text) => expect(leaksIn(text)).toEqual([]))
})
