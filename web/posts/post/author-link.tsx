import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import classes from './author-link.module.css'

type AuthorLinkProps = {
  author: Omit<Author, 'avatar'>
  /** The badge as a sign alone, where a line has room for a name and no more. */
  isShort?: boolean
}

export function AuthorLink({ author, isShort = false }: AuthorLinkProps) {
  const { id, username } = author
  const { t } = useTranslation()
  const isHere = useLocation({ select: ({ pathname }) => pathname === `/member/${id}` })
  if (username === null) return t('ui.someone')
  return (
    <>
      {isHere ? (
        <bdi>{username}</bdi>
      ) : (
        <Link dir="auto" className={`anchor no-line ${classes.author}`} params={{ id }} to="/member/$id">
          {username}
        </Link>
      )}
      <ProfessionalMark isShort={isShort} of={author} />
    </>
  )
}
