import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DECHALLENGES, DRUG_ACTIONS, DRUG_ROLES, RECHALLENGES } from '#contract/medication/choices.ts'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'
import { ChoiceGrid } from '../report/choice-grid.tsx'
import { ReportDay } from '../report/report-day.tsx'
import type { ReportForm } from '../report/report-form-state.tsx'
import { FieldRow } from '../report/report-group.tsx'
import classes from './drug-details.module.css'

type DrugDetailsProps = { form: ReportForm; index: number }

export function DrugDetails({ form, index }: DrugDetailsProps) {
  const { t } = useTranslation()
  const id = useId()
  const typedName = form.useWatchValue(`drugs.${index}.name`)
  const hasFault = Object.keys(form.errors).some((path) => path.startsWith(`drugs.${index}.`))
  const [isOpened, setOpened] = useState(index === 0)
  const isOpen = isOpened || hasFault
  const name = typedName?.trim() || t('medication.form.theMedicine')
  return (
    <section aria-labelledby={`${id}-name`} className="p4 edged">
      <h3 className="title-sm">
        {index === 0 ? (
          <span dir="auto" id={`${id}-name`}>
            {name}
          </span>
        ) : (
          <button
            aria-controls={`${id}-details`}
            aria-expanded={isOpen}
            className={`line middle apart bare turns touch ${classes.opener}`}
            id={`${id}-name`}
            onClick={() => setOpened(!isOpen)}
            type="button"
          >
            {name}
            <IconChevronDown aria-hidden size={20} />
          </button>
        )}
      </h3>
      <div className="stack g5 pt4" hidden={!isOpen} id={`${id}-details`}>
        {isOpen && <Details form={form} index={index} />}
      </div>
    </section>
  )
}

function Details({ form, index }: DrugDetailsProps) {
  const { t } = useTranslation()
  const { role, action, dechallenge, rechallenge } = form.useWatchValue(`drugs.${index}`)
  const isStopped = action === 'withdrawn' || action === 'reduced'
  return (
    <>
      {index > 0 && (
        <ChoiceGrid
          columns={1}
          label={t('medication.form.role')}
          onChange={(value) => value && form.setFieldValue(`drugs.${index}.role`, value, { forceUpdate: false })}
          options={DRUG_ROLES.map((value) => ({ value, label: t(`medication.role.${value}`) }))}
          value={role}
        />
      )}
      <FieldRow>
        <TextInput
          description={t('medication.form.indicationHint')}
          key={form.key(`drugs.${index}.indication`)}
          label={
            <>
              {t('medication.form.indication')} <Optional />
            </>
          }
          {...form.getInputProps(`drugs.${index}.indication`)}
        />
        <TextInput
          description={t('medication.form.batchHint')}
          key={form.key(`drugs.${index}.batch`)}
          label={
            <>
              {t('medication.form.batch')} <Optional />
            </>
          }
          {...form.getInputProps(`drugs.${index}.batch`)}
        />
      </FieldRow>
      <FieldRow>
        <ReportDay
          form={form}
          label={
            <>
              {t('medication.form.startDate')} <Optional />
            </>
          }
          path={`drugs.${index}.startDate`}
        />
        <ReportDay
          form={form}
          label={
            <>
              {t('medication.form.stopDate')} <Optional />
            </>
          }
          path={`drugs.${index}.stopDate`}
        />
      </FieldRow>
      <ChoiceGrid
        isOptional
        label={t('medication.form.action')}
        onChange={(value) => form.setFieldValue(`drugs.${index}.action`, value, { forceUpdate: false })}
        options={DRUG_ACTIONS.map((value) => ({ value, label: t(`medication.action.${value}`) }))}
        value={action}
      />
      {(isStopped || dechallenge !== null) && (
        <ChoiceGrid
          columns={1}
          isOptional
          label={t('medication.form.dechallenge')}
          onChange={(value) => form.setFieldValue(`drugs.${index}.dechallenge`, value, { forceUpdate: false })}
          options={DECHALLENGES.map((value) => ({ value, label: t(`medication.dechallenge.${value}`) }))}
          value={dechallenge}
        />
      )}
      {(isStopped || rechallenge !== null) && (
        <ChoiceGrid
          columns={1}
          isOptional
          label={t('medication.form.rechallenge')}
          onChange={(value) => form.setFieldValue(`drugs.${index}.rechallenge`, value, { forceUpdate: false })}
          options={RECHALLENGES.map((value) => ({ value, label: t(`medication.rechallenge.${value}`) }))}
          value={rechallenge}
        />
      )}
    </>
  )
}
