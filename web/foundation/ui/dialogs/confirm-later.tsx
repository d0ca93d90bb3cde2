import { lazy } from 'react'

/** The same question, fetched once it is asked: few of those who see the button do. Within a `Suspense`. */
export const ConfirmLater = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))
