// Loaded into the server before it starts: counts the statements that requests send, jobs and the server's own work apart, and tells the count when asked.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server } from 'node:http'
import pg from 'pg'

const asking = new AsyncLocalStorage()
let statements = 0

const { emit } = Server.prototype
Server.prototype.emit = function (event, ...args) {
  const go = () => emit.call(this, event, ...args)
  return event === 'request' ? asking.run(true, go) : go()
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (...args) {
  if (asking.getStore()) statements++
  return query.apply(this, args)
}

process.on('message', (message) => {
  if (message === 'statements') process.send({ statements })
})
process.channel?.unref()
