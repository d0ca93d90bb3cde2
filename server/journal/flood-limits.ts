/** Each PDF costs more than a tenth of a second. */
export const PDF_FLOOD = { name: 'journal-pdf', points: 20, seconds: 600 }
