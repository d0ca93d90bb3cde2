/** A body as a page sends it. */
export const jsonPost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** The cookies of an answer as a browser sends them back: those that it takes away are left out. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

/** The code with which an answer refuses. */
export const codeIn = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { code?: string }).code
