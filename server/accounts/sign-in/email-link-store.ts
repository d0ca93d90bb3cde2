import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { LINK_HOURS } from '#contract/accounts/limits.ts'
import { HOUR_SECONDS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { keyedDigest } from '#server/foundation/digest.ts'
import { maskedId, unmaskedId } from '#server/foundation/masked-id.ts'
import { verification } from '../tables.ts'

// Links of our own that are mailed and confirmed by a button on a page. A token is computed from its row and the server's secret. Nobody who reads the table
// can
// use a link, and a link that is still valid can be mailed again.

const OF_MEMBERS = ['new-email', 'unlock-codes', 'recovery'] as const
type LinkKind = (typeof OF_MEMBERS)[number] | 'sign-up'

const LINK_SECONDS = LINK_HOURS * HOUR_SECONDS

type LinkServices = Pick<Services, 'secret' | 'now'>
type Link = {
  /** The member's id; for a sign-up, whose account may be replaced, the key of the address. */
  owner: string
  value: string
}

/**
 * A link of the same kind with another value is revoked; one with the same value stays and is valid anew.
 * @returns the token of the link, for `readLink`
 */
export async function storeLink(
  tx: Tx,
  deps: LinkServices & Pick<Services, 'newId'>,
  { kind, owner, value }: Link & { kind: LinkKind },
): Promise<string> {
  const at = deps.now()
  const identifier = identifierOf(kind, owner)
  // The first of several concurrent requests creates the link, and the others mail the same one.
  await lockNames(tx, identifier)
  const isKept = and(eq(verification.identifier, identifier), gt(verification.expiresAt, at))
  const [kept] = await tx.select().from(verification).where(isKept).for('update')
  const expiresAt = new Date(at.getTime() + LINK_SECONDS * 1000)
  if (kept?.value === value) {
    await tx.update(verification).set({ expiresAt, updatedAt: at }).where(eq(verification.id, kept.id))
    return tokenOf(deps, { id: kept.id, kind, owner })
  }
  await tx.delete(verification).where(eq(verification.identifier, identifier))
  const id = deps.newId()
  await tx.insert(verification).values({ id, identifier, value, expiresAt, createdAt: at, updatedAt: at })
  return tokenOf(deps, { id, kind, owner })
}

export async function readLink(tx: Tx, deps: LinkServices, kind: LinkKind, token: string): Promise<Link | undefined> {
  const said = token.slice(0, token.indexOf('.'))
  const owner = isOfMembers(kind) ? unmaskedId(deps.secret, said) : said
  if (owner === undefined) return undefined
  const [kept] = await tx
    .select()
    .from(verification)
    .where(and(eq(verification.identifier, identifierOf(kind, owner)), gt(verification.expiresAt, deps.now())))
    .for('update')
  if (!kept) return undefined
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(deps, { id: kept.id, kind, owner }))]
  return given.length === right.length && timingSafeEqual(given, right) ? { owner, value: kept.value } : undefined
}

export const forgetLink = (db: Reader, kind: LinkKind, owner: string) =>
  db.delete(verification).where(eq(verification.identifier, identifierOf(kind, owner)))

export const isLinkOf = (memberId: string): SQL =>
  inArray(
    verification.identifier,
    OF_MEMBERS.map((kind) => identifierOf(kind, memberId)),
  )

const identifierOf = (kind: LinkKind, owner: string) => `${kind}:${owner}`

type LinkIdentity = { id: string; kind: LinkKind; owner: string }

/** Returns the token of a link. The reader of a new mailbox may be a stranger, so the token masks the id of the member who asked. */
function tokenOf({ secret }: Pick<LinkServices, 'secret'>, { id, kind, owner }: LinkIdentity): string {
  const said = isOfMembers(kind) ? maskedId(secret, owner) : owner
  return `${said}.${keyedDigest(secret, 'mailed link', id)}`
}

const isOfMembers = (kind: LinkKind): boolean => kind !== 'sign-up'
