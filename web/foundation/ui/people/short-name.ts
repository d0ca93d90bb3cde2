const SHORT_NAME_MAX = 14

/** Returns whether a name leaves room for the words around it in a line of a phone, which otherwise name nobody. */
export const isShortName = (name: string): boolean => name.length <= SHORT_NAME_MAX
