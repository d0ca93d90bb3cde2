import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LexiconReading } from '#contract/admin/lexicon-schema.ts'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './lexicon.module.css'
import { useTryReading } from './lexicon-api.ts'

export function TriedText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const failureText = useFailureText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const reading = useTryReading()
  const failure = reading.error && failureText(reading.error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isTooLong(text, DESCRIPTION_MAX)) return field.current?.focus()
    reading.mutate({ text, language })
  }
  return (
    <section aria-labelledby="essayer" className={`stack fit g3 ${classes.part}`}>
      <h2 id="essayer">{t('adminLexicon.try.title')}</h2>
      <form className="stack g3" noValidate onSubmit={send}>
        <CountedTextarea
          autosize
          description={t('adminLexicon.try.hint')}
          error={failure?.message}
          label={t('adminLexicon.try.label')}
          required
          max={DESCRIPTION_MAX}
          maxRows={12}
          minRows={3}
          onChange={({ currentTarget: { value } }) => setText(value)}
          ref={field}
          value={text}
        />
        <Button
          className="self-start"
          aria-disabled={reading.isPending || undefined}
          data-disabled={reading.isPending || undefined}
          type="submit"
        >
          {t('adminLexicon.try.send')}
        </Button>
      </form>
      <div aria-live="polite">{reading.data && <ReadText reading={reading.data} />}</div>
    </section>
  )
}

const LISTS = ['present', 'absent', 'relatives'] as const

function ReadText({ reading }: { reading: LexiconReading }) {
  const { t } = useTranslation()
  return (
    <Card className={`stack ${classes.reading}`}>
      <p className="quiet">{t(`adminLexicon.try.language.${reading.language}`)}</p>
      {LISTS.filter((list) => reading[list].length > 0).map((list) => (
        <section key={list}>
          <h3>{t(`adminLexicon.try.${list}`)}</h3>
          <Things things={reading[list]} />
          {list === 'present' && reading.implied.length > 0 && (
            <details>
              <summary>{t('adminLexicon.try.implied')}</summary>
              <Things things={reading.implied} />
            </details>
          )}
        </section>
      ))}
      {LISTS.every((list) => reading[list].length === 0) && <p>{t('adminLexicon.try.nothing')}</p>}
      {reading.unread.length > 0 && (
        <section>
          <h3>{t('adminLexicon.try.unread')}</h3>
          <p className="breaks">{reading.unread.join(', ')}</p>
        </section>
      )}
    </Card>
  )
}

function Things({ things }: { things: LexiconReading['present'] }) {
  const { t } = useTranslation()
  return (
    <ul className="stack g1 breaks">
      {things.map(({ id, name, words }) => (
        <li key={id}>
          <span>{t('adminLexicon.try.thing', { name, words })}</span> <code className="small">{id}</code>
        </li>
      ))}
    </ul>
  )
}
