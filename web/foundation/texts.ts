/**
 * The shape of the texts in another language: the same keys as in French. French needs the plural `_many` (a million); a language without that plural
 * leaves it out.
 */
export type TextsOf<French> = {
  readonly [Key in keyof French as Key extends `${string}_many` ? never : Key]: French[Key] extends string
    ? string
    : TextsOf<French[Key]>
} & { readonly [Key in keyof French as Key extends `${string}_many` ? Key : never]?: string }

export type Texts = { readonly [key: string]: string | Texts }
