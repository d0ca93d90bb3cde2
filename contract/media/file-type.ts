import { HEAD_BYTES } from './limits.ts'

/** A file of any other brand is an MP4. */
const BRANDS: Record<string, string> = {
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic-sequence',
  hevx: 'image/heic-sequence',
  hevm: 'image/heic-sequence',
  hevs: 'image/heic-sequence',
  mif1: 'image/heif',
  msf1: 'image/heif-sequence',
  avif: 'image/avif',
  avis: 'image/avif',
  'qt  ': 'video/quicktime',
  'crx ': 'image/x-canon-cr3',
  'M4A ': 'audio/mp4',
  'M4B ': 'audio/mp4',
  'F4A ': 'audio/mp4',
  'F4B ': 'audio/mp4',
}

/** First boxes of QuickTime files from before brands existed. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

const EBML = '\u001aE\u00df\u00a3'

/**
 * Returns the media type of a picture or film from its bytes, whatever its name and the type it was sent under. Does not check whether the rest can be read.
 * @param head    its first bytes, HEAD_BYTES of them where it has as many
 * @returns       a media type, also of kinds that are not taken; undefined for what is neither picture nor film
 * @source        ISO/IEC 14496-12, 4.3 (ftyp); ISO/IEC 23008-12, 10.2 (brands of HEIF); RFC 9559 (WebM's EBML header)
 */
export function typeOfBytes(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'image/webp'
  if (text.startsWith(EBML) && text.includes('webm')) return 'video/webm'
  const box = text.slice(4, 8)
  if (box === 'ftyp') return typeOfBrands(text)
  return QUICKTIME_BOXES.includes(box) ? 'video/quicktime' : undefined
}

/** Returns the type by the first brand, except for `mif1` and `msf1`, which any picture of the family may put first. */
function typeOfBrands(text: string): string {
  const length = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  const first = text.slice(8, 12)
  const brands = text.slice(16, length).match(/[\s\S]{4}/g) ?? []
  if ((first === 'mif1' || first === 'msf1') && brands.some((brand) => brand === 'avif' || brand === 'avis'))
    return 'image/avif'
  if (first.startsWith('3g')) return first.startsWith('3g2') ? 'video/3gpp2' : 'video/3gpp'
  return BRANDS[first] ?? 'video/mp4'
}
