import { z } from 'zod'
import { COUNTRY_CODES } from './countries.ts'

/** The schema of a country code. It is apart from the countries' names, because the first screens show those and never check a code. */
export const Country = z.enum(COUNTRY_CODES, 'invalidCountry')
