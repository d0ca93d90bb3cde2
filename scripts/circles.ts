/**
 * Returns the strongly connected components; each node is in one group alone.
 * @source R. Tarjan, "Depth-first search and linear graph algorithms", 1972
 */
export function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circles: string[][] = []

  function visit(node: string): number {
    const number = order.size
    let low = number
    order.set(node, number)
    open.push(node)
    isOpen.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (isOpen.has(next)) low = Math.min(low, order.get(next)!)
      // A node that names itself is a circle of one.
      if (next === node) circles.push([node])
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(node))
      for (const each of circle) isOpen.delete(each)
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return circles
}
