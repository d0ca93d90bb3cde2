import { Button } from '@mantine/core'
import { IconDownload, IconFileCode, IconPrinter } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/foundation/languages.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { LANGUAGES } from '#web/foundation/languages.ts'
import { saveFile } from '#web/foundation/save-file.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { useE2bFile, useOfficialReportPdf } from './api.ts'
import classes from './section.module.css'

type KeepSectionProps = { id: string; language: Language; onLanguage: (language: Language) => void }

export function KeepSection({ id, language, onLanguage }: KeepSectionProps) {
  const { t } = useTranslation()
  const own = useId()
  const pdf = useOfficialReportPdf()
  const e2b = useE2bFile()
  return (
    <Section title={t('officialReport.keep.title')}>
      <p className="quiet measure">{t('officialReport.keep.intro')}</p>
      <fieldset className={`row middle ${classes.languages}`}>
        <legend>{t('officialReport.keep.language')}</legend>
        {LANGUAGES.map((each) => (
          <Chip isOn={each === language} key={each} onPress={() => onLanguage(each)}>
            {t(`officialReport.keep.languages.${each}`)}
          </Chip>
        ))}
      </fieldset>
      <div className="row g3 full-acts">
        <Button
          leftSection={<IconPrinter aria-hidden size={20} />}
          onClick={() => window.print()}
          size="lg"
          variant="default"
        >
          {t('officialReport.keep.print')}
        </Button>
        <FileButton asked={{ id, language }} icon={<IconDownload aria-hidden size={20} />} making={pdf}>
          {t('officialReport.keep.pdf')}
        </FileButton>
      </div>
      <div className="stack g3 start lined pt4">
        <p className="quiet measure" id={`${own}-e2b`}>
          {t('officialReport.keep.e2bHint')}
        </p>
        <FileButton
          asked={{ id }}
          describedBy={`${own}-e2b`}
          icon={<IconFileCode aria-hidden size={20} />}
          making={e2b}
        >
          {t('officialReport.keep.e2b')}
        </FileButton>
      </div>
    </Section>
  )
}

type FileButtonProps<Asked> = {
  making: UseMutationResult<File, Error, Asked>
  asked: Asked
  icon: ReactNode
  children: string
  describedBy?: string
}

function FileButton<Asked>({ making, asked, icon, children, describedBy }: FileButtonProps<Asked>) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const make = () => {
    making.mutate(asked, {
      onSuccess: (file) => {
        saveFile(file)
        showSuccess({ title: t('officialReport.keep.ready'), message: t('officialReport.keep.readyText') })
      },
      onError: (error) =>
        showFailure({ title: t('officialReport.keep.notReady'), message: failureText(error).message }),
    })
  }
  return (
    <Button
      aria-describedby={describedBy}
      aria-disabled={making.isPending || undefined}
      leftSection={icon}
      onClick={make}
      size="lg"
      variant="default"
    >
      {making.isPending ? t('officialReport.keep.preparing') : children}
    </Button>
  )
}
