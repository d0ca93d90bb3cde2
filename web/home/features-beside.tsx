import { useTexts } from '#web/foundation/i18n.ts'
import { Features } from './features.tsx'
import { fr as home } from './texts.fr.ts'

const texts = { home }

/** Says what one finds here, as the landing page does, in a column beside something else. */
export function FeaturesBeside() {
  useTexts(texts)
  return <Features isColumn />
}
