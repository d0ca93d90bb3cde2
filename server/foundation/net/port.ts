import type { Server } from 'node:http'
import { ConfigError } from '../config.ts'

type ListenAddress = {
  host: string
  port: number
  names: { host: string; port: string }
}

/**
 * @returns the port, which the system chooses where it is 0
 * @throws ConfigError that names the variable to change
 */
export function listenAt(server: Server, { host, port, names }: ListenAddress): Promise<number> {
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `${names.port} ${port} is in use: stop what listens there, or choose another ${names.port}.`
          : error.code === 'EACCES'
            ? `${names.port} ${port} may not be opened by this user: choose one above 1023.`
            : `${names.host} ${host} cannot be listened on (${error.code}): choose an address of this machine.`
      fail(new ConfigError(sentence, { cause: error }))
    })
    server.listen(port, host, () => {
      const address = server.address()
      settle(typeof address === 'object' && address ? address.port : port)
    })
  })
}
