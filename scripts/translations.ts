import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { DEFAULT_LANGUAGE } from '#web/foundation/languages.ts'

const web = join(import.meta.dirname, '../web')
const FRENCH = /\/texts(?:\.[a-z-]+)*\.fr\.ts$/
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/**
 * Adds to each file of French texts the imports of its translations, each a chunk of its own. Written in the sources, these imports would form cycles, since
 * a translation is typed by its French texts. The first texts are one chunk per language, which `web/app/main.tsx` names.
 */
export function translations(): Plugin {
  const first = readFileSync(join(web, 'app/texts.ts'), 'utf8')
  const firstFiles = [...first.matchAll(/from '([^']+)'/g)].map(([, path = '']) =>
    path.startsWith('./') ? join(web, 'app', path) : path.replace('#web', web),
  )
  return {
    name: 'translations',
    transform(code, id) {
      if (!FRENCH.test(id) || firstFiles.includes(id)) return
      const loaders = OTHERS.map((language) => {
        const file = basename(id).replace(/fr\.ts$/, `${language}.ts`)
        return `${language}: async () => (await import('./${file}')).${language}`
      })
      const register = `registerTranslations(fr, { ${loaders.join(', ')} })`
      return {
        code: `import { registerTranslations } from '#web/foundation/texts.ts'\n${code}\n${register}\n`,
        map: null,
      }
    },
  }
}
