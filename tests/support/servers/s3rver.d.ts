declare module 's3rver' {
  type Context = {
    method: string
    path: string
    query: Record<string, string | undefined>
    status: number
    type: string
    body: unknown
  }
  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
      vhostBuckets: boolean
    })
    /** Koa's: what every request goes through, in order. */
    middleware: Middleware[]
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
