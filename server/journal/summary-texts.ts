import type { Language } from '#contract/foundation/languages.ts'
import type { Trend } from '#contract/journal/schema.ts'

type MeasureSaid = { name: string; typical: string; lowest: string; highest: string; days: number }

type Words = {
  file: string
  kind: string
  madeOn: (day: string) => string
  period: (from: string, to: string) => string
  by: (name: string) => string
  mean: string
  lowest: string
  highest: string
  written: string
  writtenOf: (all: string) => string
  outOfTen: (intensity: string) => string
  trend: Record<Trend | 'unknown' | 'nothing', string>
  measures: string
  measured: (given: MeasureSaid) => string
  inSteps: (given: MeasureSaid) => string
  same: (given: Pick<MeasureSaid, 'name' | 'typical' | 'days'>) => string
  steps: readonly string[]
  curve: string
  told: string
  since: (day: string) => string
  lasting: (duration: string) => string
  tagged: (tags: string) => string
  notes: string
  noNotes: string
  otherNotes: (count: number) => string
  scale: string
  testimony: string
  gaps: string
}

export const SUMMARY_WORDS: Record<Language, Words> = {
  fr: {
    file: 'journal',
    kind: 'Journal de symptôme, résumé pour une consultation',
    madeOn: (day) => `Établi le ${day}`,
    period: (from, to) => `Du ${from} au ${to}`,
    by: (name) => `Tenu sous le pseudonyme ${name}`,
    mean: 'Intensité moyenne',
    lowest: 'Jour le plus calme',
    highest: 'Jour le plus fort',
    written: 'Jours notés',
    writtenOf: (all) => `sur ${all}`,
    outOfTen: (intensity) => `${intensity}/10`,
    trend: {
      rising: 'Sur cette période, l’intensité notée tend à augmenter.',
      falling: 'Sur cette période, l’intensité notée tend à baisser.',
      steady: 'Sur cette période, l’intensité notée reste à peu près stable.',
      unknown: 'Trop peu de jours notés pour dégager une tendance.',
      nothing: 'Aucun jour noté sur cette période.',
    },
    measures: 'Noté aussi',
    measured: ({ name, typical, lowest, highest, days }) =>
      `${name} : ${typical}/10 en moyenne, de ${lowest} à ${highest} (${days} ${days === 1 ? 'jour' : 'jours'})`,
    inSteps: ({ name, typical, lowest, highest, days }) =>
      `${name} : en général « ${typical} », de « ${lowest} » à « ${highest} » (${days} ${days === 1 ? 'jour' : 'jours'})`,
    same: ({ name, typical, days }) =>
      `${name} : ${typical} ${days === 1 ? '(1 jour)' : `à chaque fois (${days} jours)`}`,
    steps: ['pas du tout', 'un peu', 'moyennement', 'assez', 'beaucoup'],
    curve: 'Intensité jour par jour',
    told: 'Ce que la personne en dit',
    since: (day) => `Début : ${day}`,
    lasting: (duration) => `Durée : ${duration}`,
    tagged: (tags) => `Symptômes associés : ${tags}`,
    notes: 'Notes des jours les plus forts et des plus récents',
    noNotes: 'Aucune note sur cette période.',
    otherNotes: (count) => (count === 1 ? 'Un autre jour porte une note.' : `${count} autres jours portent une note.`),
    scale: '0 : aucune gêne. 10 : la pire imaginable. Un jour sans point n’a pas été noté.',
    testimony: 'Témoignage écrit par la personne concernée dans son journal Vécu. Il ne pose aucun diagnostic.',
    gaps: '[…] remplace des signes absents de ce PDF (émojis, autres alphabets). La page à imprimer les garde.',
  },
  en: {
    file: 'journal',
    kind: 'Symptom journal, summary for an appointment',
    madeOn: (day) => `Prepared on ${day}`,
    period: (from, to) => `From ${from} to ${to}`,
    by: (name) => `Kept under the username ${name}`,
    mean: 'Average intensity',
    lowest: 'Calmest day',
    highest: 'Hardest day',
    written: 'Days recorded',
    writtenOf: (all) => `of ${all}`,
    outOfTen: (intensity) => `${intensity}/10`,
    trend: {
      rising: 'Over this period, the recorded intensity tends to rise.',
      falling: 'Over this period, the recorded intensity tends to fall.',
      steady: 'Over this period, the recorded intensity stays about the same.',
      unknown: 'Too few days recorded to show a trend.',
      nothing: 'No days recorded in this period.',
    },
    measures: 'Also recorded',
    measured: ({ name, typical, lowest, highest, days }) =>
      `${name}: ${typical}/10 on average, from ${lowest} to ${highest} (${days} ${days === 1 ? 'day' : 'days'})`,
    inSteps: ({ name, typical, lowest, highest, days }) =>
      `${name}: usually “${typical}”, from “${lowest}” to “${highest}” (${days} ${days === 1 ? 'day' : 'days'})`,
    same: ({ name, typical, days }) => `${name}: ${typical} ${days === 1 ? '(1 day)' : `each time (${days} days)`}`,
    steps: ['not at all', 'a little', 'moderately', 'quite a bit', 'a lot'],
    curve: 'Intensity day by day',
    told: 'What the person says about it',
    since: (day) => `Began: ${day}`,
    lasting: (duration) => `Duration: ${duration}`,
    tagged: (tags) => `Associated symptoms: ${tags}`,
    notes: 'Notes from the hardest days and the latest',
    noNotes: 'No notes in this period.',
    otherNotes: (count) => (count === 1 ? 'One other day has a note.' : `${count} other days have a note.`),
    scale: '0: none at all. 10: the worst imaginable. A day without a dot was not recorded.',
    testimony: 'A personal account written by the person concerned in their Vécu journal. It makes no diagnosis.',
    gaps: '[…] stands for characters that this PDF cannot show (emojis, other alphabets). The page to print keeps them.',
  },
}
