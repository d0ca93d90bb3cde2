import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { TriedStory, WhatHelped } from '#contract/what-helped/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { AuthorLink } from '#web/posts/post/author-link.tsx'
import { type Outcome, outcomesTold, storiesTelling } from './few-told.ts'
import classes from './few-tried.module.css'
import { whatHelpedPath } from './what-helped-view.ts'

type Few = NonNullable<WhatHelped['of']>['few']

type FewTriedProps = {
  few: Few
  symptome: string
  isFirst: boolean
}

/**
 * A treatment has no figures where too few members, or a crowd of one week, tried it.
 * A visitor is told that only members can read the sentences.
 */
export function FewTried({ few, symptome, isFirst }: FewTriedProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Outcome>()
  if (few?.length === 0) return null
  const outcomes = outcomesTold(few ?? [])
  return (
    <section aria-labelledby={id} className="stack g2">
      <h2 className="title-md" id={id}>
        {t(isFirst ? 'whatHelped.things.title' : 'whatHelped.few.title')}
      </h2>
      {few ? (
        <>
          <p className="quiet">{t('whatHelped.few.text', { n: TRIED_MIN })}</p>
          {outcomes.length > 1 && (
            <fieldset aria-label={t('whatHelped.few.filter')} className={`row ${classes.chips}`}>
              <Chip isOn={chosen === undefined} onPress={() => setChosen(undefined)}>
                {t('whatHelped.few.all')}
              </Chip>
              {outcomes.map((outcome) => (
                <Chip isOn={chosen === outcome} key={outcome} onPress={() => setChosen(outcome)}>
                  {t(`whatHelped.few.${outcome}`)}
                </Chip>
              ))}
            </fieldset>
          )}
          <ul className={`divided ${classes.things}`}>
            {storiesTelling(few, chosen).map(({ key, name, stories }) => (
              <li className={classes.thing} key={key}>
                <h3 className="title-sm" dir="auto">
                  <Link className="target underlines" search={{ symptome, essai: key }} to="/ce-qui-a-aide">
                    {name[language]}
                  </Link>
                </h3>
                <ul className="stack g2">
                  {stories.map((story) => (
                    <Story key={story.id} story={story} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="quiet">{t('whatHelped.few.visitor')}</p>
          <LinkButton
            className="self-start"
            search={{ ...wayIn(), next: whatHelpedPath(symptome) }}
            to="/auth"
            variant="default"
          >
            {t('whatHelped.few.join')}
          </LinkButton>
        </>
      )}
    </section>
  )
}

export function Story({ story, withName = false }: { story: TriedStory; withName?: boolean }) {
  const { t } = useTranslation()
  const { author, effect, sentence, name, postId } = story
  return (
    <li className={classes.story}>
      {withName && (
        <p className="strong breaks" dir="auto">
          {name}
        </p>
      )}
      {sentence !== null && <blockquote dir="auto">{sentence}</blockquote>}
      <p className="line middle apart quiet g3 r0 touch">
        <span>
          <AuthorLink author={author} /> · {t(effect ? `tried.effects.${effect}` : 'tried.notKnown')}
        </span>
        <Link
          aria-label={t('whatHelped.few.storyOf', { name: author.username ?? t('ui.someone') })}
          className={`target prune strong rigid underlines ${classes.read}`}
          params={{ id: postId }}
          to="/post/$id"
        >
          {t('whatHelped.few.story')}
          <IconChevronRight aria-hidden size={18} />
        </Link>
      </p>
    </li>
  )
}
