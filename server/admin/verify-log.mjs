// Verifies a copy of the audit log of Vécu. Anybody can run it, with Node alone: node verify-log.mjs <copy> [heads]
// Copies are made by `npm run vecu -- audit export <file>`. Heads are an earlier answer of /.well-known/audit-heads, or an earlier copy. They reveal also
// that the
// end of the log was cut off, or that all of it was made anew with another key.
// One JSON object a line. {vecu, key}: the format, and the Ed25519 key (SPKI, base64). {anchor}: the last row that was forgotten. {seq, row, seal, hash}: a
// row, where seal = SHA-256(row) "." signature of that, and hash = SHA-256(hash of the row before + seal). {head}: a signed, published hash. {end}: the last.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const FORMAT = 'audit log 1'
const BEFORE_THE_FIRST = '0'.repeat(64)
const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

/** @param {string} text @returns {Record<string, any>[]} */
const linesOf = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        return Object(JSON.parse(line))
      } catch {
        return { unreadable: line }
      }
    })

/** @param {string} key @returns {(kind: string, words: string, signature: unknown) => boolean} */
function verifierOf(key) {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  return (kind, words, signature) =>
    verify(null, Buffer.from(`vecu audit ${kind}\n${words}`), publicKey, Buffer.from(String(signature), 'base64url'))
}

/**
 * Returns what is wrong with a copy of the log, in sentences; none where every row stands as it was written, none is missing and none was put in.
 * @param {string} copy  @param {string} [kept]  heads that somebody kept
 */
export function faultsOf(copy, kept = '') {
  const [about, ...lines] = linesOf(copy)
  const earlier = linesOf(kept)
  const keys = new Set(earlier.flatMap(({ key }) => key ?? []))
  if (about?.vecu !== FORMAT || typeof about.key !== 'string') return ['The first line is not that of an audit log.']
  if (keys.size > 0 && !(keys.size === 1 && keys.has(about.key))) return ['It is signed with another key.']
  const isSigned = verifierOf(about.key)
  /** @type {string[]} */
  const faults = []
  const hashes = new Set()
  const ids = new Set()
  let seq = 0
  let hash = BEFORE_THE_FIRST
  let beganAt = ''
  let isEnded = false
  for (const [i, line] of lines.entries()) {
    const wrong = (/** @type {string} */ what) => faults.push(`Line ${i + 2}: ${what}.`)
    const { anchor, row, head, end } = line
    if (isEnded) wrong('something stands after the end')
    if (anchor) {
      if (i > 0) wrong('an anchor stands in the middle')
      if (!isSigned('anchor', `${anchor.seq}\n${anchor.at}\n${anchor.hash}`, anchor.signature))
        wrong('the anchor is not signed')
      seq = anchor.seq
      hash = anchor.hash
      beganAt = anchor.at
      hashes.add(hash)
    } else if (row !== undefined) {
      const [digest, signature] = String(line.seal).split('.')
      if (digest !== sha256(String(row)) || !isSigned('row', String(digest), signature))
        wrong('the row is not as it was signed')
      if (line.seq !== seq + 1) wrong(`row ${seq + 1} is missing, or stands elsewhere`)
      if (line.hash !== sha256(hash + line.seal)) wrong('the row does not follow the one before')
      const [id] = linesOf(String(row)).map((cells) => cells[0])
      if (ids.has(id)) wrong('the row stands there twice')
      ids.add(id)
      seq = line.seq
      hash = line.hash
      hashes.add(hash)
    } else if (end) {
      if (end.hash !== hash || end.seq !== seq) wrong('rows are missing before the end')
      if (!isSigned('end', `${end.seq}\n${end.at}\n${end.hash}`, end.signature)) wrong('the end is not signed')
      isEnded = true
    } else if (!head) wrong('the line cannot be read')
  }
  if (!isEnded) faults.push('The end is missing.')
  const all = [...lines, ...earlier]
  for (const { at, hash: signed, signature } of all.flatMap(({ head }) => head ?? []))
    if (!isSigned('head', `${at}\n${signed}`, signature)) faults.push(`The head of ${at} is not signed.`)
  for (const { at, hash: known } of all.flatMap(({ head, end }) => head ?? end ?? []))
    if (!hashes.has(known) && !(at <= beganAt))
      faults.push(`The log as it was on ${at} is not the beginning of this one.`)
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [copy, kept] = process.argv.slice(2).map((path) => readFileSync(path, 'utf8'))
  const faults = copy === undefined ? ['Usage: node verify-log.mjs <copy> [heads]'] : faultsOf(copy, kept)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) process.stdout.write('Whole: nothing was changed, removed or put in.\n')
  process.exitCode = faults.length === 0 ? 0 : 1
}
