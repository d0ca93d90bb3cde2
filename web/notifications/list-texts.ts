import { fr as notifications } from './texts.list.fr.ts'

/** The texts of the notices, without those of the bell. */
export const listTexts = { notifications }
