import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: string | number }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
  status: { code?: number; message?: string }
  events?: unknown[]
}
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: ReceivedSpan[] }[]
  }[]
}

/** Stands in for an OpenTelemetry collector: an address that takes spans over HTTP. */
export async function openCollector() {
  const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  let status = 200
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next: number) => {
      status = next
    },
    spans: (): ReceivedSpan[] =>
      received.flatMap(({ body }) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async close() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}

export const attributeOf = (span: ReceivedSpan, key: string): string | undefined => {
  const value = span.attributes.find((each) => each.key === key)?.value
  const found = value?.stringValue ?? value?.intValue
  return found === undefined ? undefined : String(found)
}
