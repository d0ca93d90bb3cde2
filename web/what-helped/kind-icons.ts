import {
  IconBandage,
  IconBed,
  IconDots,
  IconHeartHandshake,
  IconPill,
  IconRun,
  IconStethoscope,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { TreatmentKind } from '#contract/treatments/schema.ts'
import type { Icon } from '#web/foundation/ui/people/badge.tsx'

export const KIND_ICONS: Record<TreatmentKind, Icon> = {
  medication: IconPill,
  exercise: IconRun,
  food: IconToolsKitchen2,
  sleep: IconBed,
  procedure: IconStethoscope,
  psychotherapy: IconHeartHandshake,
  device: IconBandage,
  other: IconDots,
}
