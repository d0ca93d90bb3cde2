type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'blank'; text: string }
  | { kind: 'link'; text: string; href: string }

const MARKED = /\[\[([^\]]+)\]\]|\[([^[\]]+)\]\(([^()\s]+)\)/g

export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of words.matchAll(MARKED)) {
    const [whole, blank, text, href] = found
    if (found.index > from) pieces.push({ kind: 'text', text: words.slice(from, found.index) })
    pieces.push(blank ? { kind: 'blank', text: blank } : { kind: 'link', text: text!, href: href! })
    from = found.index + whole.length
  }
  if (from < words.length) pieces.push({ kind: 'text', text: words.slice(from) })
  return pieces
}
