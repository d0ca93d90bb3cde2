import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { mailOf, legalPlaceholderEn as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const mentionsEn = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Who publishes and who hosts this site (French law no. 2004-575 of 21 June 2004 on confidence in the digital economy).',
  parts: [
    {
      anchor: 'editeur',
      heading: 'Publisher',
      blocks: [
        {
          items: [
            `Name: ${said(facts.editorName)}`,
            `Registered office or address: ${said(facts.editorAddress)}`,
            `Telephone: ${said(facts.editorPhone)}`,
            `Email address: ${mailOf(said, facts.contactMail)}`,
            `Legal form and registration: ${said(facts.editorRegistration)}`,
          ],
        },
      ],
    },
    {
      anchor: 'publication',
      heading: 'Publication director',
      blocks: [`${said(facts.editorDirector)}`],
    },
    {
      anchor: 'hebergement',
      heading: 'Hosting',
      blocks: [
        {
          items: [
            `Host: ${said(facts.hostingName)}`,
            `Address: ${said(facts.hostingAddress)}`,
            `Telephone: ${said(facts.hostingPhone)}`,
            `Hosting of health data (French Public Health Code, article L. 1111-8): ${said(facts.hostingHds)}`,
          ],
        },
      ],
    },
    {
      anchor: 'propriete',
      heading: 'Property',
      blocks: [
        'This platform is the exclusive property of its owner. All rights reserved. The texts that members publish remain theirs.',
        'Symptom tags, and the words stories are read with, carry identifiers of the [Human Phenotype Ontology](https://hpo.jax.org), release of February 2024, which is gratefully acknowledged. The typefaces Fraunces and Atkinson Hyperlegible Next are published under the SIL Open Font License.',
      ],
    },
    {
      anchor: 'contenu-illicite',
      heading: 'Reporting content, exercising a right',
      blocks: [
        'To report content: [Report](/signaler), with or without an account. To write to the operator, and for authorities: [Contact and reporting](/legal/contact). For your data: [Privacy](/legal/privacy#droits).',
      ],
    },
  ],
})
