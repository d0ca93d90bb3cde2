import { isIP, isIPv4 } from 'node:net'
import { availableParallelism } from 'node:os'
import { isAbsolute, resolve } from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { auditSignerOf } from './audit/audit-signer.ts'
import { isPushHost, PUSH_HOSTS } from './net/push-hosts.ts'
import { pushKeysOf } from './net/push-keys.ts'
import { readS3Url, type S3Config } from './storage/s3-url.ts'

export class ConfigError extends Error {}

export type HomeStats = { activeUsers: number; symptomsShared: number; satisfactionPercent: number } | 'live'
export type IceServer = z.infer<typeof iceServer>
export type LogLevel = (typeof logLevels)[number]

export const LEGAL_VARIABLES = {
  editorName: 'EDITOR_NAME',
  editorAddress: 'EDITOR_ADDRESS',
  editorPhone: 'EDITOR_PHONE',
  editorRegistration: 'EDITOR_REGISTRATION',
  editorDirector: 'EDITOR_DIRECTOR',
  hostingName: 'HOSTING_NAME',
  hostingAddress: 'HOSTING_ADDRESS',
  hostingPhone: 'HOSTING_PHONE',
  hostingHds: 'HOSTING_HDS',
  dpoMail: 'DPO_MAIL',
  mediator: 'MEDIATOR',
} as const
type LegalFact = keyof typeof LEGAL_VARIABLES

export type Config = {
  port: number
  host: string
  baseUrl: string
  https: boolean
  /** How many processes answer HTTP. With 1, one process does everything; with more, a first one does what is not HTTP. */
  workers: number
  /** Absent: the server starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** The same database without a pooler between. Absent: `databaseUrl` leads to it. */
  databaseDirectUrl: string | undefined
  /** A hot standby of the same database, for reads that may be some seconds old. Absent: all reads are of `databaseUrl`. */
  databaseReplicaUrl: string | undefined
  databaseConnections: number
  /** Absent: live events go over PostgreSQL, and each server limits floods on its own. */
  redisUrl: string | undefined
  dataDir: string
  secret: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  contactMail: string
  /** Whether the operator gave an address, by CONTACT_MAIL or MAIL_FROM; otherwise it is made from the host name. */
  isContactSaid: boolean
  securityMail: string
  legal: Record<LegalFact, string | null>
  dpoName: string | null
  s3: S3Config | undefined
  trustedProxies: string[]
  homeStats: HomeStats
  minAge: number
  matchesKept: number
  /** Days for which an account is new; 0: never. */
  newAccountDays: number
  iceServers: IceServer[]
  media: { address: string | undefined; ports: [from: number, to: number] }
  janus: { url: string; secret: string | undefined; adminKey: string | undefined } | undefined
  /** The absolute path where Janus writes recordings and this server reads them. Absent: nothing is recorded. */
  recordings: string | undefined
  identityProvider: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined
  pushHosts: string[]
  vapidPrivateKey: string | undefined
  auditPrivateKey: string | undefined
  logLevel: LogLevel
  metrics: { host: string; port: number } | undefined
  tracing: { endpoint: string; headers: Record<string, string>; serviceName: string; ratio: number } | undefined
}

