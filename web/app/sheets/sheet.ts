export const SHEETS = [
  'preparer-sa-consultation',
  'decrire-une-douleur',
  'errance-diagnostique',
  'vos-droits',
  'travail-ecole-aides',
] as const
export type SheetName = (typeof SHEETS)[number]

/**
 * One sheet in one language, without its title. In its words `[label](https://…)` is a link; official institutions alone are linked, by their home page.
 */
export type Sheet = { intro: string; parts: { heading: string; items: string[] }[]; links: string[] }

export const isSheet = (name: string): name is SheetName => SHEETS.some((each) => each === name)
