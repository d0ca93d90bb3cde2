/** What may be kept of an error. */
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

/** The message of an error without values and addresses. */
export function loggableMessage(message: string): string {
  return message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/(invalid input (?:syntax|value)[^:]*|malformed [^:]*|out of range[^:]*): "[\s\S]*"/, '$1')
    .replace(/[^\s@<>"'=]+@[^\s@<>"']+/g, '[address]')
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
