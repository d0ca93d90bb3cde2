/** Returns the text of a statement without quoted strings. Values are sent apart from it; a value that is written into the text must not be logged either. */
export const withoutValues = (text: string): string =>
  text.replace(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, "'?'").replace(/'(?:[^']|'')*(?:'|$)/g, "'?'")
