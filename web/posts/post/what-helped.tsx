import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { ClippedText } from '../feed/clipped-text.tsx'
import { plainDay } from '../plain-days.ts'
import classes from './what-helped.module.css'

type WhatHelpedProps = {
  resolution: NonNullable<Post['resolution']>
  order: 2 | 3 | 4
  more?: ReactNode
  /** Whether the heading takes the focus, because it has just replaced the focused element. */
  isFocused?: boolean
}

export function WhatHelped({
  resolution: { resolvedAt, treatment, notes },
  order,
  more,
  isFocused = false,
}: WhatHelpedProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const Heading = `h${order}` as const
  const month = dates.month(plainDay(resolvedAt).slice(0, 7))
  const parts = [
    { name: t('posts.helped.treatment'), text: treatment },
    { name: t('posts.helped.notes'), text: notes },
  ]
  return (
    <section className={`stack g3 mt5 ${classes.helped}`}>
      <Heading
        className="line g2 title-sm middle sauge"
        ref={isFocused ? (heading) => heading?.focus() : undefined}
        tabIndex={-1}
      >
        <IconCircleCheck aria-hidden size={22} />
        {t('posts.helped.title')}
      </Heading>
      <dl className={`stack g3 ${classes.parts}`}>
        {!more && (
          <div>
            <dt>{t('posts.helped.when')}</dt> <dd>{dates.day(resolvedAt)}</dd>
          </div>
        )}
        {parts.map(
          ({ name, text }) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>{' '}
                <dd>
                  {more ? (
                    <ClippedText more={more}>{text}</ClippedText>
                  ) : (
                    <p className="written" dir="auto">
                      {text}
                    </p>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="quiet">{t('posts.helped.source', { month })}</p>
    </section>
  )
}
