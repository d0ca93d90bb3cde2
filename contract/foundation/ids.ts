import { z } from 'zod'

/**
 * Public id of anything a member can meet: a uuidv7, so that sorting by id is sorting by time of creation; of a member one that is random. In small
 * letters, as the database writes it: two ids can be compared as they are.
 */
export const Id = z.uuid().toLowerCase()
