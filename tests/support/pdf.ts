import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What a PDF says, read back: its words on one line, how many pages it has, and what it says of itself. */
export async function readPdf(bytes: ArrayBuffer | Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: true })
  const { info } = await getMeta(document)
  return { pages: document.numPages, text: text.replace(/\s+/g, ' '), info: info as Record<string, unknown> }
}
