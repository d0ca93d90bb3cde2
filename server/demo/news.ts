export type DemoNews =
  | { outcome: 'ongoing'; daysAgo: number }
  | { outcome: 'better'; daysAgo: number; notes: string | null }
  | ({ outcome: 'diagnosed'; daysAgo: number; notes: string | null } & DemoDiagnosis)

type DemoDiagnosis = {
  diagnosis: string
  examination: string | null
  specialist: string | null
  timeTaken: string | null
}

const better = (daysAgo: number, notes: string): DemoNews => ({ outcome: 'better', daysAgo, notes })
const same = (daysAgo: number): DemoNews => ({ outcome: 'ongoing', daysAgo })

type How = readonly [diagnosis: string, examination: string | null, specialist: string, timeTaken: string]

const diagnosed = (daysAgo: number, how: How, notes: string | null = null): DemoNews => {
  const [diagnosis, examination, specialist, timeTaken] = how
  return { outcome: 'diagnosed', daysAgo, diagnosis, examination, specialist, timeTaken, notes }
}

// biome-ignore format: a line each
export const NEWS: Readonly<Record<string, readonly DemoNews[]>> = {
  'Fatiguée comme si je portais un manteau mouillé': [diagnosed(118, ['Anémie par manque de fer', 'Prise de sang', 'Médecin généraliste', 'Trois mois']), better(28, 'Je monte les deux étages d’une traite. Les cheveux, on verra.')],
  'Pâle, essoufflée, et personne ne s’inquiète': [same(20)],
  'Fatigue et ventre gonflé, deux choses que je croyais séparées': [diagnosed(95, ['Maladie cœliaque', 'Prise de sang, puis endoscopie', 'Gastro-entérologue', 'Six mois'], 'Le ventre et la fatigue étaient une seule histoire.'), better(18, 'Je retrouve des après-midi entiers.')],
  'Plus de souffle à la chorale': [better(35, 'Je tiens de nouveau la fin des phrases, à la chorale comme ailleurs.')],
  'Des règles abondantes et une fatigue qui s’installe': [same(12)],
  'Don du sang, puis des jambes en coton': [better(22, 'Les jambes sont revenues avec le mois.')],
  'Un bébé, et vidée depuis': [same(12)],
  'Je m’endors en réunion, la tête sur la main': [diagnosed(14, ['Carence en fer', 'Prise de sang', 'Médecin du travail', 'Huit mois'])],
  'Dix heures de sommeil et toujours fatigué': [diagnosed(100, ['Apnées du sommeil', 'Enregistrement d’une nuit', 'Pneumologue', 'Six mois'], 'Quarante arrêts par heure, je n’en avais aucune idée.'), better(22, 'Je conduis de nouveau, et je lis le soir.')],
  'Réveils en sueur et journées dans le brouillard': [same(11)],
  'Ronfleur, paraît-il, et fatigué à coup sûr': [diagnosed(64, ['Apnées du sommeil', 'Enregistrement d’une nuit', 'ORL', 'Sept mois']), better(14, 'Je termine mes repas éveillé, ma fille en témoigne.')],
  'Des jambes qui ne tiennent pas en place la nuit': [diagnosed(77, ['Syndrome des jambes sans repos', 'Prise de sang', 'Neurologue', 'Six mois'], 'Savoir que cela porte un nom m’a déjà fait du bien.'), better(13, 'Deux nuits sur trois, je reste couchée.')],
  'Je me lève plus fatiguée que la veille': [better(21, 'Moins de mâchoires serrées, et des matins plus légers.')],
  'Trois huit, et plus aucune heure pour dormir': [better(18, 'J’ai obtenu un poste fixe de jour.')],
  'Une fatigue du matin que les vacances ne changent pas': [same(9)],
  'Sieste obligatoire à quinze heures': [same(10)],
  'Une grippe de dix jours, une fatigue de quatre mois': [same(10)],
  'Mononucléose à 45 ans, qui l’aurait cru ?': [better(36, 'La jauge remonte, par paliers.')],
  'Plus de jambes depuis une gastro': [better(30, 'J’ai nagé vingt minutes sans le payer.')],
  'Fatigue au retour d’une randonnée, tique comprise': [diagnosed(58, ['Maladie de Lyme', 'Deux analyses de sang', 'Infectiologue', 'Sept mois']), better(16, 'Les douleurs s’espacent, je remarche un peu.')],
  'Je récupère d’une pneumonie, lentement': [better(29, 'Deux tours du quartier, et je rentre la semaine prochaine.')],
  'Un virus, et ma batterie ne tient plus la charge': [same(8)],
  'Toujours fatiguée un mois après un zona': [better(12, 'Les courses en une fois, depuis lundi.')],
  'Des courbatures comme après un marathon que je n’ai pas couru': [diagnosed(31, ['Fibromyalgie', 'Examen clinique, après bien des prises de sang', 'Rhumatologue', 'Huit mois'])],
  'Mal partout et fatiguée d’expliquer': [diagnosed(20, ['Fibromyalgie', null, 'Rhumatologue', 'Huit mois'], 'Rien n’a changé ce jour-là, sauf que je n’ai plus à me justifier.')],
  'Crampes la nuit, plomb le jour': [better(17, 'Une crampe par semaine au lieu d’une par nuit.')],
  'Les bras qui pèsent trois tonnes': [same(11)],
  'Raide et vidé chaque matin': [better(24, 'Une demi-heure au lieu d’une heure, le matin.')],
  'Épuisée après chaque séance de sport': [same(13)],
  'Fatigue et douleurs, et un bilan parfait': [better(25, 'J’y pense moins, et c’est déjà beaucoup.')],
  'Je suis tombée dans les pommes dans le métro': [better(25, 'Je bois avant de sortir et je m’assois dès que cela vient. Plus un seul malaise depuis.')],
  'Malaises en pleine chaleur': [same(88)],
  'Brouillard mental : je cherche mes mots en réunion': [same(20)],
  'Épuisée depuis le covid, impossible de reprendre': [better(49, 'Je m’arrête avant d’être à bout. Les bons jours sont devenus les plus nombreux.')],
  'Toujours essoufflée et fatiguée un mois après': [better(17, 'Je remonte l’escalier sans pause.')],
  'Fatigue après covid, je m’écroule après chaque effort': [same(31)],
  'Fébricule tous les soirs depuis deux semaines': [same(72)],
  'Wiped out for days after the smallest effort since Covid': [same(12)],
  'Étourdissements chaque matin pendant mes révisions': [better(66, 'Les examens sont passés, et les matins aussi.')],
  'Mains qui picotent au réveil et grande fatigue': [diagnosed(43, ['Syndrome du canal carpien', 'Électromyogramme', 'Neurologue', 'Deux mois'])],
  'Mal aux articulations depuis la ménopause': [same(6)],
  'Fièvre et courbatures par vagues après un voyage': [better(20, 'Trois semaines sans fièvre.')],
  'Fatigue et frilosité, la thyroïde ralentit': [diagnosed(5, ['Hypothyroïdie', 'Prise de sang', 'Médecin généraliste', 'Trois semaines'])],
  'Cheveux qui tombent et tête dans le coton': [same(9)],
  'Thyroïde de Hashimoto, le poids qui monte': [better(61, 'Le poids ne bouge plus et je me réveille avant midi.')],
  'La tête qui tourne, comme sur un bateau': [diagnosed(71, ['Migraine vestibulaire', 'Examen clinique et carnet des crises', 'Neurologue', 'Trois mois'])],
  'Genoux et poignets douloureux, plaques sur les coudes': [diagnosed(29, ['Rhumatisme psoriasique', 'Échographie et prise de sang', 'Rhumatologue', 'Deux mois'], 'C’était bien les deux en même temps.')],
  'Oreille qui siffle et se bouche par crises': [diagnosed(19, ['Maladie de Ménière', 'Audiogramme, puis IRM', 'ORL', 'Six semaines'])],
  'Vertiges au lever, et la peur que ça recommence': [better(22, 'J’ai repris la voiture, vitre ouverte et sans me presser.')],
  'Première aura à 33 ans': [better(10, 'Plus rien depuis que je dors à heures fixes.')],
  'Malaise debout à la chorale': [better(9, 'Je chante assise, et personne ne l’entend.')],
  'Bloated and cramping after almost every meal': [better(20, 'Smaller dinners, and fewer onions. I can button my coat again.')],
  'Acidité et nausées avant les examens': [better(40, 'Tout s’est calmé une fois les notes affichées.')],
  'Lumbago à répétition sous les voitures': [better(15, 'Une planche à roulettes et des pauses : je me relève sans grimacer.')],
}