/**
 * An empty variable counts as unset.
 * @throws ConfigError naming the first variable that is wrong; it never repeats a value that may hold a password
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path[0]?.toString()} must be ${issue?.message}.`)
  }
  const read = parsed.data
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (read[name] && !read.DATABASE_URL)
      throw new ConfigError(`${name} must be set together with DATABASE_URL, which leads to the same database.`)
  const baseUrl = read.BASE_URL ?? `http://localhost:${read.PORT}`
  const { protocol, hostname } = new URL(baseUrl)
  const sender = read.MAIL_FROM ?? `Vécu <bonjour@${isIP(hostname.replace(/[[\]]/g, '')) ? 'localhost' : hostname}>`
  const contactMail = read.CONTACT_MAIL ?? addressIn(sender)
  return {
    port: read.PORT,
    host: read.HOST,
    baseUrl,
    https: protocol === 'https:',
    workers: read.WORKERS,
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databaseReplicaUrl: read.DATABASE_REPLICA_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    redisUrl: read.REDIS_URL,
    dataDir: resolve(read.DATA_DIR),
    secret: read.SECRET,
    smtpUrl: read.SMTP_URL,
    mailFrom: sender,
    contactMail,
    isContactSaid: read.CONTACT_MAIL !== undefined || read.MAIL_FROM !== undefined,
    securityMail: read.SECURITY_MAIL ?? contactMail,
    legal: legalIn(read),
    dpoName: read.DPO_NAME ?? null,
    s3: read.S3_URL,
    trustedProxies: read.TRUSTED_PROXIES,
    homeStats: read.HOME_STATS,
    minAge: read.MIN_AGE,
    matchesKept: read.MATCHES_KEPT,
    newAccountDays: read.NEW_ACCOUNT_DAYS,
    iceServers: read.ICE_SERVERS,
    media: { address: read.MEDIA_ADDRESS, ports: read.MEDIA_PORTS },
    janus: read.JANUS_URL
      ? { url: read.JANUS_URL, secret: read.JANUS_SECRET, adminKey: read.JANUS_ADMIN_KEY }
      : undefined,
    recordings: read.JANUS_URL ? read.JANUS_RECORDINGS : undefined,
    identityProvider: identityProviderIn(read),
    pushHosts: read.PUSH_HOSTS,
    vapidPrivateKey: read.VAPID_PRIVATE_KEY,
    auditPrivateKey: read.AUDIT_PRIVATE_KEY,
    logLevel: read.LOG_LEVEL,
    metrics: read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    tracing: read.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: read.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: read.OTEL_SERVICE_NAME,
          ratio: read.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  }
}

export const missingLegalFields = ({ legal }: Pick<Config, 'legal'>): string[] =>
  LEGAL_FACTS.filter((fact) => legal[fact] === null).map((fact) => LEGAL_VARIABLES[fact])

/** STUN alone is no relay: it tells each browser its own address, which the other browser then learns. */
export const hasRelay = ({ iceServers }: Pick<Config, 'iceServers'>): boolean =>
  iceServers.some(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url)))

/** Returns the variables that are unset and whose defaults are local to this server, so that several servers on one database would differ. */
export const unsharedIn = ({ secret, vapidPrivateKey, auditPrivateKey, s3, smtpUrl, janus }: Config): string[] =>
  Object.entries({
    SECRET: secret,
    VAPID_PRIVATE_KEY: vapidPrivateKey,
    AUDIT_PRIVATE_KEY: auditPrivateKey,
    S3_URL: s3,
    SMTP_URL: smtpUrl,
    JANUS_URL: janus,
  }).flatMap(([name, value]) => (value === undefined ? [name] : []))

const LEGAL_FACTS = Object.keys(LEGAL_VARIABLES) as LegalFact[]

const legalIn = (read: Partial<Record<(typeof LEGAL_VARIABLES)[LegalFact], string>>) =>
  Object.fromEntries(LEGAL_FACTS.map((fact) => [fact, read[LEGAL_VARIABLES[fact]] ?? null])) as Config['legal']

/** @throws ConfigError when only a part of it is given */
function identityProviderIn(read: z.output<typeof variables>): Config['identityProvider'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = read
  if (!issuer && !clientId && !clientSecret && !name) return undefined
  if (!issuer || !clientId || !clientSecret || !name)
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME must be given together.')
  return { issuer, clientId, clientSecret, name }
}

const addressIn = (from: string): string => /<(.*)>/.exec(from)?.[1] ?? from

const wholeNumber = (from: number, to: number, fallback: number) => wholeNumberIn(from, to).default(fallback)

function wholeNumberIn(from: number, to: number) {
  const message = `a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= from && number <= to, message)
}

function urlOf(protocols: string[], message: string) {
  return z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), message)
}

const baseUrlMessage = 'the http:// or https:// address members see, without a path, such as https://vecu.example'

const baseUrl = urlOf(['http:', 'https:'], baseUrlMessage)
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && text.replace(/\/$/, '').toLowerCase() === `${url.protocol}//${url.host}`
  }, baseUrlMessage)
  .transform((text) => new URL(text).origin)

const mailFrom = z
  .string()
  .regex(
    /^[^<>@\r\n]+@[^<>@\s]+$|^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/,
    'a mail address, such as "Vécu <bonjour@vecu.example>"',
  )

const contactMail = z
  .string()
  .regex(/^[^<>@\s?&]+@[^<>@\s?&]+$/, 'a mail address without a name, such as aide@vecu.example')

