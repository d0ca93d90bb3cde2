/** Answers as soon as there is an answer: most server tests sign somebody in, and none of those is about how long that takes. */
export const withMinDuration = <T>(ask: () => Promise<T>): Promise<T> => ask()
