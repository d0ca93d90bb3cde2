import { IconBroadcast, IconCircleCheck, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { SheetLinks } from '#web/app/sheets/sheet-links.tsx'
import { useTexts } from '#web/foundation/i18n.ts'
import { usePageName } from '#web/foundation/ui/layout/page.tsx'
import { TellMe } from '#web/notifications/preferences/tell-me.tsx'
import classes from './founding.module.css'
import { FoundingSteps } from './founding-steps.tsx'
import { fr as founding } from './texts.fr.ts'

const texts = { founding }

const SOON = [
  { sign: IconUsers, text: 'founding.soon.similar' },
  { sign: IconCircleCheck, text: 'founding.soon.better' },
  { sign: IconBroadcast, text: 'founding.soon.meet' },
] as const

export function FoundingScreen({ me }: { me: Me | null }) {
  useTexts(texts)
  const { t } = useTranslation()
  usePageName(t('founding.title'))
  return (
    <div className={classes.screen}>
      <FoundingSteps isSignedIn={me !== null} order={1} />
      {me && <TellMe />}
      <section className={`ruled ${classes.soon}`}>
        <h2 className="title-sm mb3">{t('founding.soon.title')}</h2>
        <ul className="stack g3">
          {SOON.map(({ sign: Sign, text }) => (
            <li className="line g3" key={text}>
              <Sign aria-hidden size={22} />
              {t(text)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="title-sm mb3">{t('founding.sheets')}</h2>
        <SheetLinks />
      </section>
    </div>
  )
}
