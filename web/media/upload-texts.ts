import { fr as upload } from './texts.upload.fr.ts'

export const uploadTexts = { media: upload }
