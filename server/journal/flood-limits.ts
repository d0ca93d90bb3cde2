export const PDF_FLOOD = { name: 'journal-pdf', points: 20, seconds: 600 }
