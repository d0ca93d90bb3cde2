import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Paper } from '#web/foundation/ui/layout/paper.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { QrCode } from '#web/foundation/ui/qr-code.tsx'
import classes from './founding.module.css'
import { invitation } from './invite-card.tsx'
import { fr as founding } from './texts.fr.ts'

const texts = { founding }

export function PosterScreen() {
  useTexts(texts)
  const { t } = useTranslation()
  const { url, shown } = invitation()
  return (
    <>
      <PageTitle intro={t('founding.poster.intro')}>{t('founding.poster.title')}</PageTitle>
      <div className="row g3 mb6">
        <Button leftSection={<IconPrinter aria-hidden size={20} />} onClick={() => window.print()} size="lg">
          {t('founding.poster.print')}
        </Button>
        <LinkButton size="lg" to="/commencement" variant="default">
          {t('founding.poster.back')}
        </LinkButton>
      </div>
      <section aria-label={t('founding.poster.page')}>
        <Paper
          className={classes.poster}
          foot={<p>{t('founding.poster.foot')}</p>}
          intro={<p className={classes.posterLead}>{t('founding.poster.first')}</p>}
          kind={t('founding.poster.kind')}
          madeOn={t('founding.poster.free')}
          title={t('founding.poster.heading')}
        >
          <p className={classes.posterLead}>{t('founding.poster.second')}</p>
          <div className={`stack g3 text-centre centred-items ${classes.posterCode}`}>
            <QrCode label={t('founding.invite.qr', { address: shown })} text={url} />
            <p>{t('founding.poster.scan')}</p>
            <p className={classes.posterAddress}>{shown}</p>
          </div>
        </Paper>
      </section>
    </>
  )
}
