import { Button, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { AVATAR_BYTES_MAX } from '#contract/media/limits.ts'
import { faultsOfError, useFailureText } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { fileFaultText } from '#web/media/file-fault-text.ts'
import { percentSent, type UploadState } from '#web/media/upload.ts'
import { UploadBar } from '#web/media/upload-bar.tsx'
import { uploadTexts } from '#web/media/upload-texts.ts'
import { useAddress } from '#web/media/use-address.ts'
import { useReadOnlyWords } from '../read-only.ts'
import classes from './avatar-form.module.css'
import { AvatarPickers } from './avatar-pickers.tsx'
import { AvatarRemoval } from './avatar-removal.tsx'
import { type AvatarChoice, useAvatarChoice } from './use-avatar-choice.ts'

const LARGE_SIZE = 112
const SMALL_SIZE = 44

const MB = 1 << 20

export function AvatarForm({ me }: { me: Me }) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const readOnlyWords = useReadOnlyWords()
  const id = useId()
  const choice = useAvatarChoice()
  const { group, picker, leadBack } = useWayBack()
  const address = useAddress(choice.file)
  const picture = choice.file ? address : me.largeAvatar

  const save = async () => {
    const end = await choice.save()
    if (end === 'saved') showSuccess({ title: t('settings.avatar.saved') })
    if (end !== 'stays') leadBack()
  }
  const cancel = () => {
    if (!choice.isSaving) leadBack()
    choice.cancel()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend could not stand beside the picture
    <div aria-labelledby={`${id}-label`} className={`middle ${classes.form}`} ref={group} role="group" tabIndex={-1}>
      <div className={`line g3 ${classes.pictures}`}>
        <Avatar name={me.username} picture={picture} size={LARGE_SIZE} />
        {choice.file && <Avatar name={me.username} picture={picture} size={SMALL_SIZE} />}
      </div>
      <div className={`stack g2 quiet ${classes.words}`}>
        <h2 id={`${id}-label`}>{t('settings.avatar.label')}</h2>
        {!choice.file && <p>{t('settings.avatar.seenBy')}</p>}
        {!choice.file && !me.isReadOnly && <p>{t('settings.avatar.rules', { max: AVATAR_BYTES_MAX / MB })}</p>}
        {choice.file && !choice.isSaving && <p>{t('settings.avatar.preview')}</p>}
        {choice.file && choice.state && choice.isSaving && <OnItsWay file={choice.file} state={choice.state} />}
      </div>
      <div className={classes.refusal} role="alert">
        <Refusal choice={choice} />
      </div>
      {me.isReadOnly && (
        <div className={classes.wide}>
          <Note>{me.avatar === null || me.sanction ? readOnlyWords : t('settings.avatar.readOnly')}</Note>
        </div>
      )}
      <div className={`row g3 r2 ${classes.acts}`}>
        {choice.file && (
          <Button aria-disabled={choice.isSaving || undefined} onClick={() => void save()}>
            {t(choice.isSaving ? 'settings.saving' : 'settings.avatar.save')}
          </Button>
        )}
        {!me.isReadOnly && !choice.isSaving && (
          <AvatarPickers
            onPick={(file) => void choice.choose(file)}
            ref={picker}
            words={choice.file ? 'another' : me.avatar === null ? 'choose' : 'change'}
          />
        )}
        {choice.file && (
          <Button onClick={cancel} variant="default">
            {t(choice.isSaving ? 'settings.avatar.stop' : 'ui.cancel')}
          </Button>
        )}
        <AvatarRemoval isOffered={!choice.file && me.avatar !== null} onRemoved={leadBack} />
      </div>
      <VisuallyHidden role="status">{spoken(choice, t)}</VisuallyHidden>
    </div>
  )
}

/** Moves the focus when an action has removed its button: to the picker, as soon as it is there, or else to the group. */
function useWayBack() {
  const group = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLButtonElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) (picker.current ?? group.current)?.focus()
  }, [times])
  return { group, picker, leadBack: () => setTimes((before) => before + 1) }
}

function OnItsWay({ file, state }: { file: File; state: UploadState }) {
  const { t } = useTranslation()
  const percent = percentSent({ state, file })
  return (
    <div className="stack g2 tabular ink">
      <UploadBar isPaused={state.at === 'paused'} label={t('settings.avatar.progress')} percent={percent} />
      <p>{wayText(state, percent, t)}</p>
    </div>
  )
}

function wayText({ at }: UploadState, percent: number, t: TFunction): string {
  if (at === 'sending' || at === 'paused') return t(`media.state.${at}`, { percent })
  return t(at === 'preparing' ? 'media.state.preparing' : 'settings.saving')
}

function Refusal({ choice: { fault, state } }: { choice: AvatarChoice }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  if (fault)
    return (
      <Note icon={IconAlertTriangle} title={t('settings.avatar.refused')} tone="brique">
        {fileFaultText(fault, t, 'picture')}
      </Note>
    )
  if (state?.at !== 'failed') return null
  const [field] = faultsOfError(state.error)
  const { title, message } = failureText(state.error)
  return (
    <Note icon={IconAlertTriangle} title={title} tone="brique">
      {field ? t('settings.avatar.gone') : message}
    </Note>
  )
}

/** For screen readers, without each percent of progress. */
function spoken({ file, state }: AvatarChoice, t: TFunction): string {
  if (!file) return ''
  if (!state) return t('settings.avatar.preview')
  if (state.at === 'paused') return t('settings.avatar.paused')
  return state.at === 'preparing' ? t('media.state.preparing') : ''
}
