import { fr as upload } from './texts.upload.fr.ts'

/** The argument of `useTexts` where files are chosen and sent. */
export const uploadTexts = { media: upload }
