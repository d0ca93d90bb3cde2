/** The broken line is left out; a handler that throws refuses the whole file. */
export type OnBroken = (error: Error) => void

export const refuseBroken: OnBroken = (error) => {
  throw error
}
