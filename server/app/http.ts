import { serveStatic } from '@hono/node-server/serve-static'
import { STANDARD_RPC_JSON_SERIALIZER_BUILT_IN_TYPES } from '@orpc/client/standard'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyProcedure, createRouterClient, ORPCError, onError, ValidationError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { SimpleCsrfProtectionHandlerPlugin } from '@orpc/server/plugins'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { StatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { ERRORS, type ErrorCode } from '#contract/foundation/errors.ts'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import type { OwnDay } from '#contract/journal/schema.ts'
import { hasMember } from '#server/accounts/security/known-browser-queries.ts'
import { passAuthRoutes } from '#server/accounts/sign-in/auth-routes.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { isUnavailable } from '#server/foundation/db/unavailable.ts'
import { isSmallJson } from '#server/foundation/net/json-size.ts'
import { mayBeForged, originCheck } from '#server/foundation/net/origin.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { isParseFailure } from '#server/foundation/safe-parse.ts'
import { inputFaults, unknownFaults } from '#server/foundation/unknown-keys.ts'
import { openKeyedQueue } from '#server/foundation/work/keyed-queue.ts'
import { isFounding, isFoundingAsKnown } from '#server/posts/founding-queries.ts'
import { serveAudit } from './audit-routes.ts'
import { addressReader, type Env, mintContext, wroteCookie } from './context.ts'
import { serveDocs } from './docs.ts'
import { serveExports } from './export-routes.ts'
import { MEDIA_FLOOD, REQUEST_FLOOD } from './flood-limits.ts'
import { gzipped } from './gzip.ts'
import { type Health, healthOf } from './health.ts'
import { serveMedia } from './media-routes.ts'
import { serveObservatory } from './observatory-routes.ts'
import { ownDayMaker, pageMaker } from './page.ts'
import { ANSWERS_WITHIN_MS, liveOf, openTimeLimit, prefetched } from './prefetch.ts'
import { boundedBody, ONE_CLICK } from './request-body.ts'
import { followRequests, tellProcedure } from './requests.ts'
import { router } from './router.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import type { AppServices } from './services.ts'
import { pathOnly, refuseUnreadQuery } from './unread-query.ts'
import { serveWellKnown } from './well-known.ts'

const AWAY_SECONDS = 5
/** No list in a query is half as long. The library would walk all the places of a list before its highest index, for each name again. */
const LIST_INDEX_MAX = 100
const YEAR = 'public, max-age=31536000, immutable'

export function openHttp(
  appServices: AppServices,
  webRoot: string | undefined,
  answersWithinMs = ANSWERS_WITHIN_MS,
): Hono<Env> {
  const { services, auth, sessions } = appServices
  const { config, log, limits } = services
  const addressOf = addressReader(config.trustedProxies)
  const originAllowed = originCheck(config.baseUrl)

  let awayToldAt = Number.NEGATIVE_INFINITY
  const tellAway = (error: unknown) => {
    if (performance.now() - awayToldAt < AWAY_SECONDS * 1000) return
    awayToldAt = performance.now()
    log.error({ err: error }, 'the database is away: requests are answered 503')
  }
  const report = (error: unknown) => {
    if (isUnavailable(error)) tellAway(error)
    else if (!(error instanceof ORPCError) || error.status >= 500) log.error({ err: error }, 'request failed')
  }
  const rpc = new RPCHandler(router, {
    clientInterceptors: [tellProcedure, noteWrite, typedInputFaults, refusePassedOver, writeInTurn],
    interceptors: [
      onError(report),
      typedDecodingFault,
      ({ next, ...options }) => next({ ...options, request: enveloped(options.request) }),
    ],
    plugins: [new SimpleCsrfProtectionHandlerPlugin()],
  })
  const rest = new OpenAPIHandler(router, {
    clientInterceptors: [tellProcedure, noteWrite, typedInputFaults, refusePassedOver, writeInTurn],
    interceptors: [onError(report), typedDecodingFault],
    maxBracketNotationArrayIndex: LIST_INDEX_MAX,
  })

  const app = new Hono<Env>()
  app.onError((error, c) => {
    if (error instanceof Refusal) return refusalResponse(c, error.code, error.data)
    report(error)
    if (isUnavailable(error)) return refusalResponse(c, 'UNAVAILABLE')
    return c.json({ defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'INTERNAL_SERVER_ERROR' }, 500)
  })
  app.use(followRequests({ log, metrics: services.metrics, tracing: appServices.tracing }))
  app.use(securityHeaders(config))
  app.use(async (c, next) => {
    c.set('address', c.env?.incoming ? addressOf(c.env.incoming) : '127.0.0.1')
    await next()
  })

  // Concurrent requests share one check, which queries the database and the store, so that none has to be refused.
  let checking: Promise<Health> | undefined
  app.get('/api/health', pathOnly, async (c) => {
    checking ??= healthOf(services).finally(() => (checking = undefined))
    const health = await checking
    return c.json(health, health.status === 'ok' ? 200 : 503, { 'cache-control': 'no-store' })
  })

  const guard =
    (flood: typeof REQUEST_FLOOD): MiddlewareHandler<Env> =>
    async (c, next) => {
      if (!originAllowed(c.req.header('origin')) || (c.req.header('sec-fetch-site') === 'cross-site' && !isVisit(c)))
        throw new Refusal('FOREIGN_ORIGIN')
      if (mayBeForged(c.req.method, c.req.raw.headers) && !ONE_CLICK.test(c.req.path))
        throw new Refusal('FOREIGN_ORIGIN')
      await limits.takeInMemory(flood, c.get('address'))
      await next()
      c.res.headers.set('cache-control', c.res.headers.get('cache-control') ?? 'private, no-store')
    }
  const paths = ['/api/*', '/rpc/*'] as const
  for (const path of paths) app.use(path, guard(REQUEST_FLOOD))
  // Mounted before the compression, because these files are already compressed.
  serveDocs(app)
  for (const path of paths) {
    app.use(path, boundedBody)
    app.use(path, compress())
  }

  app.all('/api/auth/*', (c) => {
    demandReadQuery(c, '/api')
    const headers = new Headers(c.req.raw.headers)
    headers.set('x-client-ip', c.get('address'))
    return passAuthRoutes({ services, auth, sessions }, new Request(c.req.raw, { headers }), c.get('address'))
  })

  serveExports(app, appServices)
  serveAudit(app, appServices)
  serveObservatory(app, appServices)

  for (const [prefix, handler] of [
    ['/rpc', rpc],
    ['/api', rest],
  ] as const)
    app.use(`${prefix}/*`, async (c) => {
      demandReadQuery(c, prefix)
      const { context } = await mintContext(services, sessions, c.req.raw.headers, c.get('address'))
      const { matched, response } = await handler.handle(c.req.raw, { prefix, context })
      if (!matched) throw new Refusal('NOT_FOUND')
      // A response made from another one keeps the headers that it began with, so headers set on this one would be lost.
      const headers = new Headers(response.headers)
      const body = gzipped(c, headers, new Uint8Array(await response.arrayBuffer()))
      if (body.byteLength > 0) headers.set('content-length', String(body.byteLength))
      if (response.status === 503) headers.set('retry-after', String(AWAY_SECONDS))
      const { status } = response
      const answer = c.newResponse(body.byteLength > 0 ? body : null, { status: status as StatusCode, headers })
      for (const cookie of context.browser.cookies) answer.headers.append('set-cookie', cookie)
      return answer
    })

  serveWellKnown(app, appServices)

  app.use('/media/*', guard(MEDIA_FLOOD))
  serveMedia(app, appServices)

  if (webRoot) serveWeb(app, { webRoot, appServices, answersWithinMs, tellAway })
  return app
}

/** Whether somebody follows a link from another site, such as a mail in a webmail. Such a request only reads, and the other site cannot see the answer. */
const isVisit = ({ req }: Context) =>
  req.method === 'GET' &&
  req.header('sec-fetch-mode') === 'navigate' &&
  (!req.path.startsWith('/api/') || VISITED.test(req.path))

/**
 * The addresses of the API that may be opened by a link from elsewhere. Other GET requests have effects: reading a case is logged, and reading a room joins it.
 */
const VISITED =
  /^\/api\/(?:auth\/identity\/callback|notifications\/unsubscribe\/[^/]+|conferences\/[^/]+\/calendar\.ics|observatory\/.+|docs|openapi\.json)$/

type Serving = {
  webRoot: string
  appServices: AppServices
  answersWithinMs: number
  tellAway: (error: unknown) => void
}

type Answered = { answers?: PrefetchedAnswers; isMissing?: boolean; renewal: string[] }

type OwnDayAnswered = { day?: OwnDay; language?: Language; isVisitor: boolean; renewal: string[] }

function serveWeb(
  app: Hono<Env>,
  { webRoot, appServices: { services, sessions, isLate }, answersWithinMs, tellAway }: Serving,
) {
  const { config, limits, log } = services
  const page = pageMaker(webRoot, config)
  isFounding(services.db, services.now()).catch(() => {})
  app.get(
    '/assets/*',
    serveStatic({ root: webRoot, precompressed: true, onFound: (_path, c) => c.header('cache-control', YEAR) }),
  )
  app.get('/assets/*', (c) => c.notFound())
  // These files keep their names, so browsers must revalidate them; an old service worker would be harmful.
  app.get(
    '/:file{[\\w.-]+\\.(?:js|svg|png|ico|webmanifest|txt)}',
    serveStatic({ root: webRoot, precompressed: true, onFound: (_path, c) => c.header('cache-control', 'no-cache') }),
  )
  app.use(compress())
  const ownDayPage = ownDayMaker(webRoot)
  app.get('/jour', async (c) => {
    const { day, language, isVisitor, renewal } = await ownDayFor(c)
    for (const cookie of renewal) c.header('set-cookie', cookie, { append: true })
    c.header('cache-control', 'no-store')
    if (isVisitor) return c.redirect(`/auth?${hasMember(config, c.req.raw.headers) ? '' : 'view=signUp&'}next=%2Fjour`)
    return sendPage(c, ownDayPage(day, language), 200, contentSecurityPolicy({ baseUrl: config.baseUrl }))
  })
  app.get('*', async (c) => {
    const { answers, isMissing = false, renewal } = await answersFor(c)
    // Even without answers the page must know that the community is new, because it would otherwise look like a full one without content.
    const asking = {
      hasMember: hasMember(config, c.req.raw.headers),
      isFounding: isFoundingAsKnown(services.db) ?? false,
    }
    const { html, nonce, isKnown } = page(c.req.path, answers, asking)
    for (const cookie of renewal) c.header('set-cookie', cookie, { append: true })
    return sendPage(
      c,
      html,
      isKnown && !isMissing ? 200 : 404,
      contentSecurityPolicy({ baseUrl: config.baseUrl, nonce }),
    )
  })

  /** Never fails: without its day the page asks for it, and shows what the device stored. */
  async function ownDayFor(c: Context<Env>): Promise<OwnDayAnswered> {
    if (!isOpened(c)) return { isVisitor: false, renewal: [] }
    const timeLimit = openTimeLimit(answersWithinMs)
    let renewal: string[] = []
    try {
      await limits.takeInMemory(REQUEST_FLOOD, c.get('address'))
      if (isLate()) return { isVisitor: false, renewal }
      const who = await timeLimit.soon(mintContext(services, sessions, c.req.raw.headers, c.get('address')))
      if (!who) return { isVisitor: false, renewal }
      renewal = who.renewal
      if (who.context.actor.kind === 'visitor') return { isVisitor: true, renewal }
      const client = createRouterClient(router, { context: who.context })
      const known = await timeLimit.soon(Promise.all([client.journals.today(), client.accounts.me()]))
      if (!known) return { isVisitor: false, renewal }
      const [day, { member }] = known
      return { day, ...(member && { language: member.language }), isVisitor: false, renewal }
    } catch (error) {
      if (isUnavailable(error)) tellAway(error)
      else if (!(error instanceof Refusal || error instanceof ORPCError))
        log.warn({ err: error }, 'page served without the day of whoever asks')
      return { isVisitor: false, renewal }
    } finally {
      timeLimit.end()
    }
  }

  /** Never fails: without its answers the page asks for them, and shows what is wrong. */
  async function answersFor(c: Context<Env>): Promise<Answered> {
    if (!isOpened(c)) return { renewal: [] }
    const { pathname, search } = new URL(c.req.url)
    const timeLimit = openTimeLimit(answersWithinMs)
    const asking = async () => {
      await limits.takeInMemory(REQUEST_FLOOD, c.get('address'))
      // On a late server nothing is prefetched: the page would not wait, and the screen would ask a second time.
      return isLate() ? undefined : mintContext(services, sessions, c.req.raw.headers, c.get('address'))
    }
    // Answers that are ready are sent even if another part fails or is late.
    let renewal: string[] = []
    let answers: PrefetchedAnswers | undefined
    let isMissing = false
    try {
      const who = await timeLimit.soon(asking())
      if (!who) return { renewal }
      renewal = who.renewal
      if (isLate()) return { renewal }
      await timeLimit.soon(isFounding(services.db, services.now()))
      const live = await timeLimit.soon(liveOf(who.context))
      if (live === undefined) return { renewal }
      answers = { live, answers: [] }
      const found = await prefetched(who.context, { path: pathname, query: search }, live, timeLimit)
      answers = { live: found.live, answers: found.answers }
      isMissing = found.isMissing
    } catch (error) {
      if (isUnavailable(error)) tellAway(error)
      else if (!(error instanceof Refusal)) log.warn({ err: error }, 'page served without its first answers')
    } finally {
      timeLimit.end()
    }
    return { renewal, isMissing, ...(answers && { answers }) }
  }
}

function sendPage(c: Context<Env>, html: string, status: 200 | 404, policy: string): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  })
  const body = gzipped(c, headers, new TextEncoder().encode(html))
  return c.body(body, status, Object.fromEntries(headers))
}

