import { Button, Input } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import classes from './choice-grid.module.css'

type ChoiceGridProps<Value extends string | number> = {
  label: ReactNode
  description?: ReactNode
  /** `more` says in plain words what choosing the option means. */
  options: readonly { value: Value; label: string; more?: string }[]
  value: Value | null
  onChange: (value: Value | null) => void
  columns?: 1 | 2 | 3
  error?: ReactNode
  isOptional?: boolean
}

export function ChoiceGrid<Value extends string | number>({
  label,
  description,
  options,
  value,
  onChange,
  columns = 2,
  error,
  isOptional = false,
}: ChoiceGridProps<Value>) {
  const { t } = useTranslation()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange(null)
    group.current?.querySelector('input')?.focus()
  }
  return (
    <div
      aria-describedby={[description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-required={!isOptional || undefined}
      className={`shrinks ${classes.group}`}
      ref={group}
      role="radiogroup"
      tabIndex={-1}
    >
      <div className={`line g3 middle apart ${classes.head}`}>
        <span className={`semibold text-sm ${classes.label}`} id={`${id}-label`}>
          {label} {isOptional && <Optional />}
        </span>
        {isOptional && value !== null && (
          <Button className={classes.clear} onClick={clear} variant="quiet">
            {t('ui.clear')}
          </Button>
        )}
      </div>
      {description && (
        <p className={`quiet mb2 ${classes.hint}`} id={`${id}-hint`}>
          {description}
        </p>
      )}
      <div className={`stack g2 pair ${classes.options}`} data-columns={columns}>
        {options.map((option) => (
          <label className={`middle breaks ringed text-sm ${classes.option}`} key={option.value}>
            <input
              checked={option.value === value}
              name={id}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span>
              {option.label} {option.more && <span className={`muted ${classes.more}`}>{option.more}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <Input.Error className={classes.error} id={`${id}-error`}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
