/**
 * The texts that another language must hold to say all that French says: the same keys, with any words. French needs `_many` (a million);
 * a language without that plural leaves it out.
 */
export type TextsOf<French> = {
  readonly [Key in keyof French as Key extends `${string}_many` ? never : Key]: French[Key] extends string
    ? string
    : TextsOf<French[Key]>
} & { readonly [Key in keyof French as Key extends `${string}_many` ? Key : never]?: string }

export type Texts = { readonly [key: string]: string | Texts }
