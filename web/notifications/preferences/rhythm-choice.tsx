import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Digest, NoticeRhythm } from '#contract/notifications/schema.ts'
import { deviceZone } from '#web/foundation/device-zone.ts'
import { isSameZone } from '#web/foundation/zones.ts'
import { clockOf, hoursWith } from './clock.ts'
import classes from './preferences.module.css'
import { useSetRhythm } from './preferences-api.ts'
import { Saved, useLastSaved } from './saved.tsx'
import { Segments } from './segments.tsx'

const DIGESTS = ['each', 'daily', 'weekly'] as const satisfies readonly Digest[]
const NIGHT = { from: 22 * 60, to: 8 * 60 }

export function RhythmChoice({ rhythm: chosen }: { rhythm: NoticeRhythm | null }) {
  const { t } = useTranslation()
  const setRhythm = useSetRhythm()
  const { lastSaved, saved } = useLastSaved<'digest' | 'quiet' | 'zone'>()
  const digestId = useId()
  const zone = useRef<HTMLParagraphElement>(null)
  const here = deviceZone()
  const rhythm: NoticeRhythm = chosen ?? { digest: 'each', quiet: null, timeZone: here }
  const { digest, quiet, timeZone } = rhythm
  const keep = (place: 'digest' | 'quiet' | 'zone', change: Partial<NoticeRhythm>) =>
    void setRhythm.mutateAsync({ ...rhythm, ...change }).then(
      () => saved(place),
      () => {}, // the mutation shows the error and restores the earlier choice
    )
  return (
    <div className="stack">
      <div className="stack g2">
        <p className="row baseline g2 r0">
          <strong id={digestId}>{t('noticePreferences.digest.name')}</strong>
          <Saved isShown={lastSaved === 'digest'} />
        </p>
        <Segments
          labelledBy={digestId}
          onChoose={(value) => keep('digest', { digest: value })}
          options={DIGESTS.map((value) => ({ value, label: t(`noticePreferences.digest.${value}`) }))}
          value={digest}
        />
        <p className="quiet">{t('noticePreferences.digest.more')}</p>
      </div>
      <div>
        <div className={classes.quiet}>
          <Checkbox
            checked={quiet !== null}
            description={t('noticePreferences.quiet.more')}
            label={t('noticePreferences.quiet.name')}
            onChange={({ currentTarget: { checked } }) => keep('quiet', { quiet: checked ? NIGHT : null })}
          />
          <Saved isShown={lastSaved === 'quiet'} />
        </div>
        {quiet && (
          <div className={`stack mt3 ${classes.hours}`}>
            <Hour
              label={t('noticePreferences.quiet.from')}
              onChange={(from) => keep('quiet', { quiet: { ...quiet, from } })}
              other={quiet.to}
              value={quiet.from}
            />
            <Hour
              label={t('noticePreferences.quiet.to')}
              onChange={(to) => keep('quiet', { quiet: { ...quiet, to } })}
              other={quiet.from}
              value={quiet.to}
            />
          </div>
        )}
      </div>
      <div className="stack g2 start quiet">
        <p ref={zone} tabIndex={-1}>
          {t('noticePreferences.zone.here', { zone: timeZone })}{' '}
          {!isSameZone(timeZone, here) && t('noticePreferences.zone.elsewhere', { zone: here })}{' '}
          <Saved isShown={lastSaved === 'zone'} />
        </p>
        {!isSameZone(timeZone, here) && (
          <Button
            onClick={() => {
              keep('zone', { timeZone: here })
              zone.current?.focus()
            }}
            variant="default"
          >
            {t('noticePreferences.zone.follow', { zone: here })}
          </Button>
        )}
      </div>
    </div>
  )
}

type HourProps = {
  label: string
  value: number
  /** The other end of the period, which this end cannot equal. */
  other: number
  onChange: (minute: number) => void
}

function Hour({ label, value, other, onChange }: HourProps) {
  return (
    <NativeSelect
      data={hoursWith(value).map((minute) => ({
        value: String(minute),
        label: clockOf(minute),
        disabled: minute === other,
      }))}
      label={label}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      size="md"
      value={String(value)}
    />
  )
}
