import { IconAlertTriangle, IconCamera, IconPhoto } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_BYTES_MAX } from '#contract/media/limits.ts'
import { ACCEPTED_EVIDENCE } from '#contract/media/rules.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { fileFaultText } from '#web/media/file-fault-text.ts'
import { FilePicker } from '#web/media/file-pickers.tsx'
import { percentSent } from '#web/media/upload.ts'
import { UploadBar } from '#web/media/upload-bar.tsx'
import { uploadTexts } from '#web/media/upload-texts.ts'
import { useAddress } from '#web/media/use-address.ts'
import classes from './professional.module.css'
import type { Evidence } from './use-evidence.ts'

const MB = 1 << 20

type EvidenceFieldProps = { evidence: Evidence; isMissing: boolean; isSending: boolean; ref: Ref<HTMLButtonElement> }

export function EvidenceField({ evidence, isMissing, isSending, ref }: EvidenceFieldProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const id = useId()
  const { file, fault, state, choose } = evidence
  const address = useAddress(file)
  const pick = ([chosen]: File[]) => chosen && !isSending && void choose(chosen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend could not stand beside the picture
    <div aria-describedby={`${id}-more`} aria-labelledby={`${id}-label`} className="stack g3" role="group">
      <p className="semibold" id={`${id}-label`}>
        {t('professional.form.evidence')}
      </p>
      <p className="quiet" id={`${id}-more`}>
        {t('professional.form.evidenceMore', { max: IMAGE_BYTES_MAX / MB })}
      </p>
      {file && address && <img alt={t('professional.form.preview')} className={classes.preview} src={address} />}
      <div role="alert">
        {fault && (
          <Note icon={IconAlertTriangle} title={t('professional.form.refused')} tone="brique">
            {fileFaultText(fault, t, 'picture')}
          </Note>
        )}
        {isMissing && !file && !fault && (
          <p className={`text-sm ${classes.fault}`}>{t('professional.form.evidenceMissing')}</p>
        )}
      </div>
      {file && state && state.at !== 'failed' && (
        <div className="stack g2">
          <UploadBar
            isPaused={state.at === 'paused'}
            label={t('professional.form.progress')}
            percent={percentSent({ state, file })}
          />
          <p>{t(state.at === 'paused' ? 'professional.form.paused' : 'professional.form.onItsWay')}</p>
        </div>
      )}
      {!isSending && (
        <div className="row g3 r2">
          <FilePicker accept={ACCEPTED_EVIDENCE} icon={<IconPhoto aria-hidden size={20} />} onPick={pick} ref={ref}>
            {t(file ? 'professional.form.another' : 'professional.form.choose')}
          </FilePicker>
          <span className={classes.camera}>
            <FilePicker accept="image/*" camera="environment" icon={<IconCamera aria-hidden size={20} />} onPick={pick}>
              {t('media.field.takePhoto')}
            </FilePicker>
          </span>
        </div>
      )}
    </div>
  )
}
