import { getHeapSnapshot } from 'node:v8'
import { expect, test } from 'vitest'
import { foldWord } from '#lexicon/text/fold.ts'
import { stemOf } from '#lexicon/text/stems.ts'
import { idsOf, wordsOf } from '#server/foundation/text/words.ts'
import { demandNoDuplicate } from '#server/posts/duplicate-policy.ts'

// A process keeps words and numbers of the stories it read. They must not hold the texts: an author may have erased them since.

/** Returns the names of these texts that stand in the memory of this process. They are put together only after it was taken. */
async function namesInMemory(words: Record<string, readonly string[]>): Promise<string[]> {
  const snapshot = getHeapSnapshot()
  const texts = Object.entries(words).map(([name, parts]) => [name, parts.join(' ')] as const)
  const longest = Math.max(...texts.map(([, text]) => text.length))
  const found = new Set<string>()
  let end = ''
  for await (const chunk of snapshot) {
    const read: string = end + chunk
    for (const [name, text] of texts) if (read.includes(text)) found.add(name)
    end = read.slice(-longest)
  }
  return [...found]
}

/** Long words, because V8 makes a short piece of a text a copy. */
const WORDS: Record<string, readonly string[]> = {
  kept: ['engourdissements', 'intercostaux', 'persistants'],
  duplicates: ['fourmillements', 'interminables', 'paravertebraux'],
  ids: ['tiraillements', 'insupportables', 'abdominothoraciques'],
  stems: ['essoufflements', 'imprevisibles', 'invalidants'],
}
const textOf = (name: string) => WORDS[name]!.join(' ')

/** Work on texts that nothing refers to once it has returned. */
const WORK: Record<string, () => void> = {
  duplicates: () => {
    const story = { title: 'La nuit', description: textOf('duplicates') }
    demandNoDuplicate({ postId: 'new', ...story, title: 'Le jour' }, [
      { id: 'own', title: '', description: 'Tout autre chose' },
    ])
    demandNoDuplicate({ postId: 'own', ...story }, [{ id: 'own', ...story }])
  },
  ids: () => void idsOf(wordsOf(textOf('ids'))),
  stems: () => {
    for (const [word] of textOf('stems').matchAll(/[a-z]+/g)) {
      foldWord(word)
      stemOf(word, 'fr')
    }
  },
}

test('no text stays in memory that was read for duplicates, ids or stems; one that something holds is found there', async () => {
  const holder = { text: textOf('kept') }
  for (const work of Object.values(WORK)) work()
  'another text'.match(/[a-z]+/) // The engine keeps the text that was matched last.
  expect(await namesInMemory(WORDS)).toEqual(['kept'])
  expect(holder.text).toContain(' ')
})
