/** What someone wants to report, as it stands in the address. */
export type Reported = { kind?: 'post' | 'comment' | 'member'; id?: string }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the address, which anyone may have written: unless all of it makes sense, nothing is reported in particular. */
export const readReported = ({ kind, id }: Record<string, unknown>): Reported =>
  (kind === 'post' || kind === 'comment' || kind === 'member') && typeof id === 'string' && UUID.test(id)
    ? { kind, id }
    : {}
