export const fr = {
  signUp: {
    title: 'Compte créé avec succès !',
    text: 'Un e-mail de confirmation part vers {{email}}. Ouvrez son lien dans les 24 heures : dans ce navigateur, un appui confirme l’adresse et vous connecte ; dans un autre, votre mot de passe est demandé.',
  },
  forgot: {
    title: 'Email envoyé !',
    text: 'Si un compte existe avec l’adresse {{email}}, un lien pour choisir un nouveau mot de passe y est envoyé. Il fonctionne une fois, pendant 30 minutes.',
  },
  resend: {
    title: 'Email envoyé !',
    text: 'Si une inscription attend sa confirmation avec l’adresse {{email}}, un nouveau lien y est envoyé.',
  },
  story: 'Votre récit vous attend : une fois l’adresse confirmée, il sera là, prêt à publier.',
  spam: 'Rien dans quelques minutes ? Regardez dans les courriers indésirables (spam), et vérifiez l’adresse.',
} as const
