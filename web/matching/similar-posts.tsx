import { CloseCases } from '#web/closest/close-cases.tsx'
import { fr as closest } from '#web/closest/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { useMeTooPairs } from './api.ts'
import { MeTooPairs } from './me-too-pairs.tsx'
import { fr as matching } from './texts.fr.ts'

const texts = { closest, matching }

export function SimilarPosts() {
  useTexts(texts)
  const meToos = useMeTooPairs(undefined)
  return (
    <>
      <MeTooPairs pairs={meToos.data} />
      <CloseCases />
    </>
  )
}
