import type { Evidence } from './evidence.ts'

/** Written by scripts/weigh-crisis-words.ts. */
export const ENGLISH_EVIDENCE: Evidence = {
  bias: -3.41,
  weights: `
1 -1.4
10 -1.5
11 -2.4
12 -2.4
18 -1.7
24 -1.8
3 semaine -1.6
31 -2.4
3114 -1.9
45 -2.0
46 -1.7
5 0.9
6 -1.5
60 -2.0
7 -2.2
9 2.4
a -0.5
a case -2.0
a conference -1.5
a day -2.8
a dead -2.6
a decent -3.2
a diagnosi -2.6
a ete -0.8
a for -0.5
a fortnight -2.7
a good 1.7
a heart -2.8
a hundred -2.8
a in -2.1
a is -2.9
a it 0.1
a la -0.7
a little -2.6
a long -2.9
a month -2.1
a my -3.1
a new -2.2
a night -3.9
a on 0.8
a report -1.5
a second -2.1
a un -0.8
a une -0.7
a with -3.4
able -2.8
able to -2.8
about 1.0
about a -1.9
absolutely -2.8
acce -1.5
accepted -2.2
access -2.3
account -1.7
ache -2.7
acquainted -3.2
across -3.5
address -2.0
adresse -1.2
after a -3.5
after i 0.7
after that -2.8
again 1.4
age -1.6
agree -2.6
agree to -2.5
alive 4.7
all 0.6
all her 3.1
all night 1.1
all over 2.9
almost -3.7
alone 2.5
alway -2.6
am 2.2
am fine 1.9
am i 2.7
am just 3.6
am not 1.8
am only 3.1
am well -3.5
an account -1.8
and 0.9
and am 0.4
and and -2.5
and are -3.1
and back -2.6
and do 1.3
and effect -2.3
and feel -3.9
and for -3.4
and has 1.9
and have 1.1
and he 3.5
and his 2.7
and i 1.7
and is 2.4
and it 0.7
and keep 2.6
and leg -4.1
and me 2.4
and not 1.1
and she 2.4
and that 1.8
and the 0.4
and thi -2.3
and up -2.4
and with -1.8
ans -0.7
antibiotic -3.2
antihistamine -3.6
app -3.7
appareil -1.3
appeal -3.1
appel -1.7
appendix -4.3
apre -0.7
are in 2.5
are me -3.1
arm 0.5
around 1.4
arreter -1.5
articulaire -1.2
as a -3.9
as is -2.2
as it -2.7
as well 0.9
ask -2.0
at every -3.1
at my -2.4
at once -1.8
at three -2.8
at time -3.5
attack -3.6
au -0.7
aucun -0.9
aucune -0.9
audit -2.1
aussi -0.7
authority -2.5
autre -1.0
aux -0.7
available -3.0
avant -0.7
avec -0.7
away a -3.4
back on -3.4
back the 1.6
backup -1.9
badge -1.6
bank 3.3
basket -1.8
be 3.4
be by 2.9
be dead 2.5
be loaded -1.8
be over 2.9
be read -2.2
be to 1.5
be told -3.2
because 2.0
bed -1.6
been 3.8
begin -2.2
behind 0.8
behind the 2.0
being 2.8
bien -0.7
bladder -3.6
blade 1.3
block -3.7
blocked -2.0
blood test -1.3
bloody -3.3
body 3.0
boot -4.0
born 3.0
both -1.2
both side -2.4
bought 2.3
boy 3.1
brain 1.4
breath -2.6
bridge 2.3
bring 0.1
bring me 2.5
broadcast -2.5
brought -3.6
brouillard -1.3
browser -3.1
brulure -1.1
bus 0.6
but i 2.1
but my -3.3
ca -0.6
cake -3.2
came -2.9
camera -2.2
camping -2.5
can 1.5
can a -2.4
can hold -3.7
can lift -2.8
can not 1.7
can read -2.4
can take 2.0
cancel -2.2
carry -3.4
cas -1.1
case -0.6
cast -3.0
ce -0.9
ce que -0.7
ce qui -0.8
cent -1.2
certain -1.7
cest -0.7
cette -1.0
change -1.1
changed -3.2
chaque -0.7
character -3.3
charge -1.7
choisir -1.5
choose -2.1
class -2.5
cle -0.9
cle dacce -1.0
clear -3.8
clinic -1.6
close -1.2
close to -2.3
coach -2.3
code -2.2
coffee -3.1
colonoscopy -3.1
come 2.5
come to 2.3
comme -0.6
comment -1.6
common -2.8
commun -1.8
compare -1.7
complete -2.1
compte -1.2
condition -2.8
conference -1.9
conference is -2.6
confirmed -3.8
confirmer -1.7
connexion -1.8
consent -2.2
consultant -2.7
content -2.3
contenu -1.4
contestation -1.4
conversation -1.9
cool -2.9
copie -1.8
copied -1.9
copy -3.1
cortisone -1.6
cote -0.6
cough -3.0
could be -2.1
could not -1.3
cour -0.7
course -2.0
covid long -2.2
cramp -4.0
cream -2.7
crisp -3.3
cup -3.7
cut my -3.1
cut out -3.0
cycle -1.7
d -1.9
dacce -1.0
dad 1.4
dan -0.7
dan la -0.6
dan le -0.6
danger -2.3
data -2.6
daughter 2.5
dawn -3.0
day i -1.5
day the -2.7
de -0.8
de dos -1.2
de la -0.6
de passe -0.6
dead on -3.4
dead the -3.1
death 1.7
decent -3.2
decide -1.1
decision -2.0
declaration -1.4
delete -3.2
deleted -2.4
demande -1.2
depui -0.7
des -0.7
described -2.8
description -2.3
destomac -1.7
deux -0.6
device -2.7
diagnosi -2.1
did 3.3
did not 1.9
die 4.6
died -2.7
died a -2.6
died of -3.3
direct -0.9
dit -0.7
dix -0.6
dizzy -2.7
do 2.0
do it 3.1
do not 0.4
doc -1.7
doctor -1.2
doctor i -3.6
document -2.3
doe 0.7
doe hurt 1.9
doe it 0.5
doe not -1.5
dog 3.4
doigt -0.7
done 2.2
donne -0.8
door 3.3
dose -1.8
dossier -1.3
douleur -1.1
douleur articulaire -1.2
douleur nerveuse -1.2
down -1.3
dr -2.1
drink -2.6
drive 4.2
driver -3.6
droit -0.7
drug -4.1
dry -3.2
du -0.7
during -4.5
e -1.4
e mail -1.3
earlier -3.2
eat -5.1
eczema -2.6
effect -2.0
effet -1.3
eight -4.4
eight hour -2.5
electric -2.5
elle -0.7
else -1.0
em 3.0
en -0.8
en cour -1.1
en direct -1.3
end 1.8
end it 2.6
end of -1.2
end on -3.6
end the -3.0
ended -2.9
ending 3.0
english -2.4
enough 3.9
enregistre -1.4
enregistree -1.2
enter -2.9
envoye -1.2
envoyee -1.3
est -0.8
et -0.7
et je -0.5
ete -0.8
etre -0.7
even 3.3
event -1.9
every 0.8
every day -1.7
every night 2.3
everyone 3.4
everyone is 2.8
everything 2.7
everywhere -3.5
existence 3.3
expert -2.6
fait -0.7
far -1.2
fasting -3.5
feel 1.2
feel like 1.7
feeling 2.3
fever -4.2
few -2.8
fichier -1.5
field -2.9
fifty -3.5
file -1.6
fill -1.7
film -2.2
filter -2.2
find 3.5
finger -3.9
finish 1.4
first -2.5
flu -3.1
fog -2.7
foi -0.6
for 1.2
for hour 1.9
for i 2.8
for long -2.6
for me 2.1
for minute -2.9
for now -3.1
for second -2.4
for semaine -2.2
for ten -2.3
for two -1.6
for week -4.0
for you -3.0
forgive 3.4
form -0.6
fort -0.9
fortnight -2.7
found -0.7
freezer -2.5
friday 1.8
from -0.8
from a -2.6
from the -2.1
fully -2.6
funeral 2.8
garage 3.1
gel -2.1
gene -2.0
get 1.4
getting 1.3
given -3.1
glass -3.4
go 1.5
go on -1.7
go to 1.3
goe -2.2
going 4.2
going to 3.0
gone 1.6
goodbye 3.2
googling 3.0
got 2.2
got the 4.9
grave -1.4
gun 3.2
gym -1.8
had 0.7
had the 2.6
hand 0.4
hanging -3.8
happen -3.5
happy -3.1
has 0.8
have 2.2
have a -1.5
have been 1.5
have decided 2.4
have gone 2.1
have it 1.6
have my 1.6
have the 2.3
he 4.4
he i 3.4
he in 3.2
he is 3.7
he it 2.6
he not 2.1
he went -3.1
head 0.5
health -2.3
health professional -1.3
hear 0.4
heart 0.7
heat -1.8
heavy -2.6
hed 3.5
hello -2.6
help -1.3
help a -2.7
helped -2.7
her 3.5
her she 3.2
here 1.1
heure -0.6
him 1.9
his 4.0
his and 3.1
holding -2.1
holiday -2.8
holter -2.0
home 2.0
home i 2.1
honestly 2.2
hope 3.1
hot -4.5
hot bottle -2.8
hot water -2.9
hour 0.7
house 2.2
how 4.1
hundred -3.0
hurt 3.3
hurt and -3.0
i 3.8
i about 2.2
i agree -1.9
i all -2.8
i am 2.2
i be 2.7
i been 2.0
i burn 3.7
i can 0.1
i could 2.3
i decided 2.6
i do 1.4
i drive 2.8
i fine 1.7
i for -3.6
i forty -3.9
i go 2.4
i going 1.0
i gone 2.3
i have 2.2
i i 3.4
i in 0.4
i is 2.7
i just 4.6
i keep 3.4
i look -2.4
i mean 3.4
i my 1.6
i myself 4.7
i nearly -4.0
i never 2.6
i no 2.4
i not 1.6
i off 0.8
i out 2.3
i really 1.7
i run -2.5
i say 3.0
i see 3.1
i so 2.4
i take -4.3
i that 1.5
i the 3.7
i them 2.3
i thi -2.1
i think 3.9
i to 1.2
i wake -4.9
i want 3.0
i was 1.6
i well -3.0
i will 3.3
i with -3.7
i would 2.8
ice -4.1
ici -0.9
if 1.9
if have -2.8
if i 1.6
if is -3.4
il -0.7
image -1.4
impossible -1.0
in a -2.8
in common -1.2
in danger -2.4
in i 0.8
in it -2.4
in january -2.9
in my 1.2
in place -2.1
in the 0.6
in with 0.8
infection -2.6
infusion -2.6
injection -3.1
inscription -1.6
intensity -2.4
interval -2.8
into 0.9
into the 2.0
iron -3.0
irritable -2.0
is 1.7
is a 1.9
is an 1.5
is and -2.4
is gone -3.0
is got 3.9
is hidden -3.3
is how -4.1
is i 1.7
is in 2.1
is it 1.7
is like -0.4
is me 3.2
is more -3.6
is no 1.6
is not 1.4
is of -3.6
is only 1.1
is own -2.9
is point 3.0
is still -2.6
is the 1.8
is to 2.0
is too -2.4
is walking -2.7
is with -3.5
is written -2.9
is your -2.7
it 1.6
it again -2.9
it all 2.8
it be 1.5
it but 2.4
it by 2.2
it come -3.4
it doe -4.3
it gone -3.3
it has -2.0
it hurt 2.3
it i 0.4
it is 1.5
it like 1.7
it me 1.4
it not 0.9
it off -2.4
it over 1.3
it take 1.9
it time 3.1
it to -1.4
it up 1.2
jai -0.7
jamai -0.6
january -2.6
jar -2.9
je -0.7
je me -0.6
je ne -0.6
je sui -0.6
job 2.0
joint -2.8
jour -0.8
journal -0.5
jump 3.2
just 4.6
just me 2.8
just to 3.1
kan -0.9
keep 4.1
kid 1.5
kidney -3.5
kill myself 2.4
killed -3.2
killer -2.5
killing me -3.3
kilo -0.9
knee -2.6
know 2.2
la -0.7
la conference -0.9
la nuit -0.7
lady 2.2
lappel -1.9
lapplication -1.7
last 2.7
last night 4.0
late -1.6
laugh -2.3
laughing -2.3
le -0.7
leed -4.3
leffet -1.6
left 1.6
left to 2.6
leger -1.4
les -0.7
less -3.1
letter 3.4
lie 1.6
lien -1.0
life 2.4
lifted -2.0
light 0.7
ligne -1.0
like -0.1
like a -1.8
like the 1.9
like to 1.2
link -2.6
linstant -1.1
lip -2.4
lire -1.1
list -3.8
litre 0.8
live 1.3
living 4.5
lol 1.2
long 0.3
look a -2.7
look like -2.9
looking 2.8
lost -1.8
lost my -2.0
lot 1.7
love 1.6
low -4.1
lower -4.0
lump -3.3
lunch -3.7
lying -3.0
lying down -3.5
ma -0.7
made -1.1
mail -1.3
main -0.8
make -0.3
make it -0.1
make the -2.7
making 2.1
mal -0.7
mal dos -1.1
man 1.8
man i 3.0
mark -3.3
match -1.6
matche -3.0
mate 3.4
math 2.3
matin -0.7
me 1.4
me am 3.1
me and 2.8
me at -2.8
me do -2.6
me home 2.3
me i 1.7
me it 3.4
me on 2.7
me out 1.7
me to 2.3
mean 2.8
meanwhile -2.5
measure -1.9
medicament -1.2
member -1.8
membre -1.3
meme -0.7
menopause -1.8
mes -0.7
message -1.7
micro -1.3
microphone -2.6
might 4.1
migraine -3.0
milk -2.3
minute -1.5
minute and -3.6
minute it -2.6
moi -0.9
moin -1.0
mon -0.7
monday -1.5
month -1.5
month i -2.5
morning 1.3
morning i 0.7
most 1.1
mot -0.8
mot de -0.6
mot passe -0.6
moved -3.5
mri -3.6
much 1.5
mum 1.2
murder -4.1
my 1.5
my and -0.5
my arm 1.0
my back -3.4
my brain 2.9
my died -3.5
my doctor -3.2
my eye 0.2
my face -3.1
my finger -3.7
my funeral 2.7
my has 1.4
my head 1.0
my i -0.2
my in 1.2
my is 0.7
my last 2.2
my left -4.3
my no -3.4
my nose -3.7
my of -3.3
my old -2.8
my on 1.8
my out 2.0
my own 3.3
my phone -2.5
my post 2.4
my say -1.3
my shoulder -3.0
my sister 1.5
my test -2.5
my thumb -2.5
myself 4.9
myself the 1.9
n 3.9
na -0.7
na pas -0.6
name -2.6
named -2.0
nap -3.1
ne -0.6
ne pas -0.6
ne plu -0.6
nearly died -2.7
need 2.1
needle -2.8
nerveuse -1.2
nest -0.8
neurologist -2.8
never 0.4
new -2.3
night 2.3
night i 1.6
no 0.6
no to 2.7
nobody 3.3
nobody it -3.4
nom -1.3
non -1.1
nose -2.4
not 2.2
not a 0.5
not come 2.9
not do 2.2
not found -2.2
not i 2.9
not it 0.3
not just -3.4
not lift -2.8
not loaded -1.8
not make 2.1
not me 2.4
not of 2.7
not read -1.3
not sent -2.5
not stop 2.3
not tell 3.1
not up 3.5
nothing for -2.0
nothing the -3.2
notice 2.5
notification -1.9
nouveau -0.8
nouvelle -1.0
now 1.0
now the -2.8
nuit -0.6
number -2.2
numero -1.6
nurse -1.8
of 1.2
of being 2.6
of every -2.6
of for -3.1
of i 2.1
of is -2.3
of me 3.5
of month -3.0
of them -3.0
of these -2.7
of up 2.6
of your -1.9
off 1.3
off a -4.3
off and 1.9
off my -3.7
off the 2.9
on 0.5
on air -2.6
on feet -2.8
on for -2.5
on my -2.4
on other 2.0
on saturday -3.0
on the 2.5
once -2.3
one 1.5
one i 2.6
one in -4.1
one of -2.1
one the -1.5
only 2.5
only the 1.4
only thing 1.7
open -1.9
or -1.8
or a -1.9
or in -3.3
or it -3.0
or not -2.9
or to -2.4
other day -2.8
other see -2.8
other side 2.2
ou -0.7
our 1.8
out 1.9
out my -3.4
out of 0.7
out the 1.3
over 1.1
over my 1.3
overdose 3.1
own 2.5
pack -2.8
page -1.9
pain all -3.7
pain in -3.2
pain my -2.6
painless 3.1
pair -2.5
par -0.7
pareil -0.8
parent 2.7
part of -3.6
partage -1.3
pas -0.7
pas de -0.6
pas etre -0.7
pas pu -0.7
passe -0.8
passkey -2.1
password -0.6
past 2.5
past the 2.7
patch -2.3
patient -1.1
pdf -2.5
per -3.2
period -3.2
person who -2.3
personne -1.0
peu -0.7
photo -1.4
physio -4.2
pill 3.3
place -1.7
plaster -3.7
please 3.0
plu -0.8
plu do -2.1
plu not -2.1
poid -1.2
point 1.2
pop -3.4
possible -2.4
postal -1.3
pour -0.8
power -4.2
pray 3.2
prescription -3.1
presque -1.0
prevention -3.1
pri -0.8
prise -1.1
private -1.8
prive -1.2
proche -1.3
professional -1.6
prune -2.4
pseudonym -1.9
pseudonyme -1.5
pu -0.7
pu etre -0.7
publication -1.5
published -1.9
pui -0.6
punch 2.5
put 1.3
quand -0.6
quand je -0.6
que -0.6
que je -0.5
que vou -0.8
question -1.5
qui -0.8
raideur -1.7
rain -3.1
rappel -1.6
rash -4.5
rate -1.5
razor 2.3
read -2.3
read and -2.5
read it -2.1
read the -2.4
really 2.8
reason 2.4
receive -2.4
received -2.1
recent -2.0
recevoir -1.3
recit -1.2
recorded -2.6
recording -2.6
red -3.0
refused -2.8
region -1.9
register -2.5
registered -2.7
regle -1.1
reminder -1.5
remove -2.2
removed -1.4
replay -2.1
reponse -1.6
report -2.3
report is -1.8
reported -2.7
request -2.4
resolu -1.6
resolved -1.9
reste -0.6
retire -0.9
rien -0.7
right -0.1
right side -2.3
risk -3.4
road 1.7
room -1.0
rope 3.7
rule -2.1
run -4.4
run the -3.2
sa -0.8
sad 3.4
safe 2.8
sale -2.5
salle -0.9
salt -2.8
same -2.8
san -0.8
sanction -2.3
sandwich -1.8
sante -1.1
save -3.1
saving 3.5
say the -1.5
scar -1.7
score -2.0
screen -2.6
se -0.7
second -2.4
see all -1.9
see my -2.0
seem 2.2
seen -2.8
semaine -1.2
send -3.9
sending -2.0
sent -0.5
session -1.6
seventy -3.4
sex -3.9
share -2.5
she 4.9
she is 2.9
she not 2.2
she said 3.0
she to 2.4
shed 1.9
shot -1.4
shoulder -2.7
show -1.1
shown -3.3
shut 0.3
si -0.7
sick 1.8
sideway -3.0
sign -1.6
sign in -1.7
signal -3.1
signale -1.2
signalement -1.4
silence -1.0
similar -2.1
single 1.6
site -1.8
six -1.4
six i -2.9
sixty -3.5
sleep -0.3
sleeping 2.3
sleeve 3.2
so 1.2
so can 3.3
so i -1.6
so they -2.9
sofa -4.0
soir -0.6
somebody 2.6
something 0.7
sont -0.7
soon as -2.5
sorry 2.7
sorted 2.4
sou -0.7
space -3.0
special -2.2
spring -2.3
staff -3.0
stair -3.7
stand on -3.9
start -2.9
stay 0.4
step verification -1.2
steroid -4.2
stiff -2.9
still -1.4
stomach 1.5
stood 2.6
stop 0.8
stopped 2.3
store -2.5
storie -2.6
story -2.1
stress -2.6
strong -3.1
stuff 3.0
sui -0.6
suicidal 2.9
suicide 1.4
suicide in -3.3
sunday 3.5
supprime -1.3
supprimer -1.6
sur -0.7
sure 2.3
surgeon -3.4
surgery -1.8
surgery my -2.4
swallow -3.8
sweat -3.6
swelling -2.5
swollen -3.2
symptom -2.5
symptome -1.5
take 1.4
take a -3.2
take me 3.2
take the 1.6
taken -3.2
tap -5.3
taxi -2.5
team -3.3
teen -2.9
tell 2.8
tell my 3.1
telling 4.0
telling me 3.0
telling to 3.1
ten -2.1
ten minute -3.6
ten year -2.8
test -3.0
tete -0.7
than 3.6
that 2.4
that i 1.8
that is 2.4
that it 1.8
that me 2.7
the 1.6
the account -2.7
the and 1.4
the answer -2.4
the app -2.4
the bridge 2.1
the call -1.9
the came -2.4
the case -2.6
the clinic -2.9
the come 3.3
the conference -2.2
the consultant -2.5
the could -2.2
the day 1.1
the decision -2.2
the dog 3.0
the door 3.0
the edge 0.9
the effect -2.8
the evening -2.8
the feed -3.1
the for 1.8
the freezer -2.5
the get 3.6
the goe -3.3
the he -2.7
the i 0.1
the in 1.9
the journal -2.3
the kid 2.8
the kitchen 1.8
the law -2.7
the like -2.4
the list -2.7
the log -2.2
the medication -2.0
the month -1.8
the name -2.7
the nurse -1.3
the of 0.1
the old -3.1
the one 0.7
the only 1.3
the other 1.0
the page -2.2
the password -2.4
the person -3.1
the photo -2.3
the replay -2.0
the report -1.5
the room -1.9
the said -3.6
the same -2.8
the say -2.0
the stair -2.5
the stay -1.9
the surgeon -2.5
the team -2.4
the thing 1.6
the to 1.3
the wall 1.8
the was -2.3
the water 1.8
the worst -3.0
them 0.9
then i 1.6
therapist -2.7
therapy -2.5
there 3.1
there a 0.8
there i 1.0
there is 1.2
there no 1.5
these -0.4
they 2.2
they are 1.4
they me 2.9
they will 1.6
they would 3.5
thi 1.4
thi account -2.9
thi conference -2.6
thi could -2.1
thi device -2.5
thi has -2.4
thi i 4.2
thi message -2.0
thi page -3.0
thi person -3.4
thi to -3.0
thing 2.6
think 5.5
think i 0.9
thinking 4.7
thinking about 4.1
third -2.7
though 1.8
thought 2.4
thought of -3.2
thought was -3.2
three -3.1
three of -3.0
throwing -3.3
throwing up -3.3
thumb -3.4
thyroid -3.2
till 3.3
time 1.0
tip -3.6
tired of 2.9
to 2.3
to a 1.7
to an -3.1
to and 1.4
to be 2.1
to death -3.5
to die 2.4
to finish 3.2
to for 2.6
to go 2.8
to her 3.0
to i -1.4
to in -2.3
to it 1.4
to live 3.4
to me 2.7
to moi -2.2
to myself 2.6
to or -2.5
to out 2.9
to report -2.2
to see 0.9
to semaine -3.1
to stay 2.6
to the -1.1
to them -4.3
to through 3.3
to work 2.3
to you -1.8
toast -2.1
today i -2.9
toddler -3.6
toe -3.8
together -2.6
toilet -3.9
told 3.1
told it -3.8
told me 2.4
told the 2.8
tongue -3.9
tonight 4.5
took 1.8
top 1.5
tou -0.7
tou les -0.7
tout -0.6
toute -0.6
train 1.3
traitement -1.1
troi -0.6
try again -1.2
tunnel -2.6
turn -3.0
turn it -2.2
turned 1.3
twice -1.8
two minute -3.1
two of -2.9
two step -1.2
two verification -1.2
two year -2.3
un -0.7
un moi -1.1
under 0.5
under a -2.9
under the 1.0
une -0.7
une conference -1.1
une semaine -0.7
until i -3.6
up 2.3
up i 0.6
up like 1.0
up my 0.1
up the 1.7
us -1.4
use a -3.7
used -2.4
used to -1.5
useless -3.0
username -1.8
va -0.7
vecu -1.8
verification -1.3
version -2.4
very -1.8
video -2.3
video call -2.1
visible -1.9
vision -1.9
voice 0.9
voir -1.2
voir les -1.2
vos -1.0
votre -1.0
vou -1.0
waiting the 2.2
wake with -2.8
walking -1.7
wall 1.4
want 3.2
want be 2.9
want it 3.3
want to 1.9
wanting 2.9
wanting to 3.2
ward -4.2
warning -3.3
was 0.7
was a 1.4
was and -3.3
was not 3.1
was to 2.5
was told -2.7
watched -2.3
water bottle -2.8
way 4.4
we -2.1
week -0.9
week and 2.2
week it -3.0
were a -3.7
what i 2.3
what is 1.9
what the 2.0
what was -2.6
what you -3.8
when i -2.5
when was -3.1
where 2.7
where is -2.7
where it -2.7
which is -2.0
white -4.0
who 1.3
whole -1.7
will 2.6
will be 2.1
will do 2.7
will here -3.2
will not 0.5
will read -2.4
wind -3.9
wish 2.3
wish would 2.9
with 0.4
with an -2.8
with it 2.2
with my 0.7
with no -2.0
with the 1.3
with thi -1.8
within -3.1
without -1.1
woke 1.1
woke up 1.6
word -2.3
world 2.2
worst -3.0
would 4.9
would be 3.6
would better 3.2
would not 1.6
would notice 3.0
write -0.9
written to 2.1
wrote 2.3
x -3.9
year -0.9
year ago -3.6
year of 2.2
yet -3.1
you 1.3
you and 1.9
you both -2.7
you in -2.6
you no -2.6
you the 2.1
you will -3.5
your -1.3
your account -1.3
your and -2.5
your is -1.5
your picture -2.2
your request -1.7
zero -2.1
`,
}
