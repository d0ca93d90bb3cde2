import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useReceipt } from '../api.ts'
import { OwnReportCard } from '../own-report-card.tsx'
import { fr as moderation } from '../texts.fr.ts'
import { isReceiptCode, receiptCodeIn } from './receipt-code.ts'
import { fr as reporting } from './texts.fr.ts'

const texts = { moderation, reporting }

type ReceiptScreenProps = {
  code: string | undefined
  onCode: (code: string) => void
}

export function ReceiptScreen({ code, onCode }: ReceiptScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const [typed, setTyped] = useState(code ?? '')
  const [known, setKnown] = useState(code)
  if (code !== known) {
    setKnown(code)
    if (code !== undefined) setTyped(code)
  }
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const receipt = useReceipt(code)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const asked = receiptCodeIn(typed)
    setWrong(!isReceiptCode(asked))
    if (!isReceiptCode(asked)) return field.current?.focus()
    setTyped(asked)
    if (asked === code) void receipt.refetch()
    else onCode(asked)
  }
  return (
    <Page width="text">
      <PageTitle intro={t('reporting.lookup.intro')}>{t('reporting.lookup.title')}</PageTitle>
      <div className="stack fit g6">
        <form className="stack fit g5" noValidate onSubmit={ask}>
          <TextInput
            autoCapitalize="characters"
            autoComplete="off"
            description={t('reporting.lookup.hint')}
            error={isWrong && t('reporting.lookup.wrong')}
            label={t('reporting.receipt.code')}
            required
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setWrong(false)
            }}
            ref={field}
            spellCheck={false}
            value={typed}
          />
          <div>
            <Button leftSection={<IconSearch aria-hidden size={20} />} size="lg" type="submit">
              {t('reporting.lookup.ask')}
            </Button>
          </div>
        </form>
        <div aria-live="polite">
          {code !== undefined && receipt.isPending && <CardSkeletons count={1} />}
          {receipt.data && !receipt.error && <OwnReportCard order={2} report={receipt.data} />}
          {isRefusal(receipt.error, 'NOT_FOUND') || isRefusal(receipt.error, 'INVALID_INPUT') ? (
            <Note title={t('reporting.lookup.noneTitle')} tone="ambre">
              {t('reporting.lookup.none')}
            </Note>
          ) : (
            receipt.error && <FailureBox error={receipt.error} onRetry={() => void receipt.refetch()} />
          )}
        </div>
        <div className="stack g3 start breaks">
          <Link className="target" search={{}} to="/signaler">
            {t('reporting.lookup.toForm')}
          </Link>
        </div>
      </div>
    </Page>
  )
}
