import { useKept } from '#web/foundation/editing/use-kept.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** @param read  builds the choices from the kept ones, which it must validate; called with `{}` where nothing is kept */
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

export const oneOf = <Value>(values: readonly Value[], kept: unknown): Value | undefined =>
  values.find((value) => value === kept)
