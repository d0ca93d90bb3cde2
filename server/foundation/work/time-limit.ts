/** @throws the error that `late` makes, when the work is not done by then */
export async function withinTime<Answer>(
  ms: number,
  work: Promise<Answer>,
  late: (ms: number) => Error,
): Promise<Answer> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(late(ms)), ms)
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
  }
}
