/** The text of a statement with what stands between quotes taken out. Values are sent beside it; whatever was written into it all the same is not told. */
export const withoutValues = (text: string): string =>
  text.replace(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, "'?'").replace(/'(?:[^']|'')*(?:'|$)/g, "'?'")
