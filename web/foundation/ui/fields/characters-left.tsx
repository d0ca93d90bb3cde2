import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cleanText } from '#contract/foundation/text.ts'
import { useNumbers } from '../../i18n.ts'

/** The last fifth of a field is near its end, and at most this many characters. */
const NEAR_END_MAX = 200
const NEAR_END_SHARE = 5
/** A screen reader hears the number of characters left at these values only, not at every letter. */
const STEPS = [0, 10, 20, 50, 100, NEAR_END_MAX]

/** Returns how many characters a field still takes, negative where there are too many, and undefined while its end is far: the number is then noise. */
export function charactersLeft(text: string, max: number): number | undefined {
  const left = max - cleanText(text).length
  return left <= nearEnd(max) ? left : undefined
}

const nearEnd = (max: number): number => Math.min(NEAR_END_MAX, Math.floor(max / NEAR_END_SHARE))

/** Returns whether a text is longer than a field takes, counted as the server keeps it. */
export const isTooLong = (text: string, max: number): boolean => isOver(charactersLeft(text, max))

const isOver = (left: number | undefined): boolean => left !== undefined && left < 0

/**
 * Looks at a text once for everything that its field says of its length.
 * @returns  words: how many characters are left or too many, near the end of the field; null before that.
 *           aloud: announces the same at a few values, and stands anywhere beside the field.
 */
export function useCharactersLeft(text: string, max: number) {
  const { t } = useTranslation()
  const number = useNumbers()
  const left = charactersLeft(text, max)
  return {
    words: left === undefined ? null : words(left),
    isTooLong: isOver(left),
    aloud: (
      <VisuallyHidden role="status">
        <Step left={left} max={max} />
      </VisuallyHidden>
    ),
  }

  function words(some: number): string {
    const [key, count] = some < 0 ? (['ui.charactersOver', -some] as const) : (['ui.charactersLeft', some] as const)
    return t(key, { count, number: number(count) })
  }
}

/** Returns the number that a screen reader hears with so many characters left: never more than a field has near its end. */
export const announcedLeft = (left: number, max: number): number =>
  Math.min(STEPS.find((step) => left <= step)!, nearEnd(max))

function Step({ left, max }: { left: number | undefined; max: number }) {
  const { t } = useTranslation()
  const number = useNumbers()
  if (left === undefined) return null
  if (left < 0) return t('errors.faults.tooLong', { n: max })
  const count = announcedLeft(left, max)
  return t('ui.charactersLeft', { count, number: number(count) })
}
