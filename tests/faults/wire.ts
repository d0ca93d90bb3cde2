import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { ownAddress } from '#tests/support/servers/own-address.ts'

/** A connection to something on this machine that can be made worse. */
export type Wire = {
  /** An address of the loopback, on Linux this wire's alone: while it is cut nobody else takes its port. */
  host: string
  port: number
  /** Cuts the open connections, and refuses new ones, until it is mended. */
  cut(): Promise<void>
  /** Holds everything back silently, new connections too, until it is mended. */
  silence(): void
  /** Lets the open connections lead nowhere without telling either side, as where a machine vanished; later ones go through. */
  abandon(): void
  mend(): Promise<void>
  /** How many connections were cut on their way. */
  losses: number
  close(): Promise<void>
}

type Quality = {
  /** Milliseconds that everything takes in each direction. */
  delayMs?: number
  /** The mean number of bytes after which a connection is cut, at random, from its first byte on; never where it is not given. */
  cutAfterBytes?: number
}

export async function openWire(to: NetConnectOpts, { delayMs = 0, cutAfterBytes }: Quality = {}): Promise<Wire> {
  const host = ownAddress()
  const open = new Set<Socket>()
  const abandoned = new WeakSet<Socket>()
  let isSilent = false
  let losses = 0

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true } as NetConnectOpts)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    let left = cutAfterBytes === undefined ? Number.POSITIVE_INFINITY : -Math.log(1 - Math.random()) * cutAfterBytes
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('close', () => {
        open.delete(from)
        if (!abandoned.has(from)) end()
      })
      from.on('error', end)
      from.on('data', (data: Buffer) => {
        if (abandoned.has(from)) return
        left -= data.length
        const isLost = left < 0
        if (isLost) losses++
        setTimeout(() => {
          if (abandoned.has(from)) return
          // Data sent before the cut arrives, of the last of it only a part.
          into.write(isLost ? data.subarray(0, Math.max(0, data.length + left)) : data)
          if (isLost) end()
        }, delayMs)
      })
      from.on('end', () => setTimeout(() => abandoned.has(from) || into.end(), delayMs))
      if (isSilent) from.pause()
    }
  })
  const listen = (port: number) => new Promise<void>((settle) => server.listen(port, host, settle))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((settle) => {
      server.close(() => settle())
      for (const socket of open) socket.destroy()
    })
  return {
    host,
    port,
    cut,
    silence() {
      isSilent = true
      for (const socket of open) socket.pause()
    },
    abandon() {
      for (const socket of open) abandoned.add(socket)
    },
    async mend() {
      isSilent = false
      for (const socket of open) socket.resume()
      if (!server.listening) await listen(port)
    },
    get losses() {
      return losses
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}

/** Opens the same PostgreSQL through a wire: one that lies on a socket of the file system is reached by a port. */
export async function wireTo(databaseUrl: string): Promise<{ wire: Wire; url: string }> {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  const wire = await openWire(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port })
  url.searchParams.delete('host')
  url.hostname = wire.host
  url.port = String(wire.port)
  return { wire, url: url.href }
}
