import { lazyDialog } from '../layout/lazy-part.tsx'

/** The same question, fetched once it is asked: few of those who see the button do. Within a `Suspense`. */
export const ConfirmLater = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
