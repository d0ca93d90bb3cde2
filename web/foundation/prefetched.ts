type PageConfig = {
  minAge: number
  contactMail: string
  mayRecord: boolean
  identityProvider: string | null
  /** Whether the community has fewer than FOUNDING_STORIES stories. */
  isFounding: boolean
  homeStats: { activeUsers: number; symptomsShared: number; satisfactionPercent: number } | 'live'
  /** Whether a member has signed in in this browser before. */
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

export const pageConfig: PageConfig = isFilled(text) ? JSON.parse(text) : DEFAULT_PAGE_CONFIG

/** Empty when the server did not serve the page. */
export const styleNonce = (): string => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return isFilled(nonce) ? nonce : ''
}

function isFilled(placeholder: string): boolean {
  return placeholder !== '' && !/^%[A-Z]+%$/.test(placeholder)
}
