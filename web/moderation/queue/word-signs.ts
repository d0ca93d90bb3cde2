import { IconEyeOff, IconFlag } from '@tabler/icons-react'
import type { WatchedWord } from '#contract/moderation/schema.ts'
import type { Icon, Tone } from '#web/foundation/ui/people/badge.tsx'

export const WORD_SIGNS: Record<WatchedWord['act'], { tone: Tone; icon: Icon }> = {
  flag: { tone: 'ardoise', icon: IconFlag },
  hold: { tone: 'ambre', icon: IconEyeOff },
}
