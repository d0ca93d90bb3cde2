export const fr = {
  noLinks: 'Pas encore de lien',
  noLinksText:
    'Votre compte est récent : les liens seront possibles à partir du {{when}}. D’ici là, retirez-les de votre texte. Si ce n’en est pas un, mettez une espace après le point.',
  fewRequests_one:
    'Votre compte est récent : jusqu’au {{when}}, {{count}} demande à la fois peut attendre une réponse, et vous pouvez en faire {{perDay}} par jour.',
  fewRequests_many:
    'Votre compte est récent : jusqu’au {{when}}, {{count}} demandes à la fois peuvent attendre une réponse, et vous pouvez en faire {{perDay}} par jour.',
  fewRequests_other:
    'Votre compte est récent : jusqu’au {{when}}, {{count}} demandes à la fois peuvent attendre une réponse, et vous pouvez en faire {{perDay}} par jour.',
} as const
