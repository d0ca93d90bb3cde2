import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  skip: 'Skip to content',
  openMenu: 'Open the menu',
  navigation: 'Navigation',
  account: 'My account',
  connection: 'Sign in',
  signIn: 'Sign in',
  signInOrUp: 'Sign in / Sign up',
  signOut: 'Sign out',
  accountMenu: 'My account, {{name}}',
  home: 'Home',
  homeLink: 'Vécu, home',
  feed: 'News feed',
  matches: 'My matches',
  space: 'My space',
  settings: 'Settings',
  switchLanguage: 'EN, English. Switch to French',
  language: 'Language',
  languageFailed: 'The language could not be changed. Check your network, then try again.',
  signOutFailed: 'You are still signed in. Try again before leaving this device.',
  theme: {
    title: 'Appearance',
    open: 'Appearance: {{choice}}. Change',
    auto: 'Automatic',
    light: 'Light',
    dark: 'Dark',
  },
  footer: {
    about: 'A medical exchange platform for health professionals and patients.',
    disclaimer: 'Vécu does not replace a professional diagnosis. In an emergency, call the emergency services.',
    ownership: 'This platform is the exclusive property of its owner. All rights reserved.',
    legal: 'Legal pages',
    privacy: 'Privacy',
    terms: 'Terms of use',
    cookies: 'Cookies',
    mentions: 'Legal notice',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'This address leads to no page. It may have changed, or the link may be incomplete.',
    home: 'Back to home',
  },
  routeError: {
    title: 'This page could not be shown',
  },
}
