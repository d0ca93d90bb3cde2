import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../ui/layout/sheet.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { type HelpPlace, leadToHelp } from './crisis-help-store.ts'
import classes from './sent-words.module.css'

type SentSheet = { title: string; words: string; isOpen: boolean }

/**
 * Keeps a dialog open after sending when the emergency numbers are open. `sheet` then renders the sent text with the numbers in place of the form.
 * `afterSending` closes the dialog otherwise, through `onSent`.
 */
export function useStayForHelp(help: HelpPlace, onClose: () => void, onSent = onClose) {
  const { t } = useTranslation()
  const [isStaying, setStaying] = useState(false)
  return {
    afterSending: () => void leadToHelp(help).then((isOpen) => (isOpen ? setStaying(true) : onSent())),
    sheet: ({ title, words, isOpen }: SentSheet) =>
      isStaying && (
        <Sheet
          footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
          isOpen={isOpen}
          onClose={onClose}
          title={title}
        >
          <SentQuote help={help} onClosed={onClose} words={words} />
        </Sheet>
      ),
  }
}

type SentQuoteProps = { help: HelpPlace; words: string; onClosed?: () => void }

export function SentQuote({ help, words, onClosed }: SentQuoteProps) {
  return (
    <div className={classes.quote}>
      <blockquote dir="auto">{words}</blockquote>
      <CrisisCard {...help} isBelowSent onClosed={onClosed} />
    </div>
  )
}
