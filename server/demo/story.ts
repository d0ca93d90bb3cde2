export type DemoTravel = { destination: string; startDaysAgo: number; endDaysAgo: number }

export type DemoResolution = { treatment: string; notes: string; daysAgo: number }

/** A comment of a member on a story; replies follow at once. */
export type DemoComment = {
  /** Place of the author in MEMBERS. */
  author: number
  body: string
  replies?: readonly DemoComment[]
}

/**
 * A story of one member of the demo community. Days are counted back from the day the demo starts, so that the community never grows old; texts therefore name
 * no month or season.
 */
export type Story = {
  /** Place of the author in MEMBERS. */
  author: number
  title: string
  description: string
  /** Listed symptoms under their French names, also in English posts; free tags as typed. */
  tags: readonly string[]
  intensity: number
  duration: string
  startDaysAgo: number
  createdDaysAgo: number
  travels?: readonly DemoTravel[]
  resolution?: DemoResolution
}
