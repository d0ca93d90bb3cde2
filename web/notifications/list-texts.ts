import { fr as notifications } from './texts.list.fr.ts'

export const listTexts = { notifications }
