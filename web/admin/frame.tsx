import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './frame.module.css'
import { LaunchFirst } from './launch/launch-first.tsx'
import { AdminNav } from './nav.tsx'
import { isStaff, isWaiting } from './staff.ts'
import { fr as admin } from './texts.fr.ts'

const texts = { admin }

export function AdminFrame({ me, children }: { me: Me; children: ReactNode }) {
  useTexts(texts)
  return (
    <Page width="wide">
      {isStaff(me) ? (
        <div className={`top ${classes.frame}`}>
          <AdminNav me={me} />
          <div className="shrinks">{children}</div>
        </div>
      ) : (
        <Outside me={me} />
      )}
    </Page>
  )
}

const Outside = ({ me }: { me: Me }) => (isWaiting(me) ? <LaunchFirst me={me} /> : <Refused />)

export function Refused() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton search={{}} to="/feed" variant="default">
          {t('admin.refused.action')}
        </LinkButton>
      }
      order={1}
      title={t('admin.refused.title')}
    >
      {t('admin.refused.text')}
    </EmptyState>
  )
}
