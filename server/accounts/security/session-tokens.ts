import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth'
import { SESSION_DAYS } from '#contract/accounts/limits.ts'

// The database holds the SHA-256 of a session's token, so that nobody signs in with what they read there. A digest without salt or stretching is enough: the
// token is 32 random letters and digits, 190 bits, and cannot be found by trying, as a password can.

/** How long a session lasts since it was opened, or renewed. */
export const SESSION_SECONDS = SESSION_DAYS * 86_400

/** Returns the hash of a session's token that the database holds: 64 hexadecimal digits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter
type AdapterQuery = { model: string; where?: Where[] | undefined }

/**
 * Better Auth's adapter, with session tokens hashed where they are written and looked for; the library has no option for it. A session that is created or
 * looked up by its token carries the token, as the library needs it for the cookie. One found otherwise carries the hash, by which none is found.
 */
export const withHashedTokens =
  (open: OpenAdapter): OpenAdapter =>
  (options) => {
    const adapter = open(options)
    return { ...hashing(adapter), transaction: (work) => adapter.transaction((tx) => work(hashing(tx))) }
  }

const hashing = (adapter: DBTransactionAdapter): DBTransactionAdapter => ({
  ...adapter,
  async create(asked) {
    const { token } = asked.data as { token?: unknown }
    if (asked.model !== 'session' || typeof token !== 'string') return adapter.create(asked)
    const data = { ...asked.data, token: hashOfToken(token) }
    return { ...(await adapter.create({ ...asked, data })), token }
  },
  findOne: async (asked) => withToken(asked, await adapter.findOne(hashed(asked))),
  async findMany<Row>(asked: Parameters<DBTransactionAdapter['findMany']>[0]) {
    return (await adapter.findMany<Row>(hashed(asked))).map((row) => withToken(asked, row))
  },
  update: async (asked) => withToken(asked, await adapter.update(hashed(asked))),
  consumeOne: async (asked) => withToken(asked, await adapter.consumeOne(hashed(asked))),
  incrementOne: async (asked) => withToken(asked, await adapter.incrementOne(hashed(asked))),
  count: (asked) => adapter.count(hashed(asked)),
  updateMany: (asked) => adapter.updateMany(hashed(asked)),
  delete: (asked) => adapter.delete(hashed(asked)),
  deleteMany: (asked) => adapter.deleteMany(hashed(asked)),
})

const isOfToken = ({ model }: AdapterQuery, { field }: Where) => model === 'session' && field === 'token'

/** The tokens that a clause names: one, or for "in" several. */
const tokensOf = ({ value }: Where): string[] => [value].flat().map(String)

/** Returns the same query with the tokens hashed. */
function hashed<Question extends AdapterQuery>(asked: Question): Question {
  const where = asked.where?.map((clause) => {
    if (!isOfToken(asked, clause)) return clause
    const hashes = tokensOf(clause).map(hashOfToken)
    return { ...clause, value: Array.isArray(clause.value) ? hashes : hashes[0]! }
  })
  return { ...asked, where }
}

/** A row that was found, with the token by which it was asked for. */
function withToken<Row>(asked: AdapterQuery, row: Row): Row {
  const tokens = (asked.where ?? []).filter((clause) => isOfToken(asked, clause)).flatMap(tokensOf)
  const { token: hash } = Object(row) as { token?: unknown }
  const token = tokens.find((each) => hashOfToken(each) === hash)
  return token === undefined ? row : { ...row, token }
}
