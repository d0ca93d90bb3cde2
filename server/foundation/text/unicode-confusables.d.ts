declare module 'unicode-confusables' {
  /** The text with each character that looks like another in that one's place: the skeleton of UTS 39. */
  export function rectifyConfusion(text: string): string
}
