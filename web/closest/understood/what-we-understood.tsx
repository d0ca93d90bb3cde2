import { IconPlus, IconRotate2, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { READINGS_ADDED_MAX } from '#contract/closest/limits.ts'
import type { ClosestCases, Understood, UnderstoodReading } from '#contract/closest/schema.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { useMe } from '#web/accounts/api.ts'
import { isText } from '#web/foundation/editing/shapes.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { AddReading } from './add-reading.tsx'
import { ProposedReadings } from './proposals.tsx'
import { fr as understoodTexts } from './texts.understood.fr.ts'
import { useCorrect, useCorrected, useUnderstood } from './understood-api.ts'
import { useKeptInTab } from './use-kept-in-tab.ts'
import classes from './what-we-understood.module.css'

const texts = { understood: understoodTexts }
const SHOWN_FIRST = 14
const PERHAPS_FIRST = 8

type Named = { id: string; name: string }

type WhatWeUnderstoodProps = {
  postId: string
  list: Pick<ClosestCases, 'items' | 'isSearching'>
  toList: () => void
}

export function WhatWeUnderstood({ postId, list, toList }: WhatWeUnderstoodProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useUnderstood(postId)
  const { data } = query
  if (data && !data.takesPart) return null
  return (
    <section aria-labelledby="understood" className={`well mt6 p5 ${classes.section}`}>
      <h2 className={classes.title} id="understood">
        {t('understood.title')}
      </h2>
      {data ? (
        <Readings key={postId} list={list} postId={postId} toList={toList} understood={data} />
      ) : (
        <Awaited cards={1} failed={t('understood.unread')} of={query} />
      )}
    </section>
  )
}

function Readings({ postId, understood: saved, list, toList }: WhatWeUnderstoodProps & { understood: Understood }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { mutateAsync } = useCorrect(postId)
  const { shown: understood, isSaving } = useCorrected(postId, saved)
  const status = useRef<HTMLParagraphElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const [isAll, setAll] = useState(false)
  const [isAllPerhaps, setAllPerhaps] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [about, setAbout] = useState<string>()
  const [answered, addAnswered] = useKeptInTab(`understood.${postId}.answered`, isText)
  const aboutButton = useRef<HTMLButtonElement>(null)
  const { present, absent, removed, addable } = understood
  const silent = understood.silent.filter((sentence) => !answered.includes(sentence))
  const mayCorrect = me !== null && !me.isReadOnly
  const chips = [
    ...present.filter(({ isSure }) => isSure).map((reading) => ({ reading, isAbsent: false })),
    ...absent.map((reading) => ({ reading, isAbsent: true })),
  ]
  const perhaps = present.filter(({ isSure }) => !isSure)
  const isAnyRead = chips.length + perhaps.length + removed.length > 0
  const shown = isAll ? chips : chips.slice(0, SHOWN_FIRST)
  const shownPerhaps = isAllPerhaps ? perhaps : perhaps.slice(0, PERHAPS_FIRST)

  const correct = ({ id, name }: Named, isTold: boolean, done: string, onSaved?: () => void) => {
    setSaid(done)
    // A refused correction is undone, and so is the message that it was made.
    mutateAsync({ reading: { id, name }, isTold }).then(onSaved, () => setSaid((now) => (now === done ? '' : now)))
  }
  const takeAway = (reading: UnderstoodReading) => {
    correct(reading, false, t('understood.removed', { name: reading.name }))
    // The chip that had the focus is gone.
    status.current?.focus()
  }
  const openAdding = (sentence?: string) => {
    setAbout(sentence)
    setAdding(true)
  }
  const closeAdding = () => {
    const sentence = aboutButton.current
    setAdding(false)
    setAbout(undefined)
    requestAnimationFrame(() => (sentence ?? addButton.current)?.focus())
  }

  const add = (reading: Named) => {
    const sentence = about
    const done = t('understood.added', { name: reading.name })
    // The sentence disappears once its reading is saved.
    correct(reading, true, done, sentence === undefined ? undefined : () => addAnswered(sentence))
    if (sentence === undefined) return
    setAbout(undefined)
    setAdding(false)
    // The page does not scroll, so that the next sentence stays in place.
    status.current?.focus({ preventScroll: true })
  }

  // Another tab may have changed the sentence in question, or added as many readings as possible.
  const isOpen = isAdding && addable > 0
  const adding = mayCorrect && isOpen && (
    <AddReading about={about} known={understood.told} onAdd={add} onClose={closeAdding} />
  )

  return (
    <>
      {mayCorrect && (
        <p className={`quiet ${classes.lead}`}>{t(isAnyRead ? 'understood.lead' : 'understood.nothing')}</p>
      )}
      <div className={`line g3 middle ${classes.changed}`} data-said={said !== '' || undefined}>
        <p className="grow breaks" ref={status} role="status" tabIndex={-1}>
          {said && `${said} ${listText()}`}
        </p>
        {said && (
          <button className={`prune semibold rigid touch underlined ${classes.toList}`} onClick={toList} type="button">
            {t('understood.toList')}
          </button>
        )}
      </div>
      <ul aria-label={t('understood.list')} className={`row ${classes.chips}`}>
        {shown.map(({ reading, isAbsent }) => (
          <li key={reading.id}>
            <Chip isAbsent={isAbsent} onTakeAway={mayCorrect ? () => takeAway(reading) : undefined} reading={reading} />
          </li>
        ))}
        {shown.length < chips.length && (
          <li>
            <button className={`target ${classes.more}`} onClick={() => setAll(true)} type="button">
              {t('understood.more', { count: chips.length - shown.length })}
            </button>
          </li>
        )}
        {mayCorrect && !isOpen && addable > 0 && (
          <li>
            <button
              className={`target semibold ${classes.add}`}
              onClick={() => openAdding()}
              ref={addButton}
              type="button"
            >
              <IconPlus aria-hidden size={18} stroke={2.2} />
              {t('understood.add')}
            </button>
          </li>
        )}
      </ul>
      {mayCorrect && addable === 0 && (
        <p className={`quiet ${classes.full}`}>{t('understood.full', { max: READINGS_ADDED_MAX })}</p>
      )}
      {(about === undefined || !silent.includes(about)) && adding}
      {perhaps.length > 0 && (
        <>
          <h3 className={`quiet semibold ${classes.taken}`} id="understood-perhaps">
            {t('understood.perhaps')}
          </h3>
          <p className={`quiet ${classes.lead}`}>{t('understood.perhapsLead')}</p>
          <ul aria-labelledby="understood-perhaps" className={`row ${classes.chips}`}>
            {shownPerhaps.map((reading) => (
              <li key={reading.id}>
                <Chip
                  isAbsent={false}
                  onTakeAway={mayCorrect ? () => takeAway(reading) : undefined}
                  reading={reading}
                />
              </li>
            ))}
            {shownPerhaps.length < perhaps.length && (
              <li>
                <button className={`target ${classes.more}`} onClick={() => setAllPerhaps(true)} type="button">
                  {t('understood.more', { count: perhaps.length - shownPerhaps.length })}
                </button>
              </li>
            )}
          </ul>
        </>
      )}
      {mayCorrect && (
        <ProposedReadings
          onTap={(reading, isTold) =>
            correct(reading, isTold, t(isTold ? 'understood.added' : 'understood.removed', { name: reading.name }))
          }
          postId={postId}
          understood={understood}
        />
      )}
      {mayCorrect && addable > 0 && silent.length > 0 && (
        <>
          <h3 className={`quiet semibold ${classes.taken}`}>{t('understood.silent.title')}</h3>
          <p className={`quiet ${classes.lead}`}>{t('understood.silent.lead')}</p>
          <ul className="stack g1">
            {silent.map((sentence) => (
              <li key={sentence}>
                <button
                  aria-expanded={isAdding && about === sentence}
                  className={`bare breaks text-sm touch ink ${classes.sentence}`}
                  dir="auto"
                  onClick={() => (isAdding && about === sentence ? closeAdding() : openAdding(sentence))}
                  ref={about === sentence ? aboutButton : undefined}
                  type="button"
                >
                  {t('closest.quoted', { text: sentence })}
                </button>
                {about === sentence && adding}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayCorrect && removed.length > 0 && (
        <>
          <h3 className={`quiet semibold ${classes.taken}`}>{t('understood.taken')}</h3>
          <ul className={`row ${classes.chips}`}>
            {removed.map((reading) => (
              <li key={reading.id}>
                <button
                  aria-label={t('understood.restore', { name: nameOf(reading) })}
                  className={`target ${classes.restore}`}
                  onClick={() => {
                    correct(reading, true, t('understood.restored', { name: reading.name }))
                    status.current?.focus()
                  }}
                  type="button"
                >
                  <span>{nameOf(reading)}</span>
                  <IconRotate2 aria-hidden className="muted" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )

  function listText(): string {
    if (isSaving || list.isSearching) return t('understood.comparing')
    const count = list.items.length
    return count > 0 ? t('understood.compared', { count }) : t('understood.comparedNone')
  }

  function nameOf({ id, name }: { id: string; name: string }): string {
    return id.startsWith('!') ? t(deniedText(id), { name }) : name
  }
}

/** A denied circumstance does not change the trouble: "le café n'y change rien"; a denied finding is not there. */
const deniedText = (id: string) => (id.startsWith('!c:') ? 'understood.changesNothing' : 'understood.absent')

type ChipProps = { reading: UnderstoodReading; isAbsent: boolean; onTakeAway: (() => void) | undefined }

function Chip({ reading: { id, name, words }, isAbsent, onTakeAway }: ChipProps) {
  const { t } = useTranslation()
  const shown = isAbsent ? t(deniedText(id), { name }) : name
  const isSameWords = words !== null && foldText(words) === foldText(name)
  const note = words === null ? t('understood.byYou') : isSameWords ? '' : t('closest.quoted', { text: words })
  const content = (
    <span className={`breaks shrinks ${classes.words}`}>
      {shown} {note && <small dir="auto">{note}</small>}
    </span>
  )
  if (!onTakeAway)
    return (
      <span className={`target ${classes.chip}`} data-absent={isAbsent || undefined}>
        {content}
      </span>
    )
  return (
    <button
      aria-label={labelOf()}
      className={`target ${classes.chip}`}
      data-absent={isAbsent || undefined}
      onClick={onTakeAway}
      type="button"
    >
      {content}
      <IconX aria-hidden size={16} />
    </button>
  )

  function labelOf(): string {
    if (words === null) return t('understood.removeAdded', { name: shown })
    return isSameWords ? t('understood.remove', { name: shown }) : t('understood.removeRead', { name: shown, words })
  }
}
