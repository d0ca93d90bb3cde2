import { lazyDialog } from '../layout/lazy-part.tsx'

/** Needs a `Suspense` around it. */
export const ConfirmLater = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
