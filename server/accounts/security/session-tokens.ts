import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth'
import { SESSION_DAYS } from '#contract/accounts/limits.ts'
import { DAY_SECONDS } from '#contract/foundation/durations.ts'

// The database holds the SHA-256 of a session's token, so that nobody signs in with what they read there. A digest without salt or stretching is enough: the
// token is 32 random letters and digits, 190 bits, and cannot be found by trying, as a password can.

export const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter
type AdapterQuery = { model: string; where?: Where[] | undefined }

/**
 * Wraps Better Auth's adapter so that session tokens are hashed where they are written and looked up; the library has no option for that. A session that is
 * created or looked up by its token carries the token, which the library needs for the cookie. A session that is found otherwise carries the hash, which opens
 * nothing.
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

const tokensOf = ({ value }: Where): string[] => [value].flat().map(String)

function hashed<Question extends AdapterQuery>(asked: Question): Question {
  const where = asked.where?.map((clause) => {
    if (!isOfToken(asked, clause)) return clause
    const hashes = tokensOf(clause).map(hashOfToken)
    return { ...clause, value: Array.isArray(clause.value) ? hashes : hashes[0]! }
  })
  return { ...asked, where }
}

function withToken<Row>(asked: AdapterQuery, row: Row): Row {
  const tokens = (asked.where ?? []).filter((clause) => isOfToken(asked, clause)).flatMap(tokensOf)
  const { token: hash } = Object(row) as { token?: unknown }
  const token = tokens.find((each) => hashOfToken(each) === hash)
  return token === undefined ? row : { ...row, token }
}
