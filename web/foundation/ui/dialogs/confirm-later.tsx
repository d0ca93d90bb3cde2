import { lazyDialog } from '../layout/lazy-part.tsx'

/** `ConfirmDialog`, loaded when it is first opened, because few people press the button. Needs a `Suspense` around it. */
export const ConfirmLater = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
