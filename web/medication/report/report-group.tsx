import { type ReactNode, useId } from 'react'
import classes from './report-form.module.css'

type ReportGroupProps = { title: string; hint?: ReactNode; children: ReactNode }

export function ReportGroup({ title, hint, children }: ReportGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="quiet mt1">{hint}</p>}
      <div className={`stack fit g5 ${classes.fields}`}>{children}</div>
    </section>
  )
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={`stack top pair ${classes.row}`}>{children}</div>
}
