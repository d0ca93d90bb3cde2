import type { MailCatalogue } from '#server/foundation/mail/letter.ts'

export const TEST_MAILS: MailCatalogue<{ kind: 'test' }> = {
  fr: {
    test: () => ({
      subject: 'Message d’essai',
      lines: [
        'Vous lisez ce message : les e-mails de votre instance de Vécu partent et arrivent.',
        'Regardez s’il était dans les indésirables : ceux de vos membres y seraient aussi.',
      ],
      button: 'Revenir à la mise en service',
      signature: 'Votre instance de Vécu',
    }),
  },
  en: {
    test: () => ({
      subject: 'Test message',
      lines: [
        'You are reading this message: your Vécu instance’s emails are sent, and they arrive.',
        'Check whether it was in your spam folder: those to your members would be there too.',
      ],
      button: 'Back to the launch page',
      signature: 'Your Vécu instance',
    }),
  },
}
