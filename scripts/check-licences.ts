// Holds the lock file against package.json, its packages against their bytes, and what runs with us against the licences that we may use.
import { readFileSync } from 'node:fs'
import { licenceBreaches } from './licence-rules.ts'
import { report } from './source-files.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))

report(licenceBreaches(read('package.json'), read('package-lock.json')))
