import { hasLink } from '#contract/foundation/links.ts'
import type { Member } from './actor.ts'
import { Refusal } from './refusal.ts'

/** Returns all strings of an object, whatever its fields are, so that a field added later is included. */
export const textsOf = (written: object): string[] =>
  Object.values(written)
    .flat()
    .filter((each): each is string => typeof each === 'string')

/**
 * Spam begins with links.
 * @throws Refusal NO_LINKS_YET
 */
export function demandNoLink({ newUntil }: Pick<Member, 'newUntil'>, ...texts: readonly (string | null | undefined)[]) {
  if (newUntil && texts.some((text) => text && hasLink(text))) throw new Refusal('NO_LINKS_YET')
}
