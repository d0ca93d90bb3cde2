import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './preferences.module.css'

const SHOWN_MS = 4000

/** Holds the place that was saved last for a while, so that it can say so. */
export function useLastSaved<Place extends string>() {
  const [last, setLast] = useState<{ place: Place }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  return { lastSaved: last?.place, saved: (place: Place) => setLast({ place }) }
}

/** Mounted before its text, because screen readers would miss the text otherwise. */
export function Saved({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={`middle sauge text-sm ${classes.saved}`} role="status">
      {isShown && (
        <>
          <IconCheck aria-hidden size={16} />
          {t('noticePreferences.saved')}
        </>
      )}
    </span>
  )
}
