import type { Plugin } from 'vite'
import { SCREENS } from '#web/foundation/theme/break-points.ts'

const QUERIES: Readonly<Record<string, string>> = SCREENS

/** The sheet with the widths in place of their names. It is refused with a name that there is not, and with a width of a screen of its own. */
export function withBreakPoints(sheet: string): string {
  const stray = /@(?!media\b)[\w-]+[^{};]*\(--[\w-]+\)|@import[^;]*\bwidth\b/.exec(sheet)
  if (stray) throw new Error(`${stray[0].trim()}: only @media names a screen`)
  return sheet.replace(/@media[^{]*/g, (rule) => {
    if (/\b(?:device-)?width\b|\binline-size\b/.test(rule))
      throw new Error(`${rule.trim()}: name a screen of break-points.ts`)
    return rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = QUERIES[name]
      if (!query) throw new Error(`${rule.trim()}: there is no screen “${name}”`)
      return query
    })
  })
}

/** Style sheets say `@media (--phone)`, as the drafts of CSS have it, which no browser reads yet. */
export function breakPoints(): Plugin {
  return {
    name: 'break-points',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /node_modules/ } },
      handler: (code) => ({ code: withBreakPoints(code), map: null }),
    },
  }
}
