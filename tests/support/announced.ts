import { vi } from 'vitest'
import type { World } from './world.ts'

/** Names of the events that have been announced of a subject since, in order. Begin listening before the acts. */
export function listenTo({ services }: World): (subjectId: string) => string[] {
  const announced = vi.spyOn(services().jobs, 'announce')
  return (subjectId) =>
    announced.mock.calls.filter(([, , data]) => Object.values(data).includes(subjectId)).map(([, event]) => event.name)
}
