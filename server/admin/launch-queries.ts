import { and, desc, inArray, sql } from 'drizzle-orm'
import { BACKUP_DAYS, RESTORE_DAYS } from '#contract/admin/limits.ts'
import { LAUNCH_ITEMS, type Launch, type LaunchItem, type LaunchItemKey } from '#contract/admin/schema.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { holdersOf } from '#server/accounts/role-queries.ts'
import { conferenceTotals } from '#server/conferences/overview.ts'
import {
  type Config,
  hasRelay,
  LEGAL_VARIABLES,
  missingLegalFields,
  OWNERS_FIGURES,
} from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { waitingMails } from '#server/foundation/mail/outbox.ts'
import { auditEntry } from '#server/foundation/tables.ts'
import { isDrugBaseLoaded } from '#server/medication/drug-queries.ts'

type Settled = Partial<Omit<LaunchItem, 'key'>> & { isDone: boolean }

export async function launchOf({ config, db, now }: Pick<Services, 'config' | 'db' | 'now'>): Promise<Launch> {
  const [admins, professionals, conferences, drugs, backedUpAt, restoredAt, mailedAt, waiting] = await Promise.all([
    holdersOf(db, ['admin']),
    holdersOf(db, ['medical_professional']),
    conferenceTotals(db, now()),
    isDrugBaseLoaded(db),
    lastOf(db, ['instance.backed-up']),
    lastOf(db, ['instance.restored', 'launch.restore-tried']),
    lastOf(db, ['launch.mail-tried'], sql`details->>'outcome' = 'sent'`),
    waitingMails(config),
  ])
  const isWithin = (at: Date | null, days: number) => at !== null && now().getTime() - at.getTime() < days * DAY_MS
  const settled: Record<LaunchItemKey, Settled> = {
    mail: {
      ...variable('SMTP_URL', config.smtpUrl !== undefined),
      value: config.mailFrom,
      at: config.smtpUrl === undefined ? null : mailedAt,
      count: config.smtpUrl === undefined ? waiting : null,
    },
    legal: legalItem(config, (name) => name.startsWith('EDITOR_') || name === LEGAL_VARIABLES.mediator),
    hosting: legalItem(config, (name) => name.startsWith('HOSTING_')),
    https: { ...variable('BASE_URL', config.https), value: config.baseUrl },
    admins: { isDone: admins.length > 0, count: admins.length },
    backup: { isDone: isWithin(backedUpAt, BACKUP_DAYS), at: backedUpAt },
    restore: { isDone: isWithin(restoredAt, RESTORE_DAYS), at: restoredAt },
    contact: contactItem(config),
    turn: variable('ICE_SERVERS', hasRelay(config)),
    homeStats: variable('HOME_STATS', JSON.stringify(config.homeStats) !== JSON.stringify(OWNERS_FIGURES)),
    drugs: { isDone: drugs },
    professional: { isDone: professionals.length > 0, count: professionals.length },
    conference: { isDone: conferences.total > 0, count: conferences.total },
    files: variable('S3_URL', config.s3 !== undefined),
    servers: variable('REDIS_URL', config.redisUrl !== undefined),
    metrics: variable('METRICS_PORT', config.metrics !== undefined),
  }
  return {
    items: LAUNCH_ITEMS.map((key) => ({ key, missing: [], value: null, at: null, count: null, ...settled[key] })),
  }
}

const variable = (name: string, isSet: boolean): Settled => ({ isDone: isSet, missing: isSet ? [] : [name] })

function legalItem(config: Config, belongs: (name: string) => boolean): Settled {
  const missing = missingLegalFields(config).filter(belongs)
  return { isDone: missing.length === 0, missing, value: null }
}

function contactItem({ contactMail, isContactSaid, legal }: Config): Settled {
  const missing = [...(isContactSaid ? [] : ['CONTACT_MAIL']), ...(legal.dpoMail === null ? ['DPO_MAIL'] : [])]
  return { isDone: missing.length === 0, missing, value: contactMail }
}

/** Returns when one of these acts was last written to the audit log; null where it never was. */
async function lastOf(db: Reader, acts: string[], also = sql`true`): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditEntry.at })
    .from(auditEntry)
    .where(and(inArray(auditEntry.act, acts), also))
    .orderBy(desc(auditEntry.at))
    .limit(1)
  return row?.at ?? null
}
