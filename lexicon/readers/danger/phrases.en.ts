import type { DangerPhrases } from './phrases.ts'

export const ENGLISH: DangerPhrases = {
  language: 'en',
  shorthand: {
    im: 'i am',
    id: 'i would',
    ive: 'i have',
    ill: 'i will',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    cant: 'can not',
    cannot: 'can not',
    couldnt: 'could not',
    wont: 'will not',
    wouldnt: 'would not',
    isnt: 'is not',
    arent: 'are not',
    aint: 'is not',
    wasnt: 'was not',
    havent: 'have not',
    hasnt: 'has not',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    theyd: 'they would',
    youre: 'you are',
    theres: 'there is',
    its: 'it is',
    thats: 'that is',
    whats: 'what is',
    shouldve: 'should have',
    shoulda: 'should have',
    wouldve: 'would have',
    couldve: 'could have',
    mightve: 'might have',
    theyve: 'they have',
    youve: 'you have',
    weve: 'we have',
    itll: 'it will',
    theyll: 'they will',
    youll: 'you will',
    werent: 'were not',
    shouldnt: 'should not',
    everyones: 'everyone is',
    '4ever': 'forever',
    '4eva': 'forever',
    eva: 'ever',
    luv: 'love',
    wud: 'would',
    shud: 'should',
    cud: 'could',
    thru: 'through',
    plz: 'please',
    gonna: 'going to',
    gona: 'going to',
    thinkin: 'thinking',
    offin: 'offing',
    killin: 'killing',
    cuttin: 'cutting',
    dyin: 'dying',
    endin: 'ending',
    jumpin: 'jumping',
    feelin: 'feeling',
    goin: 'going',
    gunna: 'going to',
    finna: 'going to',
    gon: 'going to',
    imma: 'i am going to',
    ima: 'i am going to',
    wanna: 'want to',
    wana: 'want to',
    wan: 'want',
    u: 'you',
    ur: 'your',
    r: 'are',
    y: 'why',
    '2': 'to',
    '4': 'for',
    tn: 'tonight',
    tonite: 'tonight',
    '2nite': 'tonight',
    '2moro': 'tomorrow',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tomoz: 'tomorrow',
    anymore: 'any more',
    nomore: 'no more',
    myslef: 'myself',
    mysef: 'myself',
    meself: 'myself',
    mself: 'myself',
    himselves: 'himself',
    themself: 'themselves',
    sucide: 'suicide',
    suicid: 'suicide',
    suiside: 'suicide',
    suicde: 'suicide',
    suacide: 'suicide',
    sewerslide: 'suicide',
    sucidal: 'suicidal',
    suicdal: 'suicidal',
    suicidle: 'suicidal',
    suicidial: 'suicidal',
    siucidal: 'suicidal',
    siucide: 'suicide',
    suicied: 'suicide',
    suecide: 'suicide',
    nt: 'not',
    b: 'be',
    bout: 'about',
    abt: 'about',
    nuthin: 'nothing',
    suisidal: 'suicidal',
    suicidel: 'suicidal',
    suicial: 'suicidal',
    suidical: 'suicidal',
    unalived: 'unalive',
    unaliving: 'unalive',
    dieing: 'dying',
    diying: 'dying',
    livin: 'living',
    gotta: 'have to',
    lemme: 'let me',
    bf: 'boyfriend',
    gf: 'girlfriend',
    bc: 'because',
    cuz: 'because',
    coz: 'because',
    pls: 'please',
    nobodys: 'nobody is',
    od: 'overdose',
    odd: 'overdosed',
    oded: 'overdosed',
    overdosing: 'overdose',
    thinkng: 'thinking',
    smth: 'something',
    sth: 'something',
    sumthing: 'something',
    idk: 'i do not know',
    tho: 'though',
    ppl: 'people',
    rly: 'really',
    wo: 'without',
    nvr: 'never',
    hav: 'have',
    cnt: 'can not',
    dnt: 'do not',
    dun: 'do not',
    tryna: 'trying to',
    trynna: 'trying to',
    oughta: 'ought to',
    wldnt: 'would not',
    paracetomol: 'paracetamol',
  },
  fillers: [
    'just',
    'really',
    'so',
    'very',
    'fucking',
    'fuckin',
    'freaking',
    'bloody',
    'honestly',
    'actually',
    'literally',
    'kinda',
    'even',
    'ever',
    'still',
    'always',
    'sometimes',
    'often',
    'simply',
    'truly',
    'seriously',
    'lowkey',
    'genuinely',
    'basically',
    'probably',
    'already',
    'again',
    'desperately',
    'badly',
    'quite',
    'quietly',
    'finally',
    'constantly',
    'completely',
    'totally',
    'absolutely',
    'definitely',
    'also',
    'currently',
    'maybe',
    'perhaps',
    'almost',
    'secretly',
    'sadly',
    'frankly',
    'well',
    'please',
    'somehow',
    'either',
    'sincerely',
    'purposefully',
    'daily',
  ],
  lists: {
    want: 'want to|wants to|wanted to|wanting to|would like to|wish to|wish i could|wish i would|wish i was|wish i were|wished i was|wished i could|need to|hope to|hope i|hoping to|hoping i|pray to|pray i|prayed to|praying to|dream of|dreaming of|dreamt of|long to|longing to|longing for|ready to|going to|will|would rather|better to|prefer to|thought of|thoughts of|thought about|thoughts about|thinking of|thinking about|think of|think about|thinks about|feel like|feeling like|feels like|urge to|urges to|plan to|planning to|planned to|planning on|intend to|intention of|intention to|intent on|decided to|considering|consider|considered|contemplating|contemplate|contemplated|fantasise about|fantasize about|fantasising about|fantasizing about|daydream about|daydreaming about|imagine|imagining|about to|trying to|tried to|try to|attempted to|attempting to|attempt to|ideas of|idea of|close to|tempted to|obsessed with|obsessing about|obsessing over|might|should|ought to|could|have to|let me|deserve to|begging to|beg to|desire to|desperate to|craving|rather|scared i will|afraid i will|scared i am going to|afraid of|scared of what i might|worried i will|compelled to|inclined to|asking to|talk about|talks about|talking about|talked about|says she will|ways to|way to|how to|how i would|how i will|best way of|method of|ideation of|fantasy of|vision of|visions of|images of|picture|picturing|voices telling me to|told me to|tells me to|telling me to|tell me to|wants me to|threatened to|threatening to|threatens to|promised to|vowed to|googled how to|searched how to',
    die: 'die|dying|be dead|being dead|was dead|were dead|not wake up|never wake up|not waking up|never waking up|not exist|stop existing|not existing|cease to exist|cease existing|disappear forever|vanish forever|disappear|vanish|stop living|stop being alive|not be alive|not be here|not being here|not being alive|be gone|be no more|never been born|not been born|was never born|were never born|never existed|go to sleep and (not|never) wake up|fall asleep and (not|never) wake up|sleep forever|sleep and (not|never) wake up|close my eyes and (not|never)|close my eyes forever|die in my sleep|leave this (world|earth|life)|leave the (world|earth)|depart this|exit this|join {dead}|be with {dead} in heaven|be in heaven|meet my maker|meet my (creator|god)|pass away|perish|croak|snuff it|peg it|rest forever|be at peace|be six feet under|be in the ground|be put down|have never been born|unexist|be unalive|check out of life|check out|opt out of life|the end of my life',
    dead: '(my (mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|baby|babies|parents|nan|gran|grandma|grandad|grandpa|partner|boyfriend|girlfriend|child|twin|little boy|little girl|angel|late husband|late wife|best friend|dog)|him|her|them|god|jesus|the lord|the angels)',
    kill: '(kill|killing|hang|hanging|shoot|shooting|drown|drowning|starve|starving|suffocate|asphyxiate|poison|poisoning|unalive|off|offing|top|topping|neck|gas|burn|electrocute|stab|choke|strangle|overdose|end|ending|slit|destroy|eliminate|delete|murder|finish|finishing|gut) myself [off]|(do|doing|did) myself (in|off)|(do|finish|finishing|put) myself (in|off|down|out of my misery|out of this misery|to sleep forever)|(take|taking|took|end|ending|terminate|finish|ending|shorten) my [own] (life|days|existence|suffering|misery|pain forever|pain permanently|own suffering)|(ending|end|finish|finishing) it [all] (all|now|tonight|for good|once and for all|tomorrow|.)|(commit|committing|committed|complete|completing|commiting|comit) (suicide|self-murder)|(slit|slitting|cut|cutting|slash|slashing|open|opening) my (wrist|wrists|throat|veins|arteries)|(blow|blowing) my (brains|head) (out|off)|(put|putting) a (bullet|gun) (in|to|through) my (head|brain|mouth|skull|temple)|(jump|jumping|throw|throwing|hurl|hurling|fling|leap|leaping|step|stepping|walk|walking|lie|lying|lay) [myself] (off|from|in front of|under|onto|out of|into) [a|the|my|this|that] [hospital|bedroom|nearest|first] (bridge|roof|building|train|trains|bus|truck|lorry|traffic|tracks|balcony|window|cliff|rails|car|cars|railway|river|sea|ocean|tube|subway|overpass|ledge|pier|motorway|highway)|(drive|driving|crash|crashing|steer|swerve|swerving|ram) [my|the] [car] (off|into) [a|the|my|oncoming] (bridge|tree|wall|cliff|truck|lorry|traffic|road|river|lake|barrier|pole)|(swallow|swallowing|take|taking|down|downing|neck|necking|eat|popping|pop|gulp) (all|every|the whole|the entire|a whole|a bottle|the bottle|a whole bottle|too many|enough|a handful|handfuls|the rest|the lot) … (pills|tablets|bottle|meds|medication|medicine|paracetamol|tylenol|pack|box|morphine|insulin|them|oxycodone|opioids|opiates|sleeping pills|painkillers|antidepressants|capsules|of my … |it|these|those)|(hurt|hurting|harm|harming|cut|cutting|injure|injuring|mutilate|maim|stab|burn|burning|bleed|punish|punishing|scratch) (myself|my arms|my arm|my thighs|my legs)|self harm|self harming|self-harm|overdose|jump|catch the bus|end up dead|do it tonight|suicide|my suicide|my own death|my death|my own funeral|my funeral|death',
    himself:
      '(kill|killing|hang|hanging|shoot|shooting|drown|drowning|starve|unalive|off|top|neck|poison|burn|hurt|hurting|harm|harming|cut|cutting|injure|overdose|end|suffocate|strangle) (himself|herself|themselves|themself|hisself)|(do|doing) (himself|herself|themselves) in|(take|taking|took|end|ending|ended) (his|her|their) [own] (life|lives|days|suffering|existence)|(end|ending) it [all]|(commit|committing|attempt|attempting|attempted|complete|commiting) suicide|(slit|slitting|cut|cutting|slash) (his|her|their) (wrists|wrist|throat|veins)|(blow|blowing) (his|her|their) (brains|head) (out|off)|(jump|jumping|throw|throwing) [himself|herself|themselves] (off|from|in front of|under|out of) …|(swallow|take|taking|taken|took|swallowed) (all|every|the whole|a whole|a bottle) … (pills|tablets|meds|bottle|medication)|(not|never) (wake up|be here|exist|live)|die|be dead|was dead|were dead|not be here|disappear forever|check out for good|check out|self-harm|self harm|go through with it|do something stupid|join (his|her|their) … (heaven|grave|wife|husband|mother|father|son|daughter)|never been born|jump|overdose',
    person:
      '(he|she|they|my (son|daughter|brother|sister|dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|friend|mate|best friend|best mate|cousin|nephew|niece|uncle|aunt|teen|teenager|teenage son|teenage daughter|kid|child|boy|girl|student|pupil|patient|client|neighbour|neighbor|roommate|flatmate|housemate|colleague|coworker|co-worker|grandson|granddaughter|grandfather|grandmother|grandad|grandpa|grandma|nan|gran|ex|stepson|stepdaughter|fiance|fiancee|spouse|sibling|in-law|sister-in-law|brother-in-law|mother-in-law|father-in-law|bestie|bro|sis|girl|man|lad|boss|tenant)|(a|our|the|this|one|some) … (friend|son|daughter|guy|girl|man|woman|boy|kid|member|nephew|niece|student|pupil|patient|teenager|neighbour|person|someone)|someone|somebody)',
    means:
      '(pills|tablets|meds|medication|medicine|medicines|painkillers|sleeping pills|sleepers|morphine|oxycodone|oxy|oxys|opioids|opiates|insulin|paracetamol|tylenol|acetaminophen|codeine|tramadol|fentanyl|benzos|xanax|valium|ambien|zopiclone|antidepressants|amitriptyline|barbiturates|nembutal|prescriptions|co-codamol|gabapentin|pregabalin|blister packs|bottle|bottles|ibuprofen|aspirin|patches|barbs|antifreeze|bleach|drugs|capsules|potassium|digoxin|lithium|beta blockers|metoprolol|sedatives|tranquillisers|seroquel|quetiapine|trazodone|mirtazapine|oramorph|dilaudid|hydrocodone|vicodin|percocet|norco|klonopin|ativan|lorazepam|diazepam|sertraline|propranolol|warfarin|melatonin|pain meds|blister packs|packets)',
    weapon:
      '(rope|noose|gun|pistol|rifle|shotgun|revolver|razor|razors|blade|blades|knife|belt|ligature|bullet|bullets|cord|charcoal|helium|exhaust|cable|scalpel|box cutter|cutter|stanley knife|firearm|glock|ammo|hosepipe)',
    place:
      '(bridge|roof|rooftop|ledge|edge|cliff|cliffs|balcony|railway|tracks|rails|platform|train tracks|overpass|parapet|railing|railings|window|pier|river|water|dam|multi-storey|car park|building|top floor|quarry|lake|weir)',
    end: '(death|dying|suicide|the grave|my grave|a coffin|my coffin|heaven|being dead|killing myself|ending it|ending my life|the noose)',
    longing:
      '(want|wants|wanted|wish|wished|hope|hoping|hopes|pray|praying|prayed|long|longing|ready|tempted|tempting|craving|crave|need|waiting|wait|welcome|beg|begging|dream|dreaming|obsessed|obsess|comfort|comforts|comforting|relief|peace|peaceful|solution|answer|option|escape|exit|way out|friend|mercy|release|freedom|gift|left|only|deserve|easier|kinder|sweet)',
    world:
      '(this world|this life|this earth|this planet|the world|this place for good|this hell|this body forever|life)',
    forever: '(forever|for ever|for good|permanently|once and for all|for eternity)',
  },
  sections: [
    {
      about: 'Wanting to die',
      isDeniable: true,
      phrases: `
        {want} [to|of|about|me|be] {die}
        (want|wants|wanted|wanna|ready|prepared|wish|rather|need|hope|beg|plead|praying|pray|prefer|going|like|deserve|deserves|trying|allowed|longing|waiting|supposed|better|choosing|choose|decided|desire|willing|time|right|happy) [for me] to (die|be dead|end my life|not wake up|be gone|stop existing|die in my sleep|perish|pass away|not be here|no longer exist|not be alive)
        (want|wants|wanted|need|hope|wish|pray|beg) … (die|dead) (in my sleep|tonight|already|soon|quickly|now|today|.)
        (wish|wished|hope|hoped|pray|prayed|prefer) [that] (i|god would let me|he would let me) [would|could|can|had|was|were|am] [be|have] (die|died|dead|not wake|never wake|never been born|not been born|not woken up|not survived|never woke up|not wake up|never existed|gone|dead already|killed|disappear|vanish|stillborn|aborted)
        (wish|hope|pray|prayed|wished|want|like) … (not|never|do not) (wake up|wake|waking up|waking) …
        (wish|hope|pray|want|like) … (car|bus|truck|lorry|train|plane|cancer|tumour|tumor|heart attack|stroke|aneurysm|terminal|accident) … (hit|kill|kills|take|took|crash|crashes|terminal|me|get|had|has|out|finish|be)
        (hope|wish|want|praying|pray|like) … (something terminal|it is terminal|it was terminal|terminal illness|fatal|heart attack|kills me|get cancer|got cancer|cancer takes|it is cancer and|take me|takes me|took me)
        (wish|hope|pray|praying|ask|asking|beg|begging|want) [that] (god|death|the lord|jesus|allah|the universe|he) [would|will|to] [just] (take|took|takes|call|come|bring|end|let|lets) [me|for me|my|it] …
        wish (i was|i were) (dead|gone|never born|not here|not alive|in the ground|buried)
        (suicidal|suicidality)
        suicide (plan|plans|note|notes|letter|method|methods|pact|attempt|mission|kit|bag|date|forum|forums)
        suicid* (thoughts|ideation|feelings|urges|ideas|impulses|tendencies|thinking|note|plan|method*)
        (thoughts|thought|ideas|fantasies|feelings|dreams|visions|obsessed) (of|about|with) [committing|my own|doing] (suicide|death|dying|self harm|ending|killing|hanging|being dead|not being)
        (think|thinking|thinks|thought|contemplat*|consider*|plan|plans|planning|research*|google*|googling|searching|reading up|obsess*|fantasi*|dream*|joking|joke) [about|of|up on|on] [my|committing|painless|doing] suicide
        suicide (is|seems|looks|feels|has become|would be|sounds|might be) [like|the|my|to be] … (only|option|answer|solution|way out|good|better|best|appealing|escape|tempting|comforting|end)
        dark thoughts … (end|die|dying|dead|night|alone|harm|stop)
        (death|dying) (is|would be|seems|feels|looks|sounds) [like|a|the|my|so] [sweet|welcome|blessed|only] (relief|release|mercy|blessing|better|peaceful|easier|preferable|comforting|appealing|option|answer|way out|escape|kindness|friend|freedom|solution|exit|gift|inviting|beautiful|nice)
        (welcome|welcoming|embrace|crave|craving|long for|longing for|beg for|begging for|wait for|waiting for|wish for|wishing for|pray for|praying for|yearn for|invite|want) [my own|my|for] death
        (bring on|come sweet|come for me) death
        (waiting|counting down|counting the days|wait) … (to die|until i die|for death|till i die|for the end)
        (better|easier|happier|best) … (dead|if i died|if i was gone|if i were gone|if i was dead|if i were dead|without me|if i was not here|if i was not around|once i am gone|when i am gone|if i disappeared|with me gone)
        (better off|happier|relieved|free|fine|easier|glad|best) … (without me|dead|when i die|if i died)
        (world|family|kids|children|everyone|everybody|wife|husband|parents|they|nobody|people|mum|mom|friends) … (better|happier|relieved|fine|easier|notice|care|miss|cry|free) … (without me|if i died|if i was gone|if i disappeared|if i was dead|were dead|died|gone|when i am gone|i was dead)
        (nobody|no one|noone|who|not one person|anyone) … (care|notice|miss|cry|mourn|bother*) [me] [if|when|that] (i|i was|i were|i am) (died|die|dead|gone|disappeared|killed|vanished|was gone|jumped|left this) …
        (nobody|no one|noone|who) (would|will) (miss|notice|mourn) (me|i am gone|i was gone) [gone|if|.] …
        if i (died|die|was dead|were dead|was gone|were gone|killed|did not wake up|disappeared|ended) … (fine|ok|okay|mind|better|relief|relieved|care|notice|happy|sad|easier|matter|tonight|tomorrow|peace|miss|bothered|grateful|glad|over)
        (fine|okay|ok|happy|relieved|glad|grateful|mind|content|peace) [with|if] [dying|i died|death|not waking up|being dead|i never woke up|i did not wake up|not being here|i got hit]  (dying|died|death|not waking|never woke|dead)
        (mind|care|fussed|bothered) if (i|a|it|this) (died|did not wake up|die|never woke|bus|car|killed me|truck|got hit|live or die|lived or died|drop dead|dropped dead)
        (live or die|lived or died|living or dying|alive or dead)
        rather (be dead|die|not be here|not be alive|not exist|not wake up|end it|be six feet|be in a coffin|kill|stop living)
        sooner (be dead|die)
        (as well|may as well|might as well) (be dead|die|kill|end|top|do it|not be here|give up on life|jump|hang|finish)
        (fed up|sick|tired|weary|exhausted|done|bored|had enough|finished|through|over|enough) (of|with|from) (living|life|my life|being alive|this life|existing|existence|waking up every|being here|staying alive|breathing)
        tired of (living|life|being alive|existing|breathing|waking up|this life|my life)
        (hate|hated|despise|loathe|regret) (being alive|living|my life|that i am alive|that i woke up|that i am still here|that i survived|waking up|existing|having been born|being born|my existence)
        (disappointed|sad|angry|upset|gutted|annoyed|furious|cry|cried|crying|devastated|regret|sorry|ashamed) … (woke up|wake up|i am alive|being alive|waking up|survived|did not work|that it failed|still here|i failed|open my eyes|surviving|opened my eyes)
        (woke up|awake|alive|opened my eyes|wake up|here|waking up) [this morning|today] . [again|how] (disappointed|unfortunately|sadly|damn|damnit|shame|disappointing|why|ugh why|regret|dang|sigh|gutted)
        (woke up|alive|wake up) … (unfortunately|wish i had not|disappointed|regret|not happy about it|hoped not to|wish i did not)
        unfortunately [i] (woke up|am alive|survived|still alive)
        (do not|did not) (deserve to (live|be alive|exist|be here)|belong (in|on|here) [this] (world|earth|alive))
        deserve to (die|be dead|suffer and die)
        (kms|ctb|kys|unalive)
        (goodbye cruel world|end of the line for me|end of the road for me)
        (ready|prepared|time) (to go|to leave|to depart|for the end|to meet|to let go of life|for it to be over) [now|to|this|.|and] [heaven|god|world|.]
        (permanently|forever) (end|ending|stop|stopping|rest|sleep|asleep) …
        (end|ending|stop|stopping|finish) (my|this|the|it|all this) [own|all|whole] [suffering|pain|misery|life|torment|agony|it] {forever}
        sleep (forever|for ever|and never|and not wake|for eternity|eternally)
        go to sleep and (never|not)
        (fall|falling) asleep and (never|not) (wake|waking)
        never (wake up|open my eyes|waking up) [again|.]
        (vanish|disappear|erase myself|fade away|evaporate|stop existing|cease to exist|not exist) [off|from|into|forever|completely|.] …
        (want to|wish i could|like to|hope to|need to|i could) (vanish|disappear|stop existing|fade away|not exist) [off|from|for|forever|.|into] [the|good|this|ever] [face|earth|world|planet]
        (face|surface) of the (earth|planet)
        (want|wanted|wanting|wish|need|desperate|dying) [my|a|for] (out|way out) [of] [this|life|.] [life|world|body|existence|all]
        (want|wants) out .
        out of this (life|world|existence)
        out of my misery
        (stare|staring|looking|thinking|obsessed) … death … (relief|peace|comfort*|sweet|answer)
        (not|am not) going to (be (here|around|alive)|wake up|live|make it|last) (much longer|tomorrow|next|for|when|by|long|in|past|.) …
        if i (am|was) not (here|around|alive) (next|tomorrow|any|when|in|by|on|for|soon|.) …
        (if|wish|only) [only] i had (a|the|my) (gun|courage|guts|rope|pills|balls|strength|pistol|bullet|shotgun) … [.]
        (made|making|make) [my] peace (with|and|.) … [die|dying|go|leave|leaving|death|goodbye|end|it]
        (getting|get|got|being|be) (hit|run over|flattened|struck|mown down|crushed) by (a|the) (bus|car|truck|lorry|train)
        (driving|drive|steering|swerving|run|running) [my car|the car|straight] (off|into) (the|a|an|oncoming) (road|bridge|cliff|tree|wall|river|traffic|lorry|truck|barrier)
        how (many|much) … (kill me|kill a person|kill you|kill someone|do it|to die|be enough|be fatal|be lethal)
        (of|about|commit|by|on|is|my|considering|consider|and|or|like|contemplating|contemplate) suicide
        (to|want|let|could|should|will|gonna|might|please) die
        [be|am|i|was|were] better off dead
        (wish|hope|hoping|only|pray) … (killed me|kill me|kills me|finish me off|finished me off|take me out|took me out|finishes me|let me go)
        (want|need|wish|ready for) (it|this|everything|life) [all|to be] over [.|now|already|with|tonight|so|for good]
        (gave|give|giving|given) my (dog|cat|cats|dogs|pets|pet|horse|rabbit|son|kids) to …
        (existing|living|being alive|being here|life) is (exhausting|painful|agony|torture|unbearable|hell|pointless|too hard|too painful|a curse|a burden|a chore) … (stop|end|over|die|want|done|out|anymore|why)
        (cut|cuts|cutting) (too deep|deeper|so deep)
        (throw|throwing|threw|fling|flinging|hurl|hurling) (myself|himself|herself|themselves) …
        (swallowing|taking|overdosing on|swallowed|took|overdosed on) (her|his|their|my|all) … {means} … [icu|hospital|ambulance|unconscious|er]
        (icu|hospital|intensive care|a coma|er) after (swallowing|taking|overdosing|jumping|hanging|cutting|trying|an overdose|an attempt|drinking)
        (time|times|day|night) … (on|up on|to|at) the (roof|bridge|ledge|balcony|tracks|edge|cliff) [this week|again|today|tonight]
        (fall asleep|sleep|go to sleep) … {means} … (wake|wake up)
        (urge|urges|want|tempted|impulse) to (hit|drive into|crash into|swerve into|ram) (a|the|that|every) (tree|wall|lorry|truck|bridge|pole|barrier|pillar)
        (happier|better|free|freer|easier|relieved) without (him|her|them|me)
        (ordered|bought|got|found|buy|order|ordering) (something|stuff|it|a kit|a powder|pills|some) [online|off the internet|on the dark web] … (go|gently|die|end|peace|painless|sleep|quick|over)
        (leave|leaving|quit|exit|escape|depart) this [rotten|awful|cruel|horrible|fucked up|miserable|shitty|terrible|cold] (world|life|earth|planet)
        (punish|punishing|hate) (it|my body|myself) … (blade|blades|razor|knife|cutting|burning|cut|burn|starv*)
        (why|what is the point of) (live|living) (with|like) …
        (ordered|waiting for) … (nembutal|sodium|helium|exit kit|cyanide|the kit)
        (what|which|are|two|these|those) {means} … (deadly|lethal|fatal|mortal) [together|in|if|at|when] …
        waste of (oxygen|air|space|skin|breath|life)
        (dying|death|being dead) would [do|be|make|solve|fix|help|end|free|save|feel|give] …
        (erased|wiped|deleted|removed|gone) from (the|this) (earth|world|planet|existence|face|map)
        (platform|station|tracks|bridge|crossing) … (waiting|wait|waited) … (train|fast|nerve|courage|freight|express)
        dark thoughts … (tonight|alone|nobody|no one|night|lots|talk|scared|help|worse|again|constantly|every)
        (aim|aiming|head|heading|steer) (for|at|into|straight) [for|into|at|the|a] … (wall|tree|bridge|lorry|truck|cliff|pillar|barrier)
        (do|does|would|will|can|could) (you|one|someone|a person|people|i) die (fast|quick|quickly|slowly|if|from|when|of)
        (cut|slit) (your|their|the) (wrists|wrist|veins|throat|arteries)
        (cross|crossing|crossed|walk|walking|step|stepped) … (without looking|eyes closed|into traffic|on purpose|not looking)
        (sorry|forgive me) (mum|mom|dad|kids|everyone|baby|my love|darling|to my|everybody|guys|all) …
        (love you|love you all|i love you) . [i] (give up|goodbye|am done|bye|goodbye|am sorry|cannot)
        (decided|know|planned|sure) [it|that] [will be|would be|is] (before|after|on|by|the day) [my|the|his|her] (birthday|christmas|anniversary|new year|funeral|weekend|wedding)
        (want|going|will|plan|planning) to try again … [.|this time|soon]
        (had|have|without) (not|no) … (kids|children|dog|cat|family|mum|mom|parents) … (gone|dead|killed|ended|long ago|over|not be here|under)
        if (i|it) (did not have|was not for|were not for|had no|had not) … (kids|children|dog|cat|family|mum|mom|parents|son|daughter|husband|wife|them|him|her) … (gone|dead|killed|ended|long ago|over|not be here|done it|jumped)
        (would be|be|be long|been) (gone|dead) (already|long ago|by now|years ago|months ago)
        (life|everything|world) (is|feels|has become) [so|just] (not worth|pointless|unbearable|hopeless|meaningless) …
        (my|this) (pain|illness|disease|body|life|mind) … (kill myself|end it|let me die|suicid*|die|not live|dead|over)
        (help|someone|anyone) … (alive tonight|through tonight|not kill|not hurt|safe|hurt myself|kill myself|pills|suicid*)
        (fall asleep|sleep|go to sleep|drift off|close my eyes|nod off) (for good|forever|permanently|and that is it|one last time)
        (biopsy|scan|results|result|test|tests|doctor|mri|x-ray) … (terminal|fatal|malignant|incurable|months to live|weeks to live)
        (hoping|hope|wish|wishing|pray|praying|secretly) … (terminal|fatal|malignant|incurable|deadly)
        (quit|stopped|stop|stopping|skipping|skip|refuse|refusing|refused|come off|binned|threw away|flushed) [taking] … (pills|meds|insulin|medication|tablets|dialysis|treatment|cpr|food|eating|chemo) … (over|die|end it|end my|dead|peace|faster)
        want it (over|to be over|finished|done|all over|to end|ended) [.|now|with|so|tonight|because]
        (forgive|sorry|apologise|apologies|forgiveness) … (what comes next|for what happens|what is coming|what i have planned|what i am planning|what you will find)
        (on|over|off|out on) the (ledge|edge of the roof|roof edge|railing|railings|wrong side|parapet|windowsill|window ledge) …
        (alive|here|breathing|awake|woke up) [this] [morning|today|still] . (sadly|unfortunately|damn|shame|disappointed|regrettably|sigh|ugh|great|why)
        (dear|my) (friends|family|all|everyone|parents|loved ones) … (leaving you|goodbye|goodbye|leaving this|saying goodbye|last letter|leaving now)
        (suffering|pain|grief|agony) (is|has become|was|got) [just|too] (too great|too much|unbearable|too big|beyond me) … (leave|leaving|goodbye|die|end|go|live|gone)
        (car|fatal|freak|bad) (accident|crash) … [.] (hope|hoping|wish|wishing|pray|would be|want)
        (hope|hoping|wish|wishing|pray|praying|want|dream*) [for|of] … (car accident|car crash|fatal accident|plane crash|heart attack|stroke|accident)
        (wish|shame|pity|regret|better|prefer*) … (ambulance|paramedics|doctors|rescuers|they|nobody|police|neighbour) … (too late|not come|not found|found me|saved|saving|not saved|brought me back|been late|let me)
        (standing|stand|stood) on (a|the) (chair|stool|ladder|bucket|table) …
        (see|watch|watching|seeing|need|want) … (my own blood|my blood|blood run|blood drip|the blood|myself bleed|me bleed) …
        (not|never) hear from me (again|any more|after|tomorrow)
        (soon|tomorrow|tonight) you (will|would) not (hear|see|have|need|find) …
        (hope|hoping|wish|praying|want) [that] i (get|have|had|catch|develop|got|contract) … (cancer|tumour|tumor|stroke|heart attack|aneurysm|sepsis|something fatal|something terminal|leukaemia|leukemia)
        (stop|save|find|rescue|catch) me (this time|in time|again|now|any more|before)
        (counting|count) [down] the (days|hours|minutes) [until|till|to|before] (i end|i die|i go|the end|it is over|it ends|death|i can go|i am gone)
        (until|before|when|that|if|how|day|time) i (end it|do it|end my life|kill|jump|go through with it|die|end things|hang|overdose)
        (needs|loves|wants|misses) me [any more] … (as well go|as well die|leave|gone|end|die|disappear)
        (might|may) as well (go|leave|give up|disappear|die|end|jump|be dead|quit|do it)
        (is|it is|be|make it) permanent … [.]
        (how many|how much|what dose) … (permanent|forever|irreversible|not come back|no return|sure)
        close my eyes (once and for all|for good|for the last time|forever|and never|and not|permanently)
        (must|have to|need to|should|going to|told to|hear) [i] [must|have to|should] jump
        (no|little|any) fight left … (go|end|die|leave|over|live|done)
        (tired|sick|exhausted|weary|done|fed up) (of|with) (fighting|trying|struggling|hurting|suffering|pretending|everything|it all|this fight|being in pain|the pain) … (go|end|die|leave|over|live|close my eyes|peace|give up|goodbye|sleep|out)
        (ways|plans|plan|ideas|methods|thoughts) (to|for|of) (die|end|dying|ending|kill|go|leaving this|my death|suicide|disappear*)
        (decided|choose|chose|chosen|deciding|choosing) to (die|go|end|leave|stop living|not live|be gone|let go) [.|now|tonight|soon|with|on|before|it|my]
        (ready|time|want|allowed|let me) to (go|leave) (now .|in peace|tonight|for good|peacefully|home to|with dignity|on my own)
        (happy|happier|free|peaceful|better|relieved) … (when i die|if i die|when i am dead|once i am dead|dead|six feet|in the ground|when i am gone)
        (wake|woke|woken) [up] … (sad|crying|angry|disappointed|regret*|wish|hate|gutted|devastated) … (here|alive|not dead|awake|dead|breathing)
        (dream|dreams|dreaming|dreamt) (of|about|that) … (dying|death|my death|die|dead|my funeral|killing|jumping)
        (keep|keeps|kept) … (suicide|dying|death|die|kill|ending it|jumping|the bridge|hanging) …
        (jump|jumping|jumped) (off|in front|out of the window|under|into the) …
        (need|lack|missing|want) [only|is] the (courage|guts|nerve|balls|strength) (.|to (do it|go through|end|die|jump|finish|pull|kill))
        if you are reading this … (managed|did it|gone|succeeded|dead|made it|too late|left|sorry|goodbye|already)
        . goodbye (.|group|forum|all|everyone|world)
        goodbye (group|forum|community|cruel|internet|reddit|facebook)
        not being (here|around|alive) [any more|tomorrow|.|anymore]
        i (take|swallow|drink|down) (everything|it all|them all|the lot)
        (i|and|just) cut (.|and|when|because|at night|in secret|i|to cope|to feel|again|so)
        (lie|lay|lying|lie down) [down] (in the snow|on the tracks|on the rails|in the road|in traffic|in the river) …
        (leave|leaving|left) everything to (my|the) … (goodbye|gone|sister|brother|will|kids)
        (my|this|the|whole) life (would|will|to|could|should|must|can) [just|all] (end|be over|stop|finish|be done)
        (bear|stand|stomach|endure|tolerate|handle|hate|loathe) (being alive|living|existing|being here|my life|to live|to exist|life)
        say goodbye to (your|my|the|our) (kids|children|wife|husband|family|parents|son|daughter|baby|babies|loved ones)
        (only|way out|belong|place|bed|ready for|end up|see you) … (cemetery|graveyard|grave|morgue|coffin|casket)
        (am|i am|going to be|be|just|think|thinking of|consider|considering|about|of) (ending|end) (it|things|everything) [.|all|now|tonight|for good|once|soon]
        (stab|stabbing|stabbed|shoot|shooting|hang|hanging|drown|drowning|burn|burning|poison|poisoning) myself
        (flash|flashes|images|visions|flashbacks|thoughts|urges|dreams) of (stabbing|cutting|hanging|shooting|jumping|killing|dying|drowning|overdosing|hurting|crashing|driving|stepping)
        (refused|denied|asked|asking|want|wanted|applied|apply|request*) … euthanasia
        euthanasia … (for me|myself|i will|i want|refused|my only|find a way|please)
        (stop|end|over|finish) forever
        (soon|tomorrow|tonight) … (all|everything) [will] be (sorted|over|done|fine|better|finished|quiet|gone)
        (sold|sells|selling|gave|paid off|settled) (his|her|their|my|all) … (bike|car|house|guitar|debts|things|affairs|everything|dog|pets|will) … (goodbye|soon|worry|sorted|need|weird|scared|gone|drinks|drinking)
        (run out of|out of|no more|lost all|lost my|lost the) (fight|will|hope|reasons|strength) … (end|die|life|live|living|stop|goodbye|over)
        (fight|hope|strength|will) (left|gone|is gone|has gone) … (end|die|live|living|life|goodbye|over)
        # (cuts|slashes|gashes|scars) … (thigh|thighs|arm|arms|wrist|wrists|leg|legs|relapse*|tonight|today|myself)
        (my|own) funeral
        (bother|trouble|burden|annoy|disturb) (anyone|anybody|you|them|everyone|you all) (much longer|any more|any longer|for long|again)
        (not|never) [have to|need to] worry about (me|him|her) (any more|after|tomorrow|soon|much longer|again|.)
        (train|trains|lorry|truck|tube) … (going there|pass|passes|waiting for it|jump|tracks|in front|lie down|step)
        (look|looking|stare|staring|imagine|imagining) … (my veins|my wrists|the blade|the noose|the drop|the edge|the fall)
        (veins|wrists|throat) … (blade|razor|knife|imagine|cut|open|slit)
        (pick|choose|prefer|take|want) death
        (pain|life|suffering) or death
        (preparing|planning|plan|prepare|planned|arranging) my (exit|departure|death|end|ending|way out|passing|final)
        (boxes|packets|bottles|bottle|blisters) (are|is) empty … (drift*|sleep|bye|goodbye|over|night|die|end)
        (opened|cut|sliced|ripped|split) [open] my (thigh|wrist|arm|leg|skin|veins|throat) … [again|last night|tonight|on purpose]
        (slipped|relapsed) and (cut|opened|burned|hurt|did it|harmed|sliced)
        drifting off . (bye|goodbye|goodnight)
        (everything|it all|the lights|world) (to|would|will) (go dark|go black|go quiet|fade|switch off|end)
        (window|balcony|roof) … (stood|standing|long time|deciding|hesitat*|minutes|an hour|almost)
        never (come out of|woken from|woken up from|woke from|regained consciousness|come round|come back from)
        (inject|injecting|injected) (all|the whole|too much|myself with|every|enough|a load) …
        (hunting rifle|rifle|shotgun|gun|pistol) .
        (his|her|my|hunting|with a|with the) (rifle|shotgun|gun|pistol|revolver)
        cigarette burns
        (endless|eternal|everlasting|forever|permanent|never ending) (sleep|rest|peace|silence)
        (envy|jealous of|envious of) the dead
        (what i need|all i need|everything i need|what is needed) to (go|die|end|do it|leave|finish)
        (slit|cut|bleeding|slashed) (wrist|wrists|veins|arms)
        (wrist|wrists|arms) (slit|cut|bleeding|slashed)
        (dies|dead|gone|goes|die) i am (going with|following|joining|next|going too)
        (hands off|let go of|close my eyes at|took my hands off) the wheel
        (painlessly|painless) [.|and|to]
        (lock|locked|locking|barricad*) (himself|herself|themselves|myself) (in|inside) …
        (found|find) … (bath|bathtub|bathroom|garage|bedroom|bed) … (wrists|blood|rope|pills|unconscious|bleeding|note|bottle)
        (sounded|sounds|acting|talk*) … (odd|strange|weird|off|calm|final) … (dying|death|goodbye|papers|will|insurance|suicid*)
        talks about (dying|death|killing|ending|suicide|not being)
        (has|think|thinking|thoughts|about|of|with|by|to|my|her|his|their|contemplat*|consider*|plan*|threat*|talk*|mention*|google*|search*|research*|feel*|seems|obsess*) suicide
        suicide … (mind|thoughts|every day|every night|option|plan|think*|solution|answer|again|comfort*|peace|pain|want|wish|hope|end)
        (mind|head|brain|thoughts|dreams) … (suicide|dying|death|killing|ending it|jumping|hanging|the rope|the bridge|the pills)
        (want|need|have|like) (this|my|the) life (no more|to end|over|to stop|to be over)
        (fall asleep|go to sleep|close my eyes|sleep) and … (finished|over|done|never|not|end|gone|dead)
        have it [all] (be finished|be over|done|end|over|finished)
        (leaving|going|leave|go) (tonight|soon|now|forever|for good|tomorrow) … (forgive|sorry|goodbye|love you|bye|goodbye|take care)
        (forgive|sorry) [me] . [i am|im] (leaving|going|gone)
        (window|window ledge|windowsill|balcony) … (legs|feet|outside|jump|edge|climb*|drop|floor)
        (box cutter|boxcutter|stanley knife|scalpel|razor blade|razor|scissors|blade|shard|glass) … (bleeding|arm|arms|skin|wrist|thigh|out|again|cut|blood|leg|bath|drawer)
        (arm|arms|wrist|wrists|leg|legs|thigh|thighs) (is|are) (bleeding|covered|cut|sliced|shredded|slashed)
        (death|dying|dead) (over|rather than|instead of|before|better than|beats) (this|living|life|pain|another|more)
        (god|lord|jesus|allah|father|heaven|universe|death) … (take me|takes me|call me|calls me|bring me|collect me|let me come|let me go|let me die|end it|end me|have mercy)
        (take|call|bring|carry) me (home|now|lord|god|away from this|to heaven|to the other side|please god|tonight)
        (be|am|coming|come|join|see) [with|to join|to] you soon [mum|mom|dad|son|my love|in heaven|darling|baby|.]
        (mum|mom|dad|son|darling|nan|baby|my love|brother|sister|grandma) . [i|i will|i am] … (with you soon|join you|coming|see you soon|be there soon)
        (my|the) (day|date|night|time|method|place|spot|bridge|tree) (is|has been) (chosen|picked|set|decided|fixed|marked|planned) …
        (drug|drugs|pill|pills|medication|poison|plant|gas|method|chemical|what) … (kill|kills|killing) (without pain|painlessly|quick|quickly|fast|you|instantly|peacefully|for sure|silently)
        (imagine|picture|plan|dream|think|fantasi*|see|writing|arranging|attend) … (my|own|your own|your) (own funeral|funeral|burial|coffin|obituary|eulogy|grave|death|headstone)
        (if only|wish|hope|shame|pity) … (tumour|tumor|cancer|lump|scan|result|results|accident|crash|plane|virus|illness|surgery) … (malignant|terminal|fatal|worse|killed|kills|kill|deadly|taken|takes|crashed|crash|serious|bad news)
        (stopped|stopping|stop|quit|skipping|skip|refusing|refuse) [my|the|all] (insulin|dialysis|meds|medication|warfarin|eating|food|treatment|chemo|steroids|tablets) … (faster|quicker|sooner|over|die|end|go|peace|finish|speed|nature)
        (being|be|been|was|were|am) dead (would|is|will|might|sounds|seems|was|be) …
        (planning|plan|planned|rehears*|practis*|practic*|imagin*|work* out|figur* out) [out] how (i would|i will|i am going to|to) (do it|die|end|kill|go|jump|hang|end it)
        (these|those|here) (are|is) my last (words|lines|thoughts|post|message|letter)
        (put by|put aside|put away|set aside|saved|squirrelled) [enough|some|all|my] … {means} …
        to make sure (i die|it works|i do not wake|this time|i am gone|i go|it is over|of it)
        (am|i am|feel|feeling) (ready|prepared|at peace|calm|relieved) … (die|death|dying|go|decided|decision|goodbye|end|leave|plan|heaven|over)
        (ready|prepared) . (lord|god|take me|goodbye|call)
        (lord|god|jesus) . [i am] ready
        (last|final) (words|wishes|goodbye|letter|letters|note) …
        (world|life|family|kids|everyone|they|he|she) … (go on|carry on|better|fine|okay|easier|cope|thrive|happier) without me
        without me (here|around|in it|anymore|alive|on earth)
        (drank|drink|drunk|swallow*|downed) … (weedkiller|bleach|antifreeze|pesticide|poison|acid|drain cleaner|paraquat|rat poison|detergent|disinfectant|kerosene)
        (choke|strangle|suffocate|choked|strangled|suffocated) (myself|himself|herself|themselves)
        (plastic bag|bag|scarf|cord|belt|cable|sheet) (over|around|round|on) (my|his|her|their) (head|neck)
        (car|garage|oven|stove|gas) … (fumes|running|sealed|gas on|carbon|hose|tape)
        (tell|told|telling) (him|her|them|everyone|my) … (goodbye|i love|move on|without me|be strong|not your fault|not their fault|raise the|look after)
        (cannot|not) … (another) (day|night|year|week|winter|morning|hour) (of this|like this|alive|alone|on this|in this) …
        (nobody|no one|noone) (loves|wants|needs|would miss|will miss|cares about|gives a) me … (die|dead|end|gone|better|live|alive|point|.)
        die .
        (could|should|might|will|can|want to|let me|rather|going to) (die|drop dead)
        drop dead
        (waiting|wait|waits|want|wants|wanting|like|wish) [for] me to (die|be dead|go|kill myself|disappear)
        put me (down|to sleep|out of my misery) [like|now|please|.]
        (a|the|my|his|her|their|dads|grandpas|fathers|loaded|husbands) (gun|shotgun|pistol|rifle|revolver|handgun|firearm|noose|rope) …
        (rope|gun|noose|shotgun|pistol|rifle) (in|under|on|at|to|around) (the|my|his|her|a) …
        for when the (day|time) comes
        shoot (yourself|myself|himself|herself|themselves)
        (hang|kill|drown|cut|stab|shoot|overdose) yourself
        (crash|crashing|wreck|total|flip|roll) (my|the|his|her) (car|bike|motorbike|truck|van)
        (will|would|wont|not) (brake|hit the brakes|stop at the|slow down) …
        not brake
        (driving|drive|drove) … (tonight|fast|wall|tree) … (brake|seatbelt|belt|die|crash|tree|wall)
        everything (she|he|i|they|we) (needs|need|needed) to (go|die|end it|do it|leave|end)
        (in|of|from|leave|leaving) this world
        (nothing|life has nothing) left (for|in) (me|life|this life|this world|to live|here)
        (free|better|happier|relieved) if i (went|left|was gone|died|disappeared|vanished|were gone|was not here)
        (marry|remarry|move on|find someone|be happy|find somebody) … (after me|when i am gone|without me|once i am gone|after i am gone|after i go)
        (hide|hiding|hid|stash|keep|keeping|save|saving) … {means} … (day|sock|drawer|case|secret|later|time comes)
        (roof|rooftop|top floor|bridge|balcony|ledge|multi-storey) … (every break|every day|go up|every night|each day|high enough|edge|how high|drop)
        (shoelaces|laces|belt|razors|sharps) … (took|taken|hid|away|confiscated) … (something else|another way|find)
        (go|going|went) to bed (hoping|praying|wishing) …
        (see|find|seeing) the point (of|in|to) (living|life|going on|being alive|carrying on|staying alive|anything)
        (thought|think|thinking|dream*) … (gun|shotgun|rope|noose|bridge|pills|razor|knife|blade) …
        (matter|worth|mean) [nothing] to (anyone|anybody|no one|nobody) … (die|dead|gone|end|live|care)
        (no|without) (hope|strength|reason|future|purpose|point) … [.] goodbye
        nothing . goodbye
        (last|only) thing … (die|death|dead|end it|grave|suicide)
        {longing} … {end}
        {end} … {longing}
        (all|only thing|only) … (left|want|wish) … (die|death|dying|be dead|end)
        (be|being|go|go be|come|reunite) with {dead} … [.|again|soon|now|heaven|there]
        (died|dead|gone|lost|passed|widowed|since) … … (want|need|long|wish|wait|ready|hope|waiting|longing|going) … (be with|join|follow|see|go to|go with|rejoin) {dead}
        (hoping|hope|wish|wishing|pray|praying|wanting) not to (wake|get up|wake up|make it|survive|live|see)
        (cry|mourn|grieve|weep|shed a tear|miss me|tears) for me
        (join|joining|rejoin|follow|following|be with) (our|my|his|her|their) [late|dead|little|sweet] (baby|babies|son|daughter|husband|wife|mother|mum|mom|father|dad|brother|sister|child|twin|boy|girl|parents|partner|angel|angels)
        (my|his|her) life (ends|is ending|stops|will end|finishes|should end|needs to end|must end)
        (hoping|hope|hoped|pray) it (will be enough|is enough|works|does the job|does the trick|kills|finishes|will kill|takes me|will take)
        (want|need|wish) (it|everything|this|life|all of it|all of this) [all] to (stop|end|be over|go quiet|be done|finish) .
        (want|need|wish) (it|everything) all to (stop|end|be over|go away|be done|finish)
        (tempted|thinking|could|want|wanted|going|might|will|thought|urge|about) … take (it all|them all|the lot|every last|all of it|all of them|every single one|the whole lot|the rest)
        (stare|staring|look|looking|stared|looked|glance|reach|reaching|hold|holding|held|touch*) [at|for|down at] (the|my|a|his|those) [razor|kitchen|sharp] (blade|blades|razor|razors|knife|knives|rope|pills|noose|gun|tracks|drop|scissors) …
        (not|never) (get|getting) through (this|tonight|the night|the week|today|another)
        (edge|brink|verge|end) [of|and] … (scared|might do|suicide|jump|giving up|ending|killing|myself|rope|tether and|kill)
        (rather|sooner|prefer) [to|just] (not exist|not be|not live|not wake|die|be dead|be gone|never wake)
        hate (waking up|waking|being alive|that i woke|opening my eyes|existing|that i exist)
        (life|living|existence) (feels|is|seems|has become) [like] (a|an|too) (punishment|burden|curse|prison|torture|chore|sentence|mistake|nightmare|hard|much|painful|heavy|waste) … (want|end|die|out|done|stop|leave|anymore|over|escape)
        (give|giving|gave|given) up (on life|on living|fighting and|hope and|the fight . goodbye|on everything . goodbye|living|on myself)
        why (bother|should i bother|try|keep trying|fight|keep fighting) … (dead|die|dying|alive|living|live|end|gone)
        (mistake|useless|failure|nothing|worthless|disgusting|pathetic|monster|broken|waste) … (die|dead|live|alive|exist|born|end it|gone|disappear|kill|world|go)
        (they|you|doctors|everyone|people) should [just] (let me (go|die|end|pass)|have let me)
        (every|each) (night|day|morning|time) … (wish|pray|hope|think|thoughts|plan|imagine|dream) … (die|dying|dead|end|wake|death|suicide|kill|jump|gone|disappear|alive)
        (think|thoughts|thinking|thought) [constantly|all day|every day|a lot] (of|about) (death|dying|my death|being dead|ending|disappearing|not being|not existing|suicide|the end)
        (write|writing|wrote|written|writing out|plan|planning|planned|sorted|paid for|prepaid|chose|choosing) … (my funeral|my will|my obituary|my eulogy|goodbye|goodbyes|suicide|my death) … [.]
        (no one|nobody|none) … (help|care|cares|helps|believe|believes|listen|listens|love|loves) … (die|dead|end|kill|suicide|death|live|alive|over|gone)
        (please|someone|somebody|help) … (going to|about to|might|want to|will) (do it|die|kill|jump|overdose|end it|end my|cut|hurt myself)
        (checked|checking|looked up|looking up|know|memorised|memorized) … train times … [travel|jump|tracks]
        not to travel
        (following|follow|join|joining) (them|him|her) [.|soon|to the grave|there|into]
        (fear|afraid of|scared of) failing again
        (put|knock out|kill) a horse … [comfort*|relief|reassur*]
        enough {means} to
        (is|would|are|will) ## … {means} … (fatal|lethal|kill|enough|deadly|do it)
        (needles|needle|pins|compass|glass|scissors) (into|in) my (arm|arms|leg|legs|skin|thighs|stomach|hand|wrist)
        (push|stick|stab|jab|dig) (needles|pins|a needle|glass|scissors|a compass|a knife|pens) (into|in) (my|myself)
        (someone|somebody|anyone|god|please|just) (kill|shoot|end|finish) me
        heart (gives out|stops|to stop|would stop|to give out|fails|give out|to fail) … [.]
        (hope|wish|pray|want) … heart (gives out|stop|stops|to stop|would stop|to give out|fails|give out)
        (cuts|cutting) (and|.|since|again|because|every|at night|when|in secret|for)
        done something (stupid|bad|terrible|silly|awful) … (swallowed|took|pills|stuff|tablets|cut|help|drank|meds)
        (swallowed|drank|took) (loads|lots|a lot|a load|tons|a bunch|handfuls|everything|it all|whatever) …
        (not|never) (see|picture|imagine) myself (being alive|alive|living|getting old|here|making it|past|reaching|growing old)
        (dying|death|being dead|not existing) (sounds|seems|looks|feels) (like|so|pretty|really|nice|good|great|better|peaceful|easy|restful)
        not (be|going to be) here (tomorrow|tonight|next|for|in the morning|any more|much|when)
        surprised if i (am|was) … (not here|gone|dead|not around)
        (on|at) the [railway|edge of the|train|old|big|motorway] (bridge|roof|ledge|rooftop|overpass|viaduct|cliff|clifftop) … (looking down|look down|come down|jump|do not want|alone|for hours|thinking)
        (hope|hopes|hoping|hoped|wish|wishing|pray|praying) [that] (it is|it was|it will be|i have|i had|i get|they find) [a|something] (cancer|terminal|fatal|malignant|tumour|tumor|incurable|deadly|inoperable)
        i can (go|leave|rest) now
        (want|need|wish|ready for|begging for) (this|the|my|all this|all the) (pain|suffering|misery|torment|agony|hell|nightmare|torture|life|existence) to (end|stop|be over|finish|cease) … (dying|die|death|for good|forever|permanently|whatever|any way|no matter)
        in the next life
        (die|dying) (from|by|of) (hanging|drowning|overdose|jumping|suicide|bleeding|carbon|cutting|exhaust|starvation|helium|asphyxi*|insulin)
        how long … (to die|until you die|before you die|to bleed out|to drown|to hang)
        (which|what) … (kill me|kill you|kill a person|be lethal|be fatal|lethal)
        (not|never) promise … (safe|alive|hurt|kill|here|do it|anything stupid)
        (clothes|outfit|dress|suit|coffin|hymns|music|songs|song|flowers|readings) … (buried in|my funeral|for my funeral|burial|cremated|my coffin)
        (be|want to be) buried (in|next to|beside|with) … [soon]
        (this|it|my) (is|will be) my last (winter|summer|christmas|spring|autumn|birthday|year|month|week|day|night|chance to say) …
        (my|the) last (winter|summer|christmas|spring|birthday|year|sunset|day|night) [by choice|on earth|alive|here|.]
        (pills|tablets|meds|bottle|razor|rope|gun|knife|blade) (is|are|sit|sitting|lie) [right] (here|there|next|beside|in front|in my|on my|on the|calling|waiting|looking|ready)
        (how much|much|any|not much) longer [i] (can|could|will) … (hold on|go on|take this|survive|last|live|do this|keep going|fight)
        tell my (kids|children|mum|mom|dad|wife|husband|family|son|daughter|girls|boys|parents|dog) … (love|loved|sorry|proud|fault)
        (no more|free of|out of|end of) (pain|suffering|misery|hurting) (after|soon|tonight|tomorrow|forever|when i am|once i)
        (not|no longer) (afraid|scared|frightened|fearful) of (death|dying|the end)
        (looking forward|look forward) to (death|dying|the end|it being over|being dead|not being)
        (let it happen|let nature take|let it take me|slip away|let myself go|let myself die|let go of life|fade away) …
        (what if|if i|should i|might|going to|want to|could|will|thinking of) [i] [just] (stop|stopped|do not take|did not take|quit|skip|stop taking|not take) [taking] … (meds|insulin|medication|dialysis|treatment|tablets|warfarin|eating|chemo) … (happen|die|let|end|over|go|nature|peace|stop fighting|take its course)
        (ending|end|kill|killing) myself
        stepping (off|in front|out in front|over)
        (time to go|ready to go|my time) … (choice|choose|heaven|god|enough|old|peace|done|lived)
        (every time|whenever|each time) … (bridge|train|platform|cliff|balcony|roof|motorway|railway|station|tracks|knife|knives|pills) … (think about it|jump|imagine|urge|think of|picture|wonder|tempt*|calls|over it|end it|swerve)
        (better|be) dead .
        (garage|car) … (engine running|engine on|exhaust|hose|fumes)
        (locked|barricaded) (himself|herself|themselves|themself|myself) in … (bathroom|garage|room|car|gun|knife|pills|blade|razor)
        (gun|pistol|barrel|revolver) (in|to|against|at) (his|her|my|their) (mouth|head|temple|chin|chest)
        (deleted|deleting|closed|closing) (all|my) … (accounts|account|photos|socials) … (goodbye|gone|leaving|bye|end|before i)
        (give|tell|need|find|someone) [me] (a|one|any) [good] reason [not] to (live|stay (here|.)|stay alive|keep going|not die|not do it|not end|not kill|carry on|be here|wake up|go on|not jump)
        reason to (stay alive|keep living|not kill|not die|go on living|be alive)
        (hit|punch|slap|bruise|pinch|bite|scratch|choke) myself … (until|bruise|bleed|bad|punish|hard|calm|numb|when|deserve|hurt)
        (tried|try|trying|attempted) to od
        (last|final) (goodbye|goodbyes|goodbye)
        (peacefully|quietly|gently) (leave|slip|go|die|pass|exit|end|depart|fade) …
        (can|could) not (face|bear|endure|survive|take|do|get through) (one more|another|another single|any more) (day|night|morning|hour|days|week|year|minute) [of this|of pain|like this|.|on this|alone|here]
        (death|die|dying) … (comfort*|peace|peaceful|relief|free|appeal*|solution|answer|welcome)
        (i am|am|feel) [so|just] (better off dead|worth more dead|more use dead|dead inside and)
        worth more dead
        (want|need|like|ready) to be (gone|dead|done with life|done living|free of this life|with my|out of here for good|out of this world)
        (end|ended|ending) (up dead|in a body bag|in the morgue|in a coffin|in a grave)
        (body bag|find my body|finds my body|found my body|find me dead|who finds me|my corpse)
        (who|someone) (will|would) (find|look after|take care of|feed) (me|my) … (gone|dead|body|after|when i am)
        (do not|dont) (want|wish|need) to (wake|be saved|be found|be resuscitated|be revived|be rescued|get better|recover|be helped|feel anything any more|be a burden any)
        (romanticise|romanticize|romanticising|romanticizing|idealise) (death|suicide|dying)
        (why|what) … (on this (planet|earth)|in this world|on earth|still alive|still breathing)
        out of (the picture|everyones way|their way|your way|their lives|their hair|everybodys way)
        (turn|switch|power|shut) (myself off|me off|off myself|off my (life|brain for good))
        (pull|pulling) the plug on (me|myself|my life|it all|everything)
        accident would (solve|fix|sort|be|end|help|do)
        (need|want|have|like|love) to see (blood|my blood)
        life insurance … (than with me|than me|without me|when i|if i|my death|payout|pay out)
        (without|rid of|free of) me [.|around|forever|for good]
        i am [a|such a|nothing but|just] (dead weight|deadweight|drain|waste|burden|millstone)
        (do|did|manage|cope|live|get on|get by) [much|far] (better|fine|easier) without me
        (nobody|no one|noone) … (come looking|look for me|find me|find my body|notice i was|realise i was|would even notice)
        (find|found) (me|my body) … (weeks|days|months|later|smell)
        if i (drop|dropped) dead
        (can not|do not|will not) (picture|imagine|face|do|see|want|survive|take) (another|more|#) [#|ten|twenty|thirty|forty|five|fifty] (years|year|decades|winter|summer) (of|like) this
        (this|here) is where i (get off|stop|leave you|say goodbye|bow out|end|go)
        (about to|going to) (leave behind|put you through|do to you|put them through|hurt forever)
        (understand|forgive) (one day|someday|some day|in time|why i|when i)
        (stop|stopped|end|ends|over|finish) one way or another
        one way or another … (over|end|ends|stop|out|finish)
        (death|dying|suicide|being dead) … (worse|harder|scarier) than (this|living|life|my life|being alive)
        (death|dying) can not be (worse|harder|any worse)
        even death … (want|wanted) me
        (use|point|sense) (of|in) (getting up|breathing|living|going on|being alive|existing|waking up|carrying on|trying any more|fighting any more)
        (ending|end|quit|quitting) (everything|all of it) [.|tonight|soon|for good|life|now]
        (stopping|stop) everything … (life|everything|breathing|really)
        (bring|bringing|put|putting|draw|drawing) … (existence|life|suffering|misery|days|story) to (a close|an end|rest)
        put an end to (it|my|this|everything|things|me|myself|the pain)
        end things (.|for good|tonight|myself|soon|permanently)
        do away with (myself|my life|himself|herself|themselves)
        (unthinkable|irreversible|irreparable)
        curse the day i was born
        as (though|if) i (never (was|existed|lived|been)|had never (been|existed))
        (should|supposed|meant|ought) [to] [have] (died|be dead|been dead|have died) [on|in|that|when|instead|.|years]
        should have (let me (die|go)|left me (there|to die)|been me instead)
        it should have been me
        (hope|hoping|wish|pray|praying|wait|want|like) … (cancer|relapse|illness|disease|tumour|tumor|virus|infection|stroke|heart|flare|sepsis|covid) … (take me|takes me|finish me|finishes me|kill me|kills me|get me|gets me|wins|end it|gives out|stops)
        (wait|waiting) for the (cancer|end|illness|disease|grave|day i die) [to|.]
        if only … (surgery|operation|anaesthetic|accident|crash|chemo|transplant) … (gone wrong|went wrong|killed|not worked|failed)
        wait to (die|be dead|be gone|be out of here for good|be done with life|be with {dead}|leave this)
        (see|hold|meet|hug|find) … (on the other side|in heaven|up there|in the next life)
        (all i want|just want|only want) [is] to (follow|join|be with|go with) (him|her|them|{dead})
        (want|wanted|wish i could) to go with (him|her|them) .
        . suicide .
        (thinking|think|having) [really|some] (dangerous|bad|scary|awful|terrible|dark|intrusive) (things|thoughts|stuff)
        dark thoughts
        (think|thinking|thoughts|thought) (of|about) (death|dying|suicide|ending) … (every|morning|all|night|constantly|daily|lot|day|time|hour)
        (voice|voices) … (die|dead|jump|kill|cut|hurt myself|end it|worthless)
        (my|her|his) (body|corpse) (at the bottom|on the (floor|ground|rails|tracks|pavement)|hanging|in the (water|river|morgue)|broken|lifeless|washed up)
        (saw|see|seeing|picture|picturing|imagine|imagining|visualise) myself (dead|hanging|at the end|in a coffin|jumping|falling|swinging|on the tracks|under|floating|drowning|lying)
        end of a rope
        (off|leave|leaving|exit|drop off) the (face of the|planet|mortal coil|earth)
        (dying|death|end|grave|coffin|heaven|the other side) (sounds|looks|seems|calls|is calling|beckons|would be bliss)
        (meet|meeting|see|face) my maker
        (kick|kicking) the bucket
        six feet under
        pushing up [the] daisies
        (my|the) final (exit|chapter|journey|act|curtain|bow|sleep|rest)
        (bow|bowing|bowed|check|checking|opt|opting|tap|tapping|clock|clocking) out [of (life|this life|this world)] [.|for good|early|permanently]
        (shuffle|shuffling) off
        it will all be over (tonight|soon|tomorrow|by morning|.)
        (fantasi*|dream|dreaming|daydream*) … (switching off|never waking|not existing|ending|dying|disappearing|sleeping for)
        (lord|god) (took|takes|take|called|calls|would take) me
        (made|making|make) (my own|other|the) arrangements
        (how|so) (easy|simple|quick|little) [one] (step|it would be|jump|push|slip|swerve)
        one (step|jump|push|turn of the wheel|swerve) … (over|easy|enough|simple|end|peace|forward|do it)
        (coming|come) to (see|join|be with) you … (baby|mum|mummy|mom|dad|darling|angel|love|soon|heaven)
        (mummy|daddy|mum|dad|i) (will not|shall not) be long
        (knowing|know) i can end (it|this|things|everything) … (whenever|any time|anytime|when i)
        (can|could) end it (whenever|any time|anytime|when i)
        (waiting|wait) to (go|die|be taken) .
        (morning|day|sunrise) … i (hoped|was hoping|prayed) i would not [see]
      `,
    },
    {
      about: 'Killing oneself, said as it is',
      isDeniable: true,
      phrases: `
        {want} [of|to|about|on|be] {kill}
        (kill|killing|killed|kil|hang|hanging|unalive|drown|shoot|top|neck|strangle|off|offing) myself
        (top|off|neck|offing) myself
        (end|ending|take|taking|took|terminate|finish|ending|ended) my [own] (life|existence|days)
        (end|ending) it all
        (commit|committing|commiting) suicide
        (slit|slash|slitting|open|slice) my (wrists|wrist|throat|veins)
        (blow|shoot) my (brains|head) (out|off)
        (do|doing|done) myself in
        end my (suffering|misery|pain) [{forever}|tonight|myself]
        put [me|myself] out of my misery
        (going|about|want|ready|decided|tempted|able|planning|plan|might|will|ready|need|thinking|close) [to|of|about] (end|ending) (it|this|things|everything|all of this|it all) [now|tonight|.|for good|all|soon|today|once|myself|tomorrow]
        (about|going|might|scared|afraid|worried|close|urge|tempted|could|will) [to|i|i will|i might|i am going to|of] (do|doing) something (stupid|silly|bad|drastic|terrible|awful|permanent|irreversible|dumb|i can not|to myself) …
        (going|want|ready|planning|about|decided|tempted|will|plan|able|courage|guts|balls|strength|nerve|brave|scared|cowardly|coward) [enough] [to] (go through with it|do it [tonight|.|for real|but|myself|tomorrow|this|soon|when]|follow through)
        pull the trigger
        (let|allow|leave|help|letting) me (die|go in peace|end|be dead|pass|end my life|die in peace|end this|finish|kill)
        (just|please) let me (die|go|end)
        (kill|shoot|euthanise|euthanize|put) me [down] (now|please|already|out|.)
        somebody (kill|shoot) me
        (harm|hurt|hurting|harming|injure|cut|cutting|punish) myself
        (check|checking|checked|opt|opting|bow|bowing) out (for good|permanently|of life|early|of this|forever|of this world)
        (catch the bus|exit bag|final exit|self deliver*|peaceful exit|exit strategy)
        (leave|leaving|depart|departing|exit|exiting|quit|quitting|escape|done with|say goodbye to|goodbye to) {world} [.|behind|for|forever|soon|tonight|and|on my] …
        (leaving|leave) this (world|earth|life|planet|place forever)
        this world (is|was|isnt) not (for|meant for) me
        (give|giving) up on (life|living)
        (quit|quitting) life
        (consume|drink|drinking|drank|swallow|take|ingest) [some|a bottle of|the|a] (poison|bleach|antifreeze|pesticide|rat poison|acid|cyanide|detergent|weedkiller)
        hang till death
        (stop|stopped|stopping|refuse|refusing|skip|skipping|quit|come off|coming off) … (insulin|dialysis|eating|medication|meds|treatment|chemo|drinking|feeding tube|warfarin|steroids|hydrocortisone|food|pacemaker) … (die|dead|be over|end it|go faster|end|over with|death|finish|want out|let it|take me|kill|not wake|nature|slip away|peace)
        (euthanasia|euthanised|euthanized|assisted dying|assisted suicide|dignitas|medically assisted death|maid) … (me|myself|i want|apply|applied|option|for me|i would|ready|booked|signed|joined|membership|my only)
        (joined|contacted|apply|applied|applying|booked|saving|looking|look|enquired|going|research*|emailed|want|considering|thinking) … (dignitas|exit|assisted suicide|assisted dying|euthanasia|swiss clinic|switzerland to die|maid)
        (signed|want|asked|sign) … (dnr|do not resuscitate) … (die|dead|live|over|end)
        (kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|cut|cutting|drown|end|off) my self
        (blow|blowing) my (brains|head|brain) (out|off)
        (on|by|of) my own (terms|hand|hands|accord|free will) … [die|go|leave|end]
        (hang|shoot|drown|gas|poison|starve|stab|suffocate) myself
        (let|letting) myself (sink|go under|starve|waste away|fade|die|drown|bleed|slip away)
        (throw|chuck|fling|launch|hurl|lob|yeet) (myself|himself|herself|themselves) (out|off|under|in front|into|from|down|over)
        (step|stepping|stepped|walk|walking|jump|jumping|leap|leaping) (off the|in front of|under|into the path|out in front|out of the window|into traffic) [a|the|of] …
        (end|ending|ended) (myself|my story|my journey|my time here|my pain|the pain for good)
        (take|taking) (the|an|my) (easy way out|coward* way out|exit)
        (easy way out|cowards way out)
      `,
    },
    {
      about: 'No wish to live: the denial is part of the phrase',
      phrases: `
        (no|not any|any) (reason|point|reasons) [left] [to|in] (stay|staying|be here|keep going|wake up|get up|carry on|go on|live|try|trying|keep fighting|fight on|stick around|remain) [.|any|here|anymore|alive|left|on]
        (do|can|could|does) not (see|picture|imagine|have|envision) (a|any|my|the) (future|tomorrow|way forward|way out|end to this|next year|reason) [for|.|any|in|where|with|with me|other] …
        no (future|tomorrow|way out|hope left|hope any) [for me|left|.|any]
        (guts|balls|courage|nerve|strength|bottle|bravery) to (do it|end it|kill|jump|go through|die|pull the trigger|finish it|follow through|take my)
        (too|such a) (scared|cowardly|chicken|weak|coward|much of a coward|afraid|gutless) to (do it|die|kill|end|jump|go through|commit|pull)
        help (me|him|her|them|us) (die|end (my|his|her|their|it)|to die|pass)
        (not|never) (want to|going to|gonna|plan to|wish to) (turn|reach|see|make it to|live to|get to) # [.|and|because|years]
        (had|have|should|i|would) never [have] existed
        (not|no longer) (afraid|scared|frightened|terrified) to die
        (not|no longer) (afraid|scared) of dying
        (do|does|did) not deserve (oxygen|air|life|to live|to breathe|to exist|to be here|love or life)
        (no|not the|not any) intention of (waking|living|being here|staying|surviving|seeing tomorrow|making it)
        (world|nobody|no one|anyone|they|family) (will|would|wont) not (miss|notice|remember|mourn) me
        (have|has|had|got) (not|no) [any] (will|reason|desire|wish|strength|energy|motivation|purpose) to (live|exist|go on|be here|be alive|wake up|survive|keep living|carry on living)
        (the|any|my) (strength|energy|will|courage|power) to (exist|live|go on living|stay alive|keep living|be alive|keep existing)
        (can|could) not (go on|carry on|keep going|continue|do this|do it) … (finished|done|bye|goodbye|over|end|sorry|love you|goodbye|goodnight)
        (not|never) (want to|wish to|get to|going to|plan to) see (spring|summer|autumn|winter|christmas|another|next|tomorrow|the new year|my next|my birthday)
        (do|does|did) not want (this|my|the) life [no more|any more|.|any]
        (not|no) (want|need) to (be|stay|live) … (alive|here|around|on this|in this world|on earth)
        (no|without|zero) (way out|hope|future|escape|options|exit|light) … (jump|die|end|kill|goodbye|death|suicid*|over|pills|live|leaving)
        (only|one) (thing|person|reason|one) … (keeping|keeps|stops|stopping|holding) [me]
        (do|did|does|can|could|would|will) not (want|wish|care|desire|deserve|need|intend|plan|expect|see myself|like) [to] (live|be alive|exist|be here|wake up|be on this earth|be around|continue living|go on living|keep living|carry on living|live through|stay alive|be living|be in this world|survive|carry on|go on|live like this|live anymore|wake|see tomorrow|make it|see another|be saved|be resuscitated|be conscious|breathe|last much longer)
        not want to (live|be here|be alive|exist|wake up|go on|carry on|be around|continue|survive|wake|be resuscitated)
        (no longer|not|never) (want|wants|wanted|wish|wishes|care|cares|desire) to (live|be alive|be here|exist|wake up|go on|carry on|continue|survive|be on this earth|be around)
        (wish|want|prefer|rather) to not (be|live|exist|wake)
        (no|zero|not any|no more|lost [my|the|all|any|every]|losing [my|the|all]|lose [my|the]|without [the|any]|not got|little) (will|reason|desire|wish|motivation|strength|point|purpose|want|need) (to|in|for) (live|living|exist|go on|be alive|stay alive|keep living|continue|carry on|be here|keep going .|survive|wake up|being alive|living any)
        (will|reason|desire) to live (none|zero|gone|is gone|0|has gone|lost|nil|disappeared|left me|fading|minus)
        lost [my|the|all|any] will (to live|.)
        (no|not|is there any|see|see no|see the|what is the|whats the|is there a|any) (point|reason|purpose|sense|meaning|use) (in|of|to) (living|life|being alive|going on|existing|my life|carrying on|waking up|staying alive|keep living|live|continuing|this life|staying here|me being|be alive|go on|keep going|being here|anything any more)
        (what is the|is there any|see no|no|see the|what) point (any more|.|in any of this|living|in anything|to life|to any of it|to this life|in tomorrow|of tomorrow)
        why (am i alive|am i here|live|bother living|go on living|keep living|stay alive|should i live|should i stay|am i bothering to live|do i exist|carry on living|was i born|bother staying alive|should i keep living|did i wake up|did i survive|did they save me|did they resuscitate|keep going on living|not end it|not kill myself|not die|not just die|should i bother living|was i saved)
        (life|living|my life|existence|this life) (is|was|isnt|feels|has become|seems) (not|no longer|never|not really) (worth [it|living|anything]|for me|livable|liveable|a life)
        (not|isnt|no longer|never) worth (living|being alive|staying alive|waking up)
        (life|living|my life|existence) (is|has become|feels|seems) [so|such|too|a|an] (pointless|unbearable|meaningless|worthless|empty|hell|living hell|torture|over|intolerable|hopeless|finished|not mine|agony|too much|too painful|too hard|curse|prison|nightmare|punishment)
        my life (is|has|feels|means) (over|nothing|no meaning|no value|no purpose|worth nothing|ruined beyond|done|ended|finished|no point)
        (can|could) not (live (like this|any|this way|with this any|.)|go on (living|any|like|much|.)|carry on (living|any|like|much|.)|keep living|continue living|exist|keep myself alive|keep myself safe|stay alive|face another|face one more|survive|survive another|take life|bear to live|bear living|bear another|do life|keep existing|do another day|see myself living|imagine living|do this life|trust myself) [like|any|this|much|with|another|day|.|on|in|tonight|alone|around] …
        (can|could) not (do|take|stand|bear|handle|cope with|deal with) (this|it|life|things) [all] (any more|any longer|no more|longer) … [.] … (done|goodbye|bye|end|die|over|out|goodnight|sorry|peace|leave|finish|pills|kill|living|love you|gone|life)
        (i am|am|im) done . … (goodbye|bye|sorry|love you|with life|living|forever)
        (done|finished|through) (with (life|living|everything|this life|this world|all of it|trying to live|fighting to live)|living|fighting . goodbye|being alive|existing)
        (no|not|never|see no|only|one|there is no|find no) [other] (way|way out|ways out|escape|exit|option|options|future|hope|tomorrow|out) [for me] (out|but|except|besides|other than|left|any more|than|apart|from this life|to stop|.) … (death|die|dying|suicide|end|left|dead|this|kill|tomorrow|me|life)
        (death|dying|suicide|dead|ending it|end it) … (only|sole|one) (way|option|answer|escape|exit|solution|out|thing left|relief|cure)
        (only|sole|one|single|last) (way|thing|reason|option|answer|escape|exit|solution|person|out|cure) … (death|die|dying|suicide|alive|end it|stop me|stopping me|stops me|keeps me here|keeping me here|dead|kill|keeping me|living|grave)
        (nothing|no one|nobody|noone|little) (left|keeping me|holding me|to live for|keeps me here|worth living|to stay for|to lose|keeping me here|keeps me alive|to keep me|else to live) … 
        (only|one|main) (reason|thing) (i am|that i am|i have not|keeping me|stopping me|i stay|i am still|that keeps me|i keep) …
        (keep|keeps|keeping|kept|stay|stays|staying|remain) [myself|me] alive [for|because|much|tonight|until|only|.|longer|at|any] …
        (stopping|stop|stops|stopped|keeps|keeping|kept|prevent*|hold*) [me] … from (doing it|ending|killing|jumping|suicide|dying|going through|hurting|cutting|taking my life|leaving this)
        (will|would|might|may) not (be here|be around|be alive|make it|last|see (tomorrow|morning|the morning|christmas|another|next)|live|survive|wake up|exist|need [it|them|this|any]) [for|to|until|much|tomorrow|when|by|any|past|anymore|long|next|the|another|christmas|.|at] …
        there will not be a (next|tomorrow|me|future|2*) …
        (by|this time) (tomorrow|tonight|then|next week|the time you (read|see|find)|monday|friday|sunday|morning|christmas|next year) … (gone|dead|will not be|over|not be here|be free|out of|no longer)
        (when|if|by the time|once) (you|u|they|anyone|someone) (read|reads|see|sees|find|finds|get|reading) (this|me|my|it|these) …
        (soon|tomorrow|tonight|finally) [it|i|all|this|will|be|i am] … (be over|be gone|be dead|be free|be at peace|be out of|not be here|be no more|die|end it)
        (wants|want|wish|ready for|need|for|hope|like|pray|praying|begging) [it|this|life|everything|all|my life|the pain] [all|of this] to (end|be over|stop {forever}|finish|be done|stop for good|cease) [.|already|now|tonight|and|soon|because|forever|once|all]
        (it|this|everything|life|suffering) to (be over|end {forever}|stop {forever}|all end|be finished)
        (never|should never|should not|wish i had never|wish i was never|better never|had never) [have] been born
        (should have|should of|ought to have|would have|better if i had|wish i had|supposed to have) (died|been killed|let me die|not survived|stayed dead|been aborted|let me go|drowned|bled out|crashed|jumped|never woken)
        (should have|should of|why did|wish they had|why could|wish they|wish you had) … (let me die|left me|not saved|saved me|resuscitat*|revived|let me go|not brought me back|bring me back|not found me)
        (failed|fail) (at dying|at suicide|even at dying|to die|to kill|even to die|at killing|at ending)
        (not|do not|did not|was not) (meant|made|built|cut out|supposed) (for|to) (this world|life|living|live|be alive|be here|exist|this life|last|survive)
        (burden|dead weight|deadweight|waste of space|waste of oxygen|waste of air|millstone|drain|useless|worthless|nuisance) … (everyone|family|everybody|kids|wife|husband|die|dead|gone|better|without|live|end|end it|here|parents|friends|all|planet)
        (not|no) (scared|afraid|frightened) (of|to) (dying|die|death) … (any more|living|welcome|ready|relief|want|now)
        (passively|actively|passive|active) suicid*
        not suicidal (exactly|but|per se|just|as such) … (if|die|died|wake|fine|dead|mind|here|exist|sleep|happen|alive|bus)
        (would not|do not|will not) (mind|be sad|be upset|complain|fight it|be sorry|care|object|fight) [if|not|about|it|to] [i|a|it|something|about] (died|dying|die|dead|did not wake up|never woke|not waking|waking|bus|car|truck|killed me|got hit|happened to me|took me|hit by|wake up|drop* dead|was gone|do not wake) …
        (if|wish|hope) (a|the|some) (bus|car|truck|lorry|train|meteor|plane|bullet) … (hit|ran|run|struck|mowed|flatten*|took|take|killed|kill) [over] [me] …
        (not|never) (make|making) it (to|past|through) (tomorrow|christmas|morning|tonight|the night|my birthday|the weekend|next year|the new year|the week|another|thirty|30|2*|the end of the)
        (last|final) (night|day|christmas|birthday|sunset|sunrise|meal|weekend|summer|words|goodbye|post|message|time i will|tweet|letter) [on earth|here|.|alive|ever|on this|for me|from me|i will ever|with|to|you will]
        (nothing|what) … (stopping|keeping|holding) me [.|here|from|alive|any more]
        what is (stopping|keeping|holding) me
        (only|one|main|sole) (thing|reason|person|one) … (stopping|keeping|holding|keeps|stops|holds|between) me
        is the only thing (keeping|stopping|holding|that keeps|that stops|between)
        (reason|reasons) not to (do it|jump|die|end|kill|go|take)
        not (have|see|got|find) (a|a single|one|any) reason to (stay|live|wake|get up|go on|keep going|carry on|exist|be here)
        (no longer have|have no|can not find|lost every|run out of) [a|any|single] (reason|reasons) to (stay|live|go on|exist|be here|keep)
        not (want|wanted|ask|asked|wanting|need) (saving|to be saved|to be found|to be revived|to be brought back|rescuing|them to save|anyone to save)
        (saved|revived|resuscitated|brought back|rescued|found) me … (against|hate|not|should|wish|too soon|why)
        against my (will|wishes)
        (hope|wish|pray|hoping|praying|wishing) [that] i (do|will|would|did) not (make it|survive|come round|wake|pull through|get through|come back|recover|live)
        not to wake up (tomorrow|again|.|in the morning|at all|ever)
        (love|like|prefer) not to wake up
        (next time|this time) i (will|would|shall|am going to|am) (not (mess|fail|miss|botch|screw|survive|wake)|do it right|get it right|succeed|make sure|manage|do it properly|finish|going to make sure)
        (see|reach|live to see|make it to|be here for) (the spring|spring|summer|christmas|autumn|winter|my birthday|new year) … my (choice|decision|doing|own)
        not [going to] (see|reach|live to see|make it to|make it through) (the spring|spring|summer|christmas|the winter|another|my next|tomorrow|next) …
        will not be (here|around|alive) to (see|hear|watch|meet|find out)
        not wake up … (morphine|pills|drops|tablets|insulin|dose)
        no (light|hope|way|future) … (rope|noose|bridge|grave|death|die|end it|pills)
        (no|any) other (solution|way|option|choice|way out|answer|exit) [left] (but|than|except) … (end|die|suicide|kill|death|dying|go)
        (no|not any) (fight|strength|will|energy) left … (life|living|give up|giving up|goodbye|go on|live)
        (give up|giving up|gave up|given up|quit|quitting|resign*) on (life|living|being alive|myself and)
        (let me|can i|allowed to) (slip away|go in peace|go please|rest in peace|drift off for good|pass)
        let me go … (begging|beg|hurt too|suffer*|pain|please)
        (this|it) is not (living|a life|life) … (end|die|over|finish|enough|done|out)
        not (trust|safe with|safe around|trusting) myself … (pills|medication|meds|tonight|knife|alone|knives|right now|around|tablets)
        not trust myself
        (do not|not) (leave|let) me (alone|be alone) … (might do|scared|tonight|do something|afraid)
        (scared|afraid|frightened) of (myself|what i (might|could|will|may|am going to) do)
        (life|living) (holds|has|offers) nothing (for me|left|more)
        (tidied|sorted|settled|arranged|wrapped) … (affairs|papers|paperwork|accounts|passwords) … (left|go|gone|ready|after i|tonight|time)
        (no|not any|not much) (point|use|sense) [in] (going on|carrying on|living|being here|being alive|existing|continuing|go on|staying alive)
        only alive because
        not (eating|drinking) [or|and] (drinking|eating) … (waiting|go|die|end)
      `,
    },
    {
      about: 'Means, places and preparations',
      isDeniable: true,
      phrases: `
        {means} … (lined up|laid out|stashed|in front of me|in my hand|counted|ready|on the nightstand|on the bedside|hidden|saved up|stockpiled|hoarded|next to me|beside me|within reach|to end|calling|staring at me|look tempting|are tempting|looking at me|in a row|spread out|under my (pillow|bed|mattress))
        (lined up|laid out|stash*|stockpil*|hoard*|saving up|saved up|saving|collecting|counting|counted|hid|hiding|keeping|kept|putting aside|put aside|squirrel*|stored|storing|accumulat*|amass*|staring at|looking at|sorted|bought) … {means} … [enough|just in case|for when|ready|tonight|.|until|to|for the day]
        (enough|plenty of|sufficient) [of] … {means} … (to|for) … (die|kill|end|do it|job|me|never wake|finish|sleep forever|a horse|overdose|take me out|not wake)
        (enough|a lot of|plenty of) {means} to …
        (take|took|taken|taking|swallow*|downed|necked|popped|ate|drank|chugged|drink|gulped|had) (all|every|the whole|a whole|an entire|the entire|a bottle|the bottle|too many|a load|loads|a bunch|a handful|a lot|a pack|two packs|a box|three|fifty|forty|thirty|twenty|#|way too|my whole|all of) … ({means}|of them|on purpose|deliberately|intentionally)
        (took|taken|take|taking|swallowed|injected|inject|inject*) … {means} … (on purpose|deliberately|intentionally|to die|to end it|to sleep forever|and do not want|at once|in one go|to not wake|with vodka|with alcohol|and hope|and wait*)
        on purpose … (overdose|overdosed|pills|too many|insulin|crash|took)
        (overdosed|overdose) (on purpose|deliberately|last|tonight|yesterday|and|.|this|again|intentionally|because|on|but)
        (i|she|he|they|son|daughter|sister|brother|mum|mom|friend|wife|husband) [have|has|just] overdosed
        (how many|how much|what dose|what amount|which dose|what combination|would #|would|will|is) … ({means}|mg|it|mixture|dose) … (die|kill|lethal|fatal|end it|never wake|enough to|overdose|deadly|finish|do the job|stop my heart|to not wake)
        (lethal|fatal|deadly) (dose|amount|quantity|combination|cocktail|mix|overdose|limit) [of|for|.|in|is]
        how (many|much) … to (die|kill|end|overdose|not wake|never wake|finish me)
        (bought|buy|have|got|found|tied|tying|made|hidden|hid|loaded|loading|cleaned|ordered|own|keep|holding|holding on|kept|borrowed|learn* to tie|practis*|practic*|hung|hold|grabbed|picked up|sharpened|stole) (a|the|my|some|his|dads|grandads|my dads) [loaded|old] (rope|noose|gun|pistol|shotgun|rifle|razor|blade|blades|handgun|revolver|ligature|knot) …
        {weapon} … (is in (my|the|his)|in my (hand|mouth|drawer|room|bag|car|lap)|to my (head|temple)|around my neck|ready|loaded|waiting|calling|next to me|beside me|keep looking|staring|on my bed|under my bed|in the closet|in the drawer|in the garage|in the shed|against my (skin|wrist|throat)|hanging|is tied|tied|on the table|my wrists|my arms|looks tempting|looking at me)
        (noose|nooses)
        (keep|kept|cannot stop|catch myself|sit) (looking|staring|glancing) at … {weapon}
        (tie|tying|tied) (a|the) (knot|rope|belt|noose|cord) … [neck]
        (stand|stood|standing|sit|sat|sitting|went|going|walk|walked|walking|driv*|drove|climbed|climb|am|was|found myself|hanging around|drawn|lean*|looking down|stared|stare|looked) [up|down|out|here] (on|at|by|to|over|near|off|along|from) [the|a|my|our] [very|top of the|edge of the|edge of a|train|railway|car|tower|motorway|multi-storey|side of the|wrong side of the] {place} … (jump|hour|hours|last night|thinking|wonder*|almost|ready to|train|trains|end it|over|nobody|cold|crying|and thought)
        (edge|ledge|wrong side|top) of (the|a) (roof|bridge|cliff|building|balcony|platform|multi-storey|pier|rails|railing|tower block)
        (nearly|almost|about to|going to|wanted to|want to|tempted to|could|will|came close to|thinking of|thought about|gonna|ready to|how easy it would be to|voices|telling me to|urge to) (jump|jumped|jumping|step off|stepped off|step in front|stepped in front|let go|drive off|drove off|swerve|swerved)
        (bridge|roof|balcony|cliff|window|tracks|platform|train|river|water|sea) (is|was|looks|keeps|calls|calling|called) … (calling me|calling|inviting|tempting|high enough|waiting for me|close by|minutes away|right there|close enough|five minutes|so near|me)
        (does|do|would|will|is|how) [it|a person|you|you feel|long|much] (drowning|hanging|dying|suffocat*|bleeding out|suicide|bleed out|freeze|freezing to death|carbon monoxide|jumping) … (hurt|painful|pain|take|long|painless|quick|peaceful|suffer)
        does it hurt to (die|drown|hang|bleed|be hit by|kill)
        (painless|quick|quickest|easiest|easy|peaceful|best|fastest|clean|cleanest|least painful|gentle|gentlest|foolproof|surest|most effective|quiet|simplest|quick and painless|less painful) … (way|ways|method|methods|exit|manner|means) [to|of|for] (die|go .|end|kill|dying|killing|suicide|ending|out .|leave|do it|commit|go)
        (painless|peaceful|quick) (death|suicide|exit|way to go|way out)
        (ways|way|method|methods|how) (to|of|for) (die|dying|end my life|kill myself|killing myself|kill yourself|killing yourself|end it|commit suicide|suicide|end your life|hang|tie a noose|overdose|not wake up|die painlessly|hang yourself|slit|ending my life|die without|unalive)
        (google*|search*|looked up|looking up|reading about|research*|read up|looking for|found|forum) … (suicide|ways to die|painless|lethal|noose|nooses|how to die|overdose|hanging|methods|kill)
        (crash|crashing|drive|driving|drove|swerve|steer*|ram) … (tree|wall|lorry|truck|bridge|oncoming|barrier|off the road|cliff) … (end|on purpose|urge|die|over|thought|think|imagine|keep|wonder*|tempt*|quick)
        (turn|turning|yank*|jerk*) the (wheel|steering wheel) …
        (life insurance|insurance|policy|payout) … (suicide|kill|die|dead|my death)
        (suicide|kill myself|if i die|i died) … (insurance|payout|policy)
        (put|putting|getting|get|got|sorted|sorting|set|setting) (my|all my) (affairs|papers|finances|things|passwords|paperwork) (in order|together|ready|out) … [ready|go|dog|gone|goodbye|will|leave|for when|before|so|they|.|kids]
        (affairs|papers) … in order … (ready|go|gone|goodbye|home for)
        (found|find|finding|arranged|rehom*|give|giving|gave|given) … (home|homes|family) for (the|my) (dog|cat|cats|dogs|pets|pet|animals|rabbit|kids|horse)
        (gave|giving|given|give) away [all|his|her|my|their|most of|the] [of|my|his|her|their] (things|stuff|possessions|belongings|guitar|clothes|jewellery|jewelry|books|dog|cat|pets|records|everything|collection|tools|bike|car|savings|money|games) …
        (written|wrote|writing|write|wrote|left|leaving|leave|finished|drafted|penned|typed|recorded|seal*) [my|a|the|all|goodbye|her|his|their|letters|out] [my|the|goodbye|final|suicide|last] (goodbye letter|goodbye letters|suicide note|goodbyes|goodbye note|goodbye|letters to|letter to|goodbye|goodbye letter|final letter|last letter|final letters|last words|will and|notes for|letters for|goodbye video|video for) … 
        (suicide note|goodbye note|goodbye letter|goodbye letters|goodbye letter|goodbye note|goodbye video)
        (plan|planned|planning|arrang*|pick*|chose*|choosing|chosen|imagin*|daydream*|picture|picturing|fantasi*) … my (own funeral|funeral|suicide|death|own death|exit|departure|last day|final day|goodbye|ending)
        (have|got|made|make|making) (a|my|the) (plan|plans|date|method|day|exit plan) (to end|to die|to kill|and the means|for ending|for how|picked|set|and a date|ready|and i|to do it|of how|to go|in mind for|.|for when|written) …
        (set|picked|chosen|fixed|decided on|chose|circled|have) (a|the|my) (date|day|place|method|spot|time|bridge|tree) … (die|death|end|go|dying|it|suicide|last|gone|.|leave|already|calendar)
        (tonight|today|tomorrow|this weekend|friday|sunday|monday) is (the|my) (night|day|last|end|final|time) …
        (tonight|tomorrow|today) … (i am going to die|i die|i will die|i end it|be my last|kill myself|my last night|i will do it|going to do it)
        i will (do it|be dead|die|end it|be gone) (tonight|tomorrow|soon|this weekend|by morning|today|by the time|before)
        (know|decided|figured|worked out|planned|chosen|know exactly) (how|when|where|what day) [i|to|and] (will|am going to|would|want to|am|to) (die|do it|end it|go|kill|end my|end things|jump)
        (know|figured|decided|worked out) how (and|or) when
        (exhaust|hose|hosepipe|charcoal|gas|oven|garage|carbon monoxide) … (car|fumes|garage|tent|breathe|engine) … (sleep|end|die|over|peace|running|on|closed|sit)
        (loaded|cleaned|held|holding|put) (the|my|a) (gun|pistol|shotgun|rifle|revolver) …
        (gun|pistol|shotgun|rifle|revolver|glock) … (closet|drawer|safe|head|mouth|hand|lap|car|looking at it|temple|nightstand|bedside|under my|loaded|tempt*)
        (bath|bathtub|tub) … (razor|wrists|toaster|hairdryer|hair dryer|blade)
        (read|reading|watch*) … (how to|methods) … (hang|die|suicide|noose|painless)
        (stockpiling|stockpiled|hoarding|hoarded) [my|his|her|all|the] …
        {means} … (how (simple|easy|quick|peaceful)|simple it would|easy it would|would be (simple|easy|enough)|tempting|calling|whispering|so simple|so easy)
        (shot|dose|overdose|injection|jab|syringe|pen|units) of insulin … (done|over|gone|end|peace|sleep)
        (took|taken|swallowed|downed|necked|popped|drank) (them all|the lot|every last one|all of them|the whole lot|the entire) [.|bottle|pack|box|packet|and|night|goodbye]
        (vodka|whisky|whiskey|gin|rum|litre|bottle of wine|booze|alcohol) … (with|and|on top) … {means}
        {means} … (with|and) … (vodka|whisky|whiskey|gin|rum|litre of|booze)
        (opened|open|opening|sliced|slashed|slit|cut) [up] (my|her|his|their) (arms|arm|wrists|wrist|veins|throat|thighs|forearm|legs)
        (let|letting) go of the (wheel|steering wheel|rail|railing|ledge)
        (take|taking) my hands off the wheel
        (found|picked|chosen|scoped out|checked out|chose) (the|a|my|which) (bridge|cliff|rooftop|railway|tall building|spot to|place to (die|do it|jump|end))
        bridge … (fence|barrier|nobody around|no one around|high enough|jump|drop)
        everything i need … (moment|courage|nerve|tonight|drawer waiting|end|done|go)
        (waiting|wait) for the (right moment|courage|nerve|right time|day) [to|.] [do it|die|go|end]
        (only thing|all that is|all there is|thing) left [to do|for me] is to (go|do it|leave|jump|die|say goodbye|end|wait to die)
        (rehomed|rehoming|gave away|given away|giving away|found a home for|sold) (my|the|all my) (dog|cat|cats|pets|stuff|things|belongings|possessions|clothes|animals)
        (dog|cat|lease|job|flat|accounts) … only thing left
        not [be] need* (it|them|any of it|my things|my stuff|these|anything) (any more|where i|soon|now|after|.)
        (go|die|leave|pass|do it|end it|out) without (it hurting|any pain|pain|hurting|suffering|feeling (it|anything))
        (pill|drug|injection|something|medicine|tablet) … (never come back|not come back|never wake|not wake|sleep forever|forever)
        (so|and|that) (you|i|he|she|they|one) [do|will|would] (not|never) wake up
        (surest|least painful|most painless|cleanest|gentlest|kindest|foolproof|painless) way (out|to go|to do it|to end|to die|.)
        (quickest|easiest|fastest|best|simplest) way (out|to die|to end it|to go painlessly|to kill|to leave this)
        (potassium|cyanide|helium|nitrogen|carbon monoxide|antifreeze|bleach|digoxin|nembutal) … (finish|painless|die|to end|kill)
        (look|looked|looking|stare|stared|staring|gazing|gazed|eyeing) (at|over|down) (the|that|my|a) (balcony|railing|railings|tracks|bridge|edge|ledge|rope|knife|pills|blade|razor|window|drop|water|rafters|beam|bottle|noose|gun) … (long|longer|hour|hours|minutes|again|think*|wonder*|tempt*|today|tonight|how)
        (sat|sitting|standing|stood|stand|climbed|climbing|leaning|perched) [on|over|at|by] the (ledge|parapet|railing|railings|roof|tracks|rails|edge|wrong side|barrier|rooftop|windowsill|cliff)
        (along|on|onto|beside) the (tracks|train tracks|railway tracks|railway line|rails) [.|waiting|for|at|to|and]
        (stop|stopped|stopping|keep|kept) myself [from] (stepping|jumping|doing it|swallowing|taking|going|walking into|cutting|driving)
        (belt|scarf|cord|rope|sheet|cable|dressing gown) … (door handle|handle|beam|rafter|rafters|neck|hook|branch|ceiling|banister)
        (bought|got|found|ordered|stole|hidden|kept|buying|hiding) [some|a|new|the|pack of|packet of] (razor blades|razors|blades|rope|scalpel|noose|gun|sharpener)
        (putting|put|setting|saving|stashing|hoarding|stash*|hoard*|keep|keeping|collecting|squirrelling) … {means} (aside|by|for the day|just in case|until|for when)
        {means} (aside|by) … (the day|months|weeks|when|just in case)
        (saved|saving|hoarded|stashed|stockpil*) up … {means}
        (stopped|not taking|skipping|stop|quit|refusing|skip|ditched|binned) … (blood thinners|anticoagulants|insulin|heart pills|dialysis|anti rejection|meds|medication) … (luck|quick|quicker|hopefully|fast|soon|nature|die|let|end)
        with [any|a bit of|some] luck … (die|quick|wake|heart|dead|be over|not)
        (not|stopped) (eating|drinking|feeding) … (slip away|die|fade|waste|disappear|go|on purpose so)
        (bath|bathtub) … (razor|blade|toaster|hairdryer|wrists|knife)
        (drive|driving|drove) … (no seatbelt|eyes closed|wall|tree|off the|let go|faster and faster)
        (know|decided|worked out|planned) [exactly|just] (how and when|when and how|how|when|where) [and|how|when|where] i am (going to do it|doing it|going|going to die|ending)
        (picked|chosen|set|fixed|got|have|chose) (the|a|my) date
        (settled|decided|made up my mind|mind is made up|decision is made|final decision) … (doing it|do it|end|going through|go through with it|at peace|calm)
        (go|going) through with it
        (nerve|guts|courage) to (do it|go through|jump|end|finish|swallow|pull)
        (find|finding|get|getting|had|have) the (nerve|guts|courage) .
        (until|once|when|after|as soon as) … (grown|gone|passed|leave home|old enough|18|eighteen|dies|dead) … (then i am|i am (off|out|gone|done|free|going)|i can (go|die|leave|rest)|free to go|i will (go|be gone|follow|leave))
        free to (go|die|leave|follow) [too|now|.]
        how (many|much) {means} (would|will|does|do) it take
        how (many|much) … {means} … (would it take|does it take|do i need|is enough|enough|too many to)
        (deliberate|intentional|intentionally|deliberately|on purpose) … (overdose|overdosed|took|swallowed|pills|tablets)
      `,
    },
    {
      about: 'Farewells',
      phrases: `
        goodbye (everyone|everybody|all|world|forever|cruel|my friends|friends|my love|my loves|to you all|to all|mum|mom|dad|guys|life|for ever|for good|y'all|kids|my darlings|folks|my family|and thank|and i am sorry|and sorry|for the last)
        (goodbye|so long) (everyone|everybody|all|world|cruel|my friends|friends|folks|and thank)
        (saying|say|said|sending|came to say|here to say|want to say) (my|our|the|a|final|one last) (goodbye|goodbyes|final goodbye|last goodbye|goodbyes|last goodbyes|goodbye)
        (this is|here is|consider this) (my|the) (last|final) (post|message|goodbye|time|letter|night|entry|day|note|words)
        (last|final) (post|message|goodbye|entry) (from me|here|ever|you will|i will|.|to)
        (this is|it is|that is) (goodbye|the end for me|my goodbye|goodbye|my goodbye|it for me|the end of me|the end .)
        (sorry|forgive me|apologise|forgiveness|apologies) … (what i am about to do|what i am going to do|what i have to do|what i will do|leaving you|leaving this|leaving you all|for leaving|for giving up|could not hold on|could not stay|i was not strong enough|for what happens|i have to go|i can not stay|could not fight|for what is about)
        what i am (about|going) to do .
        (see|meet|join|be with|with) (you|u|them|him|her|ya|y'all|everyone|all|mum|mom|dad) [all] (on the other side|in the next life|in heaven|in another life|in hell|up there|in the afterlife|soon in heaven|in paradise)
        on the other side folks
        (going|coming|ready|time|want|wanna|soon|about) [to] (home to|be with|join|meet|see) (god|jesus|the lord|my maker|{dead}) [in heaven|again|soon|.|now|up there|tonight]
        (join|joining|rejoin) (him|her|them|{dead}) [in heaven|soon|.|up there|tonight|now|again|where|on the]
        (be|am|being|at|made my|making|made) [finally|last|my] (at peace|peace) (now|with it|with dying|with leaving|soon|with my decision|with death|with ending|with going|knowing i|with god and)
        (take care of|look after|tell|hug|watch over|be good to|feed) (my|the) (kids|children|dog|cat|family|son|daughter|mum|mom|wife|husband|boys|girls|cats|dogs|babies|little ones|parents|pets) … (for me|when i am gone|i love|when i|after i|loved|gone|not here|once i)
        (tell|let) (my|them|everyone|mum|mom|him|her) … (i loved|i love|know i loved|it was not|i tried|i am sorry|was not their fault|not their fault|that i tried)
        (do not|dont|please do not|no one) (cry|be sad|mourn|blame|look for|search for|try to stop|try to save|call|come looking|miss|try to find|grieve|wait up|worry about me) [for|me|yourself|yourselves|yourself|anyone|when|too] … (gone|me|happier|peace|better|fault|tomorrow|decision|free|yourself|dead|soon)
        (remember me|forget me|forget about me|remember i loved|thank you for everything|thanks for everything|you were the only|thank you all for everything|thanks for being|it was nice knowing|it has been nice knowing|nice knowing) … [.] … (goodbye|bye|gone|peace|leave|leaving|over|end|die|goodbye|you|love you all|tonight)
        (my|the) (time|decision|mind|choice) (has come|is up|is made|is made up|is over|here is done|is final|here is over|is nearly up|on earth|here is up|on this earth)
        (made|make) (my|the|up my) (decision|mind|peace|choice) … (die|end|go|leave|goodbye|gone|dead|over|tonight|life|stop|peace|suffering|living)
        (i am|am|ready to|time to|going to|about to|wanting to|just) (let|letting) go (now|of life|forever|tonight|.|and be|for good)
        (i am|am) (going|leaving|checking out|signing off|logging off|clocking out|letting go|giving up|out|gone|ending things|going away|going home) (forever|for good|permanently|for the last time|now goodbye|tonight and|and not coming back|to a better place|and never coming|for ever|now . goodbye|to heaven|to the lord|to meet)
        (going|gone|off) to a better place
        (one last|one final|for the last|the last) (time|goodbye|message|look|hug|post|call|drink|cigarette|thing before) … (goodbye|before|love|gone|ever|go|die|end|sleep)
        (game over|curtains|lights out|its over|it is over) for (me|good)
        (good night|goodnight|bye|goodbye|goodbye|night) (forever|for good|for ever|cruel world|world|. i am done)
        rest in peace (me|to me|myself)
        r i p me
        (written|wrote|writing|finished|rewritten) (the|my|that|all the) (note|notes|letters|goodbyes|letter|goodbye|final) .
        (last|final) (post|message|letter|words|entry|tweet|email) [.|here|from me|ever|thank|thanks|i|before i go|you]
        (checking|signing|logging|bowing) (out|off) [for good|forever|for the last time] .
        (tell|let) (my|the|him|her|them) … [know] … (not (his|her|their|your) fault|loved|love them|love him|love her|am sorry|forgive)
        not (your|his|her|their|anyones|anybodys) fault … (love|goodbye|sorry|decision|choice)
        (hug|hugged|kiss|kissed|held|squeezed) … (last time|tighter than usual|one last|longer than usual|goodbye)
        this is [it|the end] for me
        (the end|end of the road|end of the line|curtains|lights out|game over) for me
        (look after|take care of) (my|the|him|her|them) … (when i am|after i|once i|if i am|for me when|gone|will you)
        (daddy|mummy|mommy|mum|dad) … (not be in pain|not hurt any more|no more pain|at peace|love you always|in heaven)
        said (my|her|his|their) goodbyes [.|to (my|him|her|the kids)|without]
      `,
    },
    {
      about: 'Self-harm',
      isDated: true,
      isDeniable: true,
      phrases: `
        (cut|cutting|cuts|burn|burned|burnt|burning|harm|harmed|harming|hurt|hurting|stab|stabbed|scratched|carved|carve|slash*|punch*|hit|hitting|bit|biting|starve|starving|bruise|injured|bleed|punish*|sliced|slicing|bang) (myself|my self) [again|tonight|last|on|with|because|to|for|when|until|.|badly|yesterday|this|every|just|on purpose|so] …
        (cut|cutting|carved|slashed|slash|sliced|burned|burnt|carve|slicing|scratch*|burning|slit|stabbed|stab) (my|into my|up my|open my|deep into my) [own|left|right|inner|upper|fore] (arm|arms|wrist|wrists|thigh|thighs|leg|legs|stomach|forearm|forearms|skin|hip|hips|flesh|belly|throat|neck|veins|ankles)
        (self harm|self harmed|self harming|selfharm|selfharming|self injury|self injur*|self mutilat*|self inflicted) 
        (relapse|relapsed|relapsing|clean|streak|sober) … (cut|cutting|cuts|self harm|harm|blade|razor|blades|burning|sh)
        (started|start|back to|went back to|urge|urges|resort* to|stop|need|want|keep|addicted|craving|been|quit|began|turned) [to|the|for] cutting [again|myself|.|because|to|when|at|tonight]
        (fresh|new|more|deep|deeper|#|five|three|ten|six|four) [new|fresh|deep] (cuts|scars|burns|slashes|marks|gashes) … (arm|arms|thigh|thighs|wrist|wrists|legs|today|tonight|last night|self|hide|me|stomach|yesterday|bleeding)
        (arms|wrists|thighs|legs|arm|thigh|forearms) … (covered in|full of|more|added|scars|cuts|burns) … (added|more|today|scars|cuts|tonight|self|blade|myself|fresh|again)
        (hide|hiding|cover|covering|hid) … (cuts|scars|blade|blades|razor|arms|burns) … (sleeves|mum|mom|parents|wrists|bed|room|drawer|arms|phone|doctor|husband|nobody)
        (razor|blade|blades|knife|lighter|cigarette|cigarettes|scissors) … (skin|arm|wrist|thigh|calms|relief|feel|drawer|hand|helps|bleed|cut|myself|leg|only|pressing|against)
        (lighter|cigarette|cigarettes|iron|match) … (on|against|into|to) my (arm|skin|leg|thigh|wrist|wrists|hand)
        (cut|cutting|bleed|bleeding|blood|pain|hurt*|burn*|blade) … (calms me|only thing that helps|feel something|feel alive|release|relief|numb|feel better|quiets|only way to feel|to cope|helps me cope|to feel real)
        (want|need|urge|urges|craving|deserve|itching|going|thinking|thoughts|tempted|dying) [to|of|about] (hurt|harm|cut|burn|injure|punish|bleed|hurting|cutting|harming|burning|punishing|maim) (myself|me|my arms|my wrists|my skin|my legs|.|so badly|again)
        (bang|banging|hit|hitting|smash*) my head (against|on|into) (the|a) (wall|walls|floor|door) … (feel|stop|punish|hurt|bleed|harder|on purpose|until|numb)
        (refuse|refusing|stop|stopped|stopping) (eating|to eat) … (die|disappear|punish|waste away|dead|vanish|end)
        (starving|starve) myself (to death|until|because|to|and|.)
        (slash*|cut|cuts|carve*|carving|slic*|slit*) [up] (her|his|their|my) [own] (arms|wrists|thighs|legs|skin|arm|wrist|stomach|forearms)
        (burn|burning|burned|burnt) (my|her|his|their|myself) … (lighter|cigarette|cigarettes|iron on purpose|candle|matches) …
        (punch|punching|hit|hitting|bang|banging|headbutt|slam) … (walls|wall|head|myself) … (bleed|hate|numb|feel|punish|calm|bruise|blood)
        (gone back|back|relapsed|returned|started|slipped) [again] (to|into|with|on) (cutting|self harm|self harming|hurting myself|burning myself|sh)
        (relapsed|slipped) … (cut|cutting|blade|self harm|clean)
        (scratch|bite|pick|claw) … (bleed|bleeding|blood) … (calm|calms|punish|hate|feel|cope|relief|numb|only thing)
        (starv*|cutting|burning|hurting) … to punish (my body|myself|me)
      `,
    },
    {
      about: 'An attempt',
      isDeniable: true,
      isDated: true,
      phrases: `
        (attempted|attempt|attempts|attempting|tried) [to|at] suicide
        suicide (attempt|attempts)
        (my|his|her|another|second|first|third|last|an|failed|one) [suicide] (attempt|attempts) (failed|last|was|on|in|.|this|again|yesterday|at) …
        (tried|try|attempted|trying|tryed) to (kill|end|hang|overdose|take|drown|slit|jump|die|cut|commit|shoot|unalive|od|poison|top|off|do myself|do himself|do herself|end it|gas|strangle|suffocate|starve|bleed) …
        (nearly|almost) (killed|hanged|ended|took|hung|drowned|overdosed|succeeded|did it) (myself|my life|my own|it|last|on purpose|.|tonight|yesterday) …
        (overdosed|hanged myself|hung myself|slit my wrists|took an overdose|taken an overdose|took a whole bottle)
        (in|from|to|out of) (hospital|the er|icu|psych|er|the ward|casualty) … (suicide|overdose|attempt|pills|tried to kill)
        (stomach pumped|pumped my stomach|sectioned|charcoal) … [suicide|overdose|pills]
        (it|that|they) did not work … (die|dead|try|pills|overdose|next time|suicide|angry|alive|here)
        next time i will (do it right|make sure|succeed|not fail|take more|use|finish|get it right|not tell)
        (survived|survive) (my|the|an|another) (attempt|overdose|suicide|hanging|jump)
      `,
    },
    {
      about: 'What comes back',
      phrases: `
        (voices|voice) … (tell|telling|tells|say|saying|says|told|command*|order*|scream*|whisper*|want|keep|said) … (jump|die|kill|hurt|end|harm|cut|kms|knife|myself|do it)
        (head|brain|mind|intrusive thoughts|thoughts|something|depression|everything) (tells|telling|says|screaming|keeps|saying|keep|wants|tell|scream) … (jump|die|kill|end it|hurt myself|dead|end my life|suicide|worthless and|kms|harm)
        (told|tell|telling|tells|say|says|said|messaged|commented|comment*) [me] … (kill myself|kill yourself|kys|go die|should die|better off dead|to die|kms|end my life|hang myself|to end it)
        (old|those|bad|dark|same|the|suicidal|these|ugly) (thoughts|feelings|demons|urges|voices) (are|is|have|keep|came|come|creep*) (back|coming back|returned|come back|returning|creeping|getting worse|getting stronger|worse|louder|taking over|winning)
        (crisis line|crisis text|suicide line|suicide hotline|samaritans|hotline|988|suicide helpline|lifeline|crisis team) … (hung up|busy|no answer|nobody|on hold|called|rang|call|text|waiting|tonight|no help|did not help|last night)
        (called|rang|call|texted|phoned|text|hung up on|tried) [the|a|to call] (crisis line|suicide hotline|samaritans|suicide line|988|hotline|helpline|crisis team|suicide helpline)
        (black dog|darkness|demons|depression) (is|are|has) (winning|won|swallow*|taking over|beaten|too much|beating me)
        (not|do not) (safe|feel safe|trust myself) (with myself|from myself|alone|at home|tonight|on my own|to be alone|around)
        (unsafe|danger) (with|to) myself
        (scared|afraid|terrified|frightened|worried) (of|about) (what i (might|could|may|will) do|myself|my own (thoughts|mind|head)|being alone (with|tonight)|hurting myself|doing something)
        (take|taking|kill|killing|drown|smother|leave) [my|the] (baby|babies|kids|children|son|daughter|kid) (with me|too|and then|and myself|and me|then me|along)
        (me and|with) (my|the) (baby|kids|children) (gone|dead|in the river|off|together in heaven)
      `,
    },
    {
      about: 'Worry for somebody',
      isDeniable: true,
      phrases: `
        {person} … (want|wants|wanted|trying|tried|try|threaten*|talk*|going|plan|plans|planning|planned|think*|thought|attempt*|said|says|say|saying|told|keeps|kept|might|will|considering|wishes|wished|wish|wishing|vow*|promis*|text*|posted|joke*|joking|googl*|search*|wanna|scared|about|ready|hint*|admit*|confess*|confid*|mention*|decided|writes|wrote|asked|begs|beg|feels|feeling|wrote|tweeted|messaged) … {himself}
        (kill|killing|hang|hanging|shoot|drown|unalive|hurt|hurting|harm|harming|cutting|overdose|starving|off|top|neck) (himself|herself|themselves|themself|hisself)
        (taking|take|end|ending|takes|took) (his|her|their) own life
        (end|ending) (his|her|their) life
        (worried|worry|scared|afraid|terrified|fear|concerned|frightened|petrified|convinced|frantic) … (hurt|harm|kill|suicid*|do something|take (his|her|their)|end it|end (his|her|their)|cut|jump|overdose|not be here|attempt|go through|try again|try it again|act on)
        {person} … (is|was|feels|seems|sounds|has been|might be|may be|are|being|become|getting) [not|really] suicidal
        {person} … (cuts|cutting|self harms|self harming|self harm|burning herself|burning himself|harms|burns|harming) …
        {person} … (has|made|have|with) a (plan|suicide|noose|gun and) …
        {person} … (said|says|say|saying|told|tells|texted|wrote|keeps|posted|writes|messaged|feels|thinks|believes|kept|repeats) … (life|living|world|dead|die|better off|burden|live|alive|goodbye|be here|no point|wake up|exist|end it|not need|born|cant go on|can not go on|without (him|her|them)|heaven)
        {person} … (does not|did not|no longer|do not) … (want|wants|wish|wishes|wanna|care) to (live|be here|be alive|exist|wake up|go on|be around)
        {person} … (gave|giving|given|gives) away …
        {person} … (left|sent|wrote|written|posted|leaving) … (note|goodbye|letter|goodbye)
        {person} … (stopped|refus*|stop|quit) … (eating|insulin|dialysis|food|drinking|medication|meds) … (die|live|dead|end|point|go)
        {person} … (overdosed|took all|swallowed|taken a load|od|drank bleach|took too many|took a bottle|taken all|took an overdose|taken an overdose)
        {person} … (standing|sitting|stood|stands|sat|threatening) (on|at|by) … (bridge|roof|ledge|tracks|balcony|edge|platform)
        (found|discovered|saw|finding|noticed|spotted|seen) … (cuts|scars|blades|razor|razors|noose|note|rope|pills hidden|empty|marks|blade|suicid*|search history|burns|stash|diary|journal|letter) … (arm|arms|wrist|wrists|son|daughter|his|her|room|bed|thighs|they|suicid*|pills|packets|die|bag|phone|goodbye|legs)
        (son|daughter|she|he|sister|brother|friend|child|nephew|niece|kid|student|pupil|teen) … (cuts|scars|burns|marks) on (his|her|their) (arms|arm|wrists|wrist|thighs|legs)
        what do i (do|say) … suicid*
        (stop|help|save|talk down|keep) (him|her|them) … (killing|suicid*|ending|hurting|alive|cutting|jumping)
        (he|she|they) … (check out for good|do something stupid|not be here much longer|wont be here|not be around|not need it|will not need it|no need for it where)
        (not|stopped|isnt) (answering|replying|picking up|responding|answer|reply) … (last text|goodbye|worried|sorry|scared|look after|suicid*|found a)
        (last|final) (text|message|call|words|voicemail) … (goodbye|look after|sorry|love you|take care|thanks for everything|end|cat|dog|kids)
        (talks|talking|talk|going on|keeps on) … about (joining|dying|death|being with|ending|going to be with|not being here) …
        (hides|hid|hiding|hoards|hoarding|stash*|keeps|saving up|stockpil*) (her|his|their|my|the|all) … {means}
        (got|took|cleaning|cleaned|loaded|loading|bought|has) (his|her|a|the|dads) (shotgun|gun|rifle|pistol) …
        (worried|afraid|scared|terrified|fear|frightened|convinced) … (do something (stupid|silly|drastic|to)|do it|hurt (himself|herself|themselves)|go through with it|end up dead|find (him|her|them) (dead|hanging|gone))
        (do|doing) something (stupid|silly|drastic|reckless|terrible|i will regret|i might regret|to myself|i can not (undo|take back))
        (did|done) something (bad|stupid|silly|terrible) with … {means}
        (googl*|search*|looking up|looked up|search history|typed|browser) … (how to (die|kill|hang|end|tie)|suicide|painless|noose|overdose|lethal)
        missing since … (note|letter|goodbye|suicid*|scared|worried)
        (note|letter|goodbye) … missing since
      `,
    },
  ],
  idioms: `
    sorry (mum|mom|dad|guys|all|everyone|everybody) (for|about|to hear|if|but|i (missed|forgot|meant|am late|did))
    can (you|one|a person|people) die (from|of) (a|an|this|that|it|the|too|low|high)
    (is|was|been) (long|dead) (battery|line|end)
    sorry everyone
    (die|dying|died) (laughing|young in|from|of)
    (died|die|dying) (a little|inside|laughing|of|from)
    (die|dying) from
    (dying|die|died|dead|death) (to|of|from|for|on|with) (know|hear|try|see|meet|ask|tell|get|laughing|laughter|boredom|embarrassment|shame|hunger|thirst|heat|curiosity|cold|cancer|old age|natural|complications|a|an|covid|sepsis|pneumonia|heart|stroke|the sofa|my feet|this|lung|bowel|breast|laugh|the inside|suspense|find|find out|go|excitement|arrival|leukaemia|leukemia|als|ms|it|that)
    (afraid|scared|fear|fears|terrified|frightened|worried|thought|sure|convinced|felt like|feel like|feeling like|think|afraid i am|scared i am|terrified i am|sense|panic|certain|worry) (of|i was|that i was|i am|that i am|i would|i will|i might|i could|that i will) [going to|about to|just] (die|dying|death|dead|dead from|pass away)
    (tired|sick|fed up|weary|exhausted) of living (with|out of|in|at|alone|like this for)
    (pain|rash|cough|lump|symptoms|scar|scars|spots|headache|headaches|tinnitus|swelling|migraine|migraines) … (disappear|vanish|gone|stop|end|over|go away)
    (wish|hope|want|make|makes|made|help|helps) (this|the|my|that|these|it) … (disappear|vanish|go away|end|stop|be over|disappeared)
    (killing|killed|kills|kill|killer) me [today|lately|with]
    (is|are|was|were|be|been|will|might|could|gonna|would|going to|almost|nearly|to) (kill|killing|kills|the death of|killed) me
    (nearly|almost|could have|could of|would have) (died|killed me|die)
    (what|whats|what is) the point (of|in) (the|this|a|another|taking|doing|going to|paying|having|calling|referring|seeing)
    (hurt|hurting|injured|injure) myself (at|lifting|running|falling|playing|exercising|doing|in|while|when|by|on)
  `,
  contexts: `
    by (then|bedtime|evening|morning|lunch|noon|monday|sunday) (it is|it has|they are) gone
    (swallowed|swallow|swallowing|took|take) … the wrong way
    not want to turn # i
    (gives|gave|give|found|finds|have|has) [me|us] the (strength|energy|will|courage|power) to
    the ledge of
    (biopsy|scan|result|results|test|tests) … (not|was not|is not) …
    (scared|afraid|terrified|worried|fear|dread) … (terminal|fatal|malignant|incurable|deadly|accident|stroke|heart attack)
    life goes on
    (done|finished|over) with (sinus|these|this (treatment|course|test|round)|antibiotics|the (tests|scans|exams))
    (left|leaves|leave) a note (for|on my file|in my file|with the)
    note for the
    (jump|jumping|jumped) (off|from|out of|into) (the|my|a) (bed|sofa|couch|chair|pool|shower|car|trampoline|bus|swing|wall|step|ladder|water|deep end|conversation)
    (sad|shame) (that|to) …
    (going|went|go|been|attended|at) to (his|her|their|a|the) funeral
    (disappear|vanish) (for|off the grid|to|into my|under)
    (only one|anyone|anybody|who else) taking
    (lost|losing|lose|loss of) … (to|by) suicide
    (will|would|could|can|gonna) kill you
    as a (teen|teenager) …
    (massage|heat|thermometer|temperature|glue|nail|staple|theragun) gun
    (jump|skipping|jumping|battle|climbing|tow) (rope|ropes)
    (shoulder|shoulders|saw) blade
    (learn|learning|learned|know) the ropes
    gun (shy|jumping|the)
    (jumped|jump|jumping|under|son of a|under the) gun
    razor (burn|bumps|rash|sharp|thin|cut)
    (think|thinking|thought) (about|of) the (pills|tablets|bridge work|knife surgery) (i|they|my doctor)
    (could|can|might) die (of|from)
    (in|of|best in|out of) (the|this) world (class|cup)
    no hope of (getting|seeing|a)
    ready to (go|leave) (home|back|to work|on|out|now that)
    let me (go|leave) (home|back|early|out|through|to|on)
    let (him|her|them) go
    (my|our) ears
    goodbyes to the (ward|staff|nurses|team|hospital)
    time to go to
    (face|do|bear) another (mri|scan|appointment|test|surgery|operation|blood|injection|round)
    (assisted|physician assisted) suicide (law|bill|debate|documentary|was|is legal|in)
    (lost|loss|losing|bereaved|bereavement|grieving|grief|anniversary) … suicide
    (after|since) (his|her|their|my (dads|mums|brothers|sisters|sons|daughters|husbands|wifes|fathers|mothers|friends)) suicide
    (suicide|overdose) (hotline|line|prevention|awareness|squad|rates|rate|helpline|survivors|is a topic|screening)
    (left|let|going|want|waiting|allowed) (the|my|our|his|her) … (plant|plants|dog|cat|battery|phone|grass|garden|tomatoes) … die
    die hard
    to die for
    (you|they|he|she|people|we|it|cells|nerves|plants|everyone|patients) (will|could|can|might|would) die
    goodbye (everyone|everybody|all|guys|folks|friends) … see you (next|tomorrow|at|soon)
    see you (next|tomorrow|at|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|all next|there|later)
    gone from
    live without (my|a|the|it|this)
    (pulmonary|heart|lung) …
    (not|never|cannot) (going to|about to) (die|kill|hurt|end)
    (bored|scared|worried|tired|starving|starved|frozen|freezing|sick|thrilled|love|frightened|embarrassed|done|loved|burnt|near|work|working|worked|talk) to (death|die)
    (dead|died) (tired|end|ends|skin|sea|beat|line|lines|weight lift*|on my feet|on the sofa|arm|leg|tooth|nerve|battery|phone|heat|hair|easy|serious|funny|cells|tissue)
    (do not|does not|did not|never|not|dont|no) (want|wish|plan|ready|wanting|intend|going|about) to (die|kill myself|hurt myself|end my life|be dead|harm myself|cut myself)
    (feel|felt|feels|feeling) like (i am|i was|im|i) [am|was] (dying|going to die|about to die)
    (could|can|will|may|might|would|going to) [i|you|this|it|people|we] die (from|of|if)
    (near|nearly) death
    (people|patients|everyone|babies|many|men|women|who|mother|father|dad|mum|mom|grandmother|grandfather|brother|sister|he|she|they|husband|wife) (died|die|dies|dying) (of|from|in|at|when|last|suddenly|peacefully|aged)
    (suicide squad|suicide prevention|suicide awareness|suicide rate|suicide rates|suicide risk|suicide rates|suicide inhibitor*|suicide hotline volunteer|suicide gene|suicide bomb*|suicide door*|suicide research|suicide statistics|suicide survivors|suicide loss|suicide bereave*|suicide watch is)
    (apoptosis|cell|cells|cellular|career|political|commercial|social) suicide
    (prevent|prevention|preventing|awareness|documentary|film|book|movie|novel|play|series|podcast|study|studies|research|paper|thesis|essay|article|lecture|debate|talk|volunteer|charity|training|course|programme|program|news|policy|law|rate|rates|risk|statistics|question|questions|questionnaire|form|screening|leaflet|label|boxed warning|black box|warning|side effect|side effects|phq*|dissertation) (about|on|of|for|in|the|asks|covers|says|mentions|warns|lists) … (suicide|suicidal|euthanasia|self harm|assisted dying|assisted suicide|suicid*|death|dying)
    (cause|causes|caused|causing|increase|increases|increased|risk of|trigger|triggers|lead to|linked to|warning|warnings|warns|side effect|side effects|leaflet|insert|label) … (suicid*|thoughts of suicide|self harm)
    (asked|asks|ask|asking|screened|screening|screens|question|questions|questionnaire|form|survey|nurse|doctor|gp|therapist) [me] (if|about|whether|asks|on|for) … (suicid*|self harm|hurt myself|hurt|harm|kill myself|harming)
    (volunteer|volunteering|work|works|worked|nurse|counsellor|trained|train|training) … (suicide|crisis line|samaritans|hotline|self harm)
    (wrote|writing|write|doing|reading|read|watched|watch|watching|saw) (my|a|the|an|about|this|that) (dissertation|thesis|essay|paper|book|film|documentary|article|play|novel|movie|series) …
    (documentary|film|movie|book|novel|series|podcast) …
    (accidental|accidentally|by accident|by mistake|unintentional|unintentionally|mistakenly|double dose) …
    overdose (warning|risk|limit|symptoms of|antidote|prevention|awareness)
    (vitamin|vitamins|caffeine|coffee|chocolate|sugar|cute|cuteness|information) overdose
    overdosed on (coffee|caffeine|chocolate|sugar|vitamin|vitamins|netflix|tv|cake|sun|information|cheese|pizza|turkey)
    (cut|burn|burned|burnt|hurt|cutting|bit|scratched|stabbed|nicked|injured) [myself|my finger|my hand] [myself|finger|thumb] (shaving|cooking|chopping|slicing|gardening|at the gym|at work|on the oven|on the stove|lifting|falling|running|playing|when i fell|by accident|accidentally|while|on a|opening|with boiling|on glass|on hot|exercising|stretching)
    (cut|cutting) (out|down|back|off|gluten|sugar|dairy|short|my hair|my nails|the)
    (avoid|without|afraid of|scared of|worried about|in case i|do not want to|might) (hurting|hurt|injuring|injure) myself
    (disappear|vanish|fade|disappeared) (overnight|on its own|after|with|by itself|when|within|into thin)
    goodbye (gallbladder|crutches|tonsils|appendix|uterus|to (my|the) (gallbladder|uterus|crutches|tonsils|appendix|thyroid|brace|cast|coffee|gluten|dairy|bread|cheese|sugar|wine|alcohol))
    (last|final) (day|night|post|message|meal|weekend) (of|before|in|at|on (steroids|prednisone|antibiotics|the ward|this med|chemo))
    (hanging|hang) (out|around|in|on|limp|up|with|there|about)
    (jump|jumping) (rope|jacks|through|to|the|in (my|the) (pool|car|shower)|at|for|up|right|ahead|squats|start|queue)
    (drowning|drown) in
    (dying|died) (battery|phone|breed|down|laptop|plant|plants|tree)
    (end|ending) (my|this|the|it) (contract|subscription|treatment|trial|course|lease|day|week|shift|relationship|membership|appointment|prescription|therapy|walk|workout|fast)
    (take|took|taking|swallow|swallowed) (all|every|the whole|too many) (course|of my (vitamins|supplements)|antibiotics|the antibiotics|my antibiotics|the course|steps|precautions|notes|the way|day|morning|photos|time|care|calls|shifts)
    # kms
    (could|would|i would) (kill|murder) for
    (kill|killed|killing) (time|it|two|bacteria|germs|cells|the|bugs|good|fungus|weeds|lice|pain|off)
    shoot me (a|an|your)
    (end of life|palliative|hospice) …
    living (will|wills)
    (not|no) (a|the) burden
    (lol|lmao|haha|hahaha|rofl) …
    … (lol|lmao|haha|hahaha|rofl)
    (no|not) (longer|want|able) to live (with|at|in|near|alone|on|here)
    edge of (the|my) (bed|seat|chair|sofa|bath|tub|field|plate|table|sink)
    (window|balcony|river|water|platform|lake) (seat|shopping|box|boxes|bottle|pills|tablet|tablets|infections|weight|retention|works|aerobics)
    (stand|stood|standing|sit|sat|sitting|walk|walked|walking|went|going|drove|climbed|jog*) … (for (a|my|the) (swim|run|walk|view|physio|lunch|holiday|picnic|ice)|with (my|the|our) (kids|dog|husband|wife|friends|family|grandkids)|first time|no pain|feeding|lovely|beautiful|sunset|fishing)
    water (bottle|tablets|infection|aerobics|retention)
    (reason|reasons|things|everything|lot|lots|plenty|much) to live for
    self harm (awareness|prevention|risk|question|questions)
    (tried|trying|tries|try) to kill me
    (family history|history|talk) of suicide
    (pill|pills|dose|doses|tablet|tablets|meds) [twice] (by mistake|by accident|accidentally)
    goodbye (everyone|all|folks|guys) (off|for now|until|on holiday|have a) …
    nothing left for me to (do|say|try|add|eat|wear|sign)
    not be here … (physio|appointment|call|meeting|clinic|holiday|leaving|work|scan|session|class)
    (scratch*|bleed*) … (eczema|psoriasis|itch*|rash|dermatitis|gums)
    worry about me any more (the|i am (better|fine|home|ok)|scan|results)
    goodbyes to the [rehab|ward|nursing|physio|hospital|day] (team|staff|ward|nurses|group|class)
    (sold|sells|selling) … (shotgun|gun|rifle)
    (test|exam|recipe|ivf|embryo|transfer|cake|exams|transplant) … try again
    waking up (so late|late|with|stiff|at #|too late|in pain|tired|early)
    wake up with (nausea|pain|a|the|stiff|this|pins)
    end of my rope with
    knife … (catalogue|kitchen|ergonomic|arthritic|grip|arthritis)
    date (for|of) (surgery|the (surgery|op|wedding|scan|operation)|my (surgery|op|operation|wedding|scan))
    at the (station|airport|restaurant|beach|cafe|clinic|cinema|pub)
    go with {dead} to
    took (his|her|their) own life (when i was|years ago|in #|# years|last|before|twenty|thirty|back)
    (back|seat|heat|lumbar|black) belt
    blades for my [electric] (shaver|razor)
    prescriptions aside
    not eating (salt|gluten|meat|dairy|sugar|bread)
    used to (have|be|feel|get|think) … (dark thoughts|suicidal|suicide|thoughts)
    (was|were|been) suicidal (during|in|back in|when i was|as a|at #) …
    (course|training|spotting|assess*|checks|check|identify*|recogni*|first aid|aid) … (suicidal|suicide)
    death left me
    survivor of (sepsis|cancer|stroke|a stroke|covid)
    came close to death
    drop dead gorgeous
    on the oven [tray|door|shelf]
  `,
  denials: ['not', 'never', 'no', 'none', 'without', 'nor', 'neither', 'nobody'],
  denialPhrases: `
    (rule out|ruled out|denies|denied|deny|free of|zero|anti|nothing like|hardly|far from|instead of|prevented|prevents|avoid)
  `,
  notDenials: `
    (not|never|no) (stop|stopping|sure|only|just|ok|okay|well|fine|coping|good|sleeping|slept|eating|exactly|tell|know|okay|sure if|certain|joking|lying|kidding|been able|because|more|right|alone|one|point|one cares|able to stop|even sure|felt|been this|been so|been more|doing well)
    (can|could|do|did|does) not (stop|cope|sleep|take|handle|do|eat|tell|know|bear|breathe|stand|think i can|feel safe|feel|see|help|get|shake|care|trust|matter|want help|talk|say|trust)
    (no|not) (one|body|longer able|more pain|hope|future|friends|energy|money|job|sleep|answers|help|idea|joke|strength|family|use|way)
    (why|how) not
    nothing
    without (me|him|her|them|pain|hope|help|you|it|suffering|a future|hurting|anyone|telling)
    (will|would) not (stop|be able|let me|help|listen|leave|go away|mind|be|miss|see)
    never (felt|been|wanted anything|thought i would)
    (wake up|waking up) never
  `,
  turns: `
    (i|but|because|except|if|when|though|although)
  `,
  pasts: `
    (#|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many|some|few|a couple of) (years|decades) (ago|back|later|since|on)
    (decades ago|years ago|a decade ago|long ago|years back|in my (teens|twenties|youth|thirties)|as a (teen|teenager|student|kid|child|young)|when i was (#|a teen|a teenager|young|younger|at uni|at school|a student|at college|in my|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)|back then|in the past|back in|used to)
    (in|since) (19*|20*)
    (at|aged) (fifteen|sixteen|seventeen|eighteen|nineteen|twenty|#) …
  `,
  recoveries: `
    (recovered|happily married|doing well now|doing great now|doing better now|better now|glad i (survived|am alive|stayed|failed|lived|did not)|grateful (to be alive|i survived|every day|i failed)|it gets better|things get better|gets better|happy now|fine now|well now|stable now|got through it|came through it|out the other side|thankful (i|to be)|glad to be alive|love my life|saved my life|all behind me|in remission from depression)
    (today|now|these days|since then) … (i am|im|am|life is) (happy|well|better|fine|good|great|recovered|stable|thriving)
  `,
}
