import { useKept } from '#web/foundation/editing/use-kept.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/**
 * Keeps on this device, under the member's id, the choices made beside a text of `useTextDraft`, until they have been sent.
 * @param read  builds the choices from the kept ones, which it must validate; called with `{}` where nothing is kept
 */
export function useChoiceDraft<Choices extends object>(
  memberId: string,
  name: string,
  read: (kept: Record<string, unknown>) => Choices,
) {
  const { value, keep, forget } = useKept(
    memberId,
    `${name}.choices`,
    (kept) => read(Object(parseJson(kept))),
    (choices) => JSON.stringify(choices),
  )
  return {
    choices: value,
    choose: (change: Partial<Choices>) => keep({ ...value, ...change }),
    forget,
  }
}

/** Returns the kept value if it is one of these; undefined for anything else. */
export const oneOf = <Value>(values: readonly Value[], kept: unknown): Value | undefined =>
  values.find((value) => value === kept)
