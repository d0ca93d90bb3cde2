import type { Language } from '#contract/foundation/languages.ts'
import { foldWord } from './fold.ts'
import { stemOf } from './stems.ts'

/**
 * Words that are a letter away from one of the lexicon, or look like a small word joined to one ("dinde" is not "d'Inde", "facteur" not "facture"): they are no
 * misspelling.
 */
const FRENCH = `
bastogne chalet comprise comprises fak immobilier immobilière imagine imaginez delle
abstention accent accroc affable allumer amarrer amoindrir androgyne annuaire apparition appartenir apprenti archet artificier attentat auteur
automatiser bailleur balancier ballot bastion batteur blanchisseuse bonhomie bourgeon bretzel brodeur brouillon broutille bureautique campagne
cantinier canton caprice cardiologie cartel casseur chandelier changeur charmeur chasseur chasseuse châtain chausseur chevalier cimentier climat
coiffure combiner combattu comparution compost concert condition confection confire consciencieux constructeur consul consulat container contenir
contentieux contour contraire contrarier convertir coteau couard coureur courroie couturier couturière couvreur cuisinier danseur débattre décent
découpler défendu déglinguer déshérité dessein détente dévisser différenciation diminutif disparité district doubleur échange électrice éleveur
embûche emplacement empreindre encourager entraide entrepôt étrangeté éventualité facteur facturier familiarité fermeté festival fiction flambeau
fournier fréquence frontalier génial gondolier goulot habitude hameau horion infirmer inspecter intercaler interdiction internat jardinier
journalier justicier justifier lecteur légumier leggins licence licencier magasinier maintien maisonnette marchandise matériel mention menteur
meurtrier mignon moderniser montage monteur moqueur motard multiplier neutron normaliser nouveauté onction oraison ouverture parfumeur parquet
particule peinard peintre penture perceur performant persil personnel pétrifier planifier planteur poison polisson pommer potable potion pourvoir
précarité prénatal présenter pressing prétention projection projet propriété psychologue raccompagner raccord rachat railleur rassasier rattacher
receveur réchaud récital recouper recourir région remballer rembarquer remporter renier répandu repente répliquer réponde résonner retracer
retrousser revendu rhabiller robinetier rochet routinier sauveur scandale scolarité secteur semainier sénateur septicémie silencieux sociable
solidaire sommet souffleur souffleuse sourcier suppôt suspendu tailleur teinturier tenture terminus terrine théorique traceur traduit traiteur
vacancier valoir vautour ventru versifier vinaigrier volontiers vrillage
calice caméra carrière cassier causse cavale cavaler cavalier cessaient codeur coke coraux cordier coutil dague daim dame damer dinde diode dit doré
dorage douille doute décoller découler décrasser décrire décrivais décrit dégoutter détaler déteindre détendue détirer détroit dévaluer jongler
joignons laid lagon lande lange langer lassé laurier lavaient lavoir légal lest levier licier limage lingère louer lourd loutre lâcheté lévite
machette macquis madame mage maire malice malin mander mantisse maudit mentir mordre mortier moût nain nana nantir nasse naviguer navire naître
qualité quêter saborder samouraï sangler saper savaient savez savions savons scout sentier seuil sexiste singer soigner solive sore soutien
souriez taire talent tallage tanner taper tari tenter termite toper tram trams tréma trie trier tunique
`

const ENGLISH = `
abominable abreast abstention allegiance amnesiac arrest artifice asteroid auction badder bought breadth bronchial brigade campaign caster cement
chancellor changer charisma cheater clatter climber clinger coaster commando compete complete conduct construct container continuous contract
converse counties country countess county cracker cutler dangle diagnostic disaster district drafter everywhere explanation faction farther
feature fiction fraction frequency fruition furiously gainst glisten grandparent gravitate grocer harmless heather historic horizontal hydrant
implate inspect instinct intellect internal internet interstate jitter kicker lather latter laughter leaner lettering lingerie locker lounger
miraculous modern mountain murder overhead overload overheard overland patter persona planter plater platter poisson potion producer project
protector quarter radiant rapper region remainder remembrance restate retrace rouser satisfied scandal seater sensor severest shallow shooter
simmer slander slaughter slinger smother socialist splitter sprinter stalker station sticker straight straighter stranger street striker
stripe supplicant swarmer terrific theater thorough tickle traffic trainee trigger trimmer trough uniform vibrant withdrew withheld carpenter
`

export const ordinaryWords: Record<Language, ReadonlySet<string>> = {
  fr: stemsOf(FRENCH, 'fr'),
  en: stemsOf(ENGLISH, 'en'),
}

function stemsOf(list: string, language: Language): Set<string> {
  const words = list.trim().split(/\s+/)
  return new Set(words.flatMap((word) => [stemOf(word, language), stemOf(foldWord(word), language)]))
}
