import { z } from 'zod'

/**
 * Public id of anything a member can meet: a uuidv7, so that sorting by id is sorting by time of creation; a member's id is random. It is in lower case, as the
 * database writes it, so that two ids can be compared as they are.
 */
export const Id = z.uuid().toLowerCase()
