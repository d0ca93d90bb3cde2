import { writeFileSync } from 'node:fs'

/** Writes what Vitest's own report leaves out: errors that no test caught, each with the file that ran, where one is known. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const told = errors.map(({ VITEST_TEST_PATH: file, message }) => ({ file, message: String(message) }))
    writeFileSync(process.env.VECU_UNHANDLED_ERRORS, JSON.stringify(told))
  }
}
