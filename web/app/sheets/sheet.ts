export const SHEETS = [
  'preparer-sa-consultation',
  'decrire-une-douleur',
  'errance-diagnostique',
  'vos-droits',
  'travail-ecole-aides',
] as const
export type SheetName = (typeof SHEETS)[number]

/** In its texts `[label](https://…)` is a link; only official institutions are linked, by their home page. */
export type Sheet = { intro: string; parts: { heading: string; items: string[] }[]; links: string[] }

export const isSheet = (name: string): name is SheetName => SHEETS.some((each) => each === name)
