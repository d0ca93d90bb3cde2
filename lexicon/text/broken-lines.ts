/** Is told what is wrong with a line, which is then left out; one that throws refuses the whole file. */
export type OnBroken = (error: Error) => void

export const refuseBroken: OnBroken = (error) => {
  throw error
}
