/** The part of the Human Phenotype Ontology that the terms name: their concepts and all ancestors below "Phenotypic abnormality". */
export type Ontology = {
  names: ReadonlyMap<string, string>
  withAncestors: (concept: string) => readonly string[]
  /** How specific a concept is, 0 to 1: the fewer concepts below it, the more. @source Seco, Veale & Hayes 2004, intrinsic information content */
  informationOf: (concept: string) => number
}

/**
 * Reads `hpo.tsv`: id, English name, parents with `|` between, number of concepts including itself and those below. Lines that begin with # are notes; `#total`
 * gives the number of all concepts.
 */
export function ontologyOf(text: string): Ontology {
  const lines = text.split('\n')
  const total = Number(lines.find((line) => line.startsWith('#total'))?.split('\t')[1] ?? 1)
  const rows = lines.filter((line) => line.startsWith('HP:')).map((line) => line.split('\t'))
  const parents = new Map(rows.map(([id = '', , broader = '']) => [id, broader.split('|').filter(Boolean)]))
  const sizes = new Map(rows.map(([id = '', , , size]) => [id, Number(size)]))
  const withAncestors = (concept: string): string[] => [
    ...new Set([concept, ...(parents.get(concept) ?? []).flatMap(withAncestors)]),
  ]
  return {
    names: new Map(rows.map(([id = '', name = '']) => [id, name])),
    withAncestors,
    informationOf: (concept) => 1 - Math.log(sizes.get(concept) ?? 1) / Math.log(Math.max(total, 2)),
  }
}
