export type MedicationView = { onglet?: 'matchs' }

export const MEDICATION_TABS = ['reports', 'matches'] as const
export type MedicationTab = (typeof MEDICATION_TABS)[number]

export const readMedicationView = ({ onglet }: { [Part in keyof MedicationView]?: unknown }): MedicationView =>
  onglet === 'matchs' ? { onglet } : {}

type DeclaringFacts = { isReadOnly: boolean; isDraftWaiting: boolean; reports: number | undefined }

/**
 * Returns where the page offers to declare an effect, which is one place: its title, in place of the list where there is none yet, or the draft that waits.
 * @param reports  undefined while it is unknown
 */
export function declaringPlace({
  isReadOnly,
  isDraftWaiting,
  reports,
}: DeclaringFacts): 'title' | 'list' | 'draft' | undefined {
  if (isReadOnly) return
  if (reports !== 0) return 'title'
  return isDraftWaiting ? 'draft' : 'list'
}

export const tabOf = ({ onglet }: MedicationView): MedicationTab => (onglet === 'matchs' ? 'matches' : 'reports')
export const viewOf = (tab: MedicationTab): MedicationView => (tab === 'matches' ? { onglet: 'matchs' } : {})
