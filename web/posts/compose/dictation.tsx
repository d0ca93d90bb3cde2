import { Button } from '@mantine/core'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/foundation/i18n.ts'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { canDictate, listenToSpeech } from './speech.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/foundation/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
)

const LANGS = { fr: 'fr-FR', en: 'en-GB' } as const

/** Whether the person has confirmed, since the page loaded, that their voice may be sent to a recognition service. */
let isTold = false

export const Dictation = ({ onWords }: { onWords: (words: string) => void }) =>
  canDictate() ? <DictateButton onWords={onWords} /> : null

function DictateButton({ onWords }: { onWords: (words: string) => void }) {
  const { t } = useTranslation()
  const lang = LANGS[useLanguage()]
  const dialog = useDeferredDialog()
  const stop = useRef<() => void>(undefined)
  const [state, setState] = useState<'silent' | 'listening' | 'failed'>('silent')
  useEffect(() => () => stop.current?.(), [])
  const isListening = state === 'listening'

  const start = () => {
    isTold = true
    setState('listening')
    stop.current = listenToSpeech({ lang, onWords, onEnd: (how) => setState(how === 'failed' ? 'failed' : 'silent') })
  }
  const press = () => {
    if (isListening) stop.current?.()
    else if (isTold) start()
    else dialog.open()
  }
  const Icon = isListening ? IconPlayerStop : IconMicrophone
  return (
    <div className="row middle mt2 g3 r2">
      <Button
        aria-pressed={isListening}
        leftSection={<Icon aria-hidden size={20} />}
        onClick={press}
        ref={dialog.opener}
        variant="subtle"
      >
        {t(isListening ? 'posts.form.dictation.stop' : 'posts.form.dictation.start')}
      </Button>
      <p className="quiet" role="status">
        {state !== 'silent' && t(`posts.form.dictation.${state}`)}
      </p>
      {dialog.mount(
        <ConfirmDialog
          confirm={t('posts.form.dictation.start')}
          isOpen={dialog.isOpen}
          onCancel={dialog.cancel}
          onConfirm={() => {
            dialog.cancel()
            start()
          }}
          title={t('posts.form.dictation.title')}
        >
          {t('posts.form.dictation.text')}
        </ConfirmDialog>,
      )}
    </div>
  )
}
