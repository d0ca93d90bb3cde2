import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../..')

export const MIGRATIONS_FOLDER = join(SERVER, 'migrations')

export const SOURCES_FOLDER = SERVER
