import type { Report, ReportDrug } from '#contract/medication/schema.ts'

/** A medication of which nothing is known but its name. */
export const aDrug = (over: Partial<ReportDrug> = {}): ReportDrug => ({
  role: 'suspected',
  name: 'Kardegic',
  substance: null,
  dosage: null,
  route: null,
  indication: null,
  batch: null,
  startDate: null,
  stopDate: null,
  action: null,
  dechallenge: null,
  rechallenge: null,
  ...over,
})

/** A report with no more than it must hold. */
export const bareReport = (over: Partial<Report> = {}): Report => ({
  id: '0199c2d4-7b5a-7c3e-9a1b-2f3c4d5e6f70',
  version: 1,
  createdAt: new Date('2026-02-01T10:00:00Z'),
  updatedAt: new Date('2026-02-01T10:00:00Z'),
  drugs: [aDrug()],
  description: 'Des plaques rouges sur les bras.',
  reactions: [],
  severity: 2,
  onsetDate: null,
  duration: null,
  history: null,
  notes: null,
  ageBand: null,
  sex: null,
  reporter: null,
  seriousness: null,
  outcome: null,
  can: { edit: true, remove: true },
  ...over,
})

/** A report of which everything is told: two suspected medications and one besides. */
export const aWholeReport = (over: Partial<Report> = {}): Report =>
  bareReport({
    version: 2,
    updatedAt: new Date('2026-02-03T10:00:00Z'),
    drugs: [
      aDrug({
        name: 'Doliprane 1000 mg',
        substance: 'Paracétamol',
        dosage: '1 g, trois fois par jour',
        route: 'oral',
        indication: 'Douleurs',
        batch: 'AB12',
        startDate: '2026-01-02',
        stopDate: '2026-01-10',
        action: 'withdrawn',
        dechallenge: 'improved',
        rechallenge: 'recurred',
      }),
      aDrug({ dosage: '75 mg', action: 'unchanged' }),
      aDrug({ role: 'concomitant', name: 'Ventoline' }),
    ],
    reactions: ['Éruption', 'Démangeaisons'],
    severity: 3,
    onsetDate: '2026-01-03',
    duration: '4 jours',
    history: 'Asthme.',
    notes: 'Rien d’autre.',
    ageBand: '18-44',
    sex: 'female',
    reporter: 'patient',
    seriousness: ['hospitalisation'],
    outcome: 'recovering',
    ...over,
  })
