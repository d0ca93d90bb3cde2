import { withoutValues } from '../db/without-values.ts'

export type LoggableError = { type: string; message: string; code?: string; at: string[]; cause?: LoggableError }

/**
 * Returns an error without what members wrote. Drizzle puts the parameters of a failed query into its message, and so into the stack; PostgreSQL puts values
 * into its message and `detail`.
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

/** Characters of a message that are read, because an attacker may make it long. */
const READ_CHARS = 4_000

/** Returns a message without values and addresses. PostgreSQL quotes a value after a colon, "near" or "value"; V8 quotes text that is not JSON. */
export function loggableMessage(message: string): string {
  const said = message.replace(/\nparams:[\s\S]*$/, '')
  // The cut may be within a quoted value, so a quotation mark is added to end it.
  return (said.length > READ_CHARS ? `${said.slice(0, READ_CHARS)}"` : said)
    .replace(/^Failed query: [\s\S]*$/, withoutValues)
    .replace(/(:| near|^value) "[\s\S]*"/, '$1 …')
    .replace(/Unexpected token [\s\S]* is not valid JSON/, 'what was read is not JSON')
    .replace(/[^\s@<>"'=]{1,64}@[^\s@<>"']+/g, '[address]')
    .replace(/([?&](?:token|code)=)[^&\s"']+/g, '$1[redacted]')
    .slice(0, 1000)
}

/** Returns the stack frames. The stack begins with the message, in which a member's text may look like a frame. */
function frames({ stack = '', message }: Error): string[] {
  const from = stack.indexOf(message)
  return stack
    .slice(from < 0 ? 0 : from + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim().slice(3))
}
