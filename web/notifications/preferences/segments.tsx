import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './segments.module.css'

type SegmentsProps<Value extends string> = {
  labelledBy: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Whether the last option is one short word: on a narrow screen it leaves its room to the others. */
  isLastShort?: boolean
  onChoose: (value: Value, pressed: HTMLInputElement) => void
}

export function Segments<Value extends string>({
  labelledBy,
  options,
  value,
  isLastShort,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div aria-labelledby={labelledBy} className={classes.segments} data-last-short={isLastShort} role="radiogroup">
      {options.map((option) => (
        <label data-chosen={option.value === value || undefined} key={option.value}>
          <input
            checked={option.value === value}
            name={name}
            onChange={({ currentTarget }) => onChoose(option.value, currentTarget)}
            type="radio"
          />
          <IconCheck aria-hidden size={16} stroke={2.5} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
