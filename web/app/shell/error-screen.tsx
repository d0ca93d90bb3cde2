import { languageAtStart } from '#web/foundation/i18n.ts'
import { Brand } from '#web/foundation/ui/brand.tsx'
import classes from './error-screen.module.css'

/** Kept here, not among the texts, because this screen also shows when the texts themselves could not load. */
const WORDS = {
  fr: {
    running: 'Erreur de l’application',
    startup: 'Erreur au démarrage de l’application',
    text: 'Un problème est survenu. Veuillez actualiser la page pour redémarrer l’application.',
    refresh: 'Actualiser la page',
  },
  en: {
    running: 'Application Error',
    startup: 'Application Startup Error',
    text: 'Something went wrong. Please refresh the page to restart the application.',
    refresh: 'Refresh Page',
  },
}

/** It depends on nothing: no theme provider, texts or router. */
export function ErrorScreen({ kind }: { kind: 'running' | 'startup' }) {
  const words = WORDS[languageAtStart()]
  return (
    <main className={`stack g4 text-centre centred-items ${classes.screen}`} role="alert">
      <Brand />
      <h1>{words[kind]}</h1>
      <p>{words.text}</p>
      <button className={`strong ${classes.refresh}`} onClick={() => window.location.reload()} type="button">
        {words.refresh}
      </button>
    </main>
  )
}
