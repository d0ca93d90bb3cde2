/** A request did not reach the server, or its answer did not come back. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** `fetch` tells of a lost connection by a TypeError, as a browser does of a function that it does not have. */
export const asConnectionLost = (error: unknown): unknown =>
  error instanceof TypeError ? new ConnectionLost(error.message, { cause: error }) : error
