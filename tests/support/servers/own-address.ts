import { randomInt } from 'node:crypto'
import { freePort } from './journey-server.ts'

/** All of 127.0.0.0/8 is this machine. */
const isAllOwn = process.platform === 'linux'

/**
 * On Linux an address of the loopback that nobody else listens at: a port there, once chosen, is this test's for as long as it wants, also while nothing
 * listens. Elsewhere the one address there is.
 */
export const ownAddress = (): string =>
  isAllOwn ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` : '127.0.0.1'

/** Returns the given port where the address is the test's own, since every port is free there; elsewhere a port that was free just now. */
export const ownPort = async (port: number): Promise<number> => (isAllOwn ? port : freePort())
