import type { ReactNode } from 'react'
import classes from './banner.module.css'
import type { Icon } from './people/badge.tsx'

type BannerProps = {
  label: string
  icon: Icon
  tone: 'ambre' | 'ardoise'
  words: ReactNode
  children: ReactNode
}

export function Banner({ label, icon: IconDrawn, tone, words, children }: BannerProps) {
  return (
    <section aria-label={label} className={`row middle centre g4 r2 ${classes.banner}`} data-tone={tone}>
      <p>
        <IconDrawn aria-hidden size={22} />
        {words}
      </p>
      {children}
    </section>
  )
}
