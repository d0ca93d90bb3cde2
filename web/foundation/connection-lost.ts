/** Thrown when a request did not reach the server, or its answer did not arrive. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** Converts the TypeError that `fetch` throws for a lost connection; a TypeError for a missing function stays as it is. */
export const asConnectionLost = (error: unknown): unknown =>
  error instanceof TypeError ? new ConnectionLost(error.message, { cause: error }) : error
