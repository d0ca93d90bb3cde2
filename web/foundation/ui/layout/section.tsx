import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SectionProps = { title: string; intro?: string; aside?: ReactNode; children: ReactNode }

export function Section({ title, intro, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" className="stack fit inset" labelledBy={id}>
      <div className="row g3 middle apart">
        <h2 className="title-md" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {intro && <p className="muted measure">{intro}</p>}
      {children}
    </Card>
  )
}
