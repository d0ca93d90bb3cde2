import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { mailOf, legalPlaceholderEn as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const accessibilityEn = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Vécu is for people who are tired, in pain, and sometimes see or move less well. The site has to serve all of them.',
  parts: [
    {
      anchor: 'etat',
      heading: 'Compliance status',
      blocks: [
        'This site is not compliant with the French accessibility standard (RGAA, version 4.1): its compliance has not been measured yet. It follows the requirements of that standard and of WCAG 2.2, level AA.',
        'What follows was checked by the team that develops it. Until an audit has measured each criterion, the law requires the words “not compliant”.',
      ],
    },
    {
      anchor: 'essais',
      heading: 'What was tested',
      blocks: [
        {
          items: [
            'Each screen is checked automatically by axe-core (WCAG 2.0 to 2.2, levels A and AA) with each version.',
            'The main journeys are tested with the keyboard alone: the focus stays visible, enters dialogs and returns to where it came from.',
            'Screens are checked at a width of 360 pixels, without horizontal scrolling.',
            'The contrast of all colours was measured: at least 4.5 for text, 3 for controls.',
            'Animations stop where the device asks for less motion.',
            'Charts have their table of figures; no information relies on colour alone.',
          ],
        },
      ],
    },
    {
      anchor: 'limites',
      heading: 'What is not accessible, or not yet',
      blocks: [
        {
          items: [
            'Tests with screen readers by people who use them every day remain to be done.',
            'Members’ pictures and videos do not always have a description or captions.',
            'Live conferences have no captions; their chat and written questions stand in for them in part. A replay can be given captions.',
            'Calls have no transcript; the written conversation remains available beside them.',
          ],
        },
      ],
    },
    {
      anchor: 'technique',
      heading: 'Technology',
      blocks: [
        'HTML, CSS, JavaScript, WAI-ARIA. Tested with a recent Chromium, on a computer and in the format of a phone. JavaScript is required.',
      ],
    },
    {
      anchor: 'contact',
      heading: 'An obstacle? Tell us',
      blocks: [
        `Write to ${mailOf(said, facts.contactMail)}: the page, what you wanted to do, what kept you from it, and if possible your device. You will get an answer and, where possible, the content in another form.`,
      ],
    },
    {
      anchor: 'recours',
      heading: 'If you get no answer',
      blocks: [
        'You can turn to the French Defender of Rights (Défenseur des droits): [online form](https://formulaire.defenseurdesdroits.fr/), a delegate near you, by telephone at [+33 9 69 39 00 00](tel:+33969390000), or by post, free of charge and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        'Statement made on 22 November 2026, updated on 29 November 2026.',
      ],
    },
  ],
})