const isOpened = ({ req }: Context) => (req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'

/** Marks the browser of a request that may write, however it is answered, because a read replica could answer another request of that browser. */
async function noteWrite<Answer>({
  next,
  procedure,
  context: { config, browser },
}: {
  next: () => Promise<Answer>
  procedure: AnyProcedure
  context: Pick<Ctx, 'config' | 'browser'>
}): Promise<Answer> {
  if (config.databaseReplicaUrl !== undefined && procedure['~orpc'].route.method !== 'GET')
    browser.cookies.push(wroteCookie(config))
  return next()
}

const WRITES_AT_ONCE = 4
/** Each waits with its decoded body. No screen of ours has a tenth of them under way. */
const WRITES_WAITING_MAX = 60
const inTurn = openKeyedQueue(WRITES_AT_ONCE, WRITES_WAITING_MAX)
/** Takes up to a minute, in a queue of its own and without a connection. */
const OUT_OF_TURN = 'media.complete'

/** Lets a member's writes wait here, where they hold no connection: one member's, which wait for one another in the database, would take all of them. */
async function writeInTurn<Answer>({
  next,
  procedure,
  path,
  context: { actor },
}: ProcedureCall & { next: () => Promise<Answer>; context: Pick<Ctx, 'actor'> }): Promise<Answer> {
  const isWrite = procedure['~orpc'].route.method !== 'GET' && path.join('.') !== OUT_OF_TURN
  try {
    return await (isWrite && actor.kind === 'member' ? inTurn(actor.id, next) : next())
  } catch (error) {
    throw error instanceof Refusal ? typedRefusal(error) : error
  }
}

const TAKES_ANYTHING = new Set(['notifications.unsubscribe'])

type ProcedureCall = { input: unknown; procedure: AnyProcedure; path: readonly string[] }

/**
 * Refuses unknown parameters by name, because their sender would believe that they were applied. Also refuses parameters that would be read as something else
 * than they say.
 */
async function refusePassedOver<Answer>({
  next,
  input,
  procedure,
  path,
}: ProcedureCall & { next: () => Promise<Answer> }): Promise<Answer> {
  if (!TAKES_ANYTHING.has(path.join('.'))) {
    const faults = inputFaults(procedure['~orpc'].inputSchema as unknown as z.core.SomeType | undefined, input)
    if (faults.length > 0) throw invalidInput(faults)
  }
  return next()
}

const Step = z.union([z.string(), z.number()])

/** The values of inputs that JSON has no form for. The others of the library are expensive to read: a pattern, an address, a map. */
const { DATE, NAN, UNDEFINED } = STANDARD_RPC_JSON_SERIALIZER_BUILT_IN_TYPES

const Envelope = z.object({
  json: z.unknown().optional(),
  meta: z.array(z.tuple([z.literal([DATE, NAN, UNDEFINED])]).rest(Step)).optional(),
})

const FormEnvelope = Envelope.extend({ maps: z.array(z.array(Step)) })

type TypedRequest = { method: string; url: URL; body(): Promise<unknown> }

/** Refuses a request whose envelope has other fields, or whose `meta` is invalid: the library would ignore both. */
function enveloped<Request extends TypedRequest>(request: Request): Request {
  if (request.method === 'GET')
    for (const given of request.url.searchParams.getAll('data')) demandEnvelope(smallJsonIn(given))
  const body = async () => {
    const given = await request.body()
    demandEnvelope(given)
    return given
  }
  return { ...request, body }
}

function demandEnvelope(given: unknown) {
  if (given === undefined || given === null) return
  if (!(given instanceof FormData)) return demandWhole(Envelope, given)
  const { maps } = demandWhole(FormEnvelope, smallJsonIn(String(given.get('data'))))
  const unread = [...given.keys()].filter((name) => name !== 'data' && !maps.some((_, index) => name === String(index)))
  if (unread.length > 0) throw invalidInput(unknownFaults(unread))
}

/** @throws INVALID_INPUT where the value has fields that the schema does not read, or does not match it */
function demandWhole<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const faults = inputFaults(schema, given)
  const { data, error } = schema.safeParse(given)
  if (faults.length > 0 || error) throw invalidInput(faults.length > 0 ? faults : faultsOf(error!.issues))
  return data
}

