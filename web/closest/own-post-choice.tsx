import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './lists.module.css'

type OwnPostChoiceProps = {
  /** My posts; `found` is the number of cases that the list holds for each. */
  posts: readonly { id: string; title: string; found: number }[]
  /** The chosen post; all of them when absent. */
  chosen: string | undefined
  onChoose: (postId: string | undefined) => void
  /** Further filters. */
  children?: ReactNode
}

const ALL = 'all'

/** Chooses the post of mine that others are compared to; without a choice where there is only one. */
export function OwnPostChoice({ posts, chosen, onChoose, children }: OwnPostChoiceProps) {
  const { t } = useTranslation()
  const choose = (value: string | null) => onChoose(value === ALL || value === null ? undefined : value)
  return (
    <div className={`row g3 ${classes.choice}`}>
      {posts.length > 1 && (
        <Select
          allowDeselect={false}
          className={classes.posts}
          data={[
            { value: ALL, label: t('closest.allPosts') },
            ...posts.map(({ id, title, found }) => ({
              value: id,
              label:
                found === 0 ? t('closest.ownPostNone', { title }) : t('closest.ownPost', { title, matches: found }),
            })),
          ]}
          label={t('closest.choose')}
          onChange={choose}
          value={chosen ?? ALL}
        />
      )}
      {children}
    </div>
  )
}
