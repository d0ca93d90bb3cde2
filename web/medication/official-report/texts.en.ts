import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Report officially',
  intro: 'Your report, in the order in which the French health authorities’ reporting portal asks for it.',
  back: 'Back to the report',
  failed: 'The report could not be loaded',
  notSent: {
    title: 'Vécu sends nothing',
    text: 'This page helps you fill in the official form. You send it yourself, from the portal.',
  },
  portal: {
    title: 'On the official portal',
    steps: {
      open: 'Open the portal, which is in French, and choose to report a side effect of a medication.',
      copy: 'Copy your answers across one by one with the “Copy” buttons below.',
      send: 'Check it, add your contact details, and send the form on the portal.',
    },
    open: 'Open the reporting portal',
    elsewhere: 'signalement.social-sante.gouv.fr opens in a new tab, outside Vécu.',
  },
  keep: {
    title: 'Keep this document or take it with you',
    intro: 'For your papers, your doctor or your pharmacist. Your username is not on it.',
    language: 'Language of the document',
    languages: {
      fr: 'French',
      en: 'English',
    },
    print: 'Print',
    pdf: 'Download the PDF',
    preparing: 'Preparing…',
    ready: 'Document ready',
    readyText: 'The file is in your downloads. Nothing was sent.',
    notReady: 'The document could not be prepared',
    e2b: 'Export (E2B R3, XML)',
    e2bHint:
      'A file for pharmacovigilance professionals, in the ICH E2B(R3) format. It has not been validated against the schemas of that format, and MedDRA terms are text in it, without a code.',
  },
  sheet: {
    label: 'The document',
    copy: 'Copy',
    copyField: 'Copy “{{field}}”',
    copied: 'Copied',
    copiedField: 'Copied: {{field}}',
    notCopied: 'Your browser did not allow copying',
    notCopiedText: 'Select the text to copy it.',
  },
}
