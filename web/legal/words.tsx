import { Link } from '@tanstack/react-router'
import classes from './legal-page.module.css'
import { piecesOf } from './pieces.ts'

export function Words({ children }: { children: string }) {
  return piecesOf(children).map((piece, i) => {
    const key = `${i} ${piece.text}`
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'blank')
      return (
        <mark className={`strong ${classes.blank}`} key={key}>
          {piece.text}
        </mark>
      )
    const { href, text } = piece
    // Addresses under /.well-known are files, not screens of the router.
    if (!href.startsWith('/') || href.startsWith('/.'))
      return (
        <a href={href} key={key} rel="noopener noreferrer">
          {text}
        </a>
      )
    const [to, hash] = href.split('#')
    return (
      <Link hash={hash ?? ''} key={key} to={to as '/settings'}>
        {text}
      </Link>
    )
  })
}
