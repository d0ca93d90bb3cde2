/** Values that JSON gives back unchanged: a Date would come back as text, a Map as nothing. A property that is undefined is left out and reads the same. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [property: string]: Json | undefined }

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
