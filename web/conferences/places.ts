import type { Conference } from '#contract/conferences/schema.ts'

type PlacesFacts = Pick<Conference, 'status' | 'capacity' | 'registrations'>

/** Returns whether one may still register for the conference, or cancel a registration. */
export const isOpen = ({ status }: PlacesFacts): boolean => status === 'scheduled' || status === 'live'

/** Returns the number of free places; null where the number of places is not limited. */
export const placesLeft = ({ capacity, registrations }: PlacesFacts): number | null =>
  capacity === null ? null : Math.max(0, capacity - registrations)

export const isFull = (facts: PlacesFacts): boolean => placesLeft(facts) === 0
