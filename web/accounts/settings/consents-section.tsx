import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WITHDRAWABLE_CONSENTS } from '#contract/accounts/limits.ts'
import type { ConsentInput, ConsentKind, Settings } from '#contract/accounts/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { fr as consents } from '../sign-up/texts.consents.fr.ts'
import classes from './settings.module.css'
import { useChoose, useSettings } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = { accounts: { consents } }

export function ConsentsSection() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useSettings()
  const { data } = query
  return (
    <SettingsSection anchor="accords" intro={t('settings.consents.intro')}>
      {data ? <Choices settings={data} /> : <Awaited cards={1} of={query} />}
    </SettingsSection>
  )
}

type Kind = ConsentInput['kind']

function Choices({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const dates = useDates()
  const fail = useFailureToast()
  const { mutateAsync, isPending } = useChoose()
  const asking = useDeferredDialog()

  const done = () => {
    asking.close()
    showSuccess({ title: t('settings.consents.done') })
  }
  const choose = (choice: Parameters<typeof mutateAsync>[0]) => void mutateAsync(choice).then(done, fail)
  const ask = (kind: Kind, isGiven: boolean) => {
    if (kind === 'healthData' && !isGiven) asking.open()
    else choose({ kind, isGiven })
  }
  // The consent was given again at the instant this one ended: it was replaced, not withdrawn.
  const isReplaced = (kind: ConsentKind, at: Date) =>
    settings.consents.some((each) => each.kind === kind && each.givenAt.getTime() === at.getTime())
  const isGiven = (kind: Kind) => settings.consents.some((each) => each.kind === kind && each.withdrawnAt === null)
  return (
    <>
      <div className="stack">
        <Checkbox
          checked={settings.isMatched}
          description={t('settings.matching.more')}
          label={t('settings.matching.label')}
          onChange={({ currentTarget: { checked } }) => choose({ isMatched: checked })}
        />
        <Checkbox
          checked={settings.isMedicationMatched}
          description={t('settings.medicationMatching.more')}
          label={t('settings.medicationMatching.label')}
          onChange={({ currentTarget: { checked } }) => choose({ isMedicationMatched: checked })}
        />
        {WITHDRAWABLE_CONSENTS.map((kind) => (
          <Checkbox
            checked={isGiven(kind)}
            description={kind === 'research' ? <ResearchMore /> : t(`accounts.consents.${kind}.more`)}
            key={kind}
            label={t(`accounts.consents.${kind}.label`)}
            onChange={({ currentTarget: { checked } }) => ask(kind, checked)}
          />
        ))}
      </div>
      <details className={`quiet ${classes.history}`}>
        <summary>{t('settings.consents.history')}</summary>
        <ul className={classes.lines}>
          {settings.consents.map(({ kind, givenAt, withdrawnAt, version }) => (
            <li key={`${kind} ${givenAt.getTime()}`}>
              <p className={`breaks shrinks ${classes.what}`}>
                <strong>{t(`accounts.consents.${kind}.label`, { age: pageConfig.minAge })}</strong>{' '}
                <span className="quiet">
                  {withdrawnAt
                    ? t(isReplaced(kind, withdrawnAt) ? 'settings.consents.replaced' : 'settings.consents.between', {
                        from: dates.moment(givenAt),
                        to: dates.moment(withdrawnAt),
                      })
                    : t('settings.consents.since', { from: dates.moment(givenAt) })}{' '}
                  {t('settings.consents.version', { version })}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </details>
      <p>
        <Link className="target" to="/legal/terms">
          {t('settings.consents.texts')}
        </Link>
      </p>
      {asking.mount(
        <ConfirmLater
          confirm={t('settings.withdrawal.confirm')}
          isDangerous
          isOpen={asking.isOpen}
          isPending={isPending}
          onCancel={asking.close}
          onConfirm={() => choose({ kind: 'healthData', isGiven: false })}
          pending={t('settings.saving')}
          title={t('settings.withdrawal.title')}
        >
          {t('settings.withdrawal.text')}
        </ConfirmLater>,
      )}
    </>
  )
}

function ResearchMore() {
  const { t } = useTranslation()
  return (
    <>
      {t('accounts.consents.research.more')}{' '}
      <Link search={{}} to="/observatoire">
        {t('settings.consents.observatory')}
      </Link>
    </>
  )
}
