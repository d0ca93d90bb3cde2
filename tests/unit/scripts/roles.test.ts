import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'

type Node = { '~orpc'?: { errorMap: Record<string, unknown> } } & object

/** Names of the procedures that can refuse somebody for want of a right. */
function guarded(node: Node, path: readonly string[] = []): string[] {
  const procedure = node['~orpc']
  if (procedure) return 'FORBIDDEN' in procedure.errorMap ? [path.join('.')] : []
  return Object.entries(node).flatMap(([name, child]: [string, Node]) => guarded(child, [...path, name]))
}

test('the table of rights names every procedure that asks for a right, and no other', () => {
  const text = readFileSync(new URL('../../../docs/ROLES.md', import.meta.url), 'utf8')
  const named = [...text.matchAll(/`([a-z]+\.[a-z]+)`/gi)].map(([, name]) => name!)
  expect([...new Set(named)].sort()).toEqual(guarded(contract).sort())
})
