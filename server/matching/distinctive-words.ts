import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'

/**
 * Words of more than three letters that say nothing about an experience: what links a sentence, stands for somebody or something, counts, dates, measures how
 * much or how sure, and the verbs that only help others. Words that may name a sign ("côté", "back", "long") are not among them.
 */
const FILLER_WORDS: Record<Language, string> = {
  fr: `
    mais donc puis ensuite alors ainsi aussi parce puisque puisqu lorsque lorsqu quand comme comment pourquoi tandis pendant durant depuis jusque
    jusqu avant après afin pour sans sous sauf chez vers entre parmi contre malgré selon hormis outre envers avec dans hors près voici voilà cependant
    pourtant toutefois néanmoins sinon soit quoique quoi bref enfin finalement notamment justement effectivement évidemment apparemment ailleurs
    autrement autant tant tantôt plutôt surtout seulement uniquement simplement vraiment carrément franchement honnêtement clairement sûrement
    certainement probablement heureusement malheureusement naturellement normalement généralement habituellement tellement très trop assez plus moins
    mieux beaucoup presque quasi quasiment environ plein davantage totalement complètement entièrement absolument particulièrement extrêmement
    énormément légèrement relativement pratiquement juste même mêmes pareil pareille pareils pareilles pareillement encore toujours souvent parfois
    jamais déjà bientôt tard longtemps rarement quelquefois autrefois dernièrement récemment maintenant désormais actuellement aujourd hier demain
    lendemain aussitôt immédiatement directement ensemble lequel laquelle lesquels lesquelles duquel auquel auxquels dont celle celles celui ceux cela
    ceci cette elle elles nous vous leur leurs notre votre mien mienne miens miennes tien sien sienne siens siennes tout toute tous toutes autre
    autres autrui certain certaine certains certaines aucun aucune aucuns quel quelle quels quelles quelque quelques quelqu quiconque chaque chacun
    chacune plusieurs divers diverses différents différentes rien personne telle telles tels chose choses truc trucs genre sorte sortes façon manière
    niveau fait faits endroit deux trois quatre cinq sept huit neuf onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante
    cent cents mille dizaine quinzaine vingtaine centaine premier première premiers premières second seconde deuxième troisième dernier dernière
    derniers dernières prochain prochaine fois jour jours journée semaine semaines mois année années heure heures minute minutes secondes janvier
    février mars avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche début bonjour bonsoir
    salut merci désolé désolée bien bonne bonnes bons petit petite petits petites grand grande grands grandes gros grosse grosses nouveau nouvelle
    nouveaux nouvelles vrai vraie moment moments être étais était étaient étions étiez étant étante étants étantes étée étées étés suis sommes sont
    serai seras sera serons serez seront serais serait serions seriez seraient sois soient soyons soyez fusse fusses fussions fussiez fussent fûmes
    fûtes furent avoir avais avait avaient avions aviez ayant ayante ayants ayantes avons avez aurai aurons aurez auront aurais aurait
    aurions auriez auraient aies aient ayons ayez eues eusse eusses eussions eussiez eussent eûmes eûtes eurent faire fais faisons faites font faisais
    faisait faisaient faisant ferai fera feront ferais ferait aller vais allais allait allaient allant allé allée irai iront irais irait pouvoir peux
    peut pouvons pouvez peuvent pouvais pouvait pouvaient pourrai pourra pourrais pourrait pourraient puisse devoir dois doit devons devez doivent
    devais devait devaient devrai devra devrais devrait devraient vouloir veux veut voulons voulez veulent voulais voulait voulaient voudrais voudrait
    faut fallait faudra faudrait savoir sais sait savons savez savent savais savait voir vois voit voyons voyez voient voyais voyait dire disent
    disait disant croire crois croit pense penses penser pensais pensait trouve trouver semble semblent semblait semblerait paraît mettre mets mettent
    mettait venir viens vient viennent venait rester reste restent devenir deviens devient devenait commence commencer commençait arrive arriver
    arrivait donne donner passe passer passait passée cest gens monde sujet avis lors cetait jusqua dune combien fallu
    deviennent aimerais suite`,
  en: `
    that this these those then than thus though although because while whereas when whenever where wherever whether which whichever what whatever whom
    whose with within without since until till unless before after afterwards during through throughout between among against about above below under
    over into onto upon toward towards from onward across along around beside besides beyond despite except instead like unlike near however therefore
    moreover furthermore otherwise meanwhile anyway also else even ever just only once twice still already almost nearly quite rather really very much
    more most many some several such same another other others each every everyone everybody everything either neither both none nobody nothing
    nowhere someone somebody something somewhere sometimes somehow anyone anybody anything anywhere anymore somewhat again further always often
    usually never rarely seldom soon later lately recently today yesterday tomorrow tonight here there actually basically certainly clearly completely
    definitely especially eventually exactly extremely fairly finally fortunately generally honestly hopefully immediately literally mainly maybe
    mostly obviously particularly perhaps possibly pretty probably simply slightly surely totally truly unfortunately well enough less least little
    lots plenty kind sort type thing things stuff case matter place they them their theirs themselves your yours yourself yourselves ours ourselves
    myself himself herself itself hers have having been being were does doing done will would shall should could might must cannot ought hadn hasn
    haven wasn weren aren doesn didn wouldn shouldn couldn mustn needn shan going goes gone went come comes coming came make makes making made take
    takes taking took taken give gives given gave keep keeps kept seem seems seemed become becomes became want wants wanted need needs needed know
    knows knew known think thinks thought guess suppose said says saying tell tells told look looks looked looking find finds found begin began begun
    start started starting happen happens happened feel feels felt feeling getting gotten gets used using tried trying able three four five seven
    eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand first third last
    next half dozen couple hour hours days week weeks month months year years time times january february march april june july august september
    october november december monday tuesday wednesday thursday friday saturday sunday hello thanks thank please sorry yeah okay good great short
    small large huge whole entire various different beginning people question mine down`,
}

const fillers = new Set(Object.values(FILLER_WORDS).flatMap((words) => words.trim().split(/\s+/).map(foldText)))

/** The score counts all words, but a list of common words shows only distinctive ones. */
export const isDistinctive = (word: string): boolean => !fillers.has(foldText(word))
