// Loaded into the server before it starts: counts the statements that requests send, and all that are sent, those of jobs and of the server's own work too, and
// tells both counts when asked.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server } from 'node:http'
import pg from 'pg'

const asking = new AsyncLocalStorage()
let ofRequests = 0
let all = 0

const { emit } = Server.prototype
Server.prototype.emit = function (event, ...args) {
  const go = () => emit.call(this, event, ...args)
  return event === 'request' ? asking.run(true, go) : go()
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (...args) {
  all++
  if (asking.getStore()) ofRequests++
  return query.apply(this, args)
}

process.on('message', (message) => {
  if (message === 'statements') process.send({ ofRequests, all })
})
process.channel?.unref()
