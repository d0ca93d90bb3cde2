export const fr = {
  title: 'Quelqu’un peut vous écouter',
  text: 'Si c’est trop lourd, pour vous ou pour quelqu’un qui vous inquiète, le 3114 répond jour et nuit, gratuitement, partout en France. En danger immédiat, appelez le 112 partout en Europe, ou le 15 en France ; ailleurs, le numéro d’urgence local.',
  listening: 'parler à quelqu’un, en France',
  samu: 'SAMU, en France',
  europe: 'en Europe',
  sms: 'par SMS, en France',
  private: 'Ceci ne s’affiche que pour vous : personne n’est prévenu, et vous écrivez librement.',
  said: 'Quelqu’un peut vous écouter : le 3114 répond jour et nuit. Les numéros sont près du champ.',
  close: 'Fermer l’aide',
}
