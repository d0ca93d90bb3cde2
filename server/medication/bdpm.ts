import { cleanLine } from '#contract/foundation/text.ts'
import type { Route } from '#contract/medication/choices.ts'
import { nameAndDose } from '#contract/medication/dose.ts'
import { DOSAGE_MAX, NAME_MAX, SUBSTANCE_MAX } from '#contract/medication/limits.ts'

/** A speciality of CIS_bdpm.txt, as far as it is kept. */
export type Speciality = { cis: number; name: string; dosage: string | null; route: Route | null; isMarketed: boolean }

/** A substance of CIS_COMPO_bdpm.txt. `link` joins a salt and its therapeutic fraction. */
export type Ingredient = { cis: number; substance: string; isFraction: boolean; link: number }

/** The number of columns of each file, as the public drug base publishes them; columns after these are not read. */
const SPECIALITY_COLUMNS = 12
const INGREDIENT_COLUMNS = 8

export type Read<Row> = Row | 'columns' | 'code' | 'name'

/**
 * Reads a line of CIS_bdpm.txt: code CIS, denomination, form, routes (";" between them), status, procedure, marketing, …
 * @returns  the fault of a wrong line: columns missing, an invalid code, no name
 */
export function specialityIn(line: string): Read<Speciality> {
  const columns = line.split('\t')
  if (columns.length < SPECIALITY_COLUMNS) return 'columns'
  const [code, denomination, form, routes, , , marketing] = columns.map(cleanLine)
  const cis = codeIn(code!)
  if (cis === undefined) return 'code'
  if (!denomination) return 'name'
  return {
    cis,
    ...namedBy(denomination),
    route: routeIn(routes!, form!),
    isMarketed: marketing!.toLowerCase().startsWith('commercialis'),
  }
}

/** The most characters of a denomination that are read: none is longer. */
const READ_CHARS = 1_000

/** A line of CIS_COMPO_bdpm.txt: code CIS, part, code of the substance, substance, dosage, per what, SA or FT, number of the link. */
export function ingredientIn(line: string): Read<Ingredient> {
  const columns = line.split('\t')
  if (columns.length < INGREDIENT_COLUMNS) return 'columns'
  const [code, , , substance, , , nature, link] = columns.map(cleanLine)
  const cis = codeIn(code!)
  if (cis === undefined) return 'code'
  if (!substance) return 'name'
  return { cis, substance, isFraction: nature === 'FT', link: Number.parseInt(link!, 10) || 0 }
}

const codeIn = (text: string): number | undefined => (/^\d{8}$/.test(text) ? Number(text) : undefined)

/**
 * Splits a denomination into the name that people know and the strength in it: "DOLIPRANE 1000 mg, comprimé" is DOLIPRANE of 1000 mg. Words after the strength
 * (for adults, without sugar) and the form are left out.
 */
export function namedBy(denomination: string): { name: string; dosage: string | null } {
  const withoutForm = denomination.split(/,\s/, 1)[0]!.slice(0, READ_CHARS)
  const { name, dose } = nameAndDose(withoutForm)
  return { name: cut(name.replace(/[\s,;:-]+$/, ''), NAME_MAX), dosage: dose === null ? null : cut(dose, DOSAGE_MAX) }
}

/** Returns the substances of one speciality in their order, a therapeutic fraction rather than its salt, as many as find room; null where none is known. */
export function substanceOf(ingredients: readonly Ingredient[]): string | null {
  const byLink = Map.groupBy(ingredients, ({ link }) => link)
  const chosen = [...byLink].flatMap(([, linked]) => {
    const fractions = linked.filter(({ isFraction }) => isFraction)
    return fractions.length > 0 ? fractions : linked
  })
  const names = [...new Set(chosen.map(({ substance }) => substance))]
  while (names.length > 1 && names.join(', ').length > SUBSTANCE_MAX) names.pop()
  return names.length > 0 ? cut(names.join(', '), SUBSTANCE_MAX) : null
}

/** Returns the one route that all routes of a speciality map to; null where they map to several: then the member who takes it knows. */
export function routeIn(routes: string, form: string): Route | null {
  const found = new Set(
    routes
      .split(';')
      .map((route) => route.trim())
      .filter(Boolean)
      .map((route) => ofRoute(route.toLowerCase(), form.toLowerCase())),
  )
  return found.size === 1 ? [...found][0]! : null
}

function ofRoute(route: string, form: string): Route {
  if (/^(orale|buccale|sublinguale|gingivale|oropharyngée|buccogingivale)$/.test(route)) return 'oral'
  if (route === 'intraveineuse') return 'intravenous'
  if (route === 'intramusculaire') return 'intramuscular'
  if (route === 'sous-cutanée') return 'subcutaneous'
  if (route === 'inhalée') return 'inhalation'
  if (route === 'transdermique') return /dispositif|patch|timbre/.test(form) ? 'patch' : 'topical'
  if (route === 'cutanée') return /emplâtre|patch/.test(form) ? 'patch' : 'topical'
  if (route === 'rectale') return form.includes('suppositoire') ? 'suppository' : 'other'
  if (/^(ophtalmique|nasale|auriculaire)$/.test(route)) return /collyre|gouttes/.test(form) ? 'drops' : 'other'
  return 'other'
}

const cut = (text: string, most: number): string => (text.length > most ? text.slice(0, most).trimEnd() : text)
