export type MedicationView = { onglet?: 'matchs' }

export const MEDICATION_TABS = ['reports', 'matches'] as const
export type MedicationTab = (typeof MEDICATION_TABS)[number]

export const readMedicationView = ({ onglet }: { [Part in keyof MedicationView]?: unknown }): MedicationView =>
  onglet === 'matchs' ? { onglet } : {}

type DeclaringFacts = { tab: MedicationTab; isReadOnly: boolean; isDraftWaiting: boolean; reports: number | undefined }

/**
 * Returns where the page offers to declare an effect, which is one place: its title, the empty list of reports, or the draft that waits.
 * @param reports  undefined while it is unknown
 */
export function declaringPlace({
  tab,
  isReadOnly,
  isDraftWaiting,
  reports,
}: DeclaringFacts): 'title' | 'list' | 'draft' | undefined {
  if (isReadOnly) return
  if (reports !== 0) return 'title'
  if (isDraftWaiting) return 'draft'
  return tab === 'reports' ? 'list' : 'title'
}

export const tabOf = ({ onglet }: MedicationView): MedicationTab => (onglet === 'matchs' ? 'matches' : 'reports')
export const viewOf = (tab: MedicationTab): MedicationView => (tab === 'matches' ? { onglet: 'matchs' } : {})
