import { domainToUnicode } from 'node:url'

/**
 * Returns a stored address as its owner reads it: "contact@société.fr", not "contact@xn--socit-esab.fr". Staff see the stored form, in which letters that look
 * alike differ.
 */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at))
}
