import { IconMicrophone2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './proposing.module.css'
import { fr as proposing } from './texts.fr.ts'
import { Topics } from './topics.tsx'

const texts = { proposing }

export function Together() {
  useTexts(texts)
  const { t } = useTranslation()
  const { me } = useMe()
  const id = useId()
  return (
    <div className="stack fit g8 mt8">
      {me && <Topics me={me} />}
      <Card as="section" className={`p5 ${classes.offer}`} labelledBy={id}>
        <h2 id={id}>
          <IconMicrophone2 aria-hidden size={22} />
          {t('proposing.offer.title')}
        </h2>
        <p>{t('proposing.offer.text')}</p>
        <p className="row mt4">
          <LinkButton search={{ proposer: 'oui' }} to="/expert-conferences" variant="default">
            {t('proposing.offer.act')}
          </LinkButton>
          {me?.roles.includes('admin') && (
            <LinkButton search={{ propositions: 'oui' }} to="/expert-conferences" variant="subtle">
              {t('proposing.staff.open')}
            </LinkButton>
          )}
        </p>
      </Card>
    </div>
  )
}
