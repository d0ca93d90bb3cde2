import type { ReactNode } from 'react'
import classes from './banner.module.css'
import type { Icon } from './people/badge.tsx'

type BannerProps = {
  /** Names the region. */
  label: string
  icon: Icon
  tone: 'ambre' | 'ardoise'
  words: ReactNode
  /** Offers what can be done about it. */
  children: ReactNode
}

/** A banner above every page: it shows a state of the whole account, and what the member can do about it. */
export function Banner({ label, icon: IconDrawn, tone, words, children }: BannerProps) {
  return (
    <section aria-label={label} className={`row middle centre ${classes.banner}`} data-tone={tone}>
      <p>
        <IconDrawn aria-hidden size={22} />
        {words}
      </p>
      {children}
    </section>
  )
}
