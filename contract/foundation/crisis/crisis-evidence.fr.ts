import type { Evidence } from './evidence.ts'

/** Written by scripts/weigh-crisis-words.ts. */
export const FRENCH_EVIDENCE: Evidence = {
  bias: -2.71,
  weights: `
1 -2.4
10 -2.5
2 -1.4
2 moi -3.9
2 semain -1.7
3 -0.7
3 semain -2.2
4 -4.2
5 -3.5
50 -3.0
6 -1.9
a -0.3
a an -1.8
a anten -1.9
a bien -3.4
a c 1.2
a chang -3.4
a conferenc -1.8
a cot 1.3
a d 0.7
a demand 1.4
a dit 1.5
a el 2.5
a en -1.7
a encor -3.1
a et -1.7
a falu -4.0
a fil 2.8
a hui -2.8
a jour 1.4
a la -1.1
a m 3.0
a ma 2.8
a mem -3.9
a mor 2.2
a on -2.8
a pa -1.0
a pla -3.5
a qu 3.7
a quebec -3.8
a quoi 3.8
a retir -2.5
a sal -2.9
a semain -3.6
a son 3.9
a tou 2.9
a votr -3.4
abord -1.8
ac -2.8
acep -4.2
achet 2.7
acoun -1.6
acouphen -3.7
acroch -3.0
activ -2.7
ad -2.3
adieu 3.4
adr -1.5
afich -3.2
after -1.2
again -1.2
ai 1.3
ai aret -3.7
ai ase 4.4
ai ca 4.0
ai cru -3.3
ai d 1.1
ai deja 2.9
ai demand 3.0
ai dit 2.8
ai dormi -3.8
ai du -3.0
ai en -3.6
ai envi 2.2
ai et -1.3
ai eu -2.1
ai fai 2.0
ai fini -3.8
ai impresion -4.4
ai j 3.1
ai jamai -4.4
ai l 1.8
ai la 2.1
ai ma 2.1
ai mal -2.7
ai mi 2.5
ai mourir -4.0
ai plu 1.1
ai tou 1.6
ai trouv 3.2
aid -1.5
aid a -1.8
ajou -3.2
al -0.9
alergi -2.9
along -2.1
alum -4.9
ami 2.7
an -1.6
an d -2.5
an et 2.3
an m -3.0
an ma -4.5
an on -3.9
an tou -1.6
and -1.2
angois -4.0
another -1.9
answer -1.9
anten -1.9
anti -3.5
antibiotiqu -2.3
apareil -3.7
apeal -1.7
apel -0.7
aplication -2.9
apr -1.2
apr un -1.9
ar -1.4
aret d 1.8
areter l -2.2
ariv 0.6
ariv a 0.7
articulair -1.7
articulation -3.6
ase 3.7
aseoir -3.9
asi -1.8
asis -3.0
at -1.2
atel -3.5
au -0.1
au bou 1.3
au bureau -4.6
au d 0.4
au en -3.1
au fond -2.8
au l -3.2
au moin 2.7
aucun -1.9
aucun d -2.2
aucun n -2.4
audi -2.9
aujourd j -4.6
aurai 6.4
ausi -1.9
autan 4.6
autr 0.6
avai 1.2
aval un -3.4
avan 0.5
avan bra 1.2
avan d -1.8
avanc 1.8
avec c -4.3
avec ma -3.3
avoca -3.7
avoir 2.3
avon -3.3
b -1.2
bac -3.7
back to -1.5
badg -2.2
balcon 2.8
bat -4.0
beaucoup -1.2
being -1.7
bequil -2.9
besoin 2.9
bien il -3.9
biento 2.6
bilan -3.0
blanc -3.1
bleu -2.3
bloqu -2.1
boir -2.2
bon 1.4
bonjour -2.7
bou 0.1
bou un 1.3
bouch -2.6
boug -4.5
bouton -2.2
brouilard -3.4
brul la -3.2
brulur -3.3
bu 1.3
by -1.0
c 0.5
c ariv -2.8
c bon 1.9
c comp -3.5
c d -4.6
c est 0.1
c etai 1.2
c il -1.0
c j 1.6
c medicamen -3.7
c mesag -3.5
c pa 2.3
c pir -2.7
c plu 2.6
c pour 2.1
c qui -1.4
c s -3.3
c soir 4.7
c tou 2.2
c vou -1.4
ca 0.1
ca c 2.7
ca depui -4.1
ca dur -2.9
ca et 1.6
ca gra -2.5
ca j 0.8
ca pa 0.8
ca par -3.2
ca pas -2.6
ca revien -2.9
ca un -2.8
cachet 3.0
caf -2.3
caf l -2.5
cal -1.6
camera -3.3
can -1.1
cardiologu -2.9
cardiologu a -2.7
cas -1.3
ceintur 2.2
cel 3.6
cela -2.9
cet 1.1
cet apareil -2.5
cet est -2.8
cet n -4.6
cet nui 5.0
cet pag -3.1
cet person -4.3
ceu qui 3.1
chaleur -3.0
chang -1.5
changed -1.5
changer -2.1
chaqu d 2.3
chaqu moi -2.9
chaqu qu 1.6
chaud -2.4
che l -1.9
chef -3.0
cherch 2.3
cherch un -3.1
cheveu -3.8
chien 1.5
chifr -3.5
chirurgien -3.5
choisir -1.5
choisise -2.7
cicatric -3.7
cl 1.9
cl d -3.0
clair -1.9
cod -1.8
colon -3.7
com ca 3.5
com un -2.3
comen vou -3.0
comenc l -3.6
comencer -3.2
comentair -2.8
complet -3.0
comprim d -3.7
comptabl -3.5
conexion -1.9
conferenc -2.4
confirmer -2.6
consultation -3.5
contac -2.8
conten -3.5
contenu -3.0
contestation -2.7
contester -3.1
conversation -2.4
copain 1.4
copi -2.2
cord 2.4
corp 1.6
cortison -2.7
cot un -4.2
coud -3.2
cour -1.3
cour j -2.8
cours -3.5
covid -1.0
cramp -2.0
crem -2.9
crever 3.7
croi 2.2
croi qu 1.3
croyai -3.8
cur -4.1
cycl -3.6
d 0.4
d a 0.9
d abord -1.8
d antibiotiqu -2.6
d apr -2.0
d autr 1.7
d avoir 2.1
d boir -3.9
d ca 1.6
d cet 2.0
d conferenc -2.5
d d -1.3
d deu -1.9
d do -1.8
d eau -1.5
d en 0.9
d enfan -4.7
d et 1.0
d etr 2.0
d fievr -2.4
d gan -3.0
d heur -2.2
d id -1.4
d il 2.4
d j -0.7
d jusqu 3.2
d m 2.8
d mai 0.4
d manger 1.7
d moi 3.0
d mourir 2.3
d nui 1.5
d pied -3.4
d plu 0.9
d pris -2.7
d quand -2.5
d quatr -3.9
d quelqu -4.4
d rester 2.6
d rien 2.3
d rir -3.4
d s 3.6
d san -1.6
d sang -2.4
d sou -3.4
d sur 2.2
d tet -2.7
d un -1.3
d vivr 4.8
d vo -2.3
d votr -1.6
dan -0.2
dan lit -2.3
dan ma 2.4
dans -3.0
day -1.5
debou -2.5
debu -2.4
decision -2.1
declaration -2.9
dedan 1.1
deja 1.6
delet -2.2
deleted -1.7
demain 2.5
demander -1.4
demangeaison -3.4
demenagemen -3.3
depui 0.3
depui an 0.8
depui d -3.6
depui la -1.0
depui ma -4.4
depui qu 1.2
dernier 3.5
dernier j 3.0
description -2.6
deu -1.3
deu a -2.3
deu et -2.0
deu foi 1.2
deu jour -2.5
deu semain -2.4
devenu 0.6
devic -1.6
di apr -2.5
di j 1.7
di minu -3.8
di qu 3.7
diabetiqu -4.5
dieu 4.7
dieu m 3.7
diferenc -2.6
dimanch 3.1
dir 3.1
direc -3.4
disparai -2.6
dit 1.8
dit a 3.7
dit il 3.9
dit j -2.7
dit l -1.9
dit oui -3.8
dit qu -1.5
documen -2.6
doig -2.2
don -0.2
don d -4.5
dor -1.2
dor j -1.8
dor un -2.9
dormir 1.4
dos -1.9
dosier -4.1
douleur -0.6
douleur articulair -1.7
dr -3.2
droi -2.2
drol -3.9
du a -3.0
du et 0.5
du l -3.5
du m -1.5
du matin -2.0
du temp -3.5
du tou -3.2
du traitemen -3.3
du troi -3.2
dur -2.5
e mail -1.6
eau -1.6
echang -2.9
ecran -3.0
ecri 3.2
eczema -3.5
efac -2.9
efec -1.9
efet -2.4
efor -2.2
el 2.0
el a 3.7
el dit 3.2
el est 1.7
el l 1.5
el m 1.7
el n -2.5
el qu 1.3
electriqu -3.5
en a -2.3
en air 2.4
en ba 1.0
en couran -2.8
en d -1.4
en direc -1.5
en fin -2.7
en finir 2.5
en j 0.4
en jour -2.7
en la 0.9
en lign -2.5
en mai -3.4
en plac -2.9
en plein -4.5
en plu 3.0
en san -2.6
en silenc -2.5
en un 0.1
en vi 3.3
encor 2.0
endroi 1.4
enlev -3.6
enorm -3.0
enregistr -1.3
enregistremen -2.5
ensembl -3.5
entrer -3.3
envi 3.6
envi d 2.9
envi en 2.8
envoy -0.7
epaul -3.0
equip -2.5
escalier -3.1
est 0.3
est au 2.2
est bon -3.0
est c 2.0
est clair -3.4
est com -3.9
est depui -4.9
est dernier 3.8
est moi 3.8
est mor -4.3
est pa 1.4
est parti -1.9
est pas -3.0
est pir -2.3
est plu 0.6
est pour 2.1
est qu 3.6
est qui 3.2
et 0.2
et a 2.8
et ai 2.3
et au -1.6
et el 1.8
et est 0.4
et fai -2.7
et il 2.4
et j 1.4
et l -1.7
et la 1.1
et m 0.5
et mon -1.2
et n 2.9
et plu 3.0
et qu 1.4
et s -1.8
et sui 0.6
et sur -2.8
et un -1.5
et voi -3.4
etag 2.2
etai en -3.6
etai la 2.9
etai un -3.9
etap -2.7
etr 2.6
etr charg -2.1
etr j 2.7
etr lu -1.8
etr mor 3.8
etudian -3.2
eu -2.2
eu d -2.0
even -1.7
every -1.2
examen -3.9
existenc 4.0
exper -3.0
expr 5.3
f -2.3
facon 4.8
fai 0.1
fai au -2.0
fai j 1.9
fai rien -2.3
fair 2.2
fair l -3.9
falu -3.9
fatigu d 2.6
fem 0.9
fem dit -2.6
fem qu -4.0
fenetr 3.6
ferai 4.9
ferm j -2.9
fichier -3.6
fievr -2.9
figur -2.0
fil l 1.7
filtr -3.2
fin -1.3
fin du -3.4
fini l -4.5
fini la -3.4
finir 3.5
firs -1.4
foi ai -3.5
fon -2.5
fond -2.8
for -1.3
form -3.0
foutr 4.4
franchemen 3.0
frap 3.1
frison -3.3
gamin -3.2
ganglion -3.4
garag 3.9
gastro -4.0
gateau -4.8
gauch -3.0
generalis -3.6
genou -1.9
given -1.7
glac -2.6
go -1.2
go on -1.8
gonfl -2.7
gorg -2.3
gou d 1.5
gra -2.6
gref -2.5
grip -3.3
gro -2.5
ha -1.4
hanch -3.1
health -2.1
her -1.3
heur -1.0
hier 4.4
hier j 4.0
hon -2.4
hor -3.6
hui -1.5
i -1.1
ici 2.5
id 2.7
il 2.1
il a 0.9
il fau -1.6
il m 3.6
il mang -3.3
il n 0.7
il plu 3.6
il res 3.2
il s 1.4
il y 1.2
imposibl -2.6
imposibl d -2.4
impresion -4.3
impresion d -3.8
in -1.4
infirmier -1.5
inscri -3.6
inscription -2.4
instan -2.8
insuportabl -3.5
intern -3.7
interval -2.3
invalid -2.3
iritabl -2.8
irm -3.9
it -1.2
it i -1.3
j 2.4
j a 2.3
j acroch -2.9
j ai 1.3
j aret 0.9
j ariv 1.0
j atend 2.9
j au 0.5
j aurai 5.5
j avai 2.2
j avec -2.4
j beaucoup -2.9
j boi -3.5
j brul 2.9
j c 0.3
j com -2.7
j cour -2.8
j croi 4.2
j cru -3.5
j d -0.1
j deja 4.5
j demand 2.5
j di 3.5
j doi -2.2
j dor -1.2
j dormi -3.6
j ecri 2.2
j en 1.1
j entr -3.2
j envi 2.3
j fai 1.0
j fair 4.5
j ferai 4.2
j j 0.6
j jamai -3.6
j jus 3.9
j l 0.8
j la 0.4
j lev -2.1
j lui 2.3
j m 1.1
j ma 1.8
j march -3.0
j mi 2.7
j n 1.8
j pa 2.1
j pas 1.8
j pens 4.3
j plu 2.0
j prefer 4.5
j qu 2.8
j regard 1.8
j rendu 3.2
j respir -3.3
j rien 1.6
j sai 2.2
j san 1.5
j serai 3.2
j song 3.6
j sou -3.6
j sui 1.3
j sur 1.0
j tomb -2.5
j tou 1.5
j vai 3.5
j veu 5.2
j vi -4.8
j vien 3.1
j vomi -2.5
j vou 3.7
j voudrai 2.2
j y 2.4
jamai au -2.9
jamai d -3.3
jamb -2.3
jeun -3.3
job -3.0
jou -2.8
jour d -3.5
jour est -4.6
jour j 0.6
jour ou 2.9
jour plu -2.6
jour un -1.8
journ -2.0
jus 1.8
jus qu 3.5
jusqu 2.3
jusqu a 2.1
jusqu au 1.6
kep -1.4
kin -4.8
l 0.2
l ai 3.6
l anten -2.0
l apr -1.7
l aret -3.4
l ariv -3.1
l autr 0.4
l avan 2.6
l avec -2.4
l ba -2.9
l bra 1.3
l bu -3.1
l c 0.3
l cachet 1.8
l caf -2.7
l chirurgien -2.7
l cl 3.9
l coeur -2.1
l contr 1.5
l cour -4.0
l demand -4.0
l depui -3.5
l doig -2.9
l droi -2.4
l ecran -2.9
l efet -2.6
l efor -2.8
l envi 3.6
l equip -2.2
l escalier -3.1
l etai -2.8
l fair 3.6
l fil -1.5
l froid -2.4
l hier 3.6
l impresion -4.3
l infirmier -2.0
l instan -2.2
l irm -3.2
l j -0.2
l jamb -2.8
l jour 0.4
l jusqu 2.6
l kin -3.8
l l -1.4
l lai -3.3
l lendemain -2.6
l ma -4.6
l mai 1.5
l main -1.9
l matin -2.3
l membr -2.7
l mon -3.7
l moral -3.2
l n -1.3
l nerf -3.2
l noir 1.1
l nouveau -2.5
l on -1.7
l ont -2.9
l oreil -1.9
l ou 0.7
l pour 0.6
l qui -0.9
l res 1.2
l san -2.3
l son 1.0
l soufl -2.2
l spor -3.3
l str -2.8
l telephon -3.9
l tes -3.3
l train -3.7
l va -3.1
l ventr -2.6
l yeu 1.3
la 0.4
la a -0.6
la boi 3.7
la c 1.1
la chaleur -2.7
la conferenc -1.9
la cortison -2.0
la crem -2.3
la decision -3.3
la depui -1.4
la en -3.0
la fenetr 3.5
la fin -1.2
la hon -3.9
la il -1.8
la j 1.3
la journ -1.8
la lumier -3.4
la m 0.3
la machin -3.4
la machoir -2.7
la march -2.9
la mor 3.0
la n -1.8
la naus -3.1
la peau -2.3
la person -1.9
la peti 3.1
la plu 2.7
la por 3.7
la qui -2.2
la s -3.0
la sal -1.6
la seul 2.8
la tel -3.6
la un -2.0
la vi 2.8
lais 3.3
laiser 4.1
langu -2.8
lectur -2.8
len -4.9
lentemen -3.6
lesiv -3.5
letr 3.7
leur 3.1
lev -1.7
lien -3.0
limi -3.1
link -1.7
lir -3.0
loi -3.7
lol -2.5
lombair -3.7
long -1.1
longtemp 2.6
lourd -2.8
lu -1.4
lui 2.9
lundi 2.7
m 1.4
m a 0.6
m aid -2.7
m au 0.3
m d 1.8
m demand 2.0
m depui 2.3
m di 2.6
m doig -2.7
m elev -4.1
m en 3.9
m encor 3.1
m est -3.9
m fau -2.9
m gra -2.8
m il 2.7
m l 0.4
m la 0.8
m lev -2.1
m main -3.7
m pa 1.8
m parai 3.2
m paren 2.9
m parl 2.0
m plan 1.7
m plu 2.7
m qu 3.1
m regl -3.0
m rend -4.4
m rien -2.9
m son -1.8
m sui 1.5
m sur -3.1
m tu -3.4
m urin -2.8
ma 1.4
ma dit -2.4
ma el 3.4
ma m -1.7
ma mor 4.5
ma pareil -3.5
ma tet 0.7
ma vu -4.6
machin -2.8
machoir -2.8
mai n -2.8
mail -1.9
main et -2.7
main qui -2.9
mal a -2.5
mal au -1.4
mal d -1.7
mal do -2.3
mal l -2.9
malais -3.5
malgr -3.9
malgr l -3.0
maman 1.2
mang un -2.9
march -2.5
march j -2.2
marcher -2.5
masqu -2.6
match -2.8
matela -2.5
matin c -3.7
matin l -2.1
mdr -1.4
medecin -2.0
medecin a -3.1
medecin m -3.8
medicamen 0.2
medication -1.4
mem a -3.6
mem avec -3.0
mem chos -2.3
mem et -3.2
mem l -2.6
mem un -3.3
member -1.7
membr -1.5
menu -2.7
mer 2.1
mer m -4.0
mer pareil -2.8
mesag -0.5
met la -3.2
metr 1.4
mi 2.8
mi un -5.1
microphon -1.9
mieu 1.6
migrain -3.7
min -3.2
minu -2.1
moi 2.8
moi a 1.2
moi il 2.6
moi j 2.6
moi un 2.7
momen -1.3
mon 0.9
mon comp -3.7
mon corp 2.4
mon d 2.3
mon dit -1.5
mon et 1.4
mon il 3.7
mon medecin -1.7
mon peti 2.0
mon s -1.9
mond 4.0
month -1.7
mor 1.5
mor d -4.5
mos -1.7
mourir 5.2
mourir a -3.1
my -1.2
n 0.8
n ai -1.0
n aucun -2.9
n ave -3.2
n chang -2.2
n dit -3.7
n en 0.9
n exis -3.3
n m 2.6
n parl 3.2
n plu 1.0
n qu 2.6
n rien -1.9
n s 1.3
nam -1.7
naus -3.8
nerf -3.9
neurologu -4.3
new -1.8
nex -1.5
no -1.7
noel -2.0
noir 0.7
nom -1.6
non -0.3
normal -2.7
not -2.0
nothing -1.3
notification -3.0
nou a -4.1
nou avon -2.9
nouveau -2.7
now -1.6
nui l -3.2
nui un -2.7
number -2.0
odeur d -3.3
of -1.0
of th -1.1
on a -1.0
on dit 1.3
on la -2.4
on m 0.9
ont -1.6
open -1.4
oper -2.9
operation -1.0
operer -3.3
or -1.2
oreil -2.0
other -1.5
ou l -1.7
ou pa -3.5
ou qu -3.6
oubli -1.2
out -1.4
pa 1.6
pa a 1.7
pa c 2.4
pa d 0.2
pa dan -4.1
pa en 1.6
pa encor -3.8
pa j 1.7
pa l 0.6
pa m 3.0
pa ou -3.8
pa plu -3.5
pa pour 3.8
pa qu 1.8
pa un 0.5
pag -1.9
palpitation -3.6
papa 2.7
papier -0.9
par d -2.9
par en -2.4
par jour -3.7
par moi -2.8
par tou -3.3
parai 2.5
parc qu 2.3
pareil -3.1
parfai -2.9
parl 0.4
parl un -3.9
partag -2.3
parti d -3.8
parti la -3.2
partir 4.5
partou -3.5
pas -1.3
pas a -2.4
pas d -4.0
pas l 1.9
pas m 2.3
paskey -1.8
pasword -1.6
pdf -2.5
peau -2.2
pendan -1.5
pendr 2.8
pens 4.0
pens a 2.6
perdu -2.2
perfusion -3.8
period -2.2
permi -4.3
person 2.1
person est -3.9
person m 2.7
person n 2.0
peti d -2.5
peti en -3.3
peu d -2.5
peu dan -3.3
peu l -3.0
photo -1.0
phras -3.1
pi j 0.9
pied -2.5
pimen -3.4
piqu -2.6
pir -1.5
piza -3.1
plac -0.1
plan d -3.3
plaqu -1.6
platr -3.0
plu 1.9
plu c -4.0
plu charg -2.4
plu envi 3.0
plu j 1.3
plu la 3.0
plu lu -1.9
plu ma -2.9
plu moi 3.1
plu plu 2.2
plu qu 2.1
plu rien 0.3
plui -3.9
pon 4.1
por 2.4
por d 1.8
pouc -3.6
pour 2.1
pour bon 4.0
pour instan -2.2
pour j 1.6
pour la -2.5
pour mourir 3.9
pour pa 2.6
pour qu 1.9
pour toujour 3.1
pour un -1.7
pour vo -3.6
pourquoi 4.2
pouve -2.3
preceden -2.7
precis -3.2
premier -2.6
pret 2.7
prevention -4.0
pris -1.3
pris d -2.9
pris sang -2.3
priv -2.6
priva -1.8
prof -2.3
prof d -3.4
propos -3.9
pseudonym -2.4
publication -2.7
qu 2.3
qu a 4.5
qu ai -1.7
qu ave -3.2
qu c 0.5
qu ca 3.3
qu du -4.2
qu el 1.8
qu en 1.7
qu il 3.1
qu l 2.2
qu la 0.4
qu m 0.2
qu ma 1.5
qu mon 1.6
qu n 1.4
qu on 3.4
qu res 1.3
qu s 2.5
qu sui -1.4
qu un 3.6
qu va 4.2
qu vai 2.3
qu vou -1.9
quand m -2.9
quand on 0.8
quebec -4.2
quelqu un 1.7
question -0.7
question a -3.2
qui dan -2.6
qui m 2.3
qui mon -3.5
qui s 1.7
qui un -2.6
quoi 5.1
radio -3.0
raideur -3.2
raison 4.0
rapel -2.0
ratrap -3.5
read -1.6
receiv -1.8
recen -2.5
recevoir -2.5
reci -3.5
recomenc 1.5
recu -2.9
redifusion -3.1
reducation -3.7
reflu -4.1
refus d 3.3
regard 1.9
regard l 2.7
regim -4.1
region -2.2
regl -2.1
rein -2.7
rejoindr 3.8
reminder -2.0
removed -1.7
repa -2.8
repond 4.4
repor -1.8
reported -1.9
repri -3.0
reques -2.0
res 0.1
res a 1.6
res en -2.3
resolu -2.5
resolved -2.1
respir -2.2
rester 1.4
resulta -2.0
retard -3.3
retir un -2.8
retirer -3.6
retourn -4.0
retrai -2.4
retrouv 2.3
reunion -4.2
reveiler 3.6
ri -2.2
rien dir 4.0
rien l -2.8
rien m 2.0
rien n -1.8
rien on -3.5
righ -1.4
rir -3.4
risqu -3.6
rom -1.4
rond -3.5
s au -3.1
s calm -2.3
s en -1.7
s est -1.3
s et 1.1
s etein -2.7
s ici -3.6
s il 1.8
s son -3.3
s th -1.3
sac 0.5
sai 2.2
sal -1.9
salon -4.5
sam -1.1
san moi 3.9
sanction -2.6
sauter 4.1
saved -1.5
scaner -2.3
seanc -1.3
search -1.6
second -1.9
secour -3.2
sel -4.0
semain -1.3
semain j -2.5
sen -1.3
sen l -3.3
send -1.8
senti -2.0
ser 1.0
sera 6.2
serai 5.6
seul 1.5
seul foi -3.1
show -2.0
si 2.1
si heur -2.3
si j 0.6
si l 3.1
si la 2.0
si moi -4.2
si on 2.2
si un 1.7
sies -4.0
sign in -1.6
signal -3.7
signalemen -2.9
soi 1.9
soin 3.6
soir 1.1
soir ai 2.9
soir j 2.1
son 1.2
son d 2.3
son l 2.5
song 3.5
sor -2.2
sorti 2.5
soufl -2.7
soulagemen -3.6
souvenir -3.8
spor -3.3
stop -1.7
stori -1.6
str -3.5
stres -4.0
stylo -3.1
sui 1.2
sui a -2.1
sui au 2.1
sui dan 2.6
sui l 2.3
sui la 2.0
sui mor -3.1
sui sur 2.7
sui tomb -2.8
sui un 1.7
suicid 2.5
suicidair 2.8
suivan -2.8
suivi -4.1
sur 0.4
sur l -0.2
sur m 2.1
sur mon -2.0
surtou -3.0
suspendu -2.9
svp 3.5
symptom -2.5
syndrom -3.7
t 0.8
t en -1.5
tabl 1.2
tach -2.3
tak -1.6
taken -2.0
talon -3.4
tan j 3.1
tard -1.7
taxi -3.4
tel -3.5
temp d -1.8
tenir 1.1
ter 1.1
tes -2.6
tex -2.1
th -1.5
th person -2.2
thes -2.1
thi -1.6
thi i -1.1
thyroid -3.6
to -1.4
toi 4.4
toilet -1.9
tomb l -2.9
tou 0.9
tou est 1.6
tou j 0.5
tou journ -2.9
tou soir 3.1
traitemen -0.3
tranquil 0.7
travail -1.2
tren -2.4
troi et -3.2
troi heur -1.8
truc 2.4
tu a -3.7
tunel -3.4
turn -1.5
un bon -2.3
un c -1.5
un caf -2.6
un chais -2.9
un chaud -2.7
un com -1.9
un comp -3.6
un conferenc -2.3
un dan 0.2
un en -1.9
un est -1.0
un gou -3.9
un grand -3.2
un l -2.2
un mal -2.5
un maladi -3.8
un moi -3.1
un n 1.5
un noir -3.0
un nui -2.9
un par -3.2
un person -2.3
un peti -2.5
un plu 1.3
un pour 2.1
un question -2.8
un qui 1.8
un semain -0.9
un sies -3.1
un signalemen -2.2
un ver -2.5
un vou -3.4
up -1.2
urin -3.0
urticair -2.9
va 1.1
va bien -2.2
vacanc a -3.4
vai 3.9
vai fair 3.5
vai m 3.5
vau 4.1
vecu -0.8
veil -3.8
velo -2.3
ver -2.2
ver d -2.5
verifi -3.0
verification -1.7
version -2.4
vertig -3.8
very -2.3
vesicul -3.4
veu 3.5
veu j 3.0
veu plu 3.0
vi 4.0
viand -3.4
vid 1.4
video -1.5
vien 2.9
vien d 3.3
vin -2.6
ving -1.6
ving an -1.4
visibl -2.5
vit 2.5
vivan 5.3
vivr 6.0
vo -2.7
voi 0.3
voi a -3.1
voila 3.3
voir -0.4
voir m -3.0
vomisemen -2.9
votr -2.3
votr comp -2.0
vou 1.3
vou a -3.7
vou fai -3.4
vou l -2.8
vou la -2.7
vou pour -3.7
vou pouve -2.2
vou un -3.3
voudrai 2.5
voulai 2.2
voulu 2.5
voyag -2.5
wa -1.4
wha -1.7
who -1.6
why -2.3
with -1.1
withou -1.7
word -1.9
y 1.8
y a 1.4
y du -4.9
y pa 2.5
y pens 2.7
ya un 1.0
year -1.6
you -1.3
your -1.5
`,
}
