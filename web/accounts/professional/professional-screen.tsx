import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './professional.module.css'
import { useProfessional } from './professional-api.ts'
import { RequestForm } from './request-form.tsx'
import { RequestState } from './request-state.tsx'
import { fr as professional } from './texts.fr.ts'

const texts = { professional }
const MEANINGS = ['beside', 'expert', 'signals'] as const
const LIMITS = ['noDiagnosis', 'noEmergency'] as const

export function ProfessionalScreen({ me }: { me: Me }) {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const query = useProfessional()
  const { data } = query
  const { place, leadHere } = useLeading()
  return (
    <>
      <PageTitle intro={t('professional.intro')}>{t('professional.title')}</PageTitle>
      <div className="stack g5">
        <Card as="section" className={`stack inset ${classes.section}`} labelledBy={`${id}-what`}>
          <h2 id={`${id}-what`}>{t('professional.what.title')}</h2>
          <p className={`well breaks p34 ${classes.example}`}>
            <b>{me.username}</b>
            <ProfessionalMark of={{ isProfessional: true }} />
          </p>
          <ul className={`stack g2 ${classes.list}`}>
            {MEANINGS.map((meaning) => (
              <li key={meaning}>{t(`professional.what.${meaning}`)}</li>
            ))}
          </ul>
          <h3>{t('professional.what.not')}</h3>
          <ul className={`stack g2 ${classes.list}`}>
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`professional.what.${limit}`)}</li>
            ))}
          </ul>
          {!me.hasSecondFactor && <Note>{t('professional.what.secondFactor')}</Note>}
        </Card>
        <Card as="section" className={`stack inset ${classes.section}`} labelledBy={`${id}-mine`}>
          <h2 id={`${id}-mine`} ref={place} tabIndex={-1}>
            {t('professional.mine')}
          </h2>
          <Awaited cards={1} of={query} />
          {data && (
            <>
              <div role="status">
                <RequestState onWithdrawn={leadHere} status={data} />
              </div>
              {data.canAsk && me.isReadOnly && <Note>{t('professional.readOnly')}</Note>}
              {data.canAsk && !me.isReadOnly && (
                <>
                  <p className="quiet">{t('professional.form.intro')}</p>
                  <RequestForm onSent={leadHere} />
                </>
              )}
            </>
          )}
        </Card>
      </div>
    </>
  )
}

/** Moves the focus to the heading above when an action has removed the element that held it. */
function useLeading() {
  const place = useRef<HTMLHeadingElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) place.current?.focus()
  }, [times])
  return { place, leadHere: () => setTimes((before) => before + 1) }
}
