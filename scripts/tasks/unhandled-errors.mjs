import { writeFileSync } from 'node:fs'

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const told = errors.map(({ VITEST_TEST_PATH: file, message }) => ({ file, message: String(message) }))
    writeFileSync(process.env.VECU_UNHANDLED_ERRORS, JSON.stringify(told))
  }
}
