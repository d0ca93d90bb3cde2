import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import type { RequiredConsent } from '#contract/accounts/schema.ts'
import { useRenewConsents } from '#web/accounts/renewal-api.ts'
import { LegalLink } from '#web/accounts/sign-up/legal-link.tsx'
import { fr as consents } from '#web/accounts/sign-up/texts.consents.fr.ts'
import { useLeaving } from '#web/app/shell/use-leaving.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useSince } from './legal-text.tsx'
import classes from './renewal-dialog.module.css'
import { VERSIONS } from './versions.ts'

const texts = { accounts: { consents } }

const PAGES = { age: 'terms', terms: 'terms', healthData: 'privacy' } as const satisfies Record<
  RequiredConsent,
  'terms' | 'privacy'
>

type RenewalDialogProps = { isOpen: boolean; kinds: readonly RequiredConsent[]; onLater: () => void }

export function RenewalDialog({ isOpen, kinds, onLater }: RenewalDialogProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const failureText = useFailureText()
  const form = useId()
  const leave = useLeaving()
  const [ticked, setTicked] = useState<readonly RequiredConsent[]>([])
  const [isIncomplete, setIncomplete] = useState(false)
  const { mutateAsync: renew, isPending, error } = useRenewConsents()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const missing = kinds.find((kind) => !ticked.includes(kind))
    setIncomplete(missing !== undefined)
    if (missing) return document.getElementById(`${form} ${missing}`)?.focus()
    try {
      await renew({ consents: kinds.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] })) })
    } catch {
      return // the dialog shows the failure
    }
    showSuccess({ title: t('legal.renewal.done') })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const footer = (
    <>
      <Button onClick={onLater} variant="default">
        {t('legal.renewal.later')}
      </Button>
      <Button aria-disabled={isPending || undefined} data-disabled={isPending || undefined} form={form} type="submit">
        {t(isPending ? 'legal.renewal.accepting' : 'legal.renewal.accept')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onLater} title={t('legal.renewal.title')}>
      <form className="stack" id={form} noValidate onSubmit={(event) => void send(event)}>
        <p>{t('legal.renewal.intro')}</p>
        {kinds.map((kind) => (
          <section className="stack g2 well p4" key={kind}>
            <Change page={PAGES[kind]} />
            <Checkbox
              aria-invalid={isIncomplete && !ticked.includes(kind)}
              checked={ticked.includes(kind)}
              error={isIncomplete && !ticked.includes(kind) && t('legal.renewal.missing')}
              id={`${form} ${kind}`}
              label={t(`accounts.consents.${kind}.label`, { age: pageConfig.minAge })}
              onChange={({ currentTarget: { checked } }) =>
                setTicked((before) => (checked ? [...before, kind] : before.filter((each) => each !== kind)))
              }
            />
          </section>
        ))}
        {error && (
          <Note role="alert" tone="brique">
            {failureText(error).message}
          </Note>
        )}
        <div className={`quiet ${classes.otherwise}`}>
          <p>{t('legal.renewal.otherwise')}</p>
          <ul className="row g5 r0">
            <li>
              <Link hash="donnees" onClick={onLater} params={{ page: 'data' }} to="/settings/$page">
                {t('legal.renewal.data')}
              </Link>
            </li>
            <li>
              <Link hash="suppression" onClick={onLater} params={{ page: 'data' }} to="/settings/$page">
                {t('legal.renewal.erase')}
              </Link>
            </li>
            <li>
              <button onClick={leave} type="button">
                {t('shell.signOut')}
              </button>
            </li>
          </ul>
        </div>
      </form>
    </Sheet>
  )
}

function Change({ page }: { page: 'terms' | 'privacy' }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sinceOf = useSince()
  const [latest] = VERSIONS[page]
  return (
    latest && (
      <>
        <h3 className="title-sm">{t(`legal.documents.${page}`)}</h3>
        <p className="quiet">{t('legal.version', { since: sinceOf(latest.since) })}</p>
        <p>{latest.changed[language]}</p>
        <p>
          <LegalLink page={page}>{t('legal.renewal.read')}</LegalLink>
        </p>
      </>
    )
  )
}
