import type { Tx } from '#server/foundation/db/database.ts'
import { usernameReservation } from '../../tables.ts'
import { usernameKey } from '../username.ts'
import { CONFIRMATION_SECONDS } from './mail-confirmation.ts'

/** The caller holds the username's lock. */
export const reserveUsername = (tx: Tx, { username, at }: { username: string; at: Date }) =>
  tx
    .insert(usernameReservation)
    .values({ usernameKey: usernameKey(username), expiresAt: new Date(at.getTime() + CONFIRMATION_SECONDS * 1000) })
    .onConflictDoNothing()
