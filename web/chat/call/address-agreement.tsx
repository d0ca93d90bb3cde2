import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './address-agreement.module.css'

type AddressAgreementProps = {
  /** Further words that the member wants to know before they say yes. */
  children: string
}

/**
 * Asks for agreement where there is no relay: says what the other side will see, and what that tells them. It takes the focus, so that it is read
 * before anything is pressed.
 */
export function AddressAgreement({ children }: AddressAgreementProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section aria-labelledby={titleId} className={classes.agreement} ref={section} tabIndex={-1}>
      <h3 id={titleId}>{t('call.address.title')}</h3>
      <p>{t('call.address.what')}</p>
      <p>{t('call.address.why')}</p>
      <p>{children}</p>
    </section>
  )
}

const MOMENT_MS = 800

/** Whether the question came only a moment ago: a second press, meant for the button that stood there before, is no yes. */
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
