/** A field for an e-mail address that keeps what is typed: as `type="email"` Chromium hands over the domain in Punycode, which nobody recognises. */
export const emailInput = { autoCapitalize: 'none', inputMode: 'email', spellCheck: false, type: 'text' } as const
