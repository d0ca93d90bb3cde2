import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, VARIABLES } from '#server/foundation/config.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const operating = read('docs/OPERATING.md')
const compose = read('deploy/compose.yaml')

/** Returns the lines of one service in the compose file. */
const service = (name: string) => new RegExp(`\\n {2}${name}:\\n((?: {4}.*\\n|\\n)+)`).exec(compose)![1]!
const valueIn = (lines: string, name: string) => new RegExp(`^ {6}${name}: "?([^"\\n]*)"?$`, 'm').exec(lines)?.[1]

/** Assignments in the environment file, including those that are commented out. */
const examples = Object.fromEntries(
  [...read('deploy/vecu.env').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
)

test('every variable is in the table of variables and on the page for the operator', () => {
  const table = read('docs/CONFIGURATION.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(0, line.indexOf(' | ')))
    .join('\n')
  for (const name of VARIABLES) {
    expect(table).toContain(`\`${name}\``)
    expect(operating).toMatch(new RegExp(`\`${name}[\`=]`))
  }
})

test('every name used as a variable in the page, the unit, the image and the containers is a variable', () => {
  /** Variables of Node, the proxy, and Compose itself, and a signal. */
  const others = ['NODE_ENV', 'SITE', 'UPSTREAMS', 'POSTGRES_PASSWORD', 'TURN_SECRET', 'SIGKILL']
  const named = [
    ...[...operating.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z]{4,})[`=]/g)].map(([, name]) => name!),
    ...[...read('deploy/vecu.service').matchAll(/(?:^Environment=| )([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!),
    ...[...read('deploy/Dockerfile').matchAll(/(?:^ENV | )([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!),
    ...[...service('vecu').matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name!),
    ...[...read('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name!),
    ...Object.keys(examples),
  ]
  expect(named.length).toBeGreaterThan(60)
  const unknown = named.filter((name) => !VARIABLES.includes(name) && !others.includes(name) && name !== 'LISTEN')
  expect([...new Set(unknown)]).toEqual([])
})

test('the example of settings starts a server, with and without its commented lines', () => {
  const set = Object.fromEntries(
    [...read('deploy/vecu.env').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  )
  expect(readConfig(set)).toMatchObject({ https: true, homeStats: 'live', trustedProxies: ['loopback'] })
  expect(readConfig(examples)).toMatchObject({ iceServers: [{ secret: expect.any(String) }], s3: { bucket: 'vecu' } })
})

test('the containers agree with each other: ports, network, figures', () => {
  const vecu = service('vecu')
  const ports = valueIn(vecu, 'MEDIA_PORTS')
  expect(vecu).toContain(`- "${ports}:${ports}/udp"`)
  expect(compose).toContain(`- subnet: ${valueIn(vecu, 'TRUSTED_PROXIES')}`)
  expect(read('deploy/Dockerfile')).toContain(`EXPOSE ${valueIn(vecu, 'PORT')} ${valueIn(vecu, 'METRICS_PORT')}`)
  expect(vecu).not.toMatch(/- "9464|- "3000/) // neither is published
  expect(service('caddy')).toContain(`UPSTREAMS: vecu:${valueIn(vecu, 'PORT')}`)
  readConfig({
    DATABASE_URL: 'postgres://vecu:x@postgres:5432/vecu',
    MEDIA_PORTS: ports,
    TRUSTED_PROXIES: valueIn(vecu, 'TRUSTED_PROXIES'),
    METRICS_PORT: valueIn(vecu, 'METRICS_PORT'),
    METRICS_HOST: valueIn(vecu, 'METRICS_HOST'),
  })
})

test('containers with a first initialisation are given the time', () => {
  expect(service('postgres')).toMatch(/^ {6}start_period: [1-9]\d*m$/m)
  expect(read('deploy/Dockerfile')).toMatch(/--start-period=\d{2,}s/)
})

test('restoring with Docker removes the volumes of the database and of DATA_DIR, and no other', () => {
  const [, project] = /^name: (\w+)$/m.exec(compose)!
  const mounted = (name: string) => [...service(name).matchAll(/^ {6}- (\w+):\//gm)].map(([, volume]) => volume!)
  const [, removed] = /docker volume rm (.*)/.exec(operating)!
  const expected = [...mounted('postgres'), ...mounted('vecu')].map((volume) => `${project}_${volume}`)
  expect(removed!.split(' ').sort()).toEqual(expected.sort())
  // The list of accounts erased since the backup is copied out before the volumes are removed, to where the container finds it.
  const steps = operating.slice(operating.indexOf(' cp vecu:/data/erased'), operating.indexOf('restore /backup/'))
  expect(steps).toMatch(/chown 10001 \/srv\/backup\/erased[\s\S]*docker volume rm/)
})

test('nginx sends no request to a starting server while another runs, and drops none for a 503', () => {
  const nginx = read('deploy/nginx.conf')
  expect(nginx).toMatch(/proxy_next_upstream error timeout http_503;/)
  const servers = [...nginx.matchAll(/^\tserver (\d.*);$/gm), ...operating.matchAll(/`server (\d.*?);`/g)]
  expect(servers.length).toBeGreaterThan(1)
  for (const [, line] of servers) expect(line).toMatch(/ max_fails=0$/)
})

test('no container starts without its required settings, a secret above all', () => {
  for (const file of ['compose.yaml', 'compose.calls.yaml']) {
    const lines = read(`deploy/${file}`).replaceAll(/^\s*#.*$/gm, '')
    const used = [...lines.matchAll(/\$\{?(\w+)([^}\n]*)/g)]
    expect(used.length).toBeGreaterThan(1)
    for (const [whole, name, rest] of used)
      expect([file, name, whole, /^:\?\S.{20}/.test(rest!)]).toEqual([file, name, whole, true])
  }
})

test('every link of the page leads somewhere', () => {
  const anchors = [...operating.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  )
  for (const [, anchor] of operating.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor)
  for (const [, path] of operating.matchAll(/\]\(((?:\.\.\/)?[^)#:]+)(?:#[^)]*)?\)/g))
    expect(existsSync(join(root, 'docs', path!)), path).toBe(true)
  // The two files that are excepted are made by the operator.
  for (const [path] of operating.matchAll(/deploy\/[\w.-]+\w/g))
    expect(existsSync(join(root, path)) || ['deploy/local.env', 'deploy/.env'].includes(path), path).toBe(true)
})
