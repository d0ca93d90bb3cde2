import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  ConfigError,
  LEGAL_VARIABLES,
  missingLegalFields,
  readConfig,
  unsharedIn,
  workersFor,
} from '#server/foundation/config.ts'
import { PUSH_HOSTS } from '#server/foundation/net/push-hosts.ts'

const NOTHING_SAID = Object.fromEntries(Object.keys(LEGAL_VARIABLES).map((fact) => [fact, null]))
const VAPID = Buffer.alloc(32, 7).toString('base64url')
const AUDIT = Buffer.alloc(32, 9).toString('base64url')

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('it was not refused')
}

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:3000',
    https: false,
    workers: workersFor(availableParallelism()),
    databaseUrl: undefined,
    dataDir: resolve('data'),
    secret: undefined,
    smtpUrl: undefined,
    mailFrom: 'Vécu <bonjour@localhost>',
    contactMail: 'bonjour@localhost',
    isContactSaid: false,
    securityMail: 'bonjour@localhost',
    legal: NOTHING_SAID,
    dpoName: null,
    s3: undefined,
    trustedProxies: [],
    homeStats: { activeUsers: 1250, symptomsShared: 500, satisfactionPercent: 95 },
    minAge: 15,
    newAccountDays: 3,
    databaseConnections: 20,
    matchesKept: 50,
    iceServers: [],
    media: { address: undefined, ports: [21_000, 21_999] },
    pushHosts: PUSH_HOSTS,
    vapidPrivateKey: undefined,
    auditPrivateKey: undefined,
    logLevel: 'info',
  })
})

test('every variable is read, and values that follow from the address follow', () => {
  const iceServers = [{ urls: ['turn:turn.example:3478', 'turns:turn.example'], username: 'u', credential: 'c' }]
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      BASE_URL: 'https://vecu.example/',
      WORKERS: '8',
      DATABASE_URL: 'postgres://u:p@pooler:6432/vecu',
      DATABASE_DIRECT_URL: 'postgres://u:p@db:5432/vecu',
      DATABASE_REPLICA_URL: 'postgres://u:p@standby:5432/vecu',
      REDIS_URL: 'rediss://u:p@redis.example:6380/2',
      DATA_DIR: '/srv/vecu',
      SECRET: 's'.repeat(32),
      SMTP_URL: 'smtps://u:p@mail.example',
      S3_URL: 'https://AKIA:a%2Fb+c@s3.example:9000/vecu-media?region=eu-west-3',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
      HOME_STATS: 'live',
      MIN_AGE: '16',
      DATABASE_CONNECTIONS: '40',
      MATCHES_KEPT: '200',
      ICE_SERVERS: JSON.stringify(iceServers),
      MEDIA_ADDRESS: '203.0.113.7',
      MEDIA_PORTS: '30000-30199',
      PUSH_HOSTS: '*.push.example, Updates.example,https://10.0.0.7:8443',
      VAPID_PRIVATE_KEY: VAPID,
      AUDIT_PRIVATE_KEY: AUDIT,
      LOG_LEVEL: 'debug',
    }),
  ).toEqual({
    port: 8080,
    host: '0.0.0.0',
    baseUrl: 'https://vecu.example',
    https: true,
    workers: 8,
    databaseUrl: 'postgres://u:p@pooler:6432/vecu',
    databaseDirectUrl: 'postgres://u:p@db:5432/vecu',
    databaseReplicaUrl: 'postgres://u:p@standby:5432/vecu',
    redisUrl: 'rediss://u:p@redis.example:6380/2',
    dataDir: '/srv/vecu',
    secret: 's'.repeat(32),
    smtpUrl: 'smtps://u:p@mail.example',
    mailFrom: 'Vécu <bonjour@vecu.example>',
    contactMail: 'bonjour@vecu.example',
    isContactSaid: false,
    securityMail: 'bonjour@vecu.example',
    legal: NOTHING_SAID,
    dpoName: null,
    s3: {
      endpoint: 'https://s3.example:9000',
      bucket: 'vecu-media',
      region: 'eu-west-3',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b+c',
    },
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    homeStats: 'live',
    minAge: 16,
    newAccountDays: 3,
    databaseConnections: 40,
    matchesKept: 200,
    iceServers,
    media: { address: '203.0.113.7', ports: [30_000, 30_199] },
    pushHosts: ['*.push.example', 'updates.example', 'https://10.0.0.7:8443'],
    vapidPrivateKey: VAPID,
    auditPrivateKey: AUDIT,
    logLevel: 'debug',
  })
})

