import type { Db, Reader, Tx } from '../db/database.ts'

/** Values that JSON keeps unchanged: a Date would become text, a Map an empty object. An undefined property is left out and reads as undefined again. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [property: string]: Json | undefined }

/** The days for which a job is tried. Whatever does again the work of a job that was lost waits longer. */
export const JOB_LIFE_DAYS = 14

type NoData = { readonly [property: string]: never }

const carries = Symbol('carries')
const says = Symbol('says')

/** A queue by the name that pg-boss keeps, and the type of its jobs' data. */
export type Queue<Data> = { readonly name: string; readonly [carries]: (data: Data) => Data }

/** An event for the queues that follow it: a fact in the past tense, whose data holds ids alone. */
export type DomainEvent<Data> = { readonly name: string; readonly [says]: (data: Data) => Data }

/** Declares a queue. Its jobs are kept as JSON, so their data has only values that JSON keeps. */
export const defineQueue = <Data extends JsonObject = NoData>(name: string): Queue<Data> => ({
  name,
  [carries]: (data) => data,
})

/** Declares an event: every queue that follows it gets a job with this data. */
export const defineEvent = <Data extends JsonObject>(name: string): DomainEvent<Data> => ({
  name,
  [says]: (data) => data,
})

export type Jobs = {
  /** Writes a job inside `tx`. */
  send<Data extends JsonObject>(tx: Tx, queue: Queue<Data>, data: NoInfer<Data>): Promise<void>
  /** Queues a job outside any transaction. */
  sendNow<Data extends JsonObject>(db: Db, queue: Queue<Data>, data: NoInfer<Data>): Promise<void>
  /** Queues a job outside any transaction that starts after some time. */
  sendLater<Data extends JsonObject>(queue: Queue<Data>, data: NoInfer<Data>, afterSeconds: number): Promise<void>
  /** Queues a job for every handler of the event. Returns their queues, to be woken after the commit. */
  emit<Data extends JsonObject>(tx: Tx, event: DomainEvent<Data>, data: NoInfer<Data>): Promise<string[]>
  /** Makes a worker look for jobs now instead of at its next poll. Does nothing where this server does not work on the queue. */
  wake(queue: string): void
  /** Deletes jobs, done or not, whose data or outcome contain one of these words, which identify an erased member. */
  forget(db: Reader, words: readonly string[], options?: { except?: string }): Promise<void>
  /** Counts the jobs that wait, by queue; queues where nothing waits are left out. */
  backlog(db: Reader): Promise<Backlog[]>
}

/** The jobs of one queue that are due, that are scheduled for later, and that failed and will be retried. */
export type Backlog = {
  queue: string
  due: number
  later: number
  failing: number
  oldestDueSeconds: number
}
