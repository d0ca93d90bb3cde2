export type MedicationView = { onglet?: 'matchs' }

export const MEDICATION_TABS = ['reports', 'matches'] as const
export type MedicationTab = (typeof MEDICATION_TABS)[number]

export const readMedicationView = ({ onglet }: { [Part in keyof MedicationView]?: unknown }): MedicationView =>
  onglet === 'matchs' ? { onglet } : {}

export const tabOf = ({ onglet }: MedicationView): MedicationTab => (onglet === 'matchs' ? 'matches' : 'reports')
export const viewOf = (tab: MedicationTab): MedicationView => (tab === 'matches' ? { onglet: 'matchs' } : {})
