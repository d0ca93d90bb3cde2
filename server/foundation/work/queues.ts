import type { Db, Reader, Tx } from '../db/database.ts'

/** Values that JSON keeps unchanged: a Date would become text, a Map an empty object. An undefined property is left out and reads as undefined again. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [property: string]: Json | undefined }

/** Work that redoes a lost job must wait longer than this. */
export const JOB_LIFE_DAYS = 14

type NoData = { readonly [property: string]: never }

const carries = Symbol('carries')
const says = Symbol('says')

export type Queue<Data> = { readonly name: string; readonly [carries]: (data: Data) => Data }

/** A fact in the past tense, whose data holds ids alone. */
export type DomainEvent<Data> = { readonly name: string; readonly [says]: (data: Data) => Data }

export const defineQueue = <Data extends JsonObject = NoData>(name: string): Queue<Data> => ({
  name,
  [carries]: (data) => data,
})

export const defineEvent = <Data extends JsonObject>(name: string): DomainEvent<Data> => ({
  name,
  [says]: (data) => data,
})

export type Jobs = {
  send<Data extends JsonObject>(tx: Tx, queue: Queue<Data>, data: NoInfer<Data>): Promise<void>
  sendNow<Data extends JsonObject>(db: Db, queue: Queue<Data>, data: NoInfer<Data>): Promise<void>
  sendLater<Data extends JsonObject>(queue: Queue<Data>, data: NoInfer<Data>, afterSeconds: number): Promise<void>
  /** Returns the queues of the event's handlers, to be woken after the commit. */
  emit<Data extends JsonObject>(tx: Tx, event: DomainEvent<Data>, data: NoInfer<Data>): Promise<string[]>
  wake(queue: string): void
  /** Deletes jobs, done or not, whose data or outcome contain one of these words, which identify an erased member. */
  forget(db: Reader, words: readonly string[], options?: { except?: string }): Promise<void>
  backlog(db: Reader): Promise<Backlog[]>
}

export type Backlog = {
  queue: string
  due: number
  later: number
  failing: number
  oldestDueSeconds: number
}
