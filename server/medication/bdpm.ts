import { cleanLine } from '#contract/foundation/text.ts'
import type { Route } from '#contract/medication/choices.ts'
import { nameAndDose } from '#contract/medication/dose.ts'
import { DOSAGE_MAX, NAME_MAX, SUBSTANCE_MAX } from '#contract/medication/limits.ts'

export type Speciality = { cis: number; name: string; dosage: string | null; route: Route | null; isMarketed: boolean }

/** `link` joins a salt and its therapeutic fraction. */
export type Ingredient = { cis: number; substance: string; isFraction: boolean; link: number }

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

/** "DOLIPRANE 1000 mg, comprimé" is DOLIPRANE of 1000 mg. Words after the strength (for adults, without sugar) and the form are left out. */
export function namedBy(denomination: string): { name: string; dosage: string | null } {
  const withoutForm = denomination.split(/,\s/, 1)[0]!.slice(0, READ_CHARS)
  const { name, dose } = nameAndDose(withoutForm)
  return { name: cut(name.replace(/[\s,;:-]+$/, ''), NAME_MAX), dosage: dose === null ? null : cut(dose, DOSAGE_MAX) }
}

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

/** Null where the routes map to several: then the member who takes it knows. */
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
