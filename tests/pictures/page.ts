import type { Look } from './screens.ts'

type Taken = { stories: number; screen: string }

/** The name of one picture's file. */
export const fileOf = ({ stories, screen }: Taken, look: string): string => `${stories}-${screen}-${look}.png`

/** A page that shows each screen in a row, look by look, under the number of stories of its community. */
export function pageOfPictures(taken: readonly Taken[], looks: readonly Pick<Look, 'name' | 'width'>[]): string {
  const parts = [...Map.groupBy(taken, ({ stories }) => stories)].map(
    ([stories, screens]) =>
      `<h2>${stories} récits</h2>\n${screens.map(({ screen }) => rowOf(stories, screen, looks)).join('\n')}`,
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

function rowOf(stories: number, screen: string, looks: readonly Pick<Look, 'name' | 'width'>[]): string {
  const figures = looks.map(({ name, width }) => {
    const file = fileOf({ stories, screen }, name)
    return `<figure><figcaption>${name}</figcaption><a href="${file}"><img alt="" loading="lazy" src="${file}" width="${width === 360 ? 180 : 420}"></a></figure>`
  })
  return `<h3>${screen}</h3>\n<section>${figures.join('')}</section>`
}
