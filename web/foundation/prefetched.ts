/** The browser's share of the configuration, which the server writes into each page. */
type PageConfig = {
  /** Years. */
  minAge: number
  /** The operator's address, without a name. */
  contactMail: string
  /** Conferences can be recorded here. */
  mayRecord: boolean
  /** The provider of identities that accounts can be linked with; null for none. */
  identityProvider: string | null
  /** The community begins: fewer stories than FOUNDING_STORIES. */
  isFounding: boolean
  homeStats: { activeUsers: number; symptomsShared: number; satisfactionPercent: number } | 'live'
  /** A member signed in in this browser before. */
  hasMember: boolean
}

const DEFAULT_PAGE_CONFIG: PageConfig = {
  minAge: 15,
  contactMail: 'bonjour@localhost',
  mayRecord: false,
  identityProvider: null,
  homeStats: { activeUsers: 1250, symptomsShared: 500, satisfactionPercent: 95 },
  hasMember: false,
  isFounding: false,
}

const text = document.getElementById('served-config')?.textContent ?? ''

/** The page's configuration; under Vite alone, which fills no placeholder, the defaults of the server. */
export const pageConfig: PageConfig = isFilled(text) ? JSON.parse(text) : DEFAULT_PAGE_CONFIG

/** Nonce of this response, for every style element made here; empty when the page was not served by the server. */
export const styleNonce = (): string => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return isFilled(nonce) ? nonce : ''
}

function isFilled(placeholder: string): boolean {
  return placeholder !== '' && !/^%[A-Z]+%$/.test(placeholder)
}
