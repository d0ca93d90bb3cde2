import { type LogFn, type Logger, pino } from 'pino'
import type { LogLevel } from '../config.ts'
import { requestContext } from '../work/request-context.ts'
import { loggableError, loggableMessage } from './log-error.ts'

export type Log = Logger

export type LogSink = { isTTY?: boolean; write(line: string): unknown }

/**
 * Removes secrets, although callers do not log them either: health text, addresses (mail, postal, network), passwords, tokens.
 * @param name the process that writes the lines, where a server has several
 */
export function openLog(level: LogLevel, out: LogSink = process.stdout, name?: string): Log {
  const write = out.isTTY ? (line: string) => out.write(inWords(line)) : (line: string) => out.write(line)
  return pino(
    {
      level,
      base: name === undefined ? null : { process: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...requestContext()?.facts }),
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[redacted]' },
      serializers: { err: loggableError, error: loggableError },
      hooks: {
        // Without this, pino would log the message of an error that is given alone as it is.
        logMethod(args, method) {
          method.apply(this, withSafeMessage(args))
        },
      },
    },
    { write },
  )
}

function withSafeMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, message] = args
  const error = errorIn(first)
  return error && message === undefined ? [first, loggableMessage(error.message)] : args
}

function errorIn(logged: unknown): Error | undefined {
  if (logged instanceof Error) return logged
  if (typeof logged === 'object' && logged !== null && 'err' in logged) return errorIn(logged.err)
  return undefined
}

const secretNames = [
  'address',
  'authorization',
  'body',
  'comment',
  'cookie',
  'description',
  'email',
  'input',
  'ip',
  'notes',
  'params',
  'password',
  'postalCode',
  'secret',
  'tags',
  'text',
  'title',
  'to',
  'token',
  'treatment',
  'url',
  'username',
]
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

const colours: Record<string, number> = { fatal: 31, error: 31, warn: 33, info: 36 }

function inWords(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line)
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const trouble = err ? `\n${JSON.stringify(err, null, 2)}` : ''
  return `\u001b[2m${clock}\u001b[0m \u001b[${colours[level] ?? 2}m${level}\u001b[0m ${msg ?? ''}\u001b[2m${facts.join('')}\u001b[0m${trouble}\n`
}
