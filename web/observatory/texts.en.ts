import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Observatory',
  intro: 'What members who agreed to contribute to research say, taken together. Numbers, never a person.',
  caution: {
    title: 'Personal accounts, not a survey',
    text: 'These figures count what members chose to write. They do not say how many people are affected, nor which treatment works. Do not change a treatment without talking to a health professional.',
  },
  symptom: 'Symptom',
  all: 'All symptoms',
  members: 'Members',
  bandMembers: '{{band}} members',
  about: 'about {{share}}%',
  hiddenCell: 'too few members, or hidden',
  status: '{{whose}}: {{band}} members. Snapshot of {{day}}.',
  more_one: 'Show {{count}} more line',
  more_other: 'Show {{count}} more lines',
  less: 'Show fewer lines',
  failed: 'The observatory could not be loaded',
  table: {
    show: 'Show the table',
    hide: 'Hide the table',
    save: 'Download (CSV)',
    saveExcel: 'Download for Excel',
    showOf: 'Show the table: {{title}}',
    hideOf: 'Hide the table: {{title}}',
    saveExcelOf: 'Download for Excel: {{title}}',
    saveOf: 'Download (CSV): {{title}}',
  },
  symptoms: {
    title: 'Most shared symptoms',
    intro: 'Choose one to see its months, its regions and what helped.',
  },
  help: {
    title: 'What helped',
    intro: 'What members name when they mark a symptom as resolved.',
    head: 'Named as helpful',
    figures: 'Resolved symptoms',
    resolved: 'members have a resolved symptom',
    share: 'of the members counted here',
    recovery: 'for half of them, from the first symptom to being resolved',
    tooFew: 'No figures to show here: too few members have a resolved symptom, or these figures would reveal others.',
    half: 'Of those whose two dates are known, half say that this symptom was resolved in {{length}}; the other half, that it took longer.',
    halfLonger: 'Of those whose two dates are known, more than half say that it took {{length}}.',
    none: 'Nothing to show here: each thing is named by too few members, or by nearly all of them.',
    tried: 'See also what was tried, and what members say of it',
  },
  recovery: {
    week: '7 days or less',
    month: '1 month or less',
    quarter: '3 months or less',
    halfYear: '6 months or less',
    year: '1 year or less',
    twoYears: '2 years or less',
    longer: 'more than 2 years',
  },
  lengths: {
    week: '7 d',
    month: '1 mo',
    quarter: '3 mo',
    halfYear: '6 mo',
    year: '1 yr',
    twoYears: '2 yrs',
    longer: 'more',
  },
  months: {
    title: 'Month by month',
    intro: 'Members who wrote about it during the month, over two years.',
    head: 'Month',
    cell: '{{month}}: {{band}}',
    top: 'Most members: {{month}}, {{band}}.',
    none: 'No month to show here: too few members, or figures that would reveal others.',
  },
  places: {
    title: 'Regions and countries',
    intro: 'Where members wrote from, by the postal code or country they gave.',
    head: 'Place',
    overseas: 'Overseas',
    legend: 'The stronger the colour of a tile, the more members. “–”: fewer than {{n}} members, or hidden.',
    none: 'No place to show here: too few members, or figures that would reveal others.',
  },
  empty: {
    title: 'The observatory is getting ready',
    first:
      'The first snapshot is coming soon. Figures are shown once there are {{n}} members, so that nobody can be recognised.',
    text: 'Figures are shown once {{n}} members have agreed to contribute, so that nobody can be recognised.',
  },
  few: {
    title: 'Too few members for this symptom',
    text: 'Its figures are shown once there are {{n}} members, so that nobody can be recognised.',
    action: 'See all symptoms',
  },
  contribute: {
    title: 'Contribute',
    text: 'Your stories count here if you agreed to research and public statistics. You can change this choice at any time; once withdrawn, your stories leave the next snapshot.',
    settings: 'Choose in my settings',
    join: 'Sign in or create an account',
  },
  how: {
    title: 'How these figures are made',
    who: 'Who is counted',
    whoText:
      'Members who agreed to research and public statistics, once each in every cell, however many stories they shared, and in one place: the last one they gave. Their account is at least {{days}} days old, and they published, commented or marked a symptom as resolved on at least {{active}} different days. Hidden stories do not count. The snapshot is taken again at night, once at least {{moved}} members have joined the count, left it or changed their story, and replaces the previous one.',
    hidden: 'What is hidden',
    hiddenText:
      'No cell of fewer than {{n}} members is shown. Where a cell is hidden, the smallest of the others may be too: a subtraction would otherwise reveal it, within a table or between two. A cell is also hidden where a third or more of its members signed up in the same week: made-up accounts could single someone out in it. Nothing distinguishes a hidden cell from an empty one.',
    bands: 'Why “25 to 29”',
    bandsText:
      'Numbers are given in bands of five, and two snapshots always differ by several members. Comparing them then never says who came or left.',
    helped: 'What helped',
    helpedText:
      'Texts are never published. They are only compared with a list of words (rest, physiotherapy, diet…) and of names of substances, and only those named by at least {{n}} members count. Being named proves no effect.',
    places: 'The regions',
    placesText:
      'The region comes from the département that the postal code begins with. The map gives each region a tile of the same size, about where it lies.',
    limits: 'What these figures do not see',
    limitsText:
      'Those who suffer without writing, those who are well and say nothing, what the news prompts people to share. Members do not represent the whole population.',
    metadata: 'Download the description of the files (JSON)',
  },
}
