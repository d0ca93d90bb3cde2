import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './lists.module.css'

type OwnPostChoiceProps = {
  /** `found`: how many the list holds of each. */
  posts: readonly { id: string; title: string; found: number }[]
  /** All of them when absent. */
  chosen: string | undefined
  onChoose: (postId: string | undefined) => void
  /** More to choose by. */
  children?: ReactNode
}

const ALL = 'all'

/** To which of my posts others are compared; nothing to choose where there is one. */
export function OwnPostChoice({ posts, chosen, onChoose, children }: OwnPostChoiceProps) {
  const { t } = useTranslation()
  const choose = (value: string | null) => onChoose(value === ALL || value === null ? undefined : value)
  return (
    <div className={classes.choice}>
      {posts.length > 1 && (
        <Select
          allowDeselect={false}
          className={classes.posts}
          data={[
            { value: ALL, label: t('closest.allPosts') },
            ...posts.map(({ id, title, found }) => ({
              value: id,
              label: t('closest.ownPost', { title, matches: found }),
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
