import { IconLogin } from '@tabler/icons-react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '#contract/conferences/replay-schema.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { useReplay } from './api.ts'
import { Player } from './player.tsx'
import classes from './replay.module.css'
import { fr as replay } from './texts.fr.ts'

const ReplayActs = lazyPart(async () => (await import('./replay-acts.tsx')).ReplayActs)

const texts = { replay }

export const REPLAY_HASH = 'rediffusion'

export function ReplaySection({ conference }: { conference: Conference }) {
  useTexts(texts)
  const { t } = useTranslation()
  const { me, isPending } = useMe()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${REPLAY_HASH}`) heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {t('replay.title')}
      </h2>
      {me ? (
        <ReplayDetails conference={conference} />
      ) : isPending ? (
        <CardSkeletons count={1} />
      ) : (
        <SignedOut conference={conference} />
      )}
    </section>
  )
}

function SignedOut({ conference: { id, replay: told } }: { conference: Conference }) {
  const { t } = useTranslation()
  if (told?.state === 'removed') return <p className="quiet written measure">{t('replay.gone')}</p>
  if (told?.state === 'preparing') return <p className="quiet written measure">{t('replay.preparing')}</p>
  return (
    <>
      <p className="quiet written measure">{t('replay.membersOnly')}</p>
      <LinkButton
        className="self-start"
        leftSection={<IconLogin aria-hidden size={20} />}
        search={{ ...wayIn(), next: `/expert-conferences/${id}` }}
        size="lg"
        to="/auth"
      >
        {t(wayIn().view ? 'replay.signUp' : 'replay.signIn')}
      </LinkButton>
    </>
  )
}

function ReplayDetails({ conference }: { conference: Conference }) {
  const { t } = useTranslation()
  const query = useReplay(conference.id)
  const { data } = query
  if (!data) return <Awaited cards={1} failed={t('replay.failed')} of={query} />
  const mayAct = data.can.withdraw || data.can.remove || data.can.caption
  return (
    <>
      {data.video ? <Player conference={conference} replay={data} video={data.video} /> : <Unseen replay={data} />}
      {mayAct && (
        <Suspense fallback={<CardSkeletons count={1} />}>
          <ReplayActs conference={conference} replay={data} />
        </Suspense>
      )}
    </>
  )
}

function Unseen({ replay: { state, failure, removedBy, removeReason } }: { replay: Replay }) {
  const { t } = useTranslation()
  if (state === 'failed')
    return (
      <Note title={t('replay.notMade')} tone="ambre">
        {failure && t(`replay.failures.${failure}`)} {t('replay.again')}
      </Note>
    )
  if (state === 'removed')
    return (
      <>
        <p className="quiet written measure">{removedBy === 'age' ? t('replay.tooOld') : t('replay.gone')}</p>
        {removeReason && <p className="quiet written measure">{t('replay.goneFor', { reason: removeReason })}</p>}
      </>
    )
  return (
    <Note role="status" title={t('replay.preparing')}>
      {t('replay.preparingText')}
    </Note>
  )
}
