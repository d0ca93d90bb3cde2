import type { Conference } from '#contract/conferences/schema.ts'

type PlacesFacts = Pick<Conference, 'status' | 'capacity' | 'registrations'>

export const isOpen = ({ status }: PlacesFacts): boolean => status === 'scheduled' || status === 'live'

export const placesLeft = ({ capacity, registrations }: PlacesFacts): number | null =>
  capacity === null ? null : Math.max(0, capacity - registrations)

export const isFull = (facts: PlacesFacts): boolean => placesLeft(facts) === 0
