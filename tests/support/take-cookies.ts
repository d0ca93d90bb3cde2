/** Keeps the cookies of an answer as this person's browser does: of one name, the latest. None is given up, so that a test may send it still. */
export function takeCookies(who: { cookie: string }, set: readonly string[]): void {
  const given = set.filter((each) => !/; Max-Age=0(?:;|$)/i.test(each))
  if (given.length === 0) return
  const pairs = [...who.cookie.split('; '), ...given.map((each) => each.split(';')[0]!)].filter(Boolean)
  const kept = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  who.cookie = [...kept.values()].join('; ')
}
