import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hashPassword, makeSignature } from 'better-auth/crypto'
import { v7 } from 'uuid'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { hashOfToken } from '#server/accounts/session-tokens.ts'
import { session } from '#server/accounts/tables.ts'
import { readSecret } from '#server/foundation/keys.ts'
import { onJourneyDatabase } from './journey-database.ts'

const SESSION_MS = 30 * 86_400_000

type Opened = { username: string; email: string; password: string; language: 'fr' | 'en' }

/** The hash of a password that many have: making one is slow on purpose. */
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/**
 * A member whose address is confirmed, signed in in this browser, as signing up and in leaves them in the database and the browser. The way there,
 * through forms and mail, is what the journeys about accounts show: a door that takes 400 ms on purpose, and slow hashes, are not for four hundred people.
 */
export async function openMember(page: Page, { username, email, password, language }: Opened): Promise<void> {
  const passwordHash = await hashOf(password)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.now() + SESSION_MS)
  await onJourneyDatabase((db) =>
    db.transaction(async (tx) => {
      const userId = await openAccount(
        tx,
        { newId: v7, now: () => new Date() },
        { username, email, passwordHash, language, consents: ['age', 'terms', 'healthData'], isConfirmed: true },
      )
      await tx
        .insert(session)
        .values({ id: v7(), userId, token: hashOfToken(token), expiresAt, ipAddress: '', userAgent })
    }),
  )
  const secret = process.env.JOURNEYS_SECRET || readSecret({ secret: undefined, dataDir: process.env.JOURNEYS_DATA! })
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)
  await page.context().addCookies([
    {
      name: 'vecu.session_token',
      value,
      url: process.env.JOURNEYS_URL!,
      httpOnly: true,
      sameSite: 'Lax',
      expires: Math.floor(expiresAt.getTime() / 1000),
    },
  ])
}
