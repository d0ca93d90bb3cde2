import { PASSWORD, type Person, type World } from './world.ts'

/** A member who signs in anew: a suspension closed what was open. */
export async function signedInAgain({ fetch }: Pick<World, 'fetch'>, who: Person): Promise<Person> {
  const response = await fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: PASSWORD }),
  })
  if (response.status !== 200) throw new Error(`${who.username} cannot sign in: ${response.status}.`)
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0]!)
    .join('; ')
  return { ...who, cookie }
}
