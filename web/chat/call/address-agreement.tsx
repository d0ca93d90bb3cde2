import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './address-agreement.module.css'

type AddressAgreementProps = {
  children: string
}

/**
 * A direct connection shows the other side this device's IP address. The question takes the focus, so that a screen reader reads it before anything is
 * pressed.
 */
export function AddressAgreement({ children }: AddressAgreementProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section aria-labelledby={titleId} className={`stack g3 unringed ${classes.agreement}`} ref={section} tabIndex={-1}>
      <h3 id={titleId}>{t('call.address.title')}</h3>
      <p className="quiet">{t('call.address.what')}</p>
      <p className="quiet">{t('call.address.why')}</p>
      <p className="quiet">{children}</p>
    </section>
  )
}

const MOMENT_MS = 800

/** Returns whether the question appeared less than `MOMENT_MS` ago: a press then was meant for the button that it replaced. */
export function useJustAsked(isAsked: boolean): boolean {
  const [hasStood, setHasStood] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const standing = setTimeout(() => setHasStood(true), MOMENT_MS)
    return () => {
      clearTimeout(standing)
      setHasStood(false)
    }
  }, [isAsked])
  return isAsked && !hasStood
}
