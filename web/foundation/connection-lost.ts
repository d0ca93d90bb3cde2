export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/**
 * Sends one request. Nothing of ours runs inside, so a TypeError of it is a lost connection ("Failed to fetch", "NetworkError when attempting to fetch
 * resource.", "Load failed").
 * @throws ConnectionLost
 */
export const sendRequest: typeof fetch = (...request) =>
  fetch(...request).catch((error: unknown) => {
    throw error instanceof TypeError ? new ConnectionLost(error.message, { cause: error }) : error
  })
