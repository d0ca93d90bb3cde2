import type { Language } from '#contract/foundation/languages.ts'

/**
 * Verbs and nouns whose forms the stemmer does not reduce to one stem: the dictionary form, then the others. A form without accents stands for every spelling;
 * one with accents for that spelling alone. Forms that are also another word are left out.
 */
const FRENCH = `
costal côtes
gratter grate grates
crevasse crevasses
fraise fraises
tasse tasses
rachis colonne colonnes
dormir dors dort dorment dormais dormait dormi dormant dorme
endormir endors endort endorment endormi endormie endormais endormait
rendormir rendors rendort rendormi rendormais
pouvoir peux peut peuvent pouvais pouvait pu pourrais pourrait puisse
vouloir veux veut veulent voulais voulait voulu
devoir dois doit doivent devais devait
savoir sais sait savent savais savait su sache
voir vois voit voient voyais voyait vu vue voyez verrai
revoir revois revoit revu
boire bois boit boivent buvais buvait bu buvant buvez
croire crois croit croient croyais croyait cru
tenir tiens tient tiennent tenais tenait tenu tenue tienne
retenir retiens retient retiennent retenais retenait retenu
soutenir soutiens soutient soutiennent soutenais soutenu
maintenir maintiens maintient
venir viens vient viennent venais venait venu venue vienne
revenir reviens revient reviennent revenais revenait revenu revenue revienne
devenir deviens devient deviennent devenais devenait devenu devenue devenus devienne
prevenir previens previent previennent prevenu
sentir sens sent sentent sentais sentait senti sente
ressentir ressens ressent ressentent ressentais ressenti
sortir sors sort sortent sortais sortait sorti sortie sorte
ressortir ressors ressort ressorti
partir pars partent partais partait parti partie parte
repartir repars repart repartent reparti
mentir mens ment mentent
mettre mets met mettent mettais mettait mis mise mises mette
remettre remets remet remettent remis remise
permettre permets permet permis
prendre prends prend prennent prenais prenait pris prise prenne
reprendre reprends reprend reprennent repris reprise reprenais
apprendre apprends apprend appris
comprendre comprends comprend comprennent compris comprenais
surprendre surprends surprend surpris
perdre perds perd perdent perdais perdait perdu perdue perdus perde
rendre rends rend rendent rendais rendait rendu rendue
vendre vends vend vendent vendu
entendre entends entend entendent entendais entendait entendu entendue entende
attendre attends attend attendent attendu attendais
descendre descends descend descendent descendais descendu descendue descende
pendre pends pend pendent
tendre tends tend tendent
detendre detends detend detendent detendu
etendre etends etend etendent etendu etendue
mordre mords mord mordent mordu mordue mordais
tordre tords tord tordent tordu tordue
fondre fonds fond fondent fondu fondue
repondre reponds repond repondent repondu
confondre confonds confond confondu
battre bats bat battent battais battait battu
abattre abats abat abattu
jouir jouis jouit joui jouissent jouissais jouissait
lire lis lisent lisais lisait
ecrire ecris ecrit ecrivent ecrivais ecrivait
dire dis dit disent disais disait dites
conduire conduis conduit conduisent conduisais
reduire reduis reduit reduisent reduite
produire produis produit produisent
cuire cuis cuit cuisent cuisait cuisaient
rire ris rit rient riais ri
sourire souris sourit sourient
suivre suit suivent suivais suivi suivie
vivre vis vit vivent vivais vivait vecu
ecrouler ecroule
courir cours courent courais courait couru
mourir meurs meurt meurent
ouvrir ouvre ouvrent ouvert ouverte ouvrais
couvrir couvre couvrent couvert couverte
souffrir souffre souffrent souffert souffrais
offrir offre offert
servir sers sert servent servi servais
recevoir recois recoit recoivent recu recue
apercevoir apercois apercoit apercu
boitiller boitille
asseoir assieds assied asseyent assois assoit assoient asseyait asseyais
lever leve leves levent levais levait leverai
soulever souleve soulevent soulevais souleverai
relever releve relevent relevais
enlever enleve enlevent enlevais
crever creve crevent crevais creverai
peser pese pesent
geler gele gelent
peler pele pelent
mener mene menent
amener amene amenent
promener promene promenent
haleter halete haletent
jeter jette jettent jetais
appeler appelle appellent
etinceler etincelle
faire fais fait font faisait faisais faite faites fasse fera
defaire defait
aller vais va vont allais allait ira irai aille
falloir faut fallait
craindre crains craint
atteindre atteins atteint atteinte
eteindre eteins eteint eteignent eteinte
plaindre plains plaint
peindre peins peint
joindre joins
rejoindre rejoint
paraitre parais parait paraissent
disparaitre disparais disparait disparaissent disparu disparue disparaissait
apparaitre apparais apparait apparaissent apparu apparue apparues
reconnaitre reconnais reconnait reconnaissent reconnu
connaitre connais connait connaissent connu
naitre nait naissent
plaire plait
taire tais tait
fuir fuis fuit fuient
bouillir bouillant
vaincre vainc
rompre romps rompt
crier crie crient
essayer essaie essaye essayent essaient
essuyer essuie essuient
appuyer appuie appuient appuye
ennuyer ennuie
nettoyer nettoie nettoient
begayer begaie begaye
payer paie paye paient
bailler baille baillent baillais
defecation selle selles
allaiter tétée tétées téter tétait allaite allaitement
moisissure moisi moisie moisissures
mémé mémés
colle coller collé collée collent
comprimé comprimés
fesses fesse fessier fessiers
télévision télé télés tv
temporal tempe tempes
livrer livraison livré livrée
ampère courant courants
maternel mère mères mere meres
tatie tante tantes tata
fiston fils
coffret boîte boîtes
ludique jouer jouent joué jouait jouais jouant
dosage doser dosé dosés dosée dose doses
obstruction bouché bouchée bouchés bouchées
lampée gorgée gorgées
coussin oreiller oreillers
palatin palais
hépatique foie foies
courber plier plie pliée plié pliés pliées pliant plient
cuvette bassine bassines
refroidissement rhume rhumes
empreinte trace traces
plume aile ailes
ingérer bouffer bouffe bouffent
agrément plaisir plaisirs plaisante
épuisé lessivé lessivée lessivés
oeil yeux zyeux zieux zyeu
ciel cieux
travail travaux
mal maux
animal animaux
journal journaux
hopital hopitaux
cheval chevaux
anormal anormaux anormale anormales
normal normaux normale normales
genital genitaux genitale
cerebral cerebraux cerebrale
sec seche seches secs
frais fraiche fraiches
blanc blanche blanches blancs
rouge rougi rougit rougissent rougir rougissait
fou folle fous folles
mou molle mous molles
doux douce douces
bas basse basses
long longue longues longs
gros grosse grosses
epais epaisse
public publique
froid froide froids froides
vif vive vifs vives
sourd sourde sourds sourdes
lourd lourde lourds lourdes
raide raides raidi raidie raidis raidit raidissent raidir raid
droit droite drette
nez nezs
secouer secoue secousse secousses
gonfler gonflement gonflements gonflage regonfle regonflent
gratter grattage grattement grattements
demanger demangeaison demangeaisons demange
fourmiller fourmillement fourmillements fourmis
trembler tremblement tremblements tremblote tremblotent tremblement
engourdir engourdissement engourdissements engourdi engourdie engourdit engourdissent engourdis
picoter picotement picotements picote
bruler brulure brulures brulant brulante brulantes brulants
etouffer etouffement etouffements
essouffler essoufflement essouffle essoufflee
vomir vomis vomit vomissent vomissements vomissement vomi vomissais
palir pale pales palie
elancer elance elancent elancement elancements
serrer serrement serre serrent
battement battements
sonner sonnerie
siffler sifflement sifflements siffle
bourdonner bourdonnement bourdonnements
grincer grincement grincements
craquer craquement craquements
claquer claquement claquements
saigner saignement saignements
ecouler ecoulement ecoulements
larmoyer larmoiement larmoie larmoient
ballonner ballonnement ballonnements
evanouir evanouissement evanouissements evanouis evanouit evanouie evanoui
etourdir etourdissement etourdissements etourdie etourdi
raccourcir raccourci
maigrir maigri maigris maigrit maigrissement
grossir grossi grossis grossit
durcir durci durcit durcissent durcissement
noircir noirci noircit noircissent noir noire noirs noires
jaunir jauni jaunit jaunisse
bleuir bleui bleuit bleuissent
blanchir blanchi blanchit blanchissent
verdir verdatre
tirailler tiraillement tiraillements
chatouiller chatouillement chatouillements
ronfler ronflement ronflements
tousser toux toussote toussotement
eternuer eternuement eternuements
transpirer transpiration
respirer respiration
digerer digestion
manger mange mangent mangeais mangeait mangeant
avaler avale avalent
macher mache machent mastiquer mastication mastique
uriner
pleurer pleure pleurs
mouvement mouvements bouger bouge bougent bougeais
reveil reveiller reveille reveilles reveillent reveillee reveillais
chaleur chaleurs
nuit nuits nocturne nocturnes
matin matins matinal matinale matinee
soir soirs soiree
medecin medecins toubib docteur doc
`
const ENGLISH = `
feel felt feeling feelings feels
sleep slept sleeping asleep sleeps
wake woke woken waking wakes awake
get got gotten getting gets
lose lost losing loses loss
bite bitten biting
stand stood standing stands
sit sat sitting sits
lie lay lain lying lies
fall fell fallen falling falls
break broke broken breaking
go went gone going goes
swell swollen swelling swells swelled
foot feet
tooth teeth
eat ate eaten eating eats
drink drank drunk drinking drinks
see saw seen seeing sees
hear heard hearing hears
hold held holding
keep kept keeping
catch caught catching
drive drove driven driving
shake shook shaken shaking shakes shaky
wear wore worn wearing
tear tore torn tearing
throw threw thrown throwing
come came coming comes
begin began begun beginning
run ran running runs
think thought thinking
take took taken taking
make made making
bleed bled bleeding bleeds
burn burnt burned burning burns
freeze froze frozen freezing
write wrote written writing
speak spoke spoken speaking
forget forgot forgotten forgetting
hurt hurts hurting
breathe breathing breath breathless breaths breathlessness
itch itchy itching itches
ache aches aching achy ached
dizzy dizziness
numb numbness
tingle tingling tingles tingly
stiff stiffness stiffen stiffens
weak weakness weaken
tired tiredness
sick sickness
red redness reddish redden
pain pains painful painfully
die died dying dies
child children
woman women
man men
knife knives
worse worst worsen worsens worsening
better improve improves improved improving
night nights nighttime
`

export const irregularForms: Record<Language, ReadonlyMap<string, string>> = {
  fr: formsOf(FRENCH),
  en: formsOf(ENGLISH),
}

function formsOf(table: string): Map<string, string> {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return new Map(lines.flatMap(([base, ...forms]) => [base!, ...forms].map((form) => [form, base!])))
}
