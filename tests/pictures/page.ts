import type { Look } from './screens.ts'

/** A community by how many stories, or entries, it has. */
export type Community = { count: number; of: 'récits' | 'essais' }
export type Taken = Community & { screen: string }

const FILES = { récits: '', essais: 'essais-' }

/** The name of one picture's file. */
export const fileOf = ({ count, of, screen }: Taken, look: string): string =>
  `${count}-${FILES[of]}${screen}-${look}.png`

/** A page that shows each screen in a row, look by look, under the number of stories, or of entries, of its community. */
export function pageOfPictures(taken: readonly Taken[], looks: readonly Pick<Look, 'name' | 'width'>[]): string {
  const parts = [...Map.groupBy(taken, ({ count, of }) => `${count} ${of}`)].map(
    ([community, pictures]) => `<h2>${community}</h2>\n${pictures.map((picture) => rowOf(picture, looks)).join('\n')}`,
  )
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Vécu, écran par écran</title>
<style>
  body { margin: 2rem; background: #ddd; font: 15px system-ui, sans-serif; }
  section { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { display: block; border: 1px solid #999; }
</style>
<h1>Vécu, écran par écran</h1>
${parts.join('\n')}
</html>
`
}

function rowOf(picture: Taken, looks: readonly Pick<Look, 'name' | 'width'>[]): string {
  const figures = looks.map(({ name, width }) => {
    const file = fileOf(picture, name)
    return `<figure><figcaption>${name}</figcaption><a href="${file}"><img alt="" loading="lazy" src="${file}" width="${width === 360 ? 180 : 420}"></a></figure>`
  })
  return `<h3>${picture.screen}</h3>\n<section>${figures.join('')}</section>`
}
