import type { CountryCode } from '#contract/foundation/countries.ts'
import type { Language } from '#contract/foundation/languages.ts'

export type DemoMember = {
  username: string
  email: string
  country: CountryCode
  postalCode: string
  language: Language
}

/** The forty people of the demo community, all invented; a story names its author by place in this list. Addresses lead nowhere. */
// biome-ignore format: a line per member
export const MEMBERS: readonly DemoMember[] = [
  { username: 'Capucine69', email: 'capucine@demo.example', country: 'FR', postalCode: '69003', language: 'fr' },
  { username: 'Marcel du Vercors', email: 'marcel@demo.example', country: 'FR', postalCode: '38000', language: 'fr' },
  { username: 'Ondine', email: 'ondine@demo.example', country: 'FR', postalCode: '44000', language: 'fr' },
  { username: 'Papillon_de_nuit', email: 'papillon@demo.example', country: 'FR', postalCode: '75011', language: 'fr' },
  { username: 'TiTom31', email: 'titom@demo.example', country: 'FR', postalCode: '31400', language: 'fr' },
  { username: 'Lavande', email: 'lavande@demo.example', country: 'FR', postalCode: '13008', language: 'fr' },
  { username: 'Grand-Duc', email: 'grand-duc@demo.example', country: 'FR', postalCode: '59000', language: 'fr' },
  { username: 'Mirabelle', email: 'mirabelle@demo.example', country: 'FR', postalCode: '67000', language: 'fr' },
  { username: 'Breton têtu', email: 'breton@demo.example', country: 'FR', postalCode: '35200', language: 'fr' },
  { username: 'Nénuphar', email: 'nenuphar@demo.example', country: 'FR', postalCode: '75018', language: 'fr' },
  { username: 'Jojo la mouette', email: 'jojo@demo.example', country: 'FR', postalCode: '44600', language: 'fr' },
  { username: 'Éclipse', email: 'eclipse@demo.example', country: 'FR', postalCode: '69007', language: 'fr' },
  { username: 'Cannelle', email: 'cannelle@demo.example', country: 'FR', postalCode: '31000', language: 'fr' },
  { username: 'Petit Prince 13', email: 'petit-prince@demo.example', country: 'FR', postalCode: '13005', language: 'fr' },
  { username: 'Mésange', email: 'mesange@demo.example', country: 'FR', postalCode: '33000', language: 'fr' },
  { username: 'Roule-ma-poule', email: 'roule@demo.example', country: 'FR', postalCode: '44400', language: 'fr' },
  { username: 'Aubépine', email: 'aubepine@demo.example', country: 'FR', postalCode: '59800', language: 'fr' },
  { username: 'Noroît', email: 'noroit@demo.example', country: 'FR', postalCode: '35000', language: 'fr' },
  { username: 'Clémentine_b', email: 'clementine@demo.example', country: 'FR', postalCode: '69100', language: 'fr' },
  { username: 'Café crème', email: 'cafe-creme@demo.example', country: 'FR', postalCode: '75014', language: 'fr' },
  { username: 'Hirondelle', email: 'hirondelle@demo.example', country: 'FR', postalCode: '31500', language: 'fr' },
  { username: 'Noisette', email: 'noisette@demo.example', country: 'FR', postalCode: '33800', language: 'fr' },
  { username: 'Fil_Ariane', email: 'ariane@demo.example', country: 'FR', postalCode: '75020', language: 'fr' },
  { username: 'Kayak', email: 'kayak@demo.example', country: 'FR', postalCode: '38100', language: 'fr' },
  { username: 'Belle-Île', email: 'belle-ile@demo.example', country: 'FR', postalCode: '44300', language: 'fr' },
  { username: 'Zinc', email: 'zinc@demo.example', country: 'BE', postalCode: '1050', language: 'fr' },
  { username: 'Gaufre de Liège', email: 'gaufre@demo.example', country: 'BE', postalCode: '1030', language: 'fr' },
  { username: 'Edelweiss', email: 'edelweiss@demo.example', country: 'CH', postalCode: '1004', language: 'fr' },
  { username: 'Tilleul', email: 'tilleul@demo.example', country: 'CH', postalCode: '1020', language: 'fr' },
  { username: 'Flocon', email: 'flocon@demo.example', country: 'CA', postalCode: 'H2X', language: 'fr' },
  { username: 'Érable rouge', email: 'erable@demo.example', country: 'CA', postalCode: 'H2J', language: 'fr' },
  { username: 'Jasmin', email: 'jasmin@demo.example', country: 'MA', postalCode: '20250', language: 'fr' },
  { username: 'Baobab', email: 'baobab@demo.example', country: 'SN', postalCode: '12500', language: 'fr' },
  { username: 'Ti-Kaz', email: 'ti-kaz@demo.example', country: 'FR', postalCode: '97400', language: 'fr' },
  { username: 'Rosemary', email: 'rosemary@demo.example', country: 'FR', postalCode: '69006', language: 'en' },
  { username: 'Barnaby', email: 'barnaby@demo.example', country: 'GB', postalCode: 'SW2', language: 'en' },
  { username: 'Juniper', email: 'juniper@demo.example', country: 'GB', postalCode: 'SW9', language: 'en' },
  { username: 'Sous-bois', email: 'sous-bois@demo.example', country: 'FR', postalCode: '67100', language: 'fr' },
  { username: 'Pomme Reinette', email: 'pomme@demo.example', country: 'FR', postalCode: '59650', language: 'fr' },
  { username: 'Gribouille', email: 'gribouille@demo.example', country: 'FR', postalCode: '13001', language: 'fr' },
]
