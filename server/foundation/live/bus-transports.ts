import pg from 'pg'
import { dedicatedConnection } from '../db/dedicated-connection.ts'
import type { Redis } from '../net/redis.ts'
import type { BusTransport } from './bus.ts'

const CHANNEL = 'vecu_members'

/** Sends over PostgreSQL, by NOTIFY on a connection of its own: a NOTIFY in the writing transactions would make all commits wait for each other. */
export function overPostgres(url: string): BusTransport {
  const outgoing = new pg.Pool({ ...dedicatedConnection(url), max: 1, application_name: 'vecu-hints-out' })
  outgoing.on('error', () => {})
  return {
    say: async (words) =>
      void (await outgoing.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, words] })),
    async listen(hear) {
      const client = new pg.Client({ ...dedicatedConnection(url), application_name: 'vecu-hints-in' })
      const broken = new Promise((settle) => client.on('error', settle).once('end', () => settle(undefined)))
      const close = () => client.end().catch(() => {})
      try {
        await client.connect()
        client.on('notification', ({ payload }) => hear(payload ?? ''))
        await client.query(`LISTEN ${CHANNEL}`)
      } catch (error) {
        await close()
        throw error
      }
      return { broken, close, check: () => client.query('select') }
    },
    close: () => outgoing.end(),
  }
}

/** Sends over Redis. All databases of a Redis share its channels, so the channel's name holds the number of ours. */
export function overRedis(redis: Redis): BusTransport {
  const channel = `${CHANNEL}:${redis.database}`
  return {
    say: (words) => redis.publish(channel, words),
    listen: (hear) => redis.subscribe(channel, hear),
    close: async () => {}, // the server closes Redis
  }
}
