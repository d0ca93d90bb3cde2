import { getHeapSnapshot } from 'node:v8'
import { expect, test } from 'vitest'
import { foldWord, stemOf } from '#lexicon/text/stems.ts'
import { idsOf, wordsOf } from '#server/foundation/text/words.ts'
import { demandNoDuplicate } from '#server/posts/duplicate-policy.ts'

// A process keeps words and numbers of the stories it read. They must not hold the texts: an author may have erased them since.

/** Whether these words stand in the memory of this process as one text. They are put together only after it was taken. */
async function areInMemory(words: readonly string[]): Promise<boolean> {
  const snapshot = getHeapSnapshot()
  const text = words.join(' ')
  let end = ''
  let isFound = false
  for await (const chunk of snapshot) {
    const read: string = end + chunk
    isFound ||= read.includes(text)
    end = read.slice(-text.length)
  }
  return isFound
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

test('a text that something still holds is found in memory', async () => {
  const holder = { text: textOf('kept') }
  expect(await areInMemory(WORDS.kept!)).toBe(true)
  expect(holder.text).toContain(' ')
})

test.each(Object.keys(WORK))('no text stays in memory that was read for %s', async (name) => {
  WORK[name]!()
  'another text'.match(/[a-z]+/) // The engine keeps the text that was matched last.
  expect(await areInMemory(WORDS[name]!)).toBe(false)
})
