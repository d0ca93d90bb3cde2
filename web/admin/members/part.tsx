import { type ReactNode, useId } from 'react'
import { Card } from '#web/foundation/ui/layout/card.tsx'

export function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" className="stack fit inset" labelledBy={id}>
      <h2 className="title-sm" id={id}>
        {title}
      </h2>
      {intro && <p className="quiet">{intro}</p>}
      {children}
    </Card>
  )
}
