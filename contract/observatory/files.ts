import type { CsvFormat } from '#contract/foundation/csv.ts'

export const OBSERVATORY_FILES = ['symptoms.csv', 'months.csv', 'places.csv', 'help.csv', 'metadata.json'] as const
export type ObservatoryFile = (typeof OBSERVATORY_FILES)[number]

export const observatoryFilePath = (file: ObservatoryFile, format: CsvFormat = 'plain'): string =>
  `/api/observatory/files/${file}${format === 'plain' ? '' : `?format=${format}`}`
