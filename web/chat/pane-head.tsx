import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconDots } from '@tabler/icons-react'
import { createLink, Link } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/chat/schema.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { MenuLater } from '#web/foundation/ui/dialogs/menu-later.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { nameOf } from './conversations/conversation-row.tsx'
import { PresenceWords, PresentAvatar } from './conversations/presence.tsx'
import classes from './pane-head.module.css'

const PaneMenu = lazyPart(async () => (await import('./pane-menu.tsx')).PaneMenu)

type PaneHeadProps = {
  conversation?: Conversation
  /** Then the header links back and holds the page's h1. */
  isAlone: boolean
  actions?: ReactNode
  heading?: Ref<HTMLHeadingElement>
  onBlock?: () => void
}

export function PaneHead({ conversation, isAlone, actions, heading, onBlock }: PaneHeadProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const Heading = isAlone ? 'h1' : 'h2'
  const name = conversation ? nameOf(conversation, t) : ''
  const { other = null, isOnline = null } = conversation ?? {}
  const label = t('chat.pane.menu', { name })
  return (
    <header className={`line g3 middle rigid ${classes.head}`}>
      {isAlone && (
        <BackLink aria-label={t('chat.back')} search={{}} to="/chat">
          <IconArrowLeft aria-hidden size={24} />
        </BackLink>
      )}
      {conversation && (
        <>
          <PresentAvatar isOnline={isOnline} name={other?.username ?? null} picture={other?.avatar} />
          <div className={`grow anchor ${classes.who}`}>
            <Heading ref={heading} tabIndex={-1}>
              {other ? (
                <Link params={{ id: other.id }} to="/member/$id">
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                name
              )}
              <ProfessionalMark isShort of={other} />
            </Heading>
            <p>
              <PresenceWords isOnline={isOnline} />
            </p>
          </div>
          <div className="line g1 middle rigid">
            {actions}
            {other && onBlock && (
              <MenuLater
                button={(props) => (
                  <ActionIcon {...props} aria-label={label} ref={button} variant="quiet">
                    <IconDots aria-hidden size={22} />
                  </ActionIcon>
                )}
                load={PaneMenu.fetch}
              >
                <PaneMenu button={button} label={label} name={name} onBlock={onBlock} otherId={other.id} />
              </MenuLater>
            )}
          </div>
        </>
      )}
    </header>
  )
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }
const BackLink = createLink(({ ...props }: AnchorProps) => <ActionIcon component="a" variant="quiet" {...props} />)
