const legalPlaceholder = (missing: string) => (fact: string | null) => fact ?? `[[${missing}]]`

export const legalPlaceholderFr = legalPlaceholder('à compléter par l’exploitant')
export const legalPlaceholderEn = legalPlaceholder('to be completed by the operator')

export const mailOf = (said: (fact: string | null) => string, address: string | null) =>
  address === null ? said(null) : `[${address}](mailto:${address})`
