import { Button } from '@mantine/core'
import { IconLogout, IconMessageReply } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { DataSection } from '#web/accounts/privacy/data-section.tsx'
import { ErasureSection } from '#web/accounts/privacy/erasure-section.tsx'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { query } from '#web/foundation/rpc.ts'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { AccountStatusReason } from './account-status-reason.tsx'
import { fr as standing } from './texts.fr.ts'

const texts = { standing }

const ASK_MS = 60_000

export function SuspendedScreen({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const until = me.sanction?.until
  // Nothing is pushed to a suspended member, so the end of the suspension is polled.
  useQuery(query.accounts.me.queryOptions({ refetchInterval: ASK_MS }))
  return (
    <Page>
      <PageTitle
        intro={until ? t('standing.suspended.until', { day: dates.moment(until) }) : t('standing.suspended.noEnd')}
      >
        {t('standing.suspended.title')}
      </PageTitle>
      <div className="stack g6">
        <div className="stack ruled">
          <p>{t('standing.suspended.why')}</p>
          {me.sanction && <AccountStatusReason sanction={me.sanction} />}
          <div className="row g3">
            <LinkButton leftSection={<IconMessageReply aria-hidden size={20} />} size="lg" to="/decisions">
              {t('standing.suspended.toDecisions')}
            </LinkButton>
            <Button leftSection={<IconLogout aria-hidden size={20} />} onClick={onSignOut} size="lg" variant="default">
              {t('shell.signOut')}
            </Button>
          </div>
        </div>
        <UrgencyLine />
        <DataSection />
        <ErasureSection dueAt={me.erasureDueAt} />
        <p className="muted breaks">
          {t('standing.suspended.contact')} <a href={`mailto:${pageConfig.contactMail}`}>{pageConfig.contactMail}</a>
        </p>
      </div>
    </Page>
  )
}
