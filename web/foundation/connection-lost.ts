export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** `fetch` throws a TypeError for a lost connection. */
export const asConnectionLost = (error: unknown): unknown =>
  error instanceof TypeError ? new ConnectionLost(error.message, { cause: error }) : error
