import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PROFESSIONAL_STATES, PROFESSIONS } from '#contract/accounts/professional-limits.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { hidingColumns } from '#server/foundation/hiding.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

// Tables of Better Auth, in the shape that it requires.

export const user = pgTable('user', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean().notNull().default(false),
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
  (table) => [index().on(table.userId), check('session_token_hashed', sql`token ~ '^[0-9a-f]{64}$'`)],
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
    provenAt: instant(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.providerId, table.accountId)],
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

/** An authenticator app, in force once `verified`. The library encrypts secret and backup codes. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
    confirmedAt: instant(),
    /** When it was first used in a browser of its member (prove-owner.ts). From then on it stays when a new password is chosen by mail. */
    provenAt: instant(),
  },
  (table) => [uniqueIndex().on(table.userId)],
)

export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: instant().notNull().default(sql`now()`),
    provenAt: instant(),
  },
  (table) => [index().on(table.userId)],
)

export const member = pgTable(
  'member',
  {
    id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    usernameKey: text().notNull().unique(),
    language: text({ enum: LANGUAGES }).notNull(),
    theme: text({ enum: ['auto', 'light', 'dark'] })
      .notNull()
      .default('auto'),
    isMatched: boolean().notNull().default(true),
    isMedicationMatched: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** Exact to within a day. An account without a visit for INACTIVITY_MONTHS months is warned, then erased. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    warnedAt: instant(),
    warningQueuedAt: instant(),
    ...hidingColumns(),
    countedOn: date(),
  },
  (table) => [index().on(table.createdAt), index().on(table.lastSeenAt)],
)

/** A row names nobody, so it stays when members leave. */
export const visitDay = pgTable('visit_day', { day: date().primaryKey(), members: integer().notNull() })

export const ofMember = () => belongsTo(() => member.id)

export const ofErasableMember = () => uuid().references(() => member.id, { onDelete: 'set null' })

/** Tells which accounts were opened in one household on one day, by a keyed digest from which nobody can tell the household. Kept for SIGN_UP_ORIGIN_DAYS. */
export const signUpOriginKey = pgTable(
  'sign_up_origin',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.at)],
)

export const pendingSignUp = pgTable(
  'pending_sign_up',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    browserHash: text().notNull(),
    next: text(),
    story: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** A username reserved for a day after a sign-up with an address that already has an account, so that nothing distinguishes that case. */
export const usernameReservation = pgTable('username_reservation', {
  usernameKey: text().primaryKey(),
  expiresAt: instant().notNull(),
})

/**
 * A username that its member gave up, or left with their account: nobody else may take it until `freeAt`. The row holds an HMAC of its key, which can be
 * compared but does not reveal the name.
 */
export const formerUsername = pgTable(
  'former_username',
  {
    keyHash: text().primaryKey(),
    memberId: uuid().references(() => member.id, { onDelete: 'set null' }),
    freeAt: instant().notNull(),
  },
  ({ memberId, freeAt }) => [index().on(memberId), index().on(freeAt)],
)

/** A consent that was given. It stays, with its end, after it is withdrawn. */
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
  (table) => [
    uniqueIndex().on(table.memberId, table.kind).where(sql`withdrawn_at is null`),
    // The index also covers withdrawn consents: a member reads their history.
    index().on(table.memberId),
  ],
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

export const block = pgTable(
  'block',
  {
    blockerId: ofMember(),
    blockedId: ofMember(),
    createdAt: instant().notNull(),
    /** The name of each member when the block was made: the other must not learn a later name. Null for a name that moderation hid. */
    blockerName: text(),
    blockedName: text(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index().on(table.blockedId)],
)

/** A second factor that its member says they lost: from `dueAt` on, a new password chosen by mail removes it. */
export const factorRecovery = pgTable(
  'factor_recovery',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    askedAt: instant().notNull(),
    dueAt: instant().notNull(),
    toldAt: instant(),
  },
  (table) => [index().on(table.dueAt)],
)

/** A requested erasure. A job carries it out once it is due, unless the member cancels it. */
export const erasure = pgTable(
  'erasure',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    askedAt: instant().notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt)],
)

/** A job stores the copy under `key`, which nobody can guess, until it expires. */
export const dataExport = pgTable(
  'data_export',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    askedAt: instant().notNull(),
    key: text().notNull().unique(),
    readyAt: instant(),
    failedAt: instant(),
    expiresAt: instant(),
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.memberId, table.askedAt), index().on(table.expiresAt)],
)

/**
 * A sanction by the staff, kept after it ends. A warning restricts nothing, but makes a new member stay new for longer. It is in force from `startsAt` to
 * `endsAt` (null: without end) unless it was lifted.
 */
export const sanction = pgTable(
  'sanction',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    kind: text({ enum: ['warning', 'silence', 'suspension'] }).notNull(),
    reason: text().notNull(),
    decisionId: uuid().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    liftedAt: instant(),
  },
  (table) => [
    index().on(table.memberId, table.startsAt),
    uniqueIndex().on(table.decisionId),
    check('sanction_order', sql`ends_at > starts_at`),
  ],
)

/** The picture that proves the profession is media of this request, deleted with the decision. */
export const professionalRequest = pgTable(
  'professional_request',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    requestId: uuid().notNull(),
    profession: text({ enum: PROFESSIONS }).notNull(),
    rpps: text().notNull(),
    fullName: text().notNull(),
    state: text({ enum: PROFESSIONAL_STATES }).notNull().default('pending'),
    askedAt: instant().notNull(),
    decidedAt: instant(),
    reason: text(),
    recheckAt: instant(),
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.memberId, table.requestId),
    uniqueIndex('professional_request_pending').on(table.memberId).where(sql`state = 'pending'`),
    index().on(table.state, table.id),
    index().on(table.rpps),
    index().on(table.recheckAt).where(sql`state = 'accepted'`),
  ],
)
