import { IconShieldLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Page } from '#web/foundation/ui/page.tsx'
import classes from './frame.module.css'
import { AdminNav } from './nav.tsx'
import { isStaff, isWaiting } from './staff.ts'
import { fr as admin } from './texts.fr.ts'

const texts = { admin }

/** What stands around every screen of the team: its places, and who is refused. */
export function AdminFrame({ me, children }: { me: Me; children: ReactNode }) {
  useTexts(texts)
  return (
    <Page width="wide">
      {isStaff(me) ? (
        <div className={classes.frame}>
          <AdminNav me={me} />
          <div className={classes.screen}>{children}</div>
        </div>
      ) : (
        <Refused isWaiting={isWaiting(me)} />
      )}
    </Page>
  )
}

/** For whoever has no right here; who was given one, and does not protect their account yet, reads what it waits for. */
export function Refused({ isWaiting = false }: { isWaiting?: boolean }) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <>
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
      {isWaiting && (
        <div className={classes.waiting}>
          <Note icon={IconShieldLock} title={t('admin.waiting.title')}>
            <p>{t('admin.waiting.text')}</p>
            <LinkButton className={classes.toSettings} hash="securite" to="/settings" variant="default">
              {t('admin.waiting.action')}
            </LinkButton>
          </Note>
        </div>
      )}
    </>
  )
}
