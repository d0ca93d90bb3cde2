import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Act, actsOf, type Kind } from '../load/load-acts.ts'
import { greetAll, openAsking } from '../load/load-run.ts'
import { type LoadTarget, openLoadTarget } from '../load/load-target.ts'
import { settled } from '../measure-load.ts'
import { processorTimes } from '../processor.ts'
import { grantRights, installPeer, type PeerServer, startPeer } from './peer-server.ts'

type Side = { asked: number; cpuMs: number; perSecond: number }
export type Compared = { operation: string; ours: Side; theirs: Side; does: string; doesNot: string }
export type PeerResult = { posts: number; compared: Compared[] }

type Measuring = { posts: number; members: number; seconds: number; rounds: number }
type PeerAct = { by: string; method: string; path: string; body?: object }

const CARD =
  'id,kind,title,description,tags,created_at,likes,comments,author:member!post_author_id_member_id_fk(id,username)'

type Operation = {
  name: string
  /** The server's own acts, each asked for in its turn. */
  acts: (target: LoadTarget) => (() => Act)[]
  next: (target: LoadTarget) => () => PeerAct
  does: string
  doesNot: string
}

const ofKinds =
  (...kinds: readonly Kind[]): Operation['acts'] =>
  (target) =>
    kinds.map((kind) => onlyOf(actsOf(target, 7), kind))

const turning = <T>(all: readonly T[]): (() => T) => {
  let turn = 0
  return () => all[turn++ % all.length]!
}

function reads(pathOf: (target: LoadTarget) => () => string): Operation['next'] {
  return (target) => {
    const [reader, path] = [turning(target.members), pathOf(target)]
    return () => ({ by: reader().id, method: 'GET', path: path() })
  }
}

