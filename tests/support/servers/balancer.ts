import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Milliseconds for which a server that does not answer is not asked. */
const LEFT_ALONE_MS = 1_000

export type Balancer = {
  url: string
  to(servers: readonly string[]): void
  /** Paths of the requests that a server has yet to answer. */
  underWay(): string[]
  close(): Promise<void>
}

/**
 * Stands before several servers, as an operator's proxy does: each request and each socket goes to the next of them, and where one does not answer,
 * to another. A request that is lost under way is answered with 502.
 */
export async function openBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const leftAlone = new Map<string, number>()
  const asking = new Set<{ path: string }>()
  let ports: string[] = []
  let next = 0

  /** Returns the servers that may be asked, in this turn's order. */
  const inTurn = () => {
    next += 1
    return ports
      .map((_, i) => ports[(next + i) % ports.length]!)
      .filter((port) => (leftAlone.get(port) ?? 0) < Date.now())
  }
  const leaveAlone = (port: string) => void leftAlone.set(port, Date.now() + LEFT_ALONE_MS)

  async function pass(from: IncomingMessage, to: ServerResponse) {
    const body = await buffer(from)
    for (const port of inTurn()) {
      const answer = await ask(from, body, port)
      if (answer === 'notThere') continue
      if (answer === 'lost') break
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.on('error', () => to.destroy())
      return void answer.pipe(to)
    }
    to.writeHead(502).end()
  }

  const ask = ({ method, url, headers }: IncomingMessage, body: Buffer, port: string) =>
    new Promise<IncomingMessage | 'notThere' | 'lost'>((settle) => {
      const options = { agent, host: '127.0.0.1', port, method, path: url, headers }
      const one = { path: url ?? '' }
      asking.add(one)
      const end = (answer: IncomingMessage | 'notThere' | 'lost') => {
        asking.delete(one)
        settle(answer)
      }
      request(options, end)
        .on('error', (error: NodeJS.ErrnoException) => {
          leaveAlone(port)
          end(error.code === 'ECONNREFUSED' ? 'notThere' : 'lost')
        })
        .end(body)
    })

  function passSocket({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, among: string[]) {
    const [port, ...others] = among
    if (port === undefined) return socket.destroy()
    const upstream = connect({ port: Number(port), host: '127.0.0.1' }, () => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []))
      upstream.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      upstream.pipe(socket).pipe(upstream)
      socket.on('close', () => upstream.destroy())
    })
    let isOpen = false
    upstream.on('connect', () => (isOpen = true))
    upstream.on('close', () => isOpen && socket.destroy())
    upstream.on('error', () => {
      if (isOpen) return
      leaveAlone(port)
      passSocket({ method, url, rawHeaders } as IncomingMessage, socket, others)
    })
  }

  const server = createServer((from, to) => void pass(from, to).catch(() => to.destroy()))
  server.on('upgrade', (from, socket) => {
    socket.on('error', () => socket.destroy())
    passSocket(from, socket, inTurn())
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to(servers) {
      ports = servers.map((url) => new URL(url).port)
    },
    underWay: () => [...asking].map(({ path }) => path),
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}
