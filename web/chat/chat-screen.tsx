import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { useVisibleHeight } from '#web/foundation/ui/layout/use-visible-height.ts'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import classes from './chat-screen.module.css'
import type { ChatView } from './chat-view.ts'
import { ConversationList } from './conversations/conversation-list.tsx'
import { ConversationPane, type PaneSlots } from './conversations/conversation-pane.tsx'
import { useGoneTold } from './messages/use-outbox.ts'
import { fr as chat } from './texts.fr.ts'

const texts = { chat }

type ChatScreenProps = PaneSlots & {
  me: Me
  view: ChatView
  begin?: ReactNode
  waiting?: ReactNode
}

export function ChatScreen({ me, view, begin, waiting, actions, answer }: ChatScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const isNarrow = useScreen('narrow')
  const openId = view.conversation
  const { isChosen, leftId } = useChosen(openId)
  usePageName(t('chat.title'))
  useVisibleHeight()
  useGoneTold(me.id)
  const isListShown = !isNarrow || openId === undefined
  return (
    <div className={classes.screen} data-fills={isListShown ? 'below' : 'whole'}>
      {isListShown && (
        <div className={classes.list}>
          <header className="row middle apart mb3 touch">
            <h1>{t('chat.title')}</h1>
            {begin}
          </header>
          {waiting}
          <ConversationList leftId={isNarrow ? leftId : undefined} memberId={me.id} openId={openId} />
        </div>
      )}
      {openId !== undefined ? (
        <ConversationPane
          actions={actions}
          answer={answer}
          conversationId={openId}
          isAlone={isNarrow}
          isChosen={isChosen}
          key={openId}
          me={me}
        />
      ) : (
        !isNarrow && (
          <div className={`stack grow centred-items ${classes.none}`}>
            <EmptyState title={t('chat.pane.none')}>{t('chat.pane.noneText')}</EmptyState>
            <UrgencyLine shape="fit" />
          </div>
        )
      )}
    </div>
  )
}

/** Returns whether the open conversation was chosen here, and which one was left for the list, so that the focus can follow. */
function useChosen(openId: string | undefined) {
  const [known, setKnown] = useState<{ openId: string | undefined; leftId?: string | undefined; isChosen: boolean }>({
    openId,
    isChosen: false,
  })
  if (known.openId !== openId)
    setKnown({ openId, leftId: openId === undefined ? known.openId : undefined, isChosen: openId !== undefined })
  return known
}
