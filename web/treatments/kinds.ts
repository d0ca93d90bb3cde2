import {
  IconActivity,
  IconApple,
  IconBed,
  IconDots,
  IconFirstAidKit,
  IconHeartHandshake,
  IconPill,
  IconStretching,
} from '@tabler/icons-react'
import { TREATMENT_KINDS } from '#contract/treatments/limits.ts'
import type { TreatmentKind } from '#contract/treatments/schema.ts'
import type { Icon } from '#web/foundation/ui/people/badge.tsx'

export const KINDS: readonly { kind: TreatmentKind; icon: Icon }[] = TREATMENT_KINDS.map((kind) => ({
  kind,
  icon: iconOf(kind),
}))

export function iconOf(kind: TreatmentKind): Icon {
  return {
    medication: IconPill,
    exercise: IconStretching,
    food: IconApple,
    sleep: IconBed,
    procedure: IconFirstAidKit,
    psychotherapy: IconHeartHandshake,
    device: IconActivity,
    other: IconDots,
  }[kind]
}
