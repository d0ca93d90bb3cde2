/** A value that is written into the text of a statement must not be logged. */
export const withoutValues = (text: string): string =>
  text.replace(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, "'?'").replace(/'(?:[^']|'')*(?:'|$)/g, "'?'")
