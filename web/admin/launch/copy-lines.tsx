import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import classes from './launch.module.css'
import type { Lines } from './launch-view.ts'

export function CopyLines({ lines: { kind, text }, title }: { lines: Lines; title: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div className={`row g3 apart well bottom mt2 p34 ${classes.lines}`}>
      <div>
        <p className={classes.where}>
          {kind === 'command' ? t('launch.run') : <Trans components={{ b: <b /> }} i18nKey="launch.addTo" />}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and the keyboard must reach it */}
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
        <p className={`if-any ${classes.copied}`} role="status">
          {copied === 'no' && t('launch.copyFailed')}
          {copied === 'yes' && t('launch.copied')}
        </p>
      </div>
      <Button
        aria-label={t('launch.copyOf', { title })}
        leftSection={copied === 'yes' ? <IconCheck aria-hidden size={18} /> : <IconCopy aria-hidden size={18} />}
        onClick={() => void copy()}
        variant="default"
      >
        {t('launch.copy')}
      </Button>
    </div>
  )
}
