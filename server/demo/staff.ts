import { v7 } from 'uuid'
import type { Role } from '#contract/accounts/schema.ts'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { setRole } from '#server/accounts/commands/set-role.ts'
import {
  demoSecondFactorOf,
  enableDemoSecondFactor,
} from '#server/accounts/security/commands/enable-demo-second-factor.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { publishCommunity } from '#server/posts/commands/publish-community.ts'

type DemoStaff = { username: string; email: string; role: Role }

/** The addresses do not exist, so none can be confirmed by mail on a real instance. */
export const STAFF: readonly DemoStaff[] = [
  { username: 'Camille, modération', email: 'moderation@demo.example', role: 'moderator' },
  { username: 'Alix, administration', email: 'administration@demo.example', role: 'admin' },
  { username: 'Docteur Sacha', email: 'medecin@demo.example', role: 'medical_professional' },
]

const CODES_SHOWN = 3

/** The demo's password is public, so the second factor, a random secret of this instance, keeps strangers from being its admin. */
export async function openStaff(
  services: Services,
  { passwordHash, day }: { passwordHash: string; day: Date },
): Promise<{ adminId: string; doctorId: string }> {
  const made = { now: () => day, newId: () => v7({ msecs: day.getTime() }) }
  let [adminId, doctorId] = ['', '']
  await transact(services, async (tx) => {
    for (const { username, email, role } of STAFF) {
      const memberId = await openAccount(tx, made, {
        username,
        email,
        passwordHash,
        language: 'fr',
        consents: ['age', 'terms', 'healthData'],
        isConfirmed: true,
      })
      await setRole(tx, { ...services, ...made, actor: 'operator' }, { memberId, granted: role, isGranted: true })
      await enableDemoSecondFactor(tx, { ...services, ...made }, memberId)
      if (role === 'admin') adminId = memberId
      if (role === 'medical_professional') doctorId = memberId
    }
  })
  return { adminId, doctorId }
}

export async function welcomeAll(services: Services, { adminId, at }: { adminId: string; at: Date }): Promise<void> {
  await publishCommunity(
    {
      ...services,
      now: () => at,
      newId: () => v7({ msecs: at.getTime() }),
      clientAddress: '127.0.0.1',
      browser: { headers: new Headers(), cookies: [] },
      actor: {
        kind: 'member',
        id: adminId,
        sessionId: adminId,
        roles: ['admin'],
        isReadOnly: false,
        hasOldConsents: false,
        sanction: null,
        newUntil: null,
      },
    },
    {
      requestId: v7(),
      title: 'Bienvenue sur Vécu',
      description:
        'Ici, chacun raconte ce qu’il vit, sous pseudonyme. Prenez le temps de lire, écrivez quand vous voulez. Une question sur le site ? Posez-la sous ce message, nous y répondons.',
      tags: [],
      place: null,
      mediaIds: [],
      entry: 'feed',
      language: 'fr',
      isByTeam: true,
    },
  )
}

export async function staffLines(services: Services): Promise<string[]> {
  const lines: string[] = []
  for (const { email, role } of STAFF) {
    const found = await demoSecondFactorOf(services.db, services, email)
    if (!found) continue
    const { secret, backupCodes } = found
    lines.push(`Staff   ${role}: ${email}, secret for an authenticator app ${secret}`)
    lines.push(`        or a backup code, good once: ${backupCodes.slice(0, CODES_SHOWN).join(' ') || 'none is left'}`)
  }
  return lines
}
