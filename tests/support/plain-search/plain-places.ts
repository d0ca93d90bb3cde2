import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'

type Limits = { kept: number; perOwner: number; ofNew: number }

/**
 * The rows that a list keeps of those that are ranked, best first: the best `kept` of established owners, and of new ones as many as those leave and `ofNew`
 * more; at most `perOwner` of one place key.
 */
export function withinPlainPlaces<Placed extends { place: OwnerPlace }>(
  ranked: readonly Placed[],
  { kept, perOwner, ofNew }: Limits,
): Placed[] {
  const established = fewOfEach(
    ranked.filter(({ place }) => place.isEstablished),
    perOwner,
  ).slice(0, kept)
  const others = fewOfEach(
    ranked.filter(({ place }) => !place.isEstablished),
    perOwner,
  )
  return [...established, ...others.slice(0, kept - established.length + ofNew)]
}

function fewOfEach<Placed extends { place: OwnerPlace }>(ranked: readonly Placed[], perOwner: number): Placed[] {
  const counts = new Map<string, number>()
  return ranked.filter(({ place: { placeKey } }) => {
    const count = (counts.get(placeKey) ?? 0) + 1
    counts.set(placeKey, count)
    return count <= perOwner
  })
}
