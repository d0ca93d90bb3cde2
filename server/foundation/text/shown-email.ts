import { domainToUnicode } from 'node:url'

/** A stored address as its owner reads it: "contact@société.fr", not "contact@xn--socit-esab.fr". The staff see what is stored: letters that look alike differ there. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at))
}
