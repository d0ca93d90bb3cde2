import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnState } from '#web/foundation/devices/own-media.ts'
import { OwnSetup } from '#web/foundation/devices/own-setup.tsx'
import { useFailureText } from '#web/foundation/failure.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { AddressAgreement, useJustAsked } from './address-agreement.tsx'
import classes from './call-preview.module.css'
import type { CallPhase, CallStore } from './call-store.ts'

type CallPreviewProps = { store: CallStore; preview: Extract<CallPhase, { at: 'preview' }>; own: OwnState }

export function CallPreview({ store, preview: { callee, isRinging, isAsked, error }, own }: CallPreviewProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { name } = callee
  const isMute = !own.hasMicrophone && own.trouble?.source === 'microphone'
  const isTooSoon = useJustAsked(isAsked)
  const calling = isMute ? t('call.preview.ringMute') : t('call.preview.ring')
  const ringWord = isAsked ? t('call.address.ring') : calling
  const footer = (
    <>
      <Button onClick={store.leave} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button
        aria-disabled={isRinging || isTooSoon || undefined}
        leftSection={<IconPhone aria-hidden size={20} />}
        onClick={() => !isTooSoon && void store.ring()}
      >
        {isRinging ? t('call.preview.ringing') : ringWord}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen onClose={store.leave} title={t('call.preview.title', { name })}>
      <div className={`stack ${classes.preview}`}>
        {isAsked ? (
          <AddressAgreement>{t('call.address.both', { name })}</AddressAgreement>
        ) : (
          <>
            <p>{t('call.preview.intro')}</p>
            <OwnSetup media={store.own()} own={own} unheard={t('call.unheard')} />
          </>
        )}
        {error !== undefined && (
          <Note role="alert" tone="brique">
            {failureText(error).message}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
