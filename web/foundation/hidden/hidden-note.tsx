import { IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Hidden } from '#contract/foundation/hidden.ts'
import { useTexts } from '../i18n.ts'
import { fr as hidden } from './texts.fr.ts'

const texts = { hidden }

export function HiddenNote({ why: { decisionId } }: { why: NonNullable<Hidden> }) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <p className="row middle quiet semibold g2 r0 touch">
      <IconEyeOff aria-hidden size={18} />
      {decisionId ? (
        <>
          <span>{t('hidden.decided')}</span>
          <span aria-hidden="true">·</span>
          <Link className="target prune" params={{ id: decisionId }} to="/decisions/$id">
            {t('hidden.why')}
          </Link>
        </>
      ) : (
        <span>{t('hidden.waiting')}</span>
      )}
    </p>
  )
}
