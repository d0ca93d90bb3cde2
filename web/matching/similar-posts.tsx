import { CloseCases } from '#web/closest/close-cases.tsx'
import { fr as closest } from '#web/closest/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { MeTooPairs } from './me-too-pairs.tsx'
import { fr as matching } from './texts.fr.ts'

const texts = { closest, matching }

/** Lists members who said "me too" with me, then the cases closest to mine, each in a few lines; the matches page shows them in full. */
export function SimilarPosts() {
  useTexts(texts)
  return (
    <>
      <MeTooPairs />
      <CloseCases />
    </>
  )
}
