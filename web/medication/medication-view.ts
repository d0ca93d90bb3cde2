/** The search parameters in the address of the page. */
export type MedicationView = { onglet?: 'matchs' }

export const MEDICATION_TABS = ['reports', 'matches'] as const
export type MedicationTab = (typeof MEDICATION_TABS)[number]

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export const readMedicationView = ({ onglet }: { [Part in keyof MedicationView]?: unknown }): MedicationView =>
  onglet === 'matchs' ? { onglet } : {}

export const tabOf = ({ onglet }: MedicationView): MedicationTab => (onglet === 'matchs' ? 'matches' : 'reports')
export const viewOf = (tab: MedicationTab): MedicationView => (tab === 'matches' ? { onglet: 'matchs' } : {})
