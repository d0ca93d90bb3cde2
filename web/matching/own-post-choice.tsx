import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './matches.module.css'
import type { MatchesView } from './matches-view.ts'

type OwnPostChoiceProps = {
  /** `found`: how many the list holds of each. */
  posts: readonly { id: string; title: string; found: number }[]
  view: MatchesView
  onView: (view: MatchesView) => void
  /** More to choose by. */
  children?: ReactNode
}

const ALL = 'all'

/** To which of my posts others are compared; nothing to choose where there is one. */
export function OwnPostChoice({ posts, view, onView, children }: OwnPostChoiceProps) {
  const { t } = useTranslation()
  const choose = (value: string | null) => {
    const { post: _, ...others } = view
    onView(value === ALL || value === null ? others : { ...others, post: value })
  }
  return (
    <div className={classes.choice}>
      {posts.length > 1 && (
        <Select
          allowDeselect={false}
          className={classes.posts}
          data={[
            { value: ALL, label: t('matching.allPosts') },
            ...posts.map(({ id, title, found }) => ({
              value: id,
              label: t('matching.ownPost', { title, matches: found }),
            })),
          ]}
          label={t('matching.choose')}
          onChange={choose}
          value={view.post ?? ALL}
        />
      )}
      {children}
    </div>
  )
}
