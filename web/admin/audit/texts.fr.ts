import type { AuditDetail } from '#contract/foundation/audit-details.ts'

/** The words of what an entry of the audit log says besides its act. */
type AuditWords = { readonly labels: Readonly<Record<AuditDetail, string>> } & Record<string, unknown>

export const fr = {
  detail: '{{label}} : {{value}}',
  labels: {
    role: 'droit',
    days: 'jours',
    sessions: 'appareils',
    minutes: 'minutes',
    listed: 'membres montrés',
    cases: 'dossiers',
    messages: 'messages',
    rows: 'lignes',
    act: 'choix',
    sanction: 'mesure',
    kind: 'mesure',
    reason: 'motif',
    ground: 'fondement',
    isReversed: 'décision changée',
    side: 'contestée par',
    profession: 'profession',
    outcome: 'résultat',
    language: 'langue',
    from: 'du',
    to: 'au',
    ofActor: 'actes d’une seule personne',
    ofSubject: 'à propos d’une seule personne ou chose',
  },
  yes: 'oui',
  no: 'non',
  noEnd: 'sans date de fin',
  languages: { fr: 'français', en: 'anglais' },
  words: { flag: 'signaler', hold: 'retenir' },
  sides: { author: 'la personne qui l’a écrit', reporter: 'la personne qui a signalé' },
  outcomes: { sent: 'parti', outbox: 'écrit dans la boîte de sortie', failed: 'pas parti' },
  failures: {
    unreachable: 'serveur injoignable',
    login: 'compte refusé',
    tls: 'connexion chiffrée impossible',
    refused: 'message refusé',
    late: 'pas de réponse à temps',
    other: 'autre erreur',
  },
} as const satisfies AuditWords
