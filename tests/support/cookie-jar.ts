import type { World } from './world.ts'

export type CookieJar = ReturnType<typeof cookieJar>

/** A browser as far as cookies go: it keeps those of every answer, from an address of its own. */
export function cookieJar(world: Pick<World, 'fetch' | 'newAddress'>, origin = 'http://localhost:3000') {
  const kept = new Map<string, string>()
  const cookie = () => Array.from(kept, ([name, value]) => `${name}=${value}`).join('; ')

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { origin, 'x-forwarded-for': world.newAddress(), ...(kept.size > 0 && { cookie: cookie() }) }
    const response = await world.fetch(path, { ...init, headers: { ...headers, ...(init.headers as object) } })
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (value === '' || /max-age=0/i.test(each)) kept.delete(name)
      else kept.set(name, value)
    }
    return response
  }
  const send = (method: string) => (path: string, body: object) =>
    ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return { cookie, get: ask, post: send('POST'), put: send('PUT') }
}
