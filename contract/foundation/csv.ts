import { z } from 'zod'
import type { Language } from './languages.ts'

/**
 * How a table is written as a file. `plain` is RFC 4180 in UTF-8 without a byte order mark, for programs; the two others open by a double click in a
 * spreadsheet, which splits at the semicolon where a comma stands in decimal numbers, as in French, and at the comma elsewhere.
 */
export const CSV_FORMATS = ['plain', 'excel-semicolon', 'excel-comma'] as const
export const CsvFormat = z.enum(CSV_FORMATS)
export type CsvFormat = z.infer<typeof CsvFormat>

export const EXCEL_FORMATS: Record<Language, CsvFormat> = { fr: 'excel-semicolon', en: 'excel-comma' }
