import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { isShortName } from '#web/foundation/ui/people/short-name.ts'
import { CommunityDialog } from '../community/community-dialog.tsx'
import classes from './composer.module.css'

type ComposerProps = { entry: CommunityEntry; me: Me; onPublished: (post: Post) => void }

export function Composer({ entry, me, onPublished }: ComposerProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [startsWith, setStart] = useState<'words' | 'media'>('words')
  const pressed = useRef<HTMLButtonElement>(null)

  const open = (start: 'words' | 'media') => (event: { currentTarget: HTMLButtonElement }) => {
    pressed.current = event.currentTarget
    setStart(start)
    setOpen(true)
  }
  return (
    <Card className={`p34 ${classes.composer}`}>
      <Avatar name={me.username} picture={me.avatar} size={40} />
      <button
        aria-haspopup="dialog"
        className={`grow muted breaks touch ${classes.question}`}
        onClick={open('words')}
        type="button"
      >
        {isShortName(me.username) && (
          <span className={classes.named}>{t('posts.composer.question', { name: me.username })}</span>
        )}
        <span className={classes.unnamed}>{t('posts.composer.questionUnnamed')}</span>
      </button>
      <Button
        aria-haspopup="dialog"
        className={classes.media}
        leftSection={<IconPhoto aria-hidden size={20} />}
        onClick={open('media')}
        variant="light"
      >
        {t('posts.composer.media')}
      </Button>
      <Button aria-haspopup="dialog" onClick={open('words')}>
        {t('posts.composer.publish')}
      </Button>
      <CommunityDialog
        entry={entry}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPublished={onPublished}
        opener={pressed}
        startsWith={startsWith}
      />
    </Card>
  )
}
