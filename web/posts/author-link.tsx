import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import classes from './author-link.module.css'

/** Who wrote it, leading to their page; a word alone for a removed member, and on that very page. */
export function AuthorLink({ author: { id, username } }: { author: Author }) {
  const { t } = useTranslation()
  const isHere = useLocation({ select: ({ pathname }) => pathname === `/member/${id}` })
  if (username === null) return t('ui.someone')
  if (isHere) return username
  return (
    <Link className={classes.author} params={{ id }} to="/member/$id">
      {username}
    </Link>
  )
}
