import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../..')

export const MIGRATIONS_FOLDER = join(SERVER, 'migrations')

/** SQL sources lie in it, beside the code of the module that owns them. */
export const SOURCES_FOLDER = SERVER
