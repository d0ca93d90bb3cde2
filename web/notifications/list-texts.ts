import { fr as notifications } from './texts.list.fr.ts'

/** All that is said of notices, but for the bell. */
export const listTexts = { notifications }
