import { wordId, wordsOf } from '#server/foundation/text/words.ts'

/**
 * Common words, roughly the most common first; every other word counts as rare. The list affects only the speed of the search, never its result. All prefixes
 * must be made with the same list: after a change of it, `match_key.pref` must be recomputed for every post.
 */
const COMMON_WORDS = `
  depuis avec dans pour mais plus très tout tous toute toutes cette quand comme être avoir fait faire jours jour
  semaine semaines mois année années ans fois matin soir nuit nuits heure heures après avant pendant encore
  toujours souvent parfois aussi bien sans sous chez entre vers presque environ surtout même rien beaucoup peu moins assez trop
  puis alors donc ensuite maintenant aujourd hier demain déjà jamais ainsi cela celle celui ceux dont elle elles
  nous vous leur leurs notre votre autre autres quelques plusieurs chaque certains quelqu quelque chose choses
  première premier deuxième dernière dernier début commencé passé passée prendre prends pris prise médecin docteur
  traitement symptôme symptômes douleur douleurs mal maux impression sensation sens mange manger dors dormir
  travail maison enfant enfants mari femme homme famille ami collègue collègues semble pense crois sais savoir besoin
  aide merci bonjour personne personnes peut peux pourrait dois faut veux voir suis étais était sont avait avais ayant
  fièvre fièvres température frissons toux sèche grasse fatigue fatigué fatiguée épuisé épuisée épuisement tête
  migraine migraines céphalée céphalées front tempes nausée nausées vomi vomissements estomac ventre abdomen abdominale
  diarrhée selles intestin muscles musculaire musculaires courbatures articulation articulations articulaires genou genoux
  coude coudes épaule épaules gorge gonflé gonflée gonflés avaler irritation souffle essoufflement respirer respiration
  poumons bronches odorat perte goût saveur odeurs peau éruption bouton boutons plaque plaques rouge rouges
  rougeur rougeurs démangeaison démangeaisons gratte grattage cutanée vertige vertiges équilibre tourne bouché congestion
  nasale éternuements rhinite pollen poitrine thoracique oppression coeur palpitation palpitations battements tension
  insomnie sommeil réveil réveils réveille anxiété stress angoisse angoisses crise crises appétit poids kilos sueur sueurs
  nocturne nocturnes transpiration ganglion ganglions yeux oeil vision floue vue larmoiement oreille oreilles acouphènes
  sifflement bourdonnement ballonnement ballonnements gaz constipation brûlure brûlures reflux acidité crampe crampes
  jambe jambes mollet mollets pied pieds cheville chevilles main mains doigt doigts bras engourdissement engourdissements
  fourmillement fourmillements faiblesse confusion mémoire saignement saignements ecchymoses bleus lourde lourdes
  circulation soif urine urines urinaire urinaires fréquentes excessive cystite gonflement oedème déshydratation bouche langue
  aphte aphtes lèvres dent dents gencives dos lombaire lombaires nuque cervicale cervicales sciatique paracétamol ibuprofène
  doliprane antibiotique antibiotiques amoxicilline vaccin test tests positif négatif analyse analyses sang scanner
  radio irm échographie urgences hôpital pharmacie ordonnance voyage avion hôtel eau nourriture repas restaurant
  moustique moustiques piqûre piqûres tique allergie allergies allergique asthme diabète thyroïde grippe covid gastro angine
  bronchite sinusite otite infection virus bactérie chronique aiguë intense légère léger forte fort modérée brutale
  progressive persistante persiste intermittente amélioration aggravation rechute effort efforts repos chaleur chaud froid
  humidité côté gauche droite droit haut bas marcher marche debout assis couché lever mieux pire normal normale
  pain symptom symptoms since with have been when after before very feel feeling days weeks months night morning
  doctor treatment headache fever cough tired fatigue nausea still anyone else same this that from what does about
`

const commonness = new Map([...wordsOf(COMMON_WORDS)].reverse().map((word, place) => [wordId(word), place + 1]))

export const rarestFirst = (ids: readonly number[]): number[] =>
  [...ids].sort((one, other) => (commonness.get(one) ?? 0) - (commonness.get(other) ?? 0) || one - other)
