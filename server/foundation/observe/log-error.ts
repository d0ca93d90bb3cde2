import { withoutValues } from '../db/without-values.ts'

/** The parts of an error that may be logged. */
export type LoggableError = { type: string; message: string; code?: string; at: string[]; cause?: LoggableError }

/**
 * An error without what members wrote: Drizzle puts the parameters of a failed query into its message (and so into the stack),
 * PostgreSQL the offending values into its own and into `detail`.
 */
export function loggableError(error: unknown): LoggableError | undefined {
  if (error === undefined || error === null) return undefined
  if (!(error instanceof Error)) return { type: typeof error, message: '[not an error]', at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const cause = loggableError(error.cause)
  return {
    type: error.name,
    message: loggableMessage(error.message),
    ...(code && { code }),
    at: frames(error),
    ...(cause && { cause }),
  }
}

/** How many characters of a message are read: a message that an attacker makes long must not cost long. */
const READ_CHARS = 4_000

/** The message of an error without values and addresses: PostgreSQL quotes what it could not read after a colon, "near" or "value", V8 what is not JSON. */
export function loggableMessage(message: string): string {
  const said = message.replace(/\nparams:[\s\S]*$/, '')
  // A value may have begun before the cut: the quotation mark ends it.
  return (said.length > READ_CHARS ? `${said.slice(0, READ_CHARS)}"` : said)
    .replace(/^Failed query: [\s\S]*$/, withoutValues)
    .replace(/(:| near|^value) "[\s\S]*"/, '$1 …')
    .replace(/Unexpected token [\s\S]* is not valid JSON/, 'what was read is not JSON')
    .replace(/[^\s@<>"'=]{1,64}@[^\s@<>"']+/g, '[address]')
    .replace(/([?&](?:token|code)=)[^&\s"']+/g, '$1[redacted]')
    .slice(0, 1000)
}

/** The stack begins with the message, in which a line that looks like a frame may be a member's. */
function frames({ stack = '', message }: Error): string[] {
  const from = stack.indexOf(message)
  return stack
    .slice(from < 0 ? 0 : from + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim().slice(3))
}
