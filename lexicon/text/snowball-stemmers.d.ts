declare module 'snowball-stemmers' {
  type Stemmer = { stem(word: string): string }
  const snowball: { newStemmer(language: 'french' | 'english'): Stemmer }
  export default snowball
}