const LEGAL_MAX = 300
const legalLine = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/, 'one line')
  .max(LEGAL_MAX, `at most ${LEGAL_MAX} characters`)
  .optional()

const s3 = z.string().transform((text, context) => {
  const read = readS3Url(text)
  if (read) return read
  // The value is left out of the message, because it holds a password.
  context.addIssue({
    code: 'custom',
    message:
      'the address of a bucket, such as https://KEY:SECRET@s3.example/bucket?region=eu-west-3, with what is special in KEY and SECRET percent-encoded',
  })
  return z.NEVER
})

const proxies = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(isProxyList, 'a comma-separated list of addresses, CIDR ranges or "loopback", such as 10.0.0.0/8,loopback')
  .default([])

function isProxyList(proxies: string[]): boolean {
  try {
    proxyAddr.compile(proxies)
    return true
  } catch {
    return false
  }
}

export const OWNERS_FIGURES: HomeStats = { activeUsers: 1250, symptomsShared: 500, satisfactionPercent: 95 }

const homeStats = z
  .string()
  .regex(
    /^live$|^\s*\d{1,9}\s*,\s*\d{1,9}\s*,\s*(\d{1,2}|100)\s*$/,
    '"live", or three whole numbers (members, symptoms, per cent of satisfaction) such as 1250,500,95',
  )
  .transform((text): HomeStats => {
    if (text === 'live') return 'live'
    const [activeUsers = 0, symptomsShared = 0, satisfactionPercent = 0] = text.split(',').map(Number)
    return { activeUsers, symptomsShared, satisfactionPercent }
  })
  .default(OWNERS_FIGURES)

const iceUrl = z.string().regex(/^(stun|turn)s?:\S+$/)
const iceServer = z.strictObject({
  urls: z.union([iceUrl, z.array(iceUrl).min(1)]),
  username: z.string().optional(),
  credential: z.string().optional(),
  /** coturn's static-auth-secret: each call gets its own credentials, made from it. */
  secret: z.string().min(1).optional(),
})

const iceServers = z
  .string()
  .transform((text, context) => {
    try {
      const parsed = z.array(iceServer).safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {
      // Invalid JSON is refused below, without its text, which may hold credentials.
    }
    context.addIssue({
      code: 'custom',
      message:
        'a JSON array of STUN or TURN servers, such as [{"urls":"turn:turn.example:3478","username":"…","credential":"…"}]',
    })
    return z.NEVER
  })
  .default([])

const MEDIA_PORTS_MIN = 50
const mediaPortsMessage = `two UDP ports from 1024 to 65535, the first of ${MEDIA_PORTS_MIN} or more, such as 21000-21999`

const mediaPorts = z
  .string()
  .regex(/^\d{4,5}-\d{4,5}$/, mediaPortsMessage)
  .transform((text): [from: number, to: number] => {
    const [from = 0, to = 0] = text.split('-').map(Number)
    return [from, to]
  })
  .refine(([from, to]) => from >= 1024 && to <= 65_535 && to - from + 1 >= MEDIA_PORTS_MIN, mediaPortsMessage)
  .default([21_000, 21_999])

const pushHosts = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (entries) => entries.every(isPushHost),
    'a comma-separated list of host names, "*." for all under one, or exact origins, such as *.push.example,https://10.0.0.7:8443',
  )
  .default(PUSH_HOSTS)

function isRedisUrl(text: string): boolean {
  const url = URL.parse(text)
  return ['redis:', 'rediss:'].includes(url?.protocol ?? '') && url?.hostname !== '' && /^(\/\d*)?$/.test(url!.pathname)
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url !== null && !url.search && !url.hash && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere))
}

const otlpHeaders = z
  .string()
  .transform((text, context) => {
    const pairs = text.split(',').map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(\S.*?)\s*$/.exec(pair))
    try {
      if (pairs.every((pair) => pair !== null))
        return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]))
    } catch {
      // Invalid percent-encoding is refused below, without its text, which may hold a key.
    }
    context.addIssue({
      code: 'custom',
      message: 'names and percent-encoded values, such as authorization=Bearer%20KEY,x-team=vecu',
    })
    return z.NEVER
  })
  .default({})

const ratioMessage = 'the share of requests and jobs that are traced, from 0 to 1, such as 0.05'

