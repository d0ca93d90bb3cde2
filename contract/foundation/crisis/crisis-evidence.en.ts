import type { Evidence } from './evidence.ts'

/** Written by scripts/weigh-crisis-words.ts. */
export const ENGLISH_EVIDENCE: Evidence = {
  bias: -1.79,
  weights: `
10 -2.1
15 2.4
3 semaine -2.4
5 1.2
6 -2.3
6 semaine -1.3
9 1.8
a -1.2
a a 1.7
a ans -1.3
a because 2.0
a but -2.2
a day -2.5
a decent -2.9
a good 2.5
a goodbye 2.8
a group -2.4
a hundred -2.4
a it 2.5
a la -1.1
a letter 1.7
a little -2.3
a long -2.4
a month -2.6
a new -2.9
a note 2.7
a of 1.0
a on 1.7
a rope 2.4
a second -2.7
a with -2.7
abdominale -1.4
about 0.3
about a -1.9
about my 0.8
absolutely -3.0
after a -3.3
after i 2.8
after that -2.8
again 2.1
age -1.2
ago and 1.8
aid -2.3
aidee -1.8
alive 3.7
all be 1.8
all her 2.9
all night 2.7
all over 2.7
almost -2.6
alone 1.9
alway -1.9
am 1.7
am a 1.6
am and 2.9
am dead -1.9
am every -2.7
am fine 3.0
am frightened 2.0
am going 0.6
am i 3.0
am it 1.4
am just 3.1
am no 2.6
am only 2.9
am so 2.1
am to 0.5
an 1.4
and 1.1
and am 0.1
and are -2.2
and back -2.5
and do 2.0
and for -3.0
and has 2.6
and he 2.5
and her 2.7
and his 2.9
and i 0.7
and is 2.6
and keep 2.4
and leg -2.8
and me 2.6
and never 1.9
and not 1.5
and put 2.7
and she 3.0
and tell 2.4
and that 2.3
and them 2.1
and they 2.2
and think 2.4
and up -1.9
and with -1.8
ans -1.4
answer 1.6
antibiotic -1.8
any i 2.4
anyone -0.9
anywhere 2.6
app -2.8
apre -1.9
apre effort -1.5
apre le -1.2
apre une -1.3
are in 1.9
are me -3.0
are the 1.6
arm 2.1
around 2.0
articulaire -1.5
articulation -1.5
as a -3.8
asking me 2.4
at -1.7
at every -2.8
at it 2.3
at my -2.2
at nine -2.3
at seventy -2.3
at three -2.4
at with -2.1
attack -2.5
attendre -1.5
au -1.3
au froid -1.1
aura -1.8
aussi -1.4
avant -1.4
avec -1.2
avec le -1.3
avec un -1.5
baby 2.3
back 0.8
back the 1.9
bad 1.6
bake -2.5
bank 2.0
be 3.1
be any 2.3
be around 2.1
be by 2.5
be dead 2.0
be free 2.4
be gone 2.6
be long 2.1
be needing 2.4
be over 2.4
be than 2.6
be to 3.1
because 0.9
because is 2.0
bed -1.9
bed with -2.4
been 3.3
been and 2.2
been the 2.1
before -1.8
being 1.8
being alive 2.2
believe 2.4
bien -1.6
bin 2.6
blade 2.0
blanc -1.4
blanc au -1.0
bleed -1.7
block -2.7
body 2.2
bon -1.6
bonjour -1.9
boot -2.3
born 2.1
both -1.4
both that -2.8
bought 1.9
bowel -2.6
boy 1.3
brain 1.5
bread -1.9
bridge 1.6
bring 1.8
brouillard -1.6
brouillard mental -1.5
bruit -1.4
brulure -1.8
brulure destomac -1.7
burned -3.0
burned my -2.5
bus 1.8
but -1.5
but am 2.8
but have -2.2
but my -2.4
ca -1.0
came -3.1
came back -2.9
can 1.5
can hear 2.2
can not 0.2
can take 1.8
carry -2.8
case 2.5
catch -2.0
ce -1.2
cell -2.4
cent -2.2
centre -1.5
certain -2.2
cest -1.4
cetait -1.4
changed -2.7
chapter -2.7
chaque -1.7
cheveux -1.9
chez -1.5
chute -2.0
cinq -1.1
class -2.5
clean 1.4
clinic -2.5
club -2.4
coat 2.3
coeur -1.4
coffee -3.0
come 3.2
come back 1.3
come the 2.2
come to 2.3
comfort 2.2
common -3.0
confirmed -2.6
consultant -2.8
contract -2.5
course -2.6
covid -1.2
covid long -2.7
cramp -2.5
crash 2.0
crise -1.3
cup -2.3
cut my -2.5
cut out -2.7
cutting 1.1
cycle -2.4
dad 2.2
dad died -2.0
dairy -2.4
dan -1.3
dan la -1.1
date it 2.7
day -0.7
day i -1.2
de -1.5
de dormir -1.6
de dos -1.1
de heure -1.3
de jour -1.0
de la -0.9
de poid -1.6
de tete -1.1
dead -0.9
dead on -3.0
dead the -2.9
dead tired -2.4
death the -2.3
decent -2.9
depui -1.2
depui le -1.4
des -1.3
des de -1.7
des je -1.3
destomac -1.7
deux -1.2
diagnosi -1.9
did 2.9
did it 1.6
did not 1.8
die 3.1
die i -2.4
died -3.2
died a -2.0
died laughing -2.1
died of -2.9
disease -2.8
dizaine -0.9
dizaine de -0.9
dizaine jour -0.9
do 0.9
do any 1.9
do come 2.2
do it 3.2
do know 2.2
do mean 2.2
do moi -1.8
do not 0.7
do stupid 2.5
do take -2.4
do with 2.8
do you -1.0
doc -2.3
doctor -2.2
doe hurt 1.9
doe not -1.2
dog 1.7
doigt -1.4
doigt au -1.0
doigt blanc -1.4
done it 2.4
door 3.0
dormir -1.6
dos -1.1
dose -2.4
douleur -2.6
douleur abdominale -1.4
douleur articulaire -1.5
douleur nerveuse -1.5
down -0.6
down that 2.3
dr -2.4
drawer 1.5
drink -2.0
drive 3.9
drug -3.2
du -1.4
during -2.6
dying am 2.5
each other -1.6
ecran -1.9
eczema -2.2
edge 1.9
effort -1.9
eight -3.0
elle -1.5
em 2.6
en -1.4
en me -2.4
en pleine -1.5
end 0.6
end it 2.0
end my 1.1
end of -2.0
end the -2.9
ended -3.0
ending 2.2
english -2.9
enough 4.1
est -1.1
et -1.4
et je -1.1
et les -1.1
et un -1.2
euthanasia -2.6
even 4.1
every 0.7
every night 1.9
every that 2.6
everyone 2.5
everyone is 2.0
everything 2.3
existence 2.9
existing 2.6
farm 2.3
fatigue -0.9
fatigue et -2.0
feel 2.0
feel like 1.4
feeling 2.0
fever -2.4
fibro -2.5
fievre -1.4
finally -1.9
find 4.3
finger -3.3
finish 1.3
finished -2.2
first -1.5
first aid -2.3
first in -2.6
five more 2.6
floor -1.4
foi -1.2
for -0.9
for a -1.8
for and 2.4
for being 2.0
for good 2.2
for i 3.9
for me 0.6
for my -1.5
for not 2.6
for semaine -1.4
for week -2.3
forgive 3.4
form -1.8
fort -2.0
four -1.2
friday 1.2
frightened 2.0
froid -1.5
from -1.8
from a -2.1
from the -2.1
front 2.2
funeral 2.2
funeral and 2.6
garage 2.9
gel -2.0
gene -2.6
get 1.5
getting 3.1
give 2.1
gluten -2.6
go 1.6
go home -2.3
go out 2.2
go to 2.4
going 2.4
going do 2.0
going to 1.2
gone 3.1
gone to 2.4
gonfle -2.1
goodbye 1.8
goodbye to 1.9
googling 2.0
got me -2.7
got the 4.7
gout -2.2
gp -2.0
gp is -2.2
grave -2.0
great -2.0
grossesse -1.6
group -1.3
gun 2.1
gun in 2.6
had a -1.6
had been -2.5
had the 2.6
hand 1.1
hanging -2.8
happy -2.8
has 1.3
has stopped 2.4
have 1.2
have a -2.2
have been 2.0
have decided 3.4
have enough 2.2
have gone 2.0
have got 1.3
have it 3.6
have my 1.4
have no 2.4
have to 0.9
have written 2.3
he 2.5
he going 2.8
he i 3.1
he in 2.4
he is 2.2
he it 2.5
he not 1.8
he say 3.0
he told 2.2
head 1.8
headache -2.2
health -2.4
heat -3.0
hed 3.1
hello -2.7
help -2.9
her 2.6
her pill 2.8
her she 3.2
here 0.7
herself 2.2
heure -1.2
hidden 2.4
him 1.1
him a -2.3
his 2.3
his and 3.4
hit a -2.4
holiday -2.9
holter -2.2
home i 2.7
home the 2.6
honestly i 1.7
hope 2.7
hospital -1.0
hot -3.1
hot bottle -2.4
hot water -2.4
hour 1.3
house 1.4
how 1.9
how i 1.8
how it 2.3
hundred -2.5
hurt 2.2
hurt do 2.7
husband is 1.9
i 1.9
i about 1.8
i all -2.7
i already 2.6
i alway -2.8
i am 1.7
i be 2.0
i been 2.1
i burn 3.0
i cut -1.6
i decided 3.4
i did 2.2
i died -2.2
i do 0.6
i done 1.4
i drive 2.9
i dying -2.3
i find 2.4
i fine 2.1
i for -2.9
i get 1.5
i go 3.4
i going 1.0
i gone 2.3
i hate 2.7
i have 1.6
i hope 2.3
i hurt 2.2
i i 3.7
i in 0.9
i is 2.9
i just 3.9
i keep 3.5
i know 1.1
i like -1.3
i look -2.0
i love -1.8
i mean 2.2
i myself 3.9
i nearly -2.5
i never 2.1
i no 2.3
i not 0.1
i off 1.5
i out 3.0
i punch 2.7
i really 2.3
i say 2.1
i see 3.4
i should 2.2
i so 3.0
i stopped 1.1
i take -3.5
i that 2.4
i the 2.3
i them 2.3
i thi -2.7
i think 3.4
i thinking 2.1
i thought -2.7
i to 0.4
i took 1.6
i want 2.1
i wanted -1.6
i was 0.9
i will 0.8
i with -2.9
i would 0.9
i written 2.3
if 1.7
if am 2.3
if have -2.6
if i 3.9
il -1.1
impossible -1.9
in -1.4
in a -3.2
in front 2.6
in garage 2.5
in i 1.4
in kitchen 3.0
in me 2.7
in my 1.2
in that -2.1
in two -2.3
infection -2.6
infusion -3.2
injection -2.6
intestin -1.4
intestin irritable -1.4
into 1.2
into the 3.0
iron -2.8
irreguliere -1.5
irritable -2.2
is 0.8
is a 0.9
is an 2.5
is and -2.3
is been 2.2
is dead -2.6
is from -2.3
is got 3.4
is his 2.2
is i 2.0
is in 3.4
is it 2.6
is like 2.3
is me 1.7
is no 3.4
is not 1.8
is only 2.3
is out -1.7
is point 2.0
is tell 2.7
is the 1.0
is to 2.4
is what 2.6
it 2.8
it all 2.4
it be 2.0
it but 2.7
it did 2.3
it doe -2.5
it hurt 2.5
it i 2.1
it is 2.2
it like 3.0
it me 2.0
it myself 2.2
it no 2.3
it not 1.3
it over 2.7
it the -1.1
it thi 2.5
it time 2.3
it to -1.5
it tonight 2.5
it true 2.5
it up 2.4
it will 2.6
it would 1.9
itd 2.2
jai -1.0
jambe -1.5
january -2.2
jar -2.6
je -1.2
je sui -0.9
job 1.9
joint -2.9
joint are -2.6
jour -1.2
journal 2.1
jump 2.1
just 2.8
just me 2.4
just to 3.0
just waiting 2.1
keep 3.4
keep going 2.4
keep me 2.3
keep my 2.3
keep telling 2.3
keep the -1.7
keep to 2.1
kidney -3.2
kill -1.4
kill me -1.8
kill myself 2.6
killed -3.4
killer -2.8
killing -2.3
killing me -3.2
kilo -2.4
kind 2.5
kine -1.7
kms 2.6
knee -2.3
know a -2.1
know i 1.6
knowing 2.6
la -1.3
la de -1.1
la et -1.2
la nuit -1.4
label -1.6
lady 2.8
last 1.3
last night 3.7
last post 1.5
late -1.8
laughing -2.4
le -1.2
le soir -1.2
leave 1.0
leffort -1.5
left 1.5
left to 1.8
lemon -2.4
les -1.3
les jour -1.3
less -2.9
let 1.4
letter 2.2
level 2.4
levre -1.6
lie 2.6
life 0.8
lighter 2.6
like 0.4
like a -1.1
like be 2.4
like the 2.4
like to 2.6
list -3.7
live 0.9
live the 2.6
living 3.2
living like 2.3
living when 2.5
long covid 1.4
longer 1.9
look a -2.4
look after 2.7
look like -2.4
looked 2.4
looking 3.2
lost -1.6
lost my -2.0
low -3.8
lucky -2.2
lupu -2.2
ma -1.1
made -1.9
mai -1.0
main -2.1
making 2.9
mal -1.6
mal de -1.4
mal dos -1.1
malaise -2.0
man i 3.0
manoeuvre -2.0
many plan -2.6
marche -1.5
marseille -1.8
mate 1.5
math 2.9
matin -1.3
matinale -1.7
maux -1.2
maux de -1.2
maux tete -1.2
maybe 2.5
me 2.0
me a -1.2
me am 2.7
me and 1.3
me any -2.5
me at -2.6
me his 2.7
me home 2.6
me i 1.5
me it 2.6
me my -2.1
me on 3.1
me out 2.3
mean 1.4
medecin -1.0
medication 2.4
meme -1.3
menopause -2.3
mental -1.7
mental health -2.5
mention -2.0
merci -2.8
mes -1.1
mess 2.8
methotrexate -2.5
might 3.6
migraine -2.9
minute -1.8
miss -2.0
missed -2.1
mistral -1.8
moi -2.0
moin -1.5
moment 1.1
mon -1.1
monday -2.0
month -1.8
month i -2.3
mood -2.7
most 2.4
moved -3.4
mri -3.1
much 1.5
mum 1.1
mummy 2.2
murder -2.8
murder a -2.1
musculaire -1.8
my -0.3
my and 1.2
my arm 2.5
my brain 2.0
my contract -2.5
my daughter 2.0
my died -2.8
my doctor -3.0
my eye 2.8
my finger -2.8
my funeral 2.2
my has 1.2
my head 2.0
my is -0.5
my last 1.7
my mum 1.6
my of -2.5
my old -2.8
my on 2.1
my out 2.7
my own 3.9
my parent 2.5
my phone -2.1
my pill -2.1
my post 2.1
my scar -2.2
my shoulder -1.7
my sister 1.0
my test -2.8
my the 2.9
my thumb -2.5
my today -2.8
my up 1.9
my wife 1.6
myself 3.7
myself off 2.2
myself the 2.4
myself tonight 2.5
n 3.2
name -1.7
nap -2.5
ne -1.1
nearly -1.1
nearly died -2.4
nearly me -2.4
need 1.8
need to 1.5
needed 2.8
needing 2.4
needle -2.2
nerveuse -1.5
neurologist -3.0
neuropathy -2.7
never 0.7
never born 2.3
new -2.6
night 2.5
night i 3.3
nine -2.3
no 0.9
no and 2.5
no one 2.4
no the 2.1
no thought -2.2
no to 3.1
nobody 3.7
nocturne -2.0
nodule -1.9
noose 2.3
nose -1.9
not 2.3
not a 1.9
not around 2.1
not back 2.3
not come 3.3
not do 1.4
not feel 2.3
not go -2.4
not have 2.4
not i 4.0
not in 2.5
not it 0.8
not just -2.5
not know 2.4
not live -2.5
not living 2.5
not make 2.6
not me 1.3
not mean 2.2
not moi -1.8
not myself 2.1
not needing 2.4
not of 3.2
not one 2.3
not see 1.4
not stop 3.0
not tell 3.5
not that 2.4
not to -0.6
not up 3.3
note 2.5
nothing for -1.8
notice 3.0
now the -2.2
nuit -1.4
nuit et -1.2
nurse -2.6
of 0.6
of alive 2.1
of being 2.1
of every -2.4
of for -2.6
of i 3.5
of it 2.8
of me 2.5
of up 2.5
of you -1.3
off 0.9
off and 1.1
off my -2.4
off the 2.3
on a -1.7
on feet -2.2
on his 2.7
on i -1.6
on my -2.5
on other 2.0
on saturday -2.5
on the 3.4
on thi -1.5
one 2.4
one i 2.0
one thing 2.3
one way 2.4
only 3.1
or 0.6
or any 2.5
other 1.0
other side 2.4
ou -1.2
our 1.6
out 2.1
out of 1.3
out the 1.6
out to 2.7
oven -2.5
over 3.0
over and 2.3
overdose 1.7
overdose in -2.4
own 2.4
own funeral 2.1
pacing -2.1
pacing and -2.5
paediatrician -2.3
pain -1.3
pain in -2.4
pain my -2.5
painless 2.9
palpitation -2.7
par -1.3
par le -1.6
parent 2.4
part -1.6
part of -2.1
pas -1.0
passe -2.2
patient -2.1
pelvic -2.4
pelvic floor -2.0
pendant -1.5
per -2.7
permanently 2.3
person 2.7
petite -1.2
pharmacy -2.3
phone -1.4
physio -3.8
piano -2.7
picked 2.5
pied -1.6
pill the 2.4
plan to 2.7
plaster -2.5
platform 2.5
please 0.6
pleine -1.5
plu -1.4
plu do -2.1
plu not -2.1
poid -1.7
point 1.6
pointe -1.8
port -2.3
post 0.8
pour -1.4
pour moi -1.9
power -2.6
pray 2.5
pre -1.7
prednisone -2.2
premiere -1.1
prescription -2.4
presque -1.7
presque moi -1.6
pretty 2.6
prevention -2.6
prise -1.2
prise de -1.1
prise poid -1.1
psoriasi -2.2
pui -1.2
punch 2.7
put 1.3
put on 2.1
quand -1.5
quatre -1.4
que -1.1
que je -1.0
question -1.5
qui -1.7
qui au -1.6
quiet 2.9
quietly 2.3
raideur -1.8
raideur matinale -1.7
rain -2.7
rang the -2.5
rash -3.1
rate -2.7
read -1.7
ready 3.1
really 3.2
reason 1.8
reckon 1.9
reflux -2.0
regle -2.2
regle irreguliere -1.5
relapse 2.4
relapsed 2.5
report -2.4
resultat -1.5
reunion -1.4
reveil -1.3
rien -1.0
right 1.9
right now 2.4
ring the -2.1
risk -3.1
rn 2.6
road 2.5
roommate 2.3
rope 2.7
ruined 2.4
run -3.9
sad 2.5
safe 3.4
said she 2.4
salt -2.7
san -1.8
sandwich -2.0
saved my -3.1
saving 2.8
say -0.1
say drive 2.2
say the -2.1
say want 2.5
scar -2.4
scar from -2.0
scar the -2.0
scared -1.4
scared the -3.0
screened -2.3
se -1.2
seance -1.8
season -2.3
see 1.2
see my -2.1
seem 2.3
semaine -2.7
send -3.0
sensible -2.1
sent me 2.4
seule -1.8
seventy -2.3
seventy nine -2.3
she 2.7
she and 2.3
she asked 2.7
she is 1.7
she said 2.0
she she 2.4
she the 2.6
she to 2.5
shot -2.3
shoulder -1.6
shut 3.3
sick 1.3
since -0.9
since moved -2.2
since the 1.6
single 2.2
six -3.2
sleeping 2.8
sleeve 3.1
slicing -2.1
small -1.3
so can 3.3
so i -1.5
so the 1.4
so you 2.4
sofa -3.5
soir -1.4
somebody 2.6
someone 2.4
something 2.7
sorry 2.4
sorted 2.2
sou -1.4
spring -1.3
stair -3.3
start -2.6
started 0.9
step 2.6
steroid -3.9
stiff -2.6
still -2.2
stood 2.0
stood there 2.4
stop 1.2
stop i 2.3
stopped 0.9
stopped the 2.8
stress -2.6
stuff 2.6
stupid 2.5
such 2.5
such a 2.5
sueur -1.7
sui -1.0
suicidal 1.5
suicide -1.0
suicide in -2.8
suicide prevention -2.6
suit -1.5
suite -1.3
sunday 2.4
sur -1.1
sure 2.8
surgeon -3.2
surgery -3.4
surgery my -2.5
sweat -2.4
tablet the -2.2
take 1.0
take it -1.7
take me 2.9
take the 2.1
talk me 2.4
tbh 2.2
team -2.7
tear and -2.5
teen -2.6
teenage 2.3
tell 3.2
tell me 2.5
tell my 2.2
telling 3.8
telling me 2.8
telling to 3.0
ten day -1.8
tenez -1.9
test -3.4
tete -1.4
texted 2.3
than 2.3
than i -1.8
that 1.9
that a 2.3
that can 2.3
that i 1.7
that is 2.2
that it 2.5
that me 2.9
that she 2.4
that was 1.5
the and 1.6
the at -1.2
the bottle 2.6
the boy 2.3
the burn -1.8
the bus 1.9
the call -2.5
the came -2.0
the clinic -3.0
the come 2.7
the consultant -2.5
the course -2.3
the day 2.7
the dog 1.5
the door 2.5
the edge 1.9
the evening -2.6
the flare 2.1
the for 1.4
the garage 2.6
the get 3.2
the he -2.5
the i 1.5
the in 1.2
the infusion -2.4
the kid 1.8
the kitchen 1.4
the lady 2.3
the math 2.9
the nurse -2.4
the of 1.2
the old -2.5
the one 1.6
the only 2.9
the other 2.8
the oven -2.5
the pain -1.4
the pharmacy -2.3
the plaster -2.5
the platform 2.2
the rash -2.7
the rest 2.6
the right 2.2
the scar -2.5
the school 2.6
the so -2.1
the surgeon -2.2
the tablet 1.8
the ten 2.5
the that 1.2
the thing 3.2
the train 2.4
the wall 3.2
the water 1.6
the where 2.6
the window 2.0
the worst -2.1
their 1.5
them 1.0
then 1.2
therapist -2.6
therapy -2.8
there 2.6
there a 1.0
there i 2.2
there is 2.5
there no 2.8
they 2.8
they are 2.7
they me 2.9
they will 1.9
they would 2.8
thi 0.5
thi and 1.2
thi drug -2.3
thi i 3.2
thi is 2.5
thi more 1.9
thi to -2.9
thi week 1.7
thi world 2.5
thing 2.0
thing the 2.3
think 4.5
think about 2.0
think am 2.1
think i 2.9
thinking 4.4
thinking about 3.7
third -2.2
though 1.3
thought 0.7
thought of -3.2
three -2.5
three of -3.0
thumb -2.5
thyroid -3.0
thyroide -1.4
till 2.4
time 1.8
tinnitu -3.2
tip -2.7
tired of 1.4
to 1.3
to a 1.3
to and 1.7
to be 0.9
to dead 1.4
to death -3.1
to die 2.1
to do 1.4
to find 2.7
to finish 3.1
to for 2.3
to get 1.6
to go 1.9
to her 3.0
to i -1.9
to in -2.0
to it 1.1
to jump 2.3
to know -2.4
to live 2.4
to me 1.4
to moi -2.4
to myself 1.4
to not 2.3
to out 2.7
to ring -2.1
to semaine -3.2
to stay 2.3
to stop -1.1
to the -2.3
to through 2.9
to till 2.2
to work 2.5
today i -3.1
toddler -2.6
toe -2.4
toilet -2.8
told 3.0
told the 1.6
tongue -2.2
tonight 1.8
tonight and 2.7
tonight i 2.5
too plan -2.6
took 1.4
took his -2.8
took own -2.8
tou -1.2
tout -1.1
traitement -1.3
travail -1.4
troi -1.1
trop -1.4
true 2.2
turn -2.5
turn off 2.4
twice -1.9
two -1.6
two hour 2.5
two week -2.4
two year -2.2
un -1.4
un moi -1.6
under 1.1
une -1.2
une de -1.0
une dizaine -0.9
une semaine -1.3
up 2.5
up i 2.8
up my 2.6
up of 2.5
up that 2.2
up the 1.9
up tomorrow 2.7
up with -2.3
urge 2.7
us -2.7
us i -2.4
use a -2.5
used -2.2
va -1.6
ventre -1.2
ver -1.4
vertige -2.2
very -2.1
vision -2.9
visit -2.6
voice 1.0
voice me 2.1
volunteer -2.8
vos -1.9
votre -1.8
vou -1.8
waiting -1.2
waiting for 1.5
waiting list -2.9
waiting the 2.3
waiting to 1.2
wake tomorrow 2.4
wall 2.9
want 1.6
want be 2.3
want it 2.8
want kill 2.1
want out 2.1
want to 1.2
wanting 1.6
wanting to 2.7
ward -2.9
warning -2.6
was -0.5
was and -2.6
was dying -2.1
was for 2.1
was lovely -2.7
was not 2.7
was suicide -2.4
was to 2.6
watched -2.0
water -1.0
water bottle -2.4
way 4.0
we -3.6
we the -2.2
wednesday -2.3
week -2.0
week and 2.5
week i -2.4
week me 2.3
went -1.6
went the 2.2
went to 2.5
what 1.4
what i 2.1
what is 1.4
what you -2.5
when he 2.2
when i -2.1
when is 2.2
when was -2.8
where 1.4
where the 2.7
which is -2.8
who 1.9
whoever 2.2
whole -1.8
whole bottle 2.4
why 0.9
will 1.5
will be 1.7
will do 3.0
will kill -2.5
will live 2.9
will me -1.9
will no 2.6
will the -1.7
will to 2.1
will walk 2.2
window 2.0
winter -1.9
wish 0.6
wish i 2.4
wish would 2.4
with -0.8
with a -1.0
with it 3.3
with life 2.4
with my 2.1
without -1.5
woke 1.0
worked -2.3
world 1.3
worst -2.3
would 2.8
would be 2.5
would better 3.3
would do 2.6
would done 2.1
would me 2.1
would not 1.4
would notice 2.5
would stop 2.1
would to 1.8
written 2.0
wrote 3.8
ye -3.1
year -1.9
year ago -3.8
year and -1.8
year have 2.6
year i -1.6
year of 1.3
year old 1.8
year thi 2.7
you 1.6
you can 2.4
you do 2.7
you the 2.3
you were 2.3
you you 2.3
zigzag -2.2
`,
}
