import { randomInt } from 'node:crypto'

/**
 * An address of the loopback that nobody else listens at: a port there, once chosen, is this test's for as long as it wants, also while nothing listens.
 * Of Linux, where all of 127.0.0.0/8 is this machine.
 */
export const ownAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
