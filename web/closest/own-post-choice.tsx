import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './lists.module.css'

type OwnPostChoiceProps = {
  posts: readonly { id: string; title: string; found: number }[]
  chosen: string | undefined
  onChoose: (postId: string | undefined) => void
  children?: ReactNode
}

const ALL = 'all'

export function OwnPostChoice({ posts, chosen, onChoose, children }: OwnPostChoiceProps) {
  const { t } = useTranslation()
  const choose = (value: string | null) => onChoose(value === ALL || value === null ? undefined : value)
  return (
    <div className="row g3 bottom mb5">
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
