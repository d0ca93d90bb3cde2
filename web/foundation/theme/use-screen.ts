import { useMediaQuery } from '@mantine/hooks'
import { SCREENS, type ScreenName } from './break-points.ts'

export const useScreen = (name: ScreenName): boolean =>
  useMediaQuery(SCREENS[name], false, { getInitialValueInEffect: false }) ?? false
