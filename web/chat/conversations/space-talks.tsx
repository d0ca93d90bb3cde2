import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { isEmptyOnceRead, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { hasNoConversation, useConversations } from '../api.ts'
import { fr as chat } from '../texts.fr.ts'
import { ConversationList } from './conversation-list.tsx'
import classes from './space-talks.module.css'

const texts = { chat }

export function SpaceTalks({ memberId }: { memberId: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const pages = useConversations()
  return (
    <>
      <PageTitle
        listAction={{
          isEmpty: isEmptyOnceRead(pages, hasNoConversation),
          act: (
            <LinkButton search={{}} to="/chat" variant="light">
              {t('chat.open')}
            </LinkButton>
          ),
        }}
      >
        {t('chat.title')}
      </PageTitle>
      <Card as="section" className={classes.card}>
        <ConversationList
          emptyAction={<LinkButton to="/matches">{t('chat.list.emptyAction')}</LinkButton>}
          memberId={memberId}
        />
      </Card>
    </>
  )
}
