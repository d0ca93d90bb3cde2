/** For browser storage, which may be forbidden or full: the data then lasts as long as the page. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

export async function attemptLater<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use()
  } catch {
    return undefined
  }
}
