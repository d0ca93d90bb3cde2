import { IconLifebuoy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'

/** Beside what one writes, where it may say that one is in danger: whom one can call. Nothing is held back, kept, or told to anybody. */
export function DangerLine() {
  const { t } = useTranslation()
  return (
    <div data-danger>
      <Note icon={IconLifebuoy} role="status" title={t('chat.danger.title')} tone="ardoise">
        <Trans
          components={{
            prevention: <Reach href="tel:3114" />,
            samu: <Reach href="tel:15" />,
            europe: <Reach href="tel:112" />,
            words: <Reach href="sms:114" />,
          }}
          i18nKey="chat.danger.text"
        />
      </Note>
    </div>
  )
}

const Reach = ({ href, children }: { href: string; children?: ReactNode }) => <a href={href}>{children}</a>
