import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreatmentFields } from '#contract/treatments/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { keepPending, pendingOf } from './pending.ts'
import classes from './publish-section.module.css'
import { fr as treatments } from './texts.fr.ts'
import { fr as tried } from './texts.tried.fr.ts'
import { useTreatmentForm } from './use-treatment-form.tsx'

const texts = { treatments, tried }

/**
 * Treatments entered here wait on this device, and are added once the story is published.
 * @param began the day on which its symptom began, as the form says it by now
 */
export function PublishSection({ memberId, began }: { memberId: string; began: string | null }) {
  useTexts(texts)
  const { t } = useTranslation()
  const [entries, setEntries] = useState(() => pendingOf(memberId, null))
  const form = useTreatmentForm()
  const summary = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const keep = (next: typeof entries) => {
    keepPending(memberId, null, next)
    setEntries(next)
  }
  const takeOut = (entry: (typeof entries)[number]) => {
    keep(entries.filter((each) => each !== entry))
    // The section folds with its last treatment.
    const place = entries.length > 1 ? opener.current : summary.current
    place?.focus()
  }
  const add = (fields: TreatmentFields) => keep([...entries, { ...fields, requestId: crypto.randomUUID() }])
  return (
    <details className={`mt5 edged ${classes.fold}`} open={entries.length > 0 || undefined}>
      <summary ref={summary}>
        <span>
          {t('treatments.publishing.title')} <Optional />
        </span>
        <IconChevronDown aria-hidden size={20} />
      </summary>
      <div className={`stack g3 start ${classes.inside}`}>
        <p className="quiet">{t('treatments.publishing.text')}</p>
        <p className="quiet">{t('treatments.intro')}</p>
        {entries.length > 0 && (
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={entry.requestId}>
                <span>
                  <b dir="auto">{entry.name}</b>{' '}
                  <small>{t(entry.effect ? `tried.effects.${entry.effect}` : 'tried.notKnown')}</small>
                </span>
                <ActionIcon
                  aria-label={t('treatments.publishing.takeOut', { name: entry.name })}
                  onClick={() => takeOut(entry)}
                  variant="quiet"
                >
                  <IconX aria-hidden size={20} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        <Button
          leftSection={<IconPlus aria-hidden size={20} />}
          onClick={() => form.open()}
          ref={opener}
          variant="light"
        >
          {t('treatments.addFirst')}
        </Button>
      </div>
      {form.mount({ story: null, began, onKeep: add })}
    </details>
  )
}
