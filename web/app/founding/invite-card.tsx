import { Button } from '@mantine/core'
import { IconCopy, IconPrinter, IconShare3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { QrCode } from '#web/foundation/ui/qr-code.tsx'
import { shareLink } from '#web/posts/post/share-link.ts'
import classes from './founding.module.css'

/** The address is the same for everybody, so that it reveals nothing about who invites. */
export const invitation = (): { url: string; shown: string } => ({
  url: `${window.location.origin}/`,
  shown: window.location.host,
})

type CopyOutcome = 'copied' | 'refused'

export function InviteCard() {
  const { t } = useTranslation()
  const [told, setTold] = useState<CopyOutcome>()
  const { url, shown } = invitation()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setTold('copied'),
      () => setTold('refused'),
    )
  const send = async () => {
    const shared = await shareLink(url, t('founding.invite.message'))
    setTold(shared === 'sent' ? undefined : shared)
  }
  return (
    <Card className={`stack fit g3 p5 ${classes.invite}`}>
      <QrCode label={t('founding.invite.qr', { address: shown })} text={url} />
      <p className={`breaks strong ${classes.address}`}>{shown}</p>
      <div className="row g3 centre">
        <Button leftSection={<IconShare3 aria-hidden size={20} />} onClick={() => void send()} variant="light">
          {t('founding.invite.send')}
        </Button>
        <Button leftSection={<IconCopy aria-hidden size={20} />} onClick={() => void copy()} variant="default">
          {t('founding.invite.copy')}
        </Button>
      </div>
      <p className="sauge semibold text-sm text-centre if-any" role="status">
        {told === 'copied' && `${t('founding.invite.copied')}. ${t('founding.invite.copiedText')}`}
        {told === 'refused' && t('founding.invite.refused')}
      </p>
      <LinkButton leftSection={<IconPrinter aria-hidden size={20} />} to="/commencement/affiche" variant="subtle">
        {t('founding.invite.poster')}
      </LinkButton>
      <p className={`quiet text-centre ${classes.private}`}>{t('founding.invite.private')}</p>
    </Card>
  )
}
