import { useTexts } from '#web/foundation/i18n.ts'
import { Features } from './features.tsx'
import { fr as home } from './texts.fr.ts'

const texts = { home }

export function FeaturesBeside() {
  useTexts(texts)
  return <Features isColumn />
}
