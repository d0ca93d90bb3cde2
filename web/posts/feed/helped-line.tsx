import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './helped-line.module.css'

export function HelpedLine({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  if (names.length === 0) return null
  return (
    <p className={`line g2 top sauge breaks text-sm mt2 ${classes.line}`}>
      <IconCircleCheck aria-hidden size={20} />
      <span>
        {t('posts.helped.line')} <b dir="auto">{names.join(' · ')}</b>
      </span>
    </p>
  )
}