const ratio = z
  .string()
  .regex(/^(0?\.\d+|[01](\.0*)?|0)$/, ratioMessage)
  .transform(Number)
  .refine((share) => share >= 0 && share <= 1, ratioMessage)
  .default(1)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const listeningAddress = z
  .string()
  .regex(/^[\w.:-]+$/, 'an address to listen on, such as 127.0.0.1, or 0.0.0.0 in a container')

const WORKERS_MAX = 8

/** Leaves one core to the first process and PostgreSQL. */
export const workersFor = (cores: number): number => Math.min(WORKERS_MAX, Math.max(1, cores - 1))

const postgresUrl = urlOf(
  ['postgres:', 'postgresql:'],
  'a PostgreSQL address, such as postgres://user:password@host:5432/database',
)

const variables = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: listeningAddress.default('127.0.0.1'),
  BASE_URL: baseUrl.optional(),
  WORKERS: wholeNumber(1, WORKERS_MAX, workersFor(availableParallelism())),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, 'a Redis address, such as redis://user:password@host:6379/0, or rediss:// over TLS')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  SECRET: z.string().min(32, 'at least 32 characters, random').optional(),
  SMTP_URL: urlOf(
    ['smtp:', 'smtps:'],
    'an address of a mail server, such as smtp://user:password@mail.example:587',
  ).optional(),
  MAIL_FROM: mailFrom.optional(),
  S3_URL: s3.optional(),
  CONTACT_MAIL: contactMail.optional(),
  SECURITY_MAIL: contactMail.optional(),
  EDITOR_NAME: legalLine,
  EDITOR_ADDRESS: legalLine,
  EDITOR_PHONE: legalLine,
  EDITOR_REGISTRATION: legalLine,
  EDITOR_DIRECTOR: legalLine,
  HOSTING_NAME: legalLine,
  HOSTING_ADDRESS: legalLine,
  HOSTING_PHONE: legalLine,
  HOSTING_HDS: legalLine,
  DPO_NAME: legalLine,
  DPO_MAIL: contactMail.optional(),
  MEDIATOR: legalLine,
  TRUSTED_PROXIES: proxies,
  HOME_STATS: homeStats,
  MIN_AGE: wholeNumber(13, 18, 15),
  DATABASE_CONNECTIONS: wholeNumber(4, 200, 20),
  MATCHES_KEPT: wholeNumber(1, 200, 50),
  NEW_ACCOUNT_DAYS: wholeNumber(0, 30, 3),
  ICE_SERVERS: iceServers,
  MEDIA_ADDRESS: z
    .string()
    .refine((text) => isIPv4(text), 'an IPv4 address that browsers reach, such as 203.0.113.7')
    .optional(),
  MEDIA_PORTS: mediaPorts,
  JANUS_URL: z
    .string()
    .refine(
      (text) => ['ws:', 'wss:'].includes(URL.parse(text)?.protocol ?? ''),
      'the WebSocket address of a Janus, ws:// or wss://',
    )
    .optional(),
  JANUS_SECRET: z.string().optional(),
  JANUS_ADMIN_KEY: z.string().optional(),
  JANUS_RECORDINGS: z
    .string()
    .refine((path) => isAbsolute(path), 'the absolute path of a folder that Janus writes and this server reads')
    .optional(),
  OIDC_ISSUER: z
    .string()
    .refine(
      isIssuer,
      'the https:// address of an OpenID Connect issuer, without a query; http:// on this machine alone',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60, 'at most 60 characters, such as "Pro Santé Connect"').optional(),
  PUSH_HOSTS: pushHosts,
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => pushKeysOf(key) !== undefined, 'a P-256 private key in base64url, such as web-push makes it')
    .optional(),
  AUDIT_PRIVATE_KEY: z
    .string()
    .refine((key) => auditSignerOf(key) !== undefined, 'an Ed25519 private key: 32 bytes in base64url')
    .optional(),
  METRICS_PORT: wholeNumberIn(1, 65_535).optional(),
  METRICS_HOST: listeningAddress.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(
    ['http:', 'https:'],
    'the http:// or https:// address of an OpenTelemetry collector, such as http://127.0.0.1:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_SERVICE_NAME: z.string().max(60, 'at most 60 characters').default('vecu'),
  OTEL_TRACES_SAMPLER_ARG: ratio,
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
})

export const VARIABLES: readonly string[] = Object.keys(variables.shape)
