import { z } from 'zod'
import { COUNTRY_CODES } from './countries.ts'

/** Apart from the countries' names, which the first screens show without ever checking one. */
export const Country = z.enum(COUNTRY_CODES, 'invalidCountry')
