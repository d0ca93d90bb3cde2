import { IconArrowLeft } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './settings-frame.module.css'
import { SettingsIndex } from './settings-index.tsx'
import { fr as settings } from './texts.fr.ts'

const texts = { settings }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the page was opened from the index, which is then the previous entry of the history. */
    isFromIndex?: boolean
  }
}

type SettingsFrameProps = {
  me: Me
  notices: ReactNode
  /** The open page; without one the index is shown alone. */
  page: ReactNode
}

export function SettingsFrame({ me, notices, page }: SettingsFrameProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const isNarrow = useScreen('narrow')
  if (!page)
    return (
      <Page>
        <PageTitle intro={t('settings.intro')}>{t('settings.title')}</PageTitle>
        <SettingsIndex isWhole me={me} notices={notices} />
      </Page>
    )
  return (
    <Page width="wide">
      <div className={`stack fit g2 ${classes.frame}`}>
        {isNarrow ? <BackToIndex /> : <SettingsIndex isWhole={false} me={me} notices={notices} />}
        <div className={`shrinks ${classes.page}`}>{page}</div>
      </div>
    </Page>
  )
}

function BackToIndex() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const isFromIndex = useLocation({ select: ({ state }) => state.isFromIndex === true })
  const goBack = (event: MouseEvent) => {
    if (!isFromIndex || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <p>
      <LinkButton
        className={classes.back}
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        onClick={goBack}
        to="/settings"
        variant="subtle"
      >
        {t('settings.title')}
      </LinkButton>
    </p>
  )
}
