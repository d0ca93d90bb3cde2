import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { takeFocus } from '#web/foundation/use-called-section.ts'
import { useUnsubscribe } from './preferences-api.ts'
import { fr as noticePreferences } from './texts.fr.ts'

const texts = { noticePreferences }

/** A press ends the mails, not opening the link, because programs open links of mails too. */
export function UnsubscribeScreen({ token }: { token: string | undefined }) {
  useTexts(texts)
  const { t } = useTranslation()
  const unsubscribe = useUnsubscribe()
  const isOver =
    token === undefined || isRefusal(unsubscribe.error, 'NOT_FOUND') || isRefusal(unsubscribe.error, 'INVALID_INPUT')
  const settings = (
    <LinkButton params={{ page: 'notifications' }} to="/settings/$page" variant="default">
      {t('noticePreferences.unsubscribe.settings')}
    </LinkButton>
  )
  return (
    <Page width="form">
      <PageTitle intro={t('noticePreferences.unsubscribe.intro')}>{t('noticePreferences.unsubscribe.title')}</PageTitle>
      <div className="stack g5 start">
        {unsubscribe.data ? (
          <>
            <div ref={takeFocus} tabIndex={-1}>
              <Note
                icon={IconCircleCheck}
                role="status"
                title={t('noticePreferences.unsubscribe.doneTitle')}
                tone="sauge"
              >
                {t('noticePreferences.unsubscribe.done')}
              </Note>
            </div>
            {settings}
          </>
        ) : isOver ? (
          <>
            <Note role="alert" title={t('noticePreferences.unsubscribe.overTitle')} tone="brique">
              {t('noticePreferences.unsubscribe.over')}
            </Note>
            {settings}
          </>
        ) : (
          <>
            {unsubscribe.error && <FailureBox error={unsubscribe.error} />}
            <Button
              aria-disabled={unsubscribe.isPending || undefined}
              onClick={() => unsubscribe.mutate({ token })}
              size="lg"
            >
              {t(
                unsubscribe.isPending ? 'noticePreferences.unsubscribe.sending' : 'noticePreferences.unsubscribe.send',
              )}
            </Button>
          </>
        )}
      </div>
    </Page>
  )
}
