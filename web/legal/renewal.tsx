import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequiredConsent } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { Banner } from '#web/foundation/ui/banner.tsx'
import { RenewalDialog } from './renewal-dialog.tsx'
import { fr as legal } from './texts.fr.ts'
import { useRenewalQuestion } from './use-renewal-question.ts'

const texts = { legal }

/** The pages on which one reads the texts in question, or uses one's rights: the dialog does not open by itself there. */
const OPEN_PLACES = /^\/(legal|settings)(\/|$)/

type RenewalProps = { memberId: string; kinds: readonly RequiredConsent[] }

export function Renewal({ memberId, kinds }: RenewalProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const isOpenPlace = useLocation({ select: ({ pathname }) => OPEN_PLACES.test(pathname) })
  const { state, open, putOff } = useRenewalQuestion(memberId, kinds)
  useRefusedAct(open)
  return (
    <>
      <Banner
        icon={IconFileText}
        label={t('legal.renewal.title')}
        tone="ardoise"
        words={<span>{t('legal.renewal.banner')}</span>}
      >
        <Button onClick={open} variant="default">
          {t('legal.renewal.open')}
        </Button>
      </Banner>
      <RenewalDialog
        isOpen={state === 'open' || (state === 'undecided' && !isOpenPlace)}
        kinds={kinds}
        onLater={putOff}
      />
    </>
  )
}

/** Asks again when the server refuses an action because the answer is missing. */
function useRefusedAct(ask: () => void): void {
  const asked = useEffectEvent(ask)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefusal(event.action.error, 'TERMS_CHANGED'))
          asked()
      }),
    [],
  )
}
