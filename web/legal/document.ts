export const LEGAL_PAGES = ['privacy', 'terms', 'cookies', 'mentions', 'accessibility', 'contact'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/**
 * One legal page in one language, without its title. In its texts `[label](/settings#donnees)` is a link, and `[[à compléter]]` marks a fact that the
 * operator has not stated yet.
 */
export type LegalDocument = { intro: string; parts: LegalPart[] }

/** `anchor` names the part in addresses, the same in both languages. */
type LegalPart = { anchor: string; heading: string; blocks: LegalBlock[] }

export type LegalBlock =
  | string
  | { items: string[] }
  /** The first column names each row. */
  | { caption: string; columns: string[]; rows: string[][] }
