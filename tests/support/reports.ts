import type { Api } from './world.ts'

export type Declared = Parameters<Api['medication']['declare']>[0]
type Taken = Declared['drugs'][number]

/** A medication as the form sends it, of which nothing but its name is known. */
export const taking = (name: string, given: Partial<Taken> = {}): Taken => ({ role: 'suspected', name, ...given })

/** A form that was just filled in with a little more than it must be; two of these are a match of 100. */
export const declaring = (given: Partial<Declared> = {}): Declared => ({
  requestId: crypto.randomUUID(),
  drugs: [taking('Atorvastatine 20 mg', { substance: 'Atorvastatine', dosage: '20 mg', route: 'oral' })],
  description: 'Douleurs musculaires dans les cuisses et les mollets, surtout en montant les escaliers.',
  reactions: ['Douleurs musculaires'],
  severity: 3,
  onsetDate: '2026-02-14',
  ...given,
})
