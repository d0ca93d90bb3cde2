import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/foundation/tables.ts'

// ---- Better Auth's own four, in the shape it asks for ------------------------------------------------------------------------

export const user = pgTable('user', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index().on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index().on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index().on(table.identifier)],
)

// ---- The member ---------------------------------------------------------------------------------------------------------------

export const member = pgTable(
  'member',
  {
    id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    /** The username without case, accents or spaces: two that read alike are one. */
    usernameKey: text().notNull().unique(),
    language: text({ enum: ['fr', 'en'] }).notNull(),
    theme: text({ enum: ['auto', 'light', 'dark'] })
      .notNull()
      .default('auto'),
    /** Switched off in the settings: no search, no matches. */
    isMatched: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

const ofMember = () =>
  uuid()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' })

/** A username held back for a day after a sign-up with an address that was known already, so that nothing tells the two cases apart. */
export const usernameReservation = pgTable('username_reservation', {
  usernameKey: text().primaryKey(),
  expiresAt: instant().notNull(),
})

/** One row a consent given; kept, with its end, when withdrawn. */
export const consent = pgTable(
  'consent',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    kind: text({ enum: ['age', 'terms', 'healthData', 'research', 'emails'] }).notNull(),
    version: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [uniqueIndex().on(table.memberId, table.kind).where(sql`withdrawn_at is null`)],
)

export const role = pgTable(
  'role',
  {
    memberId: ofMember(),
    role: text({ enum: ['moderator', 'medical_professional', 'admin'] }).notNull(),
    grantedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.role] })],
)

/** Holds both ways: neither sees the other anywhere. */
export const block = pgTable(
  'block',
  { blockerId: ofMember(), blockedId: ofMember(), createdAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index().on(table.blockedId)],
)
