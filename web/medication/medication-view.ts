export type MedicationView = { onglet?: 'matchs' }

export const MEDICATION_TABS = ['reports', 'matches'] as const
export type MedicationTab = (typeof MEDICATION_TABS)[number]

export const readMedicationView = ({ onglet }: { [Part in keyof MedicationView]?: unknown }): MedicationView =>
  onglet === 'matchs' ? { onglet } : {}

type DeclaringFacts = {
  tab: MedicationTab
  isReadOnly: boolean
  isDraftWaiting: boolean
  hasNoReport: boolean | undefined
}

/**
 * Returns where the page offers to declare an effect, which is one place: its title, the empty list of reports, or the draft that waits.
 * @param hasNoReport  undefined while it is unknown; so is then the place, where it depends on it
 */
export function declaringPlace({
  tab,
  isReadOnly,
  isDraftWaiting,
  hasNoReport,
}: DeclaringFacts): 'title' | 'list' | 'draft' | 'nowhere' | undefined {
  if (isReadOnly) return 'nowhere'
  const ofNone = isDraftWaiting ? 'draft' : tab === 'reports' ? 'list' : 'title'
  if (hasNoReport === undefined) return ofNone === 'title' ? 'title' : undefined
  return hasNoReport ? ofNone : 'title'
}

export const tabOf = ({ onglet }: MedicationView): MedicationTab => (onglet === 'matchs' ? 'matches' : 'reports')
export const viewOf = (tab: MedicationTab): MedicationView => (tab === 'matches' ? { onglet: 'matchs' } : {})
