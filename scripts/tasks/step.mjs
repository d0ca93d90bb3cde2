import { runNode } from './serve.mjs'

export function step(name, args, options) {
  return timed(name, () => runNode(args, options))
}

export async function timed(name, work) {
  const began = performance.now()
  const isWell = await work()
  console.log(`${isWell ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  return isWell
}