/** Both sides' operations, with the differences that a figure does not tell. */
const OPERATIONS: readonly Operation[] = [
  {
    name: 'feed page',
    acts: ofKinds('the feed'),
    next: reads(() => () => `/rest/v1/post?select=${CARD}&order=created_at.desc&limit=20`),
    does: 'posts, authors, stored counts, rights by row',
    doesNot: 'pictures, the reader’s own likes and "me too", counts as this reader sees them, professionals’ badges',
  },
  {
    name: 'deep page',
    acts: ofKinds('further down the feed'),
    next: reads(
      ({ posts }) =>
        () =>
          `/rest/v1/post?select=${CARD}&order=created_at.desc&limit=20&offset=${posts / 2}`,
    ),
    does: 'the same by offset',
    doesNot: 'the same; a page that holds still while posts come',
  },
  {
    name: 'post with comments',
    acts: ofKinds('a post', 'its comments'),
    next: reads(({ postIds }) => {
      const id = turning(postIds)
      return () =>
        `/rest/v1/post?select=${CARD},said:comment!comment_post_id_post_id_fk(id,body,created_at,author:member!comment_author_id_member_id_fk(id,username))&id=eq.${id()}`
    }),
    does: 'one request, all comments',
    doesNot: 'threads, permissions, pictures, what is hidden with a thread',
  },
  {
    name: 'like',
    acts: ofKinds('a like'),
    next: ({ members, postIds }) => {
      const [member, id] = [turning(members), turning(postIds)]
      return () => {
        const { id: by } = member()
        return {
          by,
          method: 'POST',
          path: '/rest/v1/post_like?on_conflict=post_id,member_id',
          body: { post_id: id(), member_id: by, created_at: new Date() },
        }
      }
    },
    does: 'a row, counted by the same trigger',
    doesNot: 'whether the post may be seen, the numbers as an answer, telling those who watch',
  },
  {
    name: 'comment',
    acts: ofKinds('a comment'),
    next: ({ members, postIds }) => {
      const [member, id] = [turning(members), turning(postIds)]
      return () => {
        const { id: by } = member()
        const body = {
          id: randomUUID(),
          post_id: id(),
          author_id: by,
          request_id: randomUUID(),
          body: 'Bon courage.',
          created_at: new Date(),
        }
        return { by, method: 'POST', path: '/rest/v1/comment', body }
      }
    },
    does: 'a row, counted by the same trigger',
    doesNot: 'quotas, repeats, notices, moderation, advice held back, telling those who watch',
  },
  {
    name: 'publish',
    acts: ofKinds('a new post'),
    next: ({ members }) => {
      const member = turning(members)
      return () => {
        const { id: by } = member()
        const at = new Date()
        const body = {
          id: randomUUID(),
          author_id: by,
          kind: 'symptom',
          title: 'Vertiges le matin',
          description: 'En me levant.',
          tags: ['Vertiges'],
          created_at: at,
          updated_at: at,
        }
        return { by, method: 'POST', path: '/rest/v1/post', body }
      }
    },
    does: 'a row, found by the search',
    doesNot: 'checks of its fields, quotas, repeats, doubles, matching with all others, moderation, notices',
  },
  {
    name: 'conversation',
    acts: ({ talks }) => {
      const talk = turning(talks)
      return [
        () => {
          const { id, members } = talk()
          return {
            kind: 'a message',
            by: members[0],
            method: 'GET',
            path: `/api/chat/conversations/${id}/messages`,
            says: /"items":\[/,
          }
        },
      ]
    },
    next: ({ talks }) => {
      const talk = turning(talks)
      return () => {
        const { id, members } = talk()
        return {
          by: members[0].id,
          method: 'GET',
          path: `/rest/v1/message?conversation_id=eq.${id}&order=seq.desc&limit=50`,
        }
      }
    },
    does: 'rows, seen by the two alone',
    doesNot: 'pictures, quotes, calls, what one side deleted, blocks',
  },
  {
    name: 'search',
    acts: ofKinds('a search'),
    next: reads(() => {
      const word = turning(['fièvre', 'toux', 'migraine', 'fatigue', 'vertige'])
      return () =>
        `/rest/v1/post?select=${CARD}&search=plfts(fr).${encodeURIComponent(word())}&order=created_at.desc&limit=20`
    }),
    does: 'the same index, newest first',
    doesNot: 'misspelt words, closest first for rare words, synonyms',
  },
]

/** Measures the two by turns on one PostgreSQL and the same rows. */
export async function measurePeer(
  signal: AbortSignal,
  { posts, members, seconds, rounds }: Measuring,
): Promise<PeerResult> {
  installPeer()
  // The peer looks for no close cases: publishing is compared without them.
  const target = await openLoadTarget(signal, { posts, members, isTelling: false })
  const asking = openAsking(target)
  let peer: PeerServer | undefined
  try {
    const superuser = target.server.letSuperuserIn()
    await sleep(500)
    await grantRights(superuser)
    peer = await startPeer(target.server.databaseUrl)
    await greetAll(target, asking)
    const compared: Compared[] = []
    for (const operation of OPERATIONS) {
      const { name, next, does, doesNot } = operation
      const acts = operation.acts(target)
      const ours = async () => {
        for (const act of acts) await demand(name, await asking.ask(act()))
      }
      const nextOfPeer = next(target)
      const askPeer = openPeerAsking(peer)
      const theirs = async () => demand(`${name}, the peer`, await askPeer(nextOfPeer()))
      const sums = { ours: empty(), theirs: empty() }
      for (let round = -1; round < rounds; round++) {
        const turns = [
          ['ours', ours, target.server.pids.server],
          ['theirs', theirs, peer.pid],
        ] as const
        for (const [side, ask, pid] of round % 2 === 0 ? turns : turns.toReversed()) {
          signal.throwIfAborted()
          await settled(target.client)
          const taken = await turn(
            ask,
            { server: pid, postgres: target.server.pids.postgres },
            round < 0 ? 0.2 : seconds,
          )
          // The first turn of each warms up.
          if (round >= 0) add(sums[side], taken)
        }
      }
      compared.push({ operation: name, ours: sideOf(sums.ours), theirs: sideOf(sums.theirs), does, doesNot })
      console.log(`${name}: done`)
    }
    return { posts, compared }
  } finally {
    asking.close()
    peer?.remove()
    await target.remove()
  }
}

type Turn = { asked: number; seconds: number; cpu: number }
const empty = (): Turn => ({ asked: 0, seconds: 0, cpu: 0 })
const sideOf = ({ asked, seconds, cpu }: Turn): Side => ({
  asked,
  cpuMs: (cpu / asked) * 1000,
  perSecond: asked / seconds,
})

function add(sum: Turn, { asked, seconds, cpu }: Turn): void {
  sum.asked += asked
  sum.seconds += seconds
  sum.cpu += cpu
}

/** Jobs that follow a write are in it as far as they are done meanwhile; the others are waited for before the next turn. */
async function turn(
  ask: () => Promise<void>,
  pids: { server: number; postgres: number },
  seconds: number,
): Promise<Turn> {
  const before = processorTimes(pids)
  const start = performance.now()
  let asked = 0
  do {
    await ask()
    asked++
  } while (performance.now() - start < seconds * 1000)
  const taken = (performance.now() - start) / 1000
  const { server, postgres } = before.until(taken)
  return { asked, seconds: taken, cpu: (server + postgres) * taken }
}

const onlyOf = (next: () => Act, kind: Kind) => () => {
  for (;;) {
    const act = next()
    if (act.kind === kind) return act
  }
}

async function demand(name: string, wrong: string | undefined): Promise<void> {
  if (wrong !== undefined) throw new Error(`${name}: ${wrong}`)
}

/** Asks the peer over a connection that is kept, as the server is asked. */
function openPeerAsking({ url, headersOf }: PeerServer) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(url)
  return ({ by, method, path, body }: PeerAct): Promise<string | undefined> => {
    const sent = body && JSON.stringify(body)
    return new Promise((settle) => {
      const headers = {
        ...headersOf(by),
        prefer: 'return=minimal,resolution=ignore-duplicates',
        'accept-encoding': 'gzip',
      }
      const length = sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
      const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => void parts.push(part))
        answer.on('end', () => {
          const isWell = (answer.statusCode ?? 500) < 300
          settle(isWell ? undefined : `${answer.statusCode} ${Buffer.concat(parts).toString().slice(0, 300)}`)
        })
      })
      asked.on('error', (error) => settle(error.message))
      asked.end(sent)
    })
  }
}
