import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Signals',
  intro: 'Pairs of medication and effect that members report more often than others.',
  back: 'Medications and effects',
  refused: {
    title: 'Access denied',
    text: 'Signals are for health professionals and administrators, with two-step verification turned on.',
    action: 'Go to medications and effects',
  },
  banner: {
    title: 'A hypothesis, not proof',
    text: 'These figures compare members’ reports with each other, and nobody has verified them. They say neither that a medication is the cause nor how often an effect occurs. A pair that stands out is a question to look into.',
  },
  search: {
    label: 'Search for a medication or an effect',
    placeholder: 'Medication or effect',
  },
  order: {
    label: 'Sort by',
    ic: 'IC025',
    prr: 'PRR',
    cases: 'Members',
  },
  onlySignals: 'Signals only',
  asOf: 'Counted on {{moment}}, among {{members}}.',
  members_one: '{{written}} member',
  members_many: '{{written}} members',
  members_other: '{{written}} members',
  found_zero: 'No pair.',
  found_one: '{{written}} pair.',
  found_many: '{{written}} pairs.',
  found_other: '{{written}} pairs.',
  failed: 'The signals could not be loaded',
  none: {
    title: 'No figures yet',
    text: 'Pairs are counted every night. They appear here once three members who agreed to statistics have reported the same effect with the same medication.',
  },
  noneFound: {
    title: 'No pairs found',
    text: 'Search for another name, or go back to all pairs.',
    action: 'See all pairs',
  },
  table: {
    title: 'The pairs in figures',
    pair: 'Medication and effect',
    counts: 'Members',
    prr: 'PRR',
    chiSquare: 'χ²',
    ror: 'ROR',
    ic: 'IC',
    interval: '({{low}} to {{high}})',
    icLow: '(IC025 {{low}})',
    undefined: 'not defined',
    noInterval: 'interval not defined',
    signal: 'Signal',
    others: 'b {{b}}, c {{c}}, d {{d}}',
  },
  forest: {
    title: 'PRR and 95% intervals',
    image_one: '{{count}} pair on a logarithmic scale.',
    image_many: '{{count}} pairs on a logarithmic scale.',
    image_other: '{{count}} pairs on a logarithmic scale.',
    above_zero: 'No interval lies wholly above 1.',
    above_one: '{{count}} interval lies wholly above 1.',
    above_many: '{{count}} intervals lie wholly above 1.',
    above_other: '{{count}} intervals lie wholly above 1.',
    inTable: 'The same figures can be read in the table.',
    legend:
      'Filled diamond: Evans’s rule is met. Circle: it is not. The bar is the 95% interval, the vertical line marks 1.',
    undefined: 'PRR not defined',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    of: 'Page {{page}} of {{pages}}',
  },
  drug: {
    title: 'One medication',
    intro: 'As counted last night, over all reports.',
    label: 'Name of the medication',
    ask: '{{name}}, see its figures',
    send: 'See',
    failed: 'The figures of this medication could not be loaded',
    members_one: '{{written}} member reported {{name}} with an effect.',
    members_many: '{{written}} members reported {{name}} with an effect.',
    members_other: '{{written}} members reported {{name}} with an effect.',
    tooFew: 'No effect was reported with {{name}} by at least three members.',
    tableTitle: 'The figures of {{name}}',
  },
  how: {
    title: 'How to read these figures',
    counts: 'Who is counted',
    countsText:
      'Each member once per pair, if they agreed to statistics. Only suspected medications and named effects count. a: the medication and the effect in the same report; b: the medication, never with this effect; c: the effect, without this medication; d: neither. A pair appears once three members have reported it.',
    prr: 'PRR',
    prrText:
      'How many times larger the share of the effect is among those who reported this medication than among the others, with its 95% interval (Evans et al., 2001).',
    ror: 'ROR',
    rorText: 'The odds ratio, ad/bc, with its 95% interval (van Puijenbroek et al., 2002).',
    ic: 'IC and IC025',
    icText:
      'The base-2 logarithm of observed over expected, drawn towards zero where members are few, and the lower end of its 95% credibility interval (Bate et al., 1998; Norén et al., 2006). Above zero, the pair stands out.',
    evans: 'Evans’s rule',
    evansText: 'At least three members, a PRR of at least 2, a χ² (with Yates’s correction) of at least 4.',
    undefined: 'Not defined',
    undefinedText:
      'A ratio with an empty cell has no value, or no interval. If the effect was never reported without this medication, look at the IC025.',
    limits: 'What these figures do not see',
    limitsText:
      'Those who take the medication and report nothing, what the news prompts people to report, other illnesses and treatments. Members do not represent the whole population.',
  },
  effects: {
    title: 'Effects reported with this medication',
    members: '{{band}} members',
    hidden:
      'Effects reported by fewer than {{n}} members are not shown, nor those whose number would give others away.',
    nothing:
      'No effect to show here. An effect appears once {{n}} members report it, and only if its number gives no other away, so that nobody can be recognised.',
    caution:
      'These figures count what members report. They do not prove that the medication is the cause and do not measure a risk. Do not change a treatment without your doctor or pharmacist.',
    asOf: 'As of {{day}}, among members who agreed to statistics, signed up at least {{days}} days earlier and posted or commented on at least {{active}} different days. These numbers change once at least {{moved}} members have changed what they report.',
    more_one: 'See {{count}} other effect',
    more_many: 'See {{count}} other effects',
    more_other: 'See {{count}} other effects',
    less: 'See fewer effects',
    failed: 'The effects could not be loaded',
  },
}
