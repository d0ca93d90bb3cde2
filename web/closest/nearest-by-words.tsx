import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useFeed } from '#web/posts/api.ts'
import classes from './nearest-by-words.module.css'

const SHOWN = 3

export function NearestByWords({ postId, words }: { postId: string; words: string }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { data } = useFeed({ search: words, filter: 'all' })
  const found = words.trim() === '' ? [] : (data?.pages[0]?.items ?? [])
  const posts = found.filter(({ id, author }) => id !== postId && author.id !== me?.id)
  if (posts.length === 0) return null
  return (
    <section className={`mt6 ${classes.nearest}`}>
      <h2>{t('closest.beside.byWords')}</h2>
      <ul>
        {posts.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link dir="auto" params={{ id }} to="/post/$id">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