/** @throws INVALID_INPUT where it has too many values */
function smallJsonIn(text: string): unknown {
  if (!isSmallJson(text)) throw invalidInput([{ path: '', code: 'invalid' }])
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Nothing would read the query parameters of a request whose parameters are in its body. */
function demandReadQuery(c: Context, prefix: '/rpc' | '/api') {
  const isRead = c.req.method === 'GET'
  if (ONE_CLICK.test(c.req.path) || (prefix === '/api' && isRead)) return
  refuseUnreadQuery(c, (name) => isRead && name === 'data')
}

/** The refused input is neither logged nor echoed. */
async function typedInputFaults<Answer>({
  next,
  input,
  procedure,
}: ProcedureCall & { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next()
  } catch (error) {
    if (await isParseFailure(error, procedure['~orpc'].inputSchema, input))
      throw invalidInput([{ path: '', code: 'invalid' }])
    if (!(error instanceof ORPCError)) throw new ORPCError('INTERNAL_SERVER_ERROR', { cause: error })
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
      throw invalidInput(faultsOf(error.cause.issues))
    throw error
  }
}

/** An error thrown outside the procedure means that the body could not be decoded. */
async function typedDecodingFault<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next()
  } catch (error) {
    throw error instanceof ORPCError ? error : invalidInput([{ path: '', code: 'invalid' }])
  }
}

const invalidInput = (fields: FieldFault[]) => typedRefusal(new Refusal('INVALID_INPUT', { fields }))

const typedRefusal = ({ code, status, data }: Refusal) => new ORPCError(code, { defined: true, status, data })

function refusalResponse(c: Context, code: ErrorCode, data?: unknown) {
  const { status } = ERRORS[code]
  const body = { defined: true, code, status, message: code, ...(data !== undefined && { data }) }
  if (data && typeof data === 'object' && 'retryAfterSeconds' in data)
    c.header('retry-after', String(data.retryAfterSeconds))
  if (status === 503) c.header('retry-after', String(AWAY_SECONDS))
  c.header('cache-control', 'private, no-store')
  return c.json(c.req.path.startsWith('/rpc/') ? { json: body } : body, status)
}
