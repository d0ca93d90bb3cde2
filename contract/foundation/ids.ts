import { z } from 'zod'

/** Public id of anything a member can meet: a uuidv7, so that sorting by id is sorting by time of creation. */
export const Id = z.uuid()
