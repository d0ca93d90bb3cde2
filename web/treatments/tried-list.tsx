import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Treatment } from '#contract/treatments/schema.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { useDates } from '#web/foundation/i18n.ts'
import { EffectDots } from './effect-dots.tsx'
import { effectKey } from './effect-words.ts'
import { EntryMenu } from './entry-menu.tsx'
import { iconOf } from './kinds.ts'
import { periodText } from './period.ts'
import classes from './tried-list.module.css'

type TriedListProps = { entries: readonly Treatment[]; onEdit: (entry: Treatment) => void }

export function TriedList({ entries, onEdit }: TriedListProps) {
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <Entry entry={entry} key={entry.id} onEdit={() => onEdit(entry)} />
      ))}
    </ol>
  )
}

function Entry({ entry, onEdit }: { entry: Treatment; onEdit: () => void }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, kind, name, effect, sentence, sideEffects, isOfResolution, isMine, hidden } = entry
  const Sign = iconOf(kind)
  const facts = [periodText(entry, t, dates), t(`tried.kinds.${kind}`)].filter(Boolean).join(' · ')
  return (
    <li className={`stack anchor ${classes.entry}`} id={`essai-${id}`}>
      <span aria-hidden="true" className={`seal ${classes.sign}`}>
        <Sign size={20} />
      </span>
      <div>
        <div className="line top apart">
          <div>
            <p className="quiet">{facts}</p>
            <h3 className="title-sm" dir="auto">
              {name}
            </h3>
          </div>
          <div className={`rigid ${classes.menu}`}>
            <EntryMenu entry={entry} onEdit={onEdit} />
          </div>
        </div>
        <p className={`row middle semibold mt1 g3 r1 ${classes.effect}`}>
          {effect && <EffectDots effect={effect} />}
          {t(effectKey(entry))} {isOfResolution && effect && <small>{t('treatments.ofResolution')}</small>}
        </p>
        {isOfResolution && isMine && effect === null && (
          <Button aria-label={t('treatments.sayEffectOf', { name })} onClick={onEdit} size="sm" variant="light">
            {t('treatments.sayEffect')}
          </Button>
        )}
        {sentence && (
          <p className="breaks mt1" dir="auto">
            {sentence}
          </p>
        )}
        {sideEffects.length > 0 && (
          <p className={`line top quiet breaks mt1 ${classes.felt}`}>
            <IconAlertCircle aria-hidden size={18} />
            <span dir="auto">{t('treatments.sideEffects', { effects: sideEffects.join(', ') })}</span>
          </p>
        )}
        <HiddenLater hidden={hidden} />
      </div>
    </li>
  )
}
