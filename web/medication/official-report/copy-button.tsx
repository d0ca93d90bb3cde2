import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/foundation/i18n.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import classes from './official-report-sheet.module.css'

const SHOWN_MS = 3_000

type CopyButtonProps = { text: string; name: string; onCopied: () => void }

export function CopyButton({ text, name, onCopied }: CopyButtonProps) {
  const { t } = useTranslation()
  const own = useLanguage()
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(performance.now())
      onCopied()
    } catch {
      showFailure({ title: t('officialReport.sheet.notCopied'), message: t('officialReport.sheet.notCopiedText') })
    }
  }
  const Icon = copiedAt ? IconCheck : IconCopy
  return (
    <button
      aria-label={t('officialReport.sheet.copyField', { field: name })}
      className={`target centre rigid ${classes.copy}`}
      lang={own}
      onClick={() => void copy()}
      type="button"
    >
      <Icon aria-hidden size={18} />
      {t(copiedAt ? 'officialReport.sheet.copied' : 'officialReport.sheet.copy')}
    </button>
  )
}
