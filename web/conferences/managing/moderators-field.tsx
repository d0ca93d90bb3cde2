import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MODERATORS_MAX } from '#contract/conferences/limits.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import type { Chosen } from './conference-values.ts'
import { MemberSelect } from './member-select.tsx'
import classes from './moderators-field.module.css'

type ModeratorsFieldProps = { value: Chosen[]; onChange: (members: Chosen[]) => void; error?: ReactNode }

export function ModeratorsField({ value, onChange, error }: ModeratorsFieldProps) {
  const { t } = useTranslation()
  // After each choice the field is mounted anew, empty, and takes the focus for the next one.
  const [turn, setTurn] = useState(0)
  const add = (member: Chosen | null) => {
    if (!member) return
    onChange([...value, member])
    setTurn(turn + 1)
  }
  return (
    <div className="stack fit g2">
      {value.length < MODERATORS_MAX && (
        <MemberSelect
          autoFocus={turn > 0}
          description={t('managing.form.moderatorsHint')}
          error={error}
          key={turn}
          label={
            <>
              {t('managing.form.moderators')} <Optional />
            </>
          }
          onChoose={add}
          value={null}
          without={value.map(({ id }) => id)}
        />
      )}
      {value.length > 0 && (
        <ul aria-label={t('managing.form.moderators')} className={`row ${classes.chosen}`}>
          {value.map((member) => (
            <li key={member.id}>
              {member.name || t('ui.someone')}
              <ActionIcon
                aria-label={t('managing.people.remove', { name: member.name || t('ui.someone') })}
                onClick={() => onChange(value.filter(({ id }) => id !== member.id))}
                variant="quiet"
              >
                <IconX aria-hidden size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
