import type { ReactNode } from 'react'
import classes from './symptom-form.module.css'

type FormGroupProps = {
  number: number
  title: string
  hint?: string | undefined
  isOff: boolean
  children: ReactNode
}

export function FormGroup({ number, title, hint, isOff, children }: FormGroupProps) {
  return (
    <fieldset className={`anchor ${classes.group}`} data-off={isOff || undefined}>
      <legend className={classes.legend}>
        <span aria-hidden="true" className={`prune text-centre ${classes.number}`}>
          {number}
        </span>
        {title}
      </legend>
      {hint && <p className={`quiet ${classes.hint}`}>{hint}</p>}
      <div className="stack fit g5 pt4">{children}</div>
    </fieldset>
  )
}

export function Question({ children }: { children: ReactNode }) {
  return <div className="stack fit g5">{children}</div>
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={`stack top pair ${classes.row}`}>{children}</div>
}
