/** Months for which a badge is given; then the profession must be proved again. */
export const RECHECK_MONTHS = 12
/** Days before that end in which the proof may be renewed; the member is told of it then. */
export const RENEWAL_DAYS = 30
/** Days after that end for which the badge still stays. */
export const LAPSE_DAYS = 30
export const FULL_NAME_MAX = 120
export const PROFESSIONAL_REQUESTS_PER_HOUR = 5

/** Professions with a number in the French register (RPPS). */
export const PROFESSIONS = [
  'physician',
  'pharmacist',
  'midwife',
  'dentist',
  'nurse',
  'physiotherapist',
  'podiatrist',
  'occupationalTherapist',
  'speechTherapist',
  'orthoptist',
  'dietitian',
  'psychologist',
  'other',
] as const

/** pending: waits for an admin. lapsed: not renewed in time. withdrawn: taken back by its member. */
export const PROFESSIONAL_STATES = ['pending', 'accepted', 'refused', 'lapsed', 'withdrawn'] as const
