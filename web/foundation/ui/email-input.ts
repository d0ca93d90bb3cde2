/** Not `type="email"`, because Chromium then returns the domain in Punycode. */
export const emailInput = { autoCapitalize: 'none', inputMode: 'email', spellCheck: false, type: 'text' } as const
