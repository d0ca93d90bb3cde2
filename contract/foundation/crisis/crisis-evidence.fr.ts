import type { Evidence } from './evidence.ts'

/** Written by scripts/weigh-crisis-words.ts. */
export const FRENCH_EVIDENCE: Evidence = {
  bias: -1.19,
  weights: `
2 -1.8
2 moi -3.1
2 semain -2.2
3 -1.4
3 semain -2.5
4 -4.4
5 -4.0
6 -2.2
a -0.8
a act 2.7
a an -3.6
a beaucoup -2.8
a bien -3.1
a bu 3.3
a c 1.8
a chang -3.9
a che 2.9
a cot 3.7
a d -0.4
a ecri 3.4
a el 2.1
a en -2.2
a et -1.7
a expliqu -3.0
a fai -1.8
a falu -3.2
a fil 2.6
a hier 3.1
a j -0.9
a l -0.8
a la -1.7
a m 2.0
a ma 2.7
a mem -3.7
a metr 3.0
a mor 3.1
a pla -2.8
a qu 3.4
a quand 2.6
a quoi 2.6
a semain -2.7
a son 3.0
a tach -2.6
a tou 1.9
abdominal -1.9
acep -3.7
achet 2.2
acouphen -3.5
act 2.3
ai 0.4
ai an 2.8
ai aret -3.6
ai ase 3.9
ai ausi -3.6
ai ca 4.1
ai cherch 3.1
ai cru -3.5
ai deja 3.9
ai demand 3.6
ai deu -2.2
ai dit 1.4
ai dormi -3.2
ai du -2.6
ai en -3.0
ai envi 1.3
ai eu -1.4
ai fai 1.4
ai fini -3.4
ai j 3.1
ai jamai -3.3
ai l 0.8
ai ma 1.6
ai mal -1.8
ai mi 1.9
ai moin -3.6
ai mourir -3.5
ai pa -1.0
ai peur 0.8
ai pri 1.4
ai rende -3.4
ai rendu 2.9
ai repri -2.1
ai trouv 2.2
ai un -0.8
aid -1.9
aid a -2.1
aiden -2.6
aler 3.2
alergi -3.3
alergologu -2.7
along -2.0
am -3.1
an d -3.0
an j 1.7
and -3.6
anesthesi -3.5
angois -2.7
anim -2.7
apn -3.3
apr -1.4
apr covid -2.8
apr la -1.5
apr un -1.7
aret d 2.2
areter d -2.6
ariv 1.8
ariv a 2.0
articulair -1.9
articulation -3.8
ase 3.5
ase d 3.0
aseoir -3.2
asis -2.3
astuc -3.4
atel -3.3
atendr -1.8
au bou 1.4
au bureau -2.8
au d 1.1
au est -3.0
au fond -2.8
au l -3.8
au lit -1.8
au mai -3.0
au moin 2.7
au molet -2.5
au travail -2.0
au urgenc 1.9
aujourd -2.4
aujourd hui -2.4
aujourd j -3.6
aura 1.5
aurai 4.7
ausi -2.6
autan 4.7
autr 2.9
avai 1.2
avai pa -2.4
aval d 3.1
avan 1.0
avan bra 2.4
avan d -2.8
avanc 2.9
ave et 3.2
ave vou -3.5
avec -1.7
avec c -3.5
avec j 2.4
avec l -0.4
avec la -0.9
avec moi 3.1
avoir 3.2
avon -3.1
balcon 2.3
bat -2.7
beaucoup -1.9
bel -2.1
ben 2.4
betis 2.8
bien -1.2
bien il -2.9
biento 2.1
bilan -2.7
biopsi -3.2
blanc -2.9
bleu -1.5
boi 1.3
boir -2.2
bon -0.3
bon j 3.0
bon l -2.8
bon pour -2.4
bonjour -3.3
bord 2.2
bou 0.7
bou d -1.3
bou un 2.2
bouch -2.9
bouf -3.2
boug -4.1
bouilo -2.4
bouton -2.4
bra l -3.1
brouilard -3.1
brouilard mental -2.7
brui -1.9
brui d -2.6
brul 1.6
brulur -2.9
brulur d -2.4
brulur estomac -2.4
c 0.7
c bon 3.1
c d -3.6
c j 2.2
c n 1.7
c pa 3.6
c pour 2.3
c qu 1.0
c sera 2.4
c serai 2.3
c soir 1.9
c tou 1.1
c traitemen -3.0
c un -2.4
ca 1.7
ca c 2.5
ca ca 2.5
ca dur -2.4
ca et 2.6
ca gra -3.0
ca pa 2.5
ca pas -2.8
cachet 4.0
caf -4.0
caf l -2.9
calm 2.7
cardiologu -3.0
cardiologu a -2.6
ceintur 2.2
cel 2.4
cela -2.5
centr -2.5
cet 0.5
cet existenc 2.8
cet nui 3.9
ceu 1.7
chaleur -3.6
chambr 1.6
chang -2.4
changer -2.1
chaqu d 2.6
chaqu qu 2.3
chaud -3.1
chauset -3.1
che l -2.9
che moi -1.5
chef -3.6
cherch d -2.7
cherch un -3.3
cherche 2.6
cherche pa 2.6
cheveu -4.0
chirurgien -3.4
chos 1.5
chroniqu -2.8
chu -1.9
cicatric -4.3
cinq -1.1
cl 4.5
clair -3.0
cliniqu -2.7
coeur -1.6
coeur aret 3.6
coloc 3.5
colon -2.7
com ca 2.5
com un -2.5
comen vou -3.2
comenc l -3.0
comp 1.5
complet -2.8
comprim -0.9
comprim d -2.9
consultation -2.8
conten -4.0
continu -2.0
control -2.9
copain 3.1
corp 2.0
cortison -3.1
cot 0.9
cot d 1.9
cot j -2.9
coton -3.8
coud -3.4
coup l -1.8
cours -2.8
covid -2.2
cramp -2.6
crem -4.2
crever 2.4
cris -1.8
croi 4.9
croi j 3.2
croi qu 3.1
cur -3.7
cycl -3.1
d -0.5
d a 0.9
d aler 2.7
d apr -1.7
d autr 1.1
d avoir 1.5
d ca 2.3
d cet 1.2
d com -3.2
d cris -3.5
d d -2.4
d depui -2.6
d deu -2.4
d do -2.3
d eau -2.6
d el 2.2
d en 0.9
d enfan -3.8
d est -2.1
d et 1.1
d exister 2.7
d fatigu -2.8
d fer -2.5
d fievr -2.6
d finir 1.3
d gan -2.5
d heur -2.7
d hier -2.0
d hon -3.0
d id -2.3
d il 2.0
d j 0.3
d jour -1.1
d jusqu 2.6
d l -0.2
d m 2.2
d medecin -2.7
d minu -3.2
d moi 3.4
d mourir 0.8
d on -1.6
d plaqu -2.6
d plu 0.5
d poid -2.1
d qu -1.3
d quatr -2.7
d quelqu -3.7
d quoi 3.0
d rester 2.8
d rien 3.8
d rir -3.2
d s 2.3
d sang -3.1
d sauter 2.9
d sou -3.2
d sur 1.6
d tenir 2.8
d tet -2.4
d trop 2.7
d truc 2.7
d tuer 2.7
d un -1.5
d vivr 4.7
d y -1.6
d zigzag -2.5
dan 1.0
dan chambr 3.0
dan lit -1.7
dan ma 2.8
dan oreil -2.8
dan un 1.6
dat 3.2
debou -2.3
dec 2.6
deced -3.1
decid 2.1
dedan 3.4
deja 2.7
deja la 2.7
demand c -2.4
demand un -3.0
demander -2.1
depui la -2.7
depui semain 1.0
dernier 2.5
dernier j 2.3
deu -2.1
deu a -3.1
deu et -2.1
deu foi 2.4
deu par -2.1
deu semain -2.8
deuxiem -2.5
di 1.1
di d -2.3
di jour -3.0
di minu -4.3
di qu 3.9
diagnostic -1.3
dieu 3.4
dieu d 3.4
dieu m 3.6
diner -2.0
dir 1.2
disparaisen -3.2
dit 0.6
dit a 2.3
dit il 3.8
dit j -2.5
dit l -2.5
dit la 2.6
dit m 2.8
dit qu -2.2
dizain -1.9
dizain d -1.9
dizain jour -1.7
doi m -3.5
doig -3.3
doig blanc -2.4
don -0.5
don d -4.0
don un -2.5
dor -0.7
dor j -2.3
dor un -3.1
dosier -3.9
douleur -2.2
douleur abdominal -1.9
douleur articulair -1.9
douleur nerveus -1.7
dr -3.1
droi -2.5
drol -3.3
du -1.2
du a -3.0
du c -2.7
du est -2.8
du et 2.8
du l -3.5
du la 2.7
du m -2.0
du matin -2.4
du pon 2.5
du soir -3.0
du temp -2.6
du traitemen -2.7
du un -3.0
dur -2.3
eau -1.9
eclair -3.2
ecran -3.3
ecri 3.5
ecri qu 3.1
ecrir 2.1
eczema -3.6
efet -2.3
efor -3.1
el 1.9
el a 3.1
el dit 4.7
el est 1.0
el l 3.7
el m 0.8
el plu 2.7
el qu 2.1
electriqu -3.3
emploi 3.0
en -1.0
en a -2.6
en ai -1.6
en air 1.9
en ba 3.1
en coton -2.8
en d -1.5
en deu -2.8
en finir 1.7
en j 1.1
en jour -2.7
en l 1.0
en la 2.6
en mai -3.3
en plein -4.5
en plu 1.8
en san -3.3
en sui -2.7
en un 1.6
en veu 2.4
en vi 3.0
encor 1.3
encor un -2.3
endroi 2.9
enfin un -2.9
engourdi -2.4
ensembl -3.1
enter -2.1
entr -1.8
envi 2.5
envi d 1.9
envi en 3.6
environ -3.0
epaul -2.6
equip -2.5
esai -2.1
escalier -3.4
est -0.3
est au 2.0
est bon -3.5
est clair -3.1
est d -1.1
est depui -4.2
est dernier 2.9
est et 2.4
est exactemen -3.1
est la 1.1
est ma 2.2
est moi 3.7
est mor -4.9
est pa 1.6
est parti -2.3
est pas -3.4
est plu 1.7
est pour 1.2
est pret 3.6
est qu 1.4
est qui 1.6
et 0.3
et a 3.9
et ai 1.8
et cet 2.8
et d -0.9
et est 1.9
et il 3.3
et j 1.5
et l -2.2
et la 2.0
et m 0.4
et mon -1.4
et n 3.8
et plu 3.3
et qu 2.5
et sui 2.7
et un -2.2
etag 2.5
etai en -3.2
etai la 3.1
etai mor -3.4
etai un -2.9
etr 2.4
etr j 2.6
etr mor 3.3
etrang -3.3
etudian -3.2
eu -1.8
eu d -2.2
eu un -2.8
euthanasi -3.1
every -2.9
exactemen -2.8
examen -3.6
existenc 3.6
exister 3.1
expliqu -3.1
expr 4.6
facon 4.6
fai au -2.5
fai j 2.6
fai operer -2.7
fair 2.1
falais 2.8
falu -3.2
fatigu -1.0
fatigu d 2.3
fatigu et -2.6
fau -2.4
fau il -2.4
fem 1.4
fem qu -2.6
fenetr 3.5
ferai 4.3
ferm 1.6
ferm l 1.3
fermer 2.6
fievr -3.9
fin -1.6
fin d -2.9
fin du -3.2
fin vi -3.1
fini l -3.8
finir 2.9
foi 1.5
foi ai -3.3
foi j -1.8
fon -2.6
fond -2.6
form -3.0
foutr 3.5
foutr en 2.6
foutr l 2.9
franchemen 2.0
frap 3.4
frequen -3.5
gan -1.9
ganglion -3.0
garag 3.3
garcon 3.1
gard 2.0
gastro -4.0
gauch -3.6
generalis -3.3
genou -0.8
gluten -2.8
gonfl -4.4
gou d 2.3
gou l -2.4
gra -4.2
grac -3.0
grac a -3.0
gref -3.1
grip -3.0
gro -3.3
groses -2.6
group -1.3
h -1.9
hanch -3.6
heur -1.2
heur d -1.0
heur par -2.7
hier 1.8
hier j 2.5
hon -1.8
hopital -1.4
hospitalis -2.8
hospitalisation -3.4
hui -2.4
hui j -2.4
ici 1.7
il 1.9
il a 0.6
il dit 1.9
il falu -2.8
il fau -2.0
il l 1.0
il m 1.9
il n 1.0
il plu 3.9
il res 3.8
il s 3.9
il y 0.7
imposibl -3.1
imposibl d -2.2
impresion -4.3
impresion d -4.1
infirmier -2.0
intern -3.5
intestin -2.5
iregulier -1.8
iritabl -3.9
irm -3.5
j 1.6
j a 2.7
j ai 0.5
j apel -2.9
j ariv 2.6
j atend 1.6
j aurai 3.9
j ausi -3.6
j avai 2.6
j avec -2.4
j beaucoup -2.5
j boi -3.4
j brul 3.8
j ca 2.3
j comenc 2.0
j cou 2.9
j croi 3.5
j cru -3.8
j d 0.4
j deja 4.9
j di 2.1
j doi -2.2
j dor -1.4
j du -1.8
j ecri 1.8
j en 0.7
j endor -1.8
j envi 2.7
j fair 3.5
j ferai 4.2
j ferm 1.5
j j 2.3
j jus 3.1
j l 1.4
j la 1.6
j lev -3.0
j lui 1.3
j m 1.7
j ma 2.1
j march -3.8
j mi 2.2
j moin -3.4
j mor -1.7
j mourir 1.1
j n 0.4
j not -1.9
j oubli -2.8
j pa 3.5
j pas 1.5
j pens 3.2
j plu 2.1
j prefer 3.4
j pri 1.3
j qu 0.8
j quelqu -2.9
j recomenc 3.7
j regard 2.1
j rendu 3.2
j repri -2.1
j respir -4.6
j sai 2.5
j san 1.6
j sau -1.8
j song 2.2
j sui 0.5
j tou 1.4
j tu -2.2
j vai 2.4
j veu 3.5
j vi -3.3
j vien 2.9
j vou 1.2
j voulai 1.3
j y 1.3
jamai d -3.6
jamb -1.9
jeun -2.5
job -3.0
jou -3.8
jour -0.9
jour d -3.5
jour il 3.2
jour j 1.6
jour la -1.9
jour ou 2.2
journ -2.4
journ j -1.8
journal 3.3
jus qu 3.1
jusqu 2.1
jusqu a 2.8
kin -5.5
kin m -2.8
l -0.7
l a -0.9
l act 2.7
l ai 3.3
l aret -2.9
l autr 2.2
l avan 2.8
l avec -3.4
l bra 2.0
l caf -3.5
l cardiologu -2.6
l chirurgien -2.6
l cl 3.4
l coeur -2.4
l cour -2.6
l demand -3.0
l depui -3.0
l doig -4.0
l ecran -2.6
l efor -2.8
l en -1.4
l end -2.8
l envi 3.0
l escalier -3.0
l etai -2.8
l examen -3.2
l fair 3.8
l gastro -3.3
l genou -2.9
l hier 3.2
l impresion -3.7
l infirmier -2.5
l intern -2.7
l irm -3.3
l j 0.3
l jamb -2.6
l jour 1.0
l kin -3.4
l l -2.2
l lendemain -3.0
l lit 1.2
l m -0.9
l ma -3.7
l main -1.7
l matin -2.0
l medecin -1.6
l mon -3.9
l mond 1.5
l n -1.1
l neurologu -2.3
l nui -2.8
l on -1.7
l ont -2.9
l oreil -3.0
l orl -3.1
l premier -2.3
l propos -2.1
l qu 2.1
l qui -2.3
l res 1.9
l san -2.9
l son 1.0
l soufl -2.9
l spor -3.4
l telephon -3.1
l tes -3.2
l un 1.2
l va -2.9
l wek -2.8
l yeu 2.1
la -0.2
la a -1.4
la avec -1.5
la boi 2.0
la bouch -2.6
la c 2.7
la cl 2.9
la cortison -2.5
la crem -2.8
la depui -1.8
la en -3.3
la famil -2.3
la fatigu -1.8
la fenetr 3.0
la fievr -3.2
la fin -2.4
la foi -1.2
la il -2.5
la j 2.3
la jou -2.1
la l -0.8
la lumier -3.1
la machin -3.1
la machoir -2.8
la march -2.5
la mer 2.2
la moi 2.8
la mon -1.4
la mor 1.7
la naus -2.9
la peau -3.1
la peti 3.6
la peur -3.0
la pharmaci -3.0
la plu 3.1
la por 4.7
la qui -2.4
la s -3.8
la sal -1.7
la secu -3.0
la seul 2.8
la tach -2.6
la tel -3.7
la tet -1.0
la thyroid -2.4
la vi 2.0
lais 3.1
laiser 3.6
len -3.6
lesiv -3.2
letr 3.1
leur 2.1
lev -1.5
levothyro -2.5
levr -3.3
libr 3.1
limi -2.9
lit -1.2
lol -2.3
lombair -3.7
long -1.4
longtemp 2.3
lui 3.0
lundi 1.7
m 1.6
m a -0.9
m aid -2.7
m atend -3.2
m ausi 2.4
m c -2.1
m d 2.2
m demand 1.3
m depui 2.1
m di 3.4
m dir 1.9
m doig -3.2
m en 4.0
m encor 3.2
m endor -2.3
m est -4.1
m et -1.9
m fau -2.9
m fil 2.1
m foutr 2.7
m il 3.6
m jusqu 1.9
m l 2.3
m lev -2.6
m main -2.9
m pa 2.3
m parai 2.9
m paren 2.6
m pendr 3.5
m plan 2.6
m qu 0.9
m regl -3.6
m rien -2.6
m sur -2.8
m tu -4.0
m tuer 2.6
ma 1.3
ma au 3.1
ma d -1.6
ma dit -2.5
ma el 2.3
ma famil 3.3
ma m -2.3
ma mor 4.4
ma peti -1.3
machin -3.1
machoir -3.2
magnesium -2.6
mai -2.0
mai ca -1.8
mai j -1.3
mai m -1.9
mai n -2.1
mai y -2.4
main -1.8
main qui -3.0
maintenan 0.5
mal -0.9
mal a -3.0
mal au -1.8
mal d -1.4
mal do -2.3
mal l -2.8
maladi -2.8
maladi d -2.8
malais -3.7
malgr -3.6
malgr l -2.8
manoeuvr -2.4
manqu -0.7
mar d -3.0
march -3.9
march l -1.9
marcher -2.3
mardi -1.3
marseil -3.0
matin c -3.1
matin j 1.7
matin l -2.7
matinal -1.7
mau -1.8
mau d -1.8
mau tet -1.8
mdr -2.9
medecin -3.2
medecin a -3.1
medecin d -2.9
medecin du -3.0
medecin l -3.0
medecin m -3.1
medecin qui -3.0
mem chos -3.0
mem l -2.7
mental -3.0
mer 1.9
mer m -3.1
merci -0.7
meri 2.2
methotrexa -3.2
meuren -2.9
mi 2.0
mi temp -3.5
mien 3.1
migrain -4.4
milieu -2.8
minu -2.7
minu m -3.3
minu on -3.2
moi 2.3
moi a 1.7
moi apr -3.0
moi ci -3.3
moi j 3.0
moi mem 2.7
moi un 2.4
molet -2.7
mon -0.3
mon corp 2.8
mon d 2.2
mon dit -1.9
mon et 2.5
mon il 2.7
mon kin -2.7
mon medecin -2.4
mon peti 2.7
mon s -3.2
mond 3.5
montr -1.8
montr un -3.1
mor d -4.3
mor dan -3.3
mor en -2.7
mor l -1.6
mor m 2.8
mourir 2.9
mourir a -3.2
mourir c 2.9
mourir d -2.1
mur 3.0
n 0.8
n ai -1.4
n atend 2.7
n aurai 2.9
n avai -2.4
n en 0.9
n m 1.1
n parl 4.0
n plu 1.3
n qu 3.6
n repond 2.9
n rien -2.0
n s 2.4
n sui 1.1
n supor -2.8
naus -3.4
nerf -3.3
nerveus -1.7
neuf heur -2.4
neurologu -4.1
ni 1.6
no -2.9
nodul -2.9
normal -2.1
not -3.1
notr -2.5
nou -2.0
nou a -3.8
nou avon -3.1
nouveau -3.6
nui c -3.4
nui et -1.9
nui j 2.2
nui l -3.6
on -0.6
on a -1.3
on dit 1.5
on la -2.6
on m 2.5
ont -2.4
oper -2.7
operation -2.4
operer -3.7
oreil -4.0
orl -3.1
ou 2.2
ou j 1.0
pa 2.7
pa a 1.9
pa avan 2.2
pa c 1.8
pa d 2.0
pa en 1.3
pa j 2.4
pa l 1.2
pa m 2.2
pa mourir -2.5
pa pour 3.4
pa qu 1.2
pa tou -2.5
pa un 2.4
pain -2.3
paliatif -2.7
palpitation -3.9
papa 2.0
papa est -3.3
papier -0.9
par -1.0
par en -2.0
par jour -4.5
par semain -2.8
parai 2.6
pareil -2.9
parl d -1.0
parl pa 3.1
parl s 3.1
parl un -3.3
parlen -3.0
parti -1.0
parti d -3.6
parti la -2.8
partir 3.3
partou -3.9
pas -2.3
pas a -2.5
pas d -3.1
pas l 1.6
pas la -2.3
pas m 3.4
paser 0.7
paser a 2.7
patien -3.2
peau -3.1
pendan -2.4
pens 2.5
pens a 1.3
pens ca -3.9
pens la 1.7
per -0.9
per d -2.0
perdu -1.7
perfusion -3.2
permi -3.6
person 4.5
person m 2.6
person n 2.8
peti -1.1
peti d -2.4
peu -1.0
peu d -3.3
peu j 2.1
peu l -2.2
peu plu 1.0
peur qu -2.3
photo 2.9
photo d 3.3
phras -2.7
pi 3.1
pi a 3.2
pi j 3.1
piec -2.4
pied -3.0
plaqu -2.5
platr -2.9
plein -1.3
plu 2.3
plu c -3.7
plu d -0.7
plu envi 2.0
plu est -3.0
plu etr 3.0
plu j 2.1
plu l -1.2
plu la 1.7
plu m 1.2
plu moi 2.9
plu n 2.2
plu plu 2.2
plu qu 1.6
plu rien 0.6
plu un -0.8
plu vivr 2.7
plu vou 3.3
poitrin -2.7
pon 1.9
ponction -3.0
por 2.9
pouc -3.6
pour 1.4
pour bon 2.7
pour d 2.1
pour id -3.3
pour j 2.7
pour la -3.4
pour mourir 4.0
pour pa 2.6
pour qu 1.4
pour tou 2.8
pour toujour 3.3
pour un -1.7
pour vo -3.1
pourquoi 4.1
pourtan -2.8
premier -4.4
premier jour -2.3
prendr -1.8
presqu moi -2.6
pret 2.2
prevention -3.3
prevention du -2.8
prevention suicid -2.8
pri l -1.2
pris -1.6
pris d -3.7
pris sang -3.0
propos -4.0
propos un -2.1
psychologu -3.3
pui 0.6
pui a 3.1
pui j 2.7
qu 2.5
qu a 3.6
qu avec 3.4
qu c 0.2
qu ca 1.4
qu en 2.7
qu il 2.9
qu j 0.4
qu l 1.7
qu m 1.0
qu ma 1.9
qu mon 1.9
qu n 0.9
qu on 2.0
qu un 4.2
qu va 3.3
qu vai 3.3
qu voulai 2.4
qu y 2.7
quand 1.1
quand m -2.8
quand on 2.0
quatr -1.5
quatr heur -2.9
quelqu 0.2
quelqu jour -2.4
quelqu qui 3.1
quelqu un 1.3
qui dit 3.0
qui est 1.9
qui quand -2.9
qui s 1.8
qui un -3.3
quinz jour -3.2
quoi 3.4
raid -2.5
raideur -2.5
raideur matinal -1.7
raison 3.6
rapid -2.9
rar -2.5
rasur -3.0
recomenc 2.2
recour -2.9
reducation -4.1
reflu -3.2
refus d 3.0
regard 3.2
regard l 2.4
regard la 3.2
regim -4.3
regl -3.1
regl iregulier -1.5
rein -3.1
rejoindr 3.6
rende -1.7
rende vou -1.7
rentr j 3.3
repa -1.6
repond 3.0
repond plu 2.0
repondr 3.0
repons 2.5
repri -2.7
res 1.1
res a 1.8
reserv 2.8
respir -3.0
resten 2.5
rester 2.8
resulta -2.6
retrouv 2.4
reunion -3.9
reveil -1.5
reveiler 2.2
rhumatologu -3.0
ri -2.0
rien 0.9
rien d -1.6
rien dir 3.6
rien j 1.9
rien m 3.1
rien qu 2.6
rir -3.3
risqu -3.3
rob 2.9
s en -1.6
s est -3.3
s reveiler 3.1
s son -3.1
s tuer 3.0
sag -3.2
sag fem -3.2
sai 2.3
sal -1.8
san il 2.8
san moi 3.6
sauter 3.5
scaner -2.7
sciatiqu -3.0
seanc -2.2
secu -3.0
sel -3.0
semain -2.3
semain d -2.1
semain et 2.4
semain j -2.6
sen -2.1
sen depui -3.0
sen j 2.5
sensibl -3.5
senti -2.1
ser 2.0
sera 4.7
sera la 2.5
serai 3.7
serai mor 2.8
serieusemen 3.1
servic -2.0
seul 2.3
seul qu 2.8
seulemen 1.5
si 3.0
si heur -2.7
si j 1.8
si l 2.5
si la 2.1
si moi -3.4
si on 3.3
si un 2.3
sies -4.6
siflemen -2.2
simplemen 2.2
soi 0.9
soin 2.0
soin paliatif -2.7
soir 1.1
soir ai 3.5
soir j 3.5
son 1.5
son avec 3.4
son comp 3.3
song 2.2
song a 1.9
sopk -2.8
sorti 2.9
soufl -3.2
soufr 2.4
soufrir 3.1
soulagemen -3.2
souvenir -3.3
spor -4.3
stad -3.2
str -2.5
stres -3.6
sueur -2.9
sui 0.7
sui a -1.0
sui au 1.3
sui avec -2.0
sui dan 1.8
sui l 2.7
sui la 1.9
sui mor -3.7
sui plu 2.5
sui sur 2.6
sui tomb -2.9
sui un 2.4
suicid a -3.0
suicider 3.6
suivi -3.7
supor -2.8
sur 1.6
sur l 0.4
sur suicid -3.3
sur un -0.9
surtou -4.7
surtou l -2.8
surtou la -2.9
svp 2.7
syndrom -3.4
t 1.7
tabl 1.7
tach -1.8
tan j 2.5
tau -2.8
tau d -2.7
tel -2.8
tenir 2.6
tension -3.4
ter 1.7
tes -3.6
tes d -2.1
tet qui -3.4
th -4.0
thyroid -3.9
toi 3.6
tou 1.4
tou a 3.3
tou est 1.5
tou et -1.4
tou j 1.4
tou journ -3.5
tou l 0.7
tou soir 1.6
tou sui 1.6
traitemen -2.0
travail -1.7
tren -2.9
troi -2.1
troi d -2.3
troi et -3.0
troi heur -2.0
trop -0.9
trouver 2.8
truc 4.3
tu -3.0
tu a -3.4
un -0.9
un a -0.7
un apr -2.1
un autr 1.9
un betis 2.8
un bon -2.8
un cancer -3.2
un d 1.5
un dan 1.2
un dizain -1.7
un en -1.2
un et -1.5
un gou -3.0
un heur -1.7
un l -2.0
un mal -2.3
un maladi -3.5
un moi -4.5
un n 3.6
un nui -3.0
un ou 2.9
un par -3.5
un peti -2.8
un plu 2.4
un pour 1.3
un pris -2.9
un qui 1.2
un semain -1.1
un traitemen -2.6
urticair -3.3
va bien -1.5
va m 3.0
va y 3.1
vai 2.8
vai fair 2.7
vai m 2.5
vau 3.2
veil -3.1
velo -2.5
ven -3.3
ver -2.2
verifi -3.1
vertig -5.0
vetemen -3.1
veu 1.9
veu etr 2.8
veu j 2.9
vi 2.6
vi j 1.8
vid 1.7
vien 2.9
vien d 2.2
vieu -2.0
vin -2.8
ving -2.7
ving an -2.5
ving minu -1.8
vision -2.8
vit 2.8
vivan 4.7
vivr 4.4
vo -4.6
voi 0.8
voi a -3.3
voila 2.5
voila j 3.1
voir 2.8
voir l 3.1
voir un -2.6
voitur 2.2
vou 0.6
vou a -3.8
vou d -1.4
vou fai -3.5
vou j 2.1
vou l -2.8
vou la -3.4
vou m 2.3
vou pour -3.1
vou un -4.0
voulu 2.8
wek -2.4
y 1.5
y a 0.7
y pens 2.5
ya 2.3
ya un 3.0
zigzag -2.9
`,
}