test('the address follows the port, the sender follows the address, and an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '4000', BASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
    baseUrl: 'http://localhost:4000',
    smtpUrl: undefined,
  })
  expect(readConfig({ BASE_URL: 'http://192.0.2.7:3000' }).mailFrom).toBe('Vécu <bonjour@localhost>')
  expect(readConfig({ MAIL_FROM: 'Vécu <lettres@vecu.example>' }).contactMail).toBe('lettres@vecu.example')
  expect(readConfig({ MAIL_FROM: 'lettres@vecu.example' }).contactMail).toBe('lettres@vecu.example')
  expect(readConfig({ CONTACT_MAIL: 'aide@vecu.example' })).toMatchObject({
    mailFrom: 'Vécu <bonjour@localhost>',
    contactMail: 'aide@vecu.example',
  })
  expect(readConfig({ HOME_STATS: '3000, 900, 100' }).homeStats).toEqual({
    activeUsers: 3000,
    symptomsShared: 900,
    satisfactionPercent: 100,
  })
})

test('one core is left free by the processes that answer, which are one to eight', () => {
  expect([1, 2, 3, 8, 9, 32].map(workersFor)).toEqual([1, 1, 2, 7, 8, 8])
})

test('the operator’s legal details are read, and missing ones are named', () => {
  expect(missingLegalFields(readConfig({}))).toEqual(Object.values(LEGAL_VARIABLES))
  const said = {
    EDITOR_NAME: ' Association Vécu ',
    EDITOR_ADDRESS: '1 rue de la Paix, 75002 Paris',
    EDITOR_PHONE: '01 02 03 04 05',
    EDITOR_REGISTRATION: 'Association loi 1901, RNA W751234567',
    EDITOR_DIRECTOR: 'Camille Martin',
    HOSTING_NAME: 'Hébergeur',
    HOSTING_ADDRESS: '2 rue des Serveurs, 59000 Lille',
    HOSTING_PHONE: '03 00 00 00 00',
    HOSTING_HDS: 'certificat HDS n° 123',
    DPO_MAIL: 'dpo@vecu.example',
    MEDIATOR: 'none',
  }
  const config = readConfig({
    ...said,
    DPO_NAME: 'Alex Durand',
    SECURITY_MAIL: 'failles@vecu.example',
    CONTACT_MAIL: 'aide@vecu.example',
  })
  expect(missingLegalFields(config)).toEqual([])
  expect(config).toMatchObject({
    legal: { editorName: 'Association Vécu', hostingHds: 'certificat HDS n° 123', mediator: 'none' },
    dpoName: 'Alex Durand',
    securityMail: 'failles@vecu.example',
  })
  expect(missingLegalFields(readConfig({ ...said, HOSTING_HDS: ' ' }))).toEqual(['HOSTING_HDS'])
})

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '30.5'],
  ['HOST', 'http://localhost'],
  ['BASE_URL', 'vecu.example'],
  ['BASE_URL', 'ftp://vecu.example'],
  ['BASE_URL', 'https://vecu.example/app'],
  ['WORKERS', '0'],
  ['WORKERS', '9'],
  ['WORKERS', 'all'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_DIRECT_URL', 'postgres://db/vecu'],
  ['DATABASE_REPLICA_URL', 'postgres://db/vecu'],
  ['REDIS_URL', 'redis.example:6379'],
  ['REDIS_URL', 'redis://redis.example/cache'],
  ['REDIS_URL', 'redis://'],
  ['SECRET', 'short'],
  ['SMTP_URL', 'mail.example:587'],
  ['MAIL_FROM', 'Vécu'],
  ['MAIL_FROM', 'Vécu <bonjour@vecu.example>\r\nBcc: all@vecu.example'],
  ['CONTACT_MAIL', 'Vécu <aide@vecu.example>'],
  ['CONTACT_MAIL', 'aide@vecu.example?bcc=all@vecu.example'],
  ['S3_URL', 's3://key:secret@bucket'],
  ['S3_URL', 'https://s3.example/bucket'],
  ['S3_URL', 'https://key@s3.example/bucket'],
  ['S3_URL', 'https://key:secret@s3.example'],
  ['S3_URL', 'https://key:secret@s3.example/bucket/folder'],
  ['S3_URL', 'https://key:secret@s3.example/bucket?zone=fr'],
  ['S3_URL', 'https://key:%zz@s3.example/bucket'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['HOME_STATS', '1250,500'],
  ['DPO_MAIL', 'pas une adresse'],
  ['EDITOR_NAME', 'deux\nlignes'],
  ['EDITOR_ADDRESS', 'x'.repeat(301)],
  ['HOME_STATS', '1250,500,101'],
  ['MIN_AGE', '12'],
  ['MIN_AGE', '19'],
  ['DATABASE_CONNECTIONS', '3'],
  ['MATCHES_KEPT', '0'],
  ['MATCHES_KEPT', '201'],
  ['ICE_SERVERS', '{"urls":"turn:x"}'],
  ['ICE_SERVERS', 'turn:x'],
  ['ICE_SERVERS', '[{"urls":"https://x"}]'],
  ['MEDIA_ADDRESS', 'vecu.example'],
  ['MEDIA_ADDRESS', '2001:db8::7'],
  ['MEDIA_PORTS', '21000'],
  ['MEDIA_PORTS', '21000-21048'],
  ['MEDIA_PORTS', '22000-21000'],
  ['MEDIA_PORTS', '80-21000'],
  ['MEDIA_PORTS', '65000-65999'],
  ['PUSH_HOSTS', '*'],
  ['PUSH_HOSTS', 'localhost'],
  ['PUSH_HOSTS', '10.0.0.7'],
  ['PUSH_HOSTS', 'push.example:8443'],
  ['PUSH_HOSTS', 'http://push.example'],
  ['PUSH_HOSTS', 'https://push.example/path'],
  ['PUSH_HOSTS', 'https://me:secret@push.example'],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
  ['AUDIT_PRIVATE_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`))
})

test.each([
  ['DATABASE_URL', 'mysql://me:hunter2@db'],
  ['REDIS_URL', 'http://me:hunter2@redis'],
  ['SMTP_URL', 'http://me:hunter2@mail'],
  ['S3_URL', 'https://key:hunter2@s3.example'],
  ['SECRET', 'hunter2'],
  ['VAPID_PRIVATE_KEY', 'hunter2'],
  ['AUDIT_PRIVATE_KEY', 'hunter2'],
  ['PUSH_HOSTS', 'https://me:hunter2@push.example'],
  ['ICE_SERVERS', '[{"urls":"x:y","credential":"hunter2"}]'],
])('a refused %s is not repeated: it may hold a password', (name, value) => {
  expect(refusalOf({ [name]: value })).not.toContain('hunter2')
})

test('figures and traces are off until their place is named', () => {
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
  expect(readConfig({ METRICS_HOST: '10.0.0.5' }).metrics).toBeUndefined()
  expect(readConfig({ OTEL_SERVICE_NAME: 'vecu', OTEL_TRACES_SAMPLER_ARG: '0.5' }).tracing).toBeUndefined()
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, x-team = vecu',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    }).tracing,
  ).toEqual({
    endpoint: 'https://traces.example:4318',
    headers: { authorization: 'Bearer abc=', 'x-team': 'vecu' },
    serviceName: 'vecu',
    ratio: 0.05,
  })
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).tracing).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: {},
    serviceName: 'vecu',
    ratio: 1,
  })
  for (const ratio of ['2', '-1', '1.5', 'all', '.', '1e-3'])
    expect(refusalOf({ OTEL_TRACES_SAMPLER_ARG: ratio })).toContain('OTEL_TRACES_SAMPLER_ARG must be')
  for (const headers of ['no-value', 'authorization=%E0%A4', 'a b=c'])
    expect(refusalOf({ OTEL_EXPORTER_OTLP_HEADERS: headers })).not.toContain(headers)
  expect(refusalOf({ METRICS_PORT: '70000' })).toContain('METRICS_PORT must be')
  expect(refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' })).toContain('OTEL_EXPORTER_OTLP_ENDPOINT must be')
})

test('variables that a second server on the same database lacks are named', () => {
  expect(unsharedIn(readConfig({}))).toEqual([
    'SECRET',
    'VAPID_PRIVATE_KEY',
    'AUDIT_PRIVATE_KEY',
    'S3_URL',
    'SMTP_URL',
    'JANUS_URL',
  ])
  const shared = {
    SECRET: 's'.repeat(32),
    VAPID_PRIVATE_KEY: VAPID,
    AUDIT_PRIVATE_KEY: AUDIT,
    S3_URL: 'https://K:S@s3.example/vecu',
    SMTP_URL: 'smtp://mail.example',
    JANUS_URL: 'ws://janus.example',
  }
  expect(unsharedIn(readConfig(shared))).toEqual([])
})
