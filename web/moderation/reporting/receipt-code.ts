/** Repeats the contract's pattern, because the schema library would weigh on the page. */
const CODE = /^VECU(-[0-9A-HJKMNP-TV-Z]{4}){4}$/

export const isReceiptCode = (code: string): boolean => CODE.test(code)

/** Normalises a code as it was typed or copied: in any case, with or without its dashes and the spaces around it. */
export function receiptCodeIn(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const [, rest] = /^VECU(.*)$/.exec(letters) ?? [undefined, letters]
  return ['VECU', ...(rest?.match(/.{1,4}/g) ?? [])].join('-')
}
