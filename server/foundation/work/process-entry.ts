import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The most output that is read, in bytes, because programs may complain about each packet of hours of video. */
const OUTPUT_MAX = 64 << 20

export class ProcessMissing extends Error {
  readonly program: string

  constructor(program: string) {
    super(`${program} is not installed here`)
    this.name = 'ProgramMissing'
    this.program = program
  }
}

type Run = { args: readonly string[]; cwd: string; limitMs: number }

/**
 * Runs a program without a shell, and kills it after `limitMs`.
 * @returns its output
 * @throws ProcessMissing; Error where it failed, with the end of its error output
 */
export async function runProcess(program: string, { args, cwd, limitMs }: Run): Promise<string> {
  try {
    const { stdout } = await run(program, [...args], {
      cwd,
      // The program reads files that browsers sent, so it gets no secret of this server.
      env: { PATH: process.env.PATH ?? '' },
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: OUTPUT_MAX,
      windowsHide: true,
    })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new ProcessMissing(program)
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().slice(-300) : ''
    throw new Error(`${program} failed${told && `: ${told}`}`, { cause: error })
  }
}
