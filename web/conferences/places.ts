import type { Conference } from '#contract/conferences/schema.ts'

type Facts = Pick<Conference, 'status' | 'capacity' | 'registrations'>

/** Whether one may still register for it, or take it back. */
export const isOpen = ({ status }: Facts): boolean => status === 'scheduled' || status === 'live'

/** Null where there are as many as one likes. */
export const placesLeft = ({ capacity, registrations }: Facts): number | null =>
  capacity === null ? null : Math.max(0, capacity - registrations)

export const isFull = (facts: Facts): boolean => placesLeft(facts) === 0
