import type { DangerPhrases } from './phrases.ts'

export const FRENCH: DangerPhrases = {
  language: 'fr',
  shorthand: {
    jai: 'je ai',
    g: 'je ai',
    gt: 'je etais',
    jen: 'je en',
    jy: 'je y',
    jaurais: 'je aurais',
    jaurai: 'je aurai',
    javais: 'je avais',
    jaimerais: 'je aimerais',
    jaimerai: 'je aimerais',
    jaime: 'je aime',
    jarrete: 'je arrete',
    jespere: 'je espere',
    jetais: 'je etais',
    jessaie: 'je essaie',
    jessaye: 'je essaie',
    jenvisage: 'je envisage',
    jimagine: 'je imagine',
    jattends: 'je attends',
    javale: 'je avale',
    jecris: 'je ecris',
    jose: 'je ose',
    chui: 'je suis',
    chuis: 'je suis',
    chu: 'je suis',
    jss: 'je suis',
    ss: 'suis',
    chais: 'je sais',
    shui: 'je suis',
    cest: 'ce est',
    cetait: 'ce etait',
    c: 'ce',
    sa: 'ca',
    dla: 'de la',
    ds: 'dans',
    den: 'de en',
    detre: 'de etre',
    dexister: 'de exister',
    dun: 'de un',
    dune: 'de une',
    didees: 'de idees',
    denvie: 'de envie',
    lenvie: 'la envie',
    lidee: 'la idee',
    menlever: 'me enlever',
    mendormir: 'me endormir',
    men: 'me en',
    mouvrir: 'me ouvrir',
    moter: 'me oter',
    ten: 'te en',
    sen: 'se en',
    nai: 'ai',
    nen: 'en',
    nest: 'est',
    naurai: 'aurai',
    nexiste: 'existe',
    nexister: 'exister',
    quil: 'que il',
    quelle: 'que elle',
    quon: 'que on',
    quen: 'que en',
    ke: 'que',
    k: 'que',
    ki: 'qui',
    kil: 'que il',
    kon: 'que on',
    koi: 'quoi',
    kan: 'quand',
    kand: 'quand',
    qd: 'quand',
    kel: 'quel',
    pk: 'pourquoi',
    pkoi: 'pourquoi',
    pq: 'pourquoi',
    prk: 'pourquoi',
    tjrs: 'toujours',
    tjs: 'toujours',
    tjr: 'toujours',
    toujour: 'toujours',
    tro: 'trop',
    tros: 'trop',
    dautre: 'de autre',
    dautres: 'de autres',
    sarrete: 'se arrete',
    sarête: 'se arrete',
    sarete: 'se arrete',
    marrache: 'me arrache',
    maide: 'me aide',
    maider: 'me aider',
    maidez: 'me aidez',
    mecoute: 'me ecoute',
    mendors: 'me endors',
    menfuir: 'me enfuir',
    darreter: 'de arreter',
    davoir: 'de avoir',
    daller: 'de aller',
    jusqua: 'jusque a',
    kelkun: 'quelque un',
    quelquun: 'quelque un',
    mouru: 'mourir',
    souaite: 'souhaite',
    swisside: 'suicide',
    bcp: 'beaucoup',
    bocou: 'beaucoup',
    pr: 'pour',
    ac: 'avec',
    tayer: 'tailler',
    tailer: 'tailler',
    vaines: 'veines',
    venes: 'veines',
    lair: 'le air',
    nou: 'nous',
    mtn: 'maintenant',
    mnt: 'maintenant',
    mtnt: 'maintenant',
    jms: 'jamais',
    jamai: 'jamais',
    tt: 'tout',
    tte: 'toute',
    tlm: 'tout le monde',
    vs: 'vous',
    vou: 'vous',
    moa: 'moi',
    mwa: 'moi',
    ri1: 'rien',
    r1: 'rien',
    rin: 'rien',
    dem1: 'demain',
    '2main': 'demain',
    demin: 'demain',
    pu: 'plus',
    pus: 'plus',
    pluss: 'plus',
    envi: 'envie',
    anvi: 'envie',
    anvie: 'envie',
    veu: 'veux',
    veus: 'veux',
    ve: 'veux',
    vx: 'veux',
    vai: 'vais',
    jve: 'je vais',
    jvé: 'je vais',
    jvai: 'je vais',
    jvais: 'je vais',
    pe: 'peux',
    px: 'peux',
    pui: 'puis',
    mourire: 'mourir',
    mourrir: 'mourir',
    mourrire: 'mourir',
    finire: 'finir',
    suicid: 'suicide',
    suiside: 'suicide',
    suicde: 'suicide',
    sucide: 'suicide',
    suissid: 'suicide',
    suissider: 'suicider',
    suisider: 'suicider',
    sucider: 'suicider',
    jvx: 'je veux',
    jarrive: 'je arrive',
    jarive: 'je arrive',
    jabandonne: 'je abandonne',
    jappuie: 'je appuie',
    jetouffe: 'je etouffe',
    jembrasse: 'je embrasse',
    jaccepte: 'je accepte',
    jhesite: 'je hesite',
    jachete: 'je achete',
    joublie: 'je oublie',
    jirai: 'je irai',
    jirais: 'je irais',
    jirrai: 'je irai',
    jouvre: 'je ouvre',
    marreter: 'me arreter',
    marrete: 'me arrete',
    mempeche: 'me empeche',
    mempecher: 'me empecher',
    meteindre: 'me eteindre',
    mouvre: 'me ouvre',
    meffacer: 'me effacer',
    mevaporer: 'me evaporer',
    mattend: 'me attend',
    metrangler: 'me etrangler',
    maime: 'me aime',
    lexistence: 'la existence',
    lhopital: 'le hopital',
    lhosto: 'le hosto',
    lau: 'le au',
    autan: 'autant',
    otan: 'autant',
    pence: 'pense',
    panser: 'penser',
    panse: 'pense',
    pensse: 'pense',
    jpe: 'je peux',
    jpeu: 'je peux',
    jpeux: 'je peux',
    jveu: 'je veux',
    jveut: 'je veux',
    jvoudrai: 'je voudrais',
    jvoudrais: 'je voudrais',
    medoc: 'médoc',
    vivr: 'vivre',
  },
  fillers: [
    'ne',
    'n',
    'vraiment',
    'vrmt',
    'juste',
    'trop',
    'tellement',
    'franchement',
    'putain',
    'ptn',
    'bordel',
    'wallah',
    'grave',
    'encore',
    'parfois',
    'souvent',
    'aussi',
    'même',
    'meme',
    'carrément',
    'sérieusement',
    'simplement',
    'seulement',
    'honnêtement',
    'sincèrement',
    'déjà',
    'enfin',
    'donc',
    'surtout',
    'clairement',
    'littéralement',
    'profondément',
    'secrètement',
    'vachement',
    'hyper',
    'super',
    'fort',
    'ben',
    'bah',
    'genre',
    'finalement',
    'tant',
    'régulièrement',
    'constamment',
    'presque',
    'quasi',
    'quasiment',
    'réellement',
    'foutrement',
    'désespérément',
  ],
  lists: {
    vouloir:
      'veux|veut|voudrais|voulais|voulu|souhaite|souhaitais|souhaiterais|désire|désirais|aimerais|préfère|préférais|préférerais|espère|rêve [de]|rêve que de|rêvais de|envie de|envie|hâte de|besoin de|penser à|pense à|pense qu’à|pensais à|pensé à|pensant à|penses à|pensez à|songe à|songeais à|songé à|envisage de|envisager de|envisagé de|prêt à|pressé de|désir de|tentation de|demande qu’à|volonté de|attends que de|attends de|impatient de|obsédé par l’idée de|idée de|mieux|cherche à|chercher à|veux qu’une chose|souhaite qu’une chose|voudrais une chose|rêve d’une chose|en viens à vouloir|vouloir|prie pour|prie de|supplie',
    vouloirs: 'veulent|voudraient|parlent de|pensent à',
    projeter:
      '{vouloir}|vais|va|allais|décidé de|résolu à|compte|comptais|prévu de|prévois de|planifié de|programmé de|essaie de|essayé de|tente de|tenté de|failli|faut que j’arrive à|dois|devrais|imagine|m’imagine|me vois|projet de|intention de|capable de|à deux doigts de|pas loin de|sur le point de|au bord de|promis de|juré de|parle de|parlait de|parlé de|parler de|menace de|menaçait de|menacé de|répète qu’il veut|dit vouloir|dit qu’il va|dit qu’elle va|peur de|risque de|pulsion de|pulsions de|impulsion de|envies de|idées de|façon de|manière de|moyen de|comment|laissez moi|laisse moi|peur qu’il veuille|faire semblant de|hésite à|songer à|voulait|prévoit de|promet de|jure de|disait vouloir|avoue vouloir|confié vouloir|finir par|fini par|finirai par|me reste qu’à|reste plus qu’à|force de|courage de|cran de|raison de',
    mourir:
      'mourir|crever~|decéder|clamser|clamecer|caner|canner|être mort|mort|en finir|en finir avec (la vie|cette vie|ma vie|moi|moi-même|tout|tout ça|tout cela|mes souffrances|l’existence)|la mort|ma mort|ma fin|le suicide|suicide|disparaître|disparaitre|que je meure|que je crève|être enterré|être sous terre|être six pieds sous terre|être au cimetière|m’éteindre|partir pour de bon|partir pour toujours|partir définitivement|plus être [là|de ce monde|en vie]|plus exister|plus vivre|plus me réveiller|plus jamais me réveiller|dormir pour toujours|dormir pour l’éternité|dormir et plus [jamais] me réveiller|m’endormir et plus [jamais] me réveiller|m’endormir pour toujours|m’endormir à jamais|fermer les yeux pour toujours|fermer les yeux et plus [jamais] les [ré]ouvrir|plus rouvrir les yeux|arrêter de vivre|arrêter d’exister|cesser de vivre|cesser d’exister|quitter (ce monde|cette vie|cette terre|la vie|la terre)|sauter le pas|rejoindre {ciel}|que tout s’arrête|que tout s’arrête|que tout se termine|que tout soit fini|que ça se termine|que ma vie (s’arrête|finisse|se termine|soit finie)|que mon cœur (s’arrête|lâche|s’arrête de battre)|que la mort (vienne|m’emporte|me prenne)|que dieu (me|m’) (prenne|rappelle|reprenne|emporte)|jamais me réveiller|jamais être né|être jamais né|pas être né|être avec {ciel}',
    ciel: '(maman|papa|mon mari|ma femme|mon fils|ma fille|mon frère|ma sœur|mon père|ma mère|mon bébé|mon ange|mes parents|mon grand-père|ma grand-mère|mamie|papi|mon enfant|mon petit|ma petite|lui|elle|eux|le ciel|les étoiles|les anges|dieu) [là-haut|au ciel|au paradis|dans l’au-delà|de l’autre côté|dans la mort]',
    ama: '(me|m’)',
    metuer:
      'me tuer|me suicider~|me pendre|me pendr|me supprimer~|me flinguer~|me buter|me noyer|me zigouiller|me défenestrer~|me foutre (sous|du|par|dans|d’un) …|me foutre en l’air|me ficher en l’air|me mettre en l’air|me balancer~ (sous|du|de|dans|par) …|me jeter~ (sous|sur|du|de|dans|par|devant|d’un|avec|contre|au) …|me mettre (sous|devant) (un|le|les) (train|métro|camion|bus|roues|rails|rer)|me laisser mourir|me laisser crever|me faire crever|me faire sauter la (cervelle|tête|tronche|caisse)|me tirer une balle|me mettre une balle|me trancher|me tailler les veines|me taillader|me couper les veines|m’ouvrir les veines|m’immoler|m’empoisonner|m’asphyxier|me gazer|m’ôter la vie|m’enlever la vie|me donner la mort|m’éliminer|m’achever|m’autodétruire|mettre fin à mes jours|mettre fin à ma vie|mettre fin à mes souffrances|mettre fin à mon existence|mettre un terme à (tout|tout ça|ma vie|mes jours|mon existence|mes souffrances)|mettre fin à tout ça|mettre fin à tout|y mettre fin|attenter à (mes jours|ma vie)|abréger (mes souffrances|ma vie|mes jours)|passer à l’acte|avaler (tous mes|toute la|toutes les|toute ma|la boîte|tout ce) …|prendre (tous mes|toute la boîte|toute ma|toute la plaquette|toutes les boîtes|toutes mes|tous les) …|gober (tous mes|toute) …|sauter (par la fenêtre|par le balcon|du pont|d’un pont|du toit|du balcon|d’un immeuble|de la falaise|dans le vide|sous un train|sous le train|du haut|du #|de la fenêtre|sous le métro|dans la seine|dans le canal)|en finir avec (la vie|ma vie|moi|cette vie|mon existence|mes jours|tout)|faire une ts|faire une tentative|faire le grand saut|commettre l’irréparable|faire l’irréparable|boire de la javel|boire la javel|foncer dans (un|le) (mur|arbre|platane)|planter ma voiture|me planter en voiture|lâcher le volant|me faire du mal|me faire mal|me scarifier~|me mutiler~|m’automutiler~|me couper [les bras|le bras|les poignets]|me blesser|me lacérer|me brûler|me punir|me faire saigner|disparaître pour de bon',
    setuer:
      'se tuer|se suicider~|se pendre|se supprimer~|se flinguer~|se buter|se noyer|se défenestrer~|se foutre en l’air|se ficher en l’air|se mettre en l’air|se balancer (sous|du|de|dans|par) …|se jeter~ (sous|sur|du|de|dans|par|devant|d’un) …|se laisser mourir|se faire sauter la (cervelle|tête)|se tirer une balle|se mettre une balle|se trancher|se taillader|se couper les veines|s’ouvrir les veines|s’immoler|s’empoisonner|s’ôter la vie|s’enlever la vie|se donner la mort|mettre fin à (ses jours|sa vie|ses souffrances|son existence)|attenter à (ses jours|sa vie)|en finir|passer à l’acte|avaler (tous ses|toute la|toutes les) …|prendre (tous ses|toute la boîte) …|sauter (par la fenêtre|par le balcon|du pont|d’un pont|du toit|du balcon|dans le vide)|faire une ts|faire une tentative|faire une bêtise|faire une connerie|se faire du mal|se faire mal|se scarifier~|se mutiler~|s’automutiler~|se couper [les bras|les poignets]|mourir|crever|être mort|plus vivre|plus être là|plus exister|disparaître|partir pour toujours|rejoindre {ciel}|rejoindre sa (femme|mère|fille|sœur)|rejoindre son (mari|père|fils|frère)',
    proche:
      '(mon|ma|mes|notre|nos|un|une|le|la) (fils|fille|frère|sœur|père|mère|mari|femme|conjoint|conjointe|compagnon|compagne|copain|copine|ami|amie|pote|meilleur ami|meilleure amie|cousin|cousine|neveu|nièce|enfant|ado|ados|élève|élèves|étudiant|étudiante|patient|patiente|collègue|voisin|voisine|oncle|tante|grand-père|grand-mère|papa|maman|parents|petit-fils|petite-fille|beau-père|belle-mère|beau-frère|belle-sœur|ex|chéri|chérie|petit ami|petite amie|filleul|filleule|épouse|époux|gamin|gamine|garçon|coloc|colocataire|aîné|aînée|cadet|cadette|jumeau|jumelle|mec|meuf|reuf|reus|daron|daronne|blonde|chum|membre|copains|personne)',
    lui: '(il|elle|on|ils|elles|qui|me|m’a|{proche})',
    vie: '(la vie|ma vie|cette vie|la vie comme ça|vivre|exister|continuer)',
    lieu: '(pont|viaduc|falaise|toit|rebord|balcon|quai|quais|rails|rail|voie ferrée|voies|passage à niveau|parapet|rambarde|fleuve|rivière|canal|seine|garonne|loire|rhône|lac|barrage|immeuble|tour|étage|fenêtre|vide|train|rer|métro|précipice|ravin|gouffre|puits|mer)',
    arme: '(corde|cordes|nœud coulant|ceinture|arme|fusil|pistolet|revolver|flingue|carabine|lame|lames|cutter|rasoir|couteau|seringue|insuline|cartouche|cartouches|balle|poutre|crochet|poison|mort-aux-rats|javel|essence|gaz|barbecue|charbon|tuyau)',
    cachet:
      '(cachet|cachets|comprimé|comprimés|médoc|médocs|médicament|médicaments|médocs|boîte|boîtes|boite|plaquette|plaquettes|somnifère|somnifères|anxiolytiques|antidépresseurs|morphine|morphiniques|tramadol|doliprane|paracétamol|efferalgan|dafalgan|xanax|lexomil|valium|lysanxia|seresta|imovane|stilnox|zolpidem|zopiclone|codéine|insuline|opiacés|oxycodone|patchs|benzos|lyrica|rivotril|pilules|gélules|gouttes|ordonnance|traitement|tablette|tablettes|tranquillisants|calmants|digoxine|potassium|bêtabloquants|ibuprofène|skenan|oxynorm|oramorph|durogesic|topalgic|contramal|ixprim|lamaline|temesta|tranxène|rohypnol|donormyl|équanil|téralithe|lithium|dépakine|quétiapine|effexor|cortisone|métoprolol|barbituriques|valériane|méthadone|subutex|actiskenan|oxycontin|fentanyl|laroxyl|amitriptyline|tercian|theralene|atarax)',
    traitement:
      '(traitement|traitements|insuline|dialyse|dialyses|anticoagulant|anticoagulants|médicament|médicaments|cachets|comprimés|chimio|cortisone|bêtabloquants|cœur|antirejet|immunosuppresseurs|antiépileptique|kardégic|xarelto|eliquis|préviscan)',
    corps:
      '(bras|poignet|poignets|cuisse|cuisses|veine|veines|jambes|ventre|avant-bras|peau|gorge|carotide|jugulaire|mollets|épaule|hanches)',
    envie:
      '(veux|veut|voudrais|voudrait|voulais|envie|envies|espère|espérer|espérant|souhaite|souhaiter|aimerais|préfère|préférerais|rêve|rêver|attends|attendre|hâte|besoin|prie|demande|supplie|imagine|imaginer|tenté|tentée|hésite|pense|penser|songe|cherche|appelle|mérite)',
    mieux:
      '(reste|restera|seul|seule|unique|dernier|dernière|soulage|soulagerait|soulagement|soulagé|soulagée|délivrance|délivrée|délivre|libération|libère|libérée|paix|repos|reposée|solution|issue|sortie|option|amie|douce|doux|belle|réconfort|réconforte|rassure|apaise|attire|tentation|tentante|obsède|hante|choix|remède|porte|but|espoir|consolation|refuge|échappatoire|cadeau|vacances)',
    souvent:
      '(tout le temps|tous les (jours|soirs|matins)|toutes les nuits|chaque (jour|soir|matin|nuit|heure)|sans arrêt|sans cesse|en boucle|en permanence|jour et nuit|de plus en plus|à longueur de journée|toute la journée|la nuit|le soir|depuis)',
  },
  sections: [
    {
      about: 'Vouloir mourir',
      isDeniable: true,
      phrases: `
        mourir
        crever
        (le|au|mon|ce|ou|et|en|son|un) suicide
        suicider
        suicidaire
        suicidaires
        {vouloir} {mourir}
        {vouloir} [vous] (la|ma) mort
        veux (mourir|crever)
        {vouloir} qu’une (chose|seule chose) … (mourir|crever|partir|disparaître|me rappelle|la mort|en finir)
        mourir et c’est tout
        {vouloir} en finir
        {vouloir} (tous|toutes|chaque|le|la|les|dès) … (mourir|crever|en finir|me tuer|disparaître)
        {vouloir} (depuis|parce|tous|de plus en plus|si fort|une fois pour toutes) … (mourir|crever|en finir|me tuer)
        une (seule|unique) envie … (mourir|crever|en finir|disparaître|partir)
        (penser~|pense|pensant|songe|songer~|réfléchir|réfléchis) … (au|à mon|à un|qu’au) suicide
        (pense|penser~|songe|songer~|rêve|rêver~) [qu’] … à (mourir|crever|en finir|me tuer|disparaître)
        (pense|penser~|songe) … à (la|ma) mort {souvent}
        {souvent} … (pense|penser~|songe) … à (mourir|ma mort|en finir)
        pense à la mort comme [à] une (solution|délivrance|issue|sortie|amie|libération)
        (idées|idée|pensées|pensée|envies|envie|pulsions|pulsion|obsessions|fantasmes|ruminations|images|scénarios) (suicidaires|suicidaire|suicidères|noires|morbides|de mort|de suicide|mortifères|macabres|suicide|sombres de mort)
        idees noir
        suis … (suicidaire|suicidaires)
        (me sens|sens) … suicidaire
        devenu suicidaire
        (humeur|période|phase|crise|état|comportement|moment|tendances|tendance) suicidaire
        le suicide (me hante|m’obsède|me tente|m’attire|revient|me trotte|serait|me paraît|me semble|comme seule|comme solution|est (la|ma|une|devenu|parfois)) …
        le suicide comme (seule|unique|dernière) (solution|issue|option|sortie)
        (le suicid|le suicide) me parait …
        l’idée d’en finir
        l’idée du suicide
        l’idée de (mourir|la mort) (me|m’) (hante|obsède|apaise|soulage|rassure|séduit|réconforte|calme|attire|tourne|trotte)
        la mort (me hante|m’obsède|m’attire|me tente|m’apaiserait|serait (douce|plus douce|un|une|la|mieux|préférable|bienvenue)|m’appelle|me fait (plus peur envie|envie|de l’œil)|m’attend)
        (mourir|mort|la mort|crever) (serait|est|sera|me paraît|me semble) … (délivrance|soulagement|libération|solution|repos|mieux|plus (simple|facile|doux)|cadeau|bénédiction|seule|issue|préférable)
        (appelle|attends|souhaite|espère|demande|réclame|implore|veux) (la|ma) mort
        la mort (vienne|viendrait|venait|arrive|me prenne) … (délivrer|chercher|vite|non|oui|merci|tant mieux|soulagé)
        si la mort (venait|vient|pouvait|voulait|me)
        (mort|mourir) plutôt que (de vivre|vivre|continuer|souffrir|cette vie|ça)
        plutôt (mourir|crever) que (vivre|continuer|de vivre|de continuer|souffrir|supporter|ça|cette vie|rester)
        (préfère|préférerais|aime mieux|aimerais mieux|préférer~|vaut mieux) [être] (mourir|mort|crever|en finir|partir)
        autant (mourir|crever|en finir|me tuer|me flinguer|que je (parte|meure|disparaisse|crève))
        autant (être|que je sois) mort
        (mieux|mieux si j’étais) mort .
        (serais|serai|sera|serait|seraient|irait|iraient|vivrait|vivraient|porterait|porteraient) [bien] mieux … (mort|sans moi|si je (mourais|meurs|disparaissais|crevais|partais|suis plus là|étais (mort|plus là)))
        (étais|serais) mort (personne|le monde|tout le monde|ils|ça|vous) …
        si (j’étais|je suis|j’suis) mort …
        si je (mourais|crevais|disparaissais|partais|meurs|crève) … (soulagé|tranquille|mieux|personne|s’en rendrait|manquer~|tant mieux|pleurer~|débarrassé|remarquer~|grave|tristes|s’apercev*)
        si je (mourais|crevais) [cette nuit|demain|ce soir|dans mon sommeil]
        (voudrais|aimerais|souhaite|espère|veux) … que … (dernier jour|dernière nuit|dernière fois|soit le dernier|soit la dernière)
        jouer avec l’idée (de|du) (mourir|mort|suicide|en finir)
        fantasme de (mort|mourir|suicide)
        (imagine|imaginer~|visualise|rêve de|planifie|prépare|organise) … (ma mort|mon enterrement|mon suicide|mes obsèques|mes funérailles|mon départ définitif)
        me vois … (pendu|mort|sauter|au bout d’une corde|dans un cercueil)
        (hâte|pressé|vivement) que (ma vie soit|je meure|je crève|ça finisse pour de bon|tout s’arrête|je sois mort|la mort)
        (hâte|vivement) (de mourir|la mort|la fin de ma vie|que ce soit la fin)
        (attends|attendre) … (la mort|de mourir|que la mort|la fin) (vienne|comme|avec impatience|me délivre|arrive|.)
        (vivement|à quand) (la mort|ma mort|la fin .|le cercueil|la tombe)
        (mieux|bien) (sous terre|au cimetière|dans (une|la|ma) tombe|six pieds sous terre|dans l’au-delà|là-haut)
        (rejoindre|retrouver) {ciel} (là-haut|au ciel|au paradis|de l’autre côté|dans la tombe|dans la mort)
        ({vouloir}|vais|pressé de|bientôt|hâte de|prêt à) (rejoindre|retrouver) {ciel}
        maladie du suicide … (raison|comprends pourquoi|deux doigts)
        (deux doigts|bord|pas loin|limite|proche|penser~|pense|envisage|parle) (de|du|le) suicide
        (méthode|méthodes|moyen|moyens|façon|technique|techniques|lieu|dose) (de|pour le|pour un) suicide
        (mon|un) suicide (sera|serait|est|approche|prévu|réussi|programmé|raté)
        (tenté|tentée|tentant) (par|de) (le suicide|me supprimer|sauter)
        lettre (de suicide|d’adieu|d’adieux|d’au revoir|à ouvrir après)
        (lettres|mots|message|vidéo|mot) d’adieu
        veux (me suicider~|me tuer|mourir|me pendre)
        pensées (noires|sombres) … (mourir|finir|mort|nuit|seul)
        (envie|idée|tentation|besoin) d’en finir .
        (ai|avoir|eu|a|avais) [des|de|les] envies de (mourir|mort|suicide|en finir|disparaître|me tuer|crever|tout arrêter)
        je (meurs|crève) d’envie de (mourir|crever|en finir)
        [j’] aimerais (mieux|plutôt) être mort
        (voudrais|aimerais|veux) … fermer les yeux (définitivement|et ne plus|pour toujours|et que)
        (suis|étais|serai|est|sera) à deux doigts de (sauter|en finir|passer|faire|craquer pour de bon|tout arrêter définitivement|me|lui donner raison)
        (fais|fous|fiche|fabrique|branle|cherche|sers) … (sur cette terre|en ce monde|dans ce monde|sur cette planète|sur terre|ici bas)
        (pourquoi|ce que) … (sur cette terre|en ce monde|sur cette planète|sur terre|de ce monde|en vie|vivant)
        (m’enlever|m’enlèverait|m’effacer|me rayer|m’éliminer|m’ôter|me retirer|me virer|disparaître) de [la] (circulation|carte|surface|terre|planète|monde)
        (m’éteindre|me débrancher|m’effacer|me dissoudre|me volatiliser|m’évaporer)
        (appuie*|appuyer*|mettre|passer|touche|bouton) [sur] [le] [bouton] (off|stop)
        (bouton|interrupteur|prise) … (m’éteindre|m’éteigne|me débrancher|mourir|tout arrêter|en finir|disparaître|ma vie)
        (accident|chute|avc|infarctus|crise cardiaque|rupture d’anévrisme|embolie) (réglerait|arrangerait|résoudrait|simplifierait|suffirait|serait|ferait|mettrait fin)
        si je (me plante|meurs|crève|y passe|y reste|tombe|disparais|clamse|claque|mourais|crevais|y restais|y passais) … (tant mieux|bon débarras|parfait|soulag*|bien fait|tant pis|m’arrange)
        (vite|volant|accélère|ceinture|vitesse) … (tant mieux|advienne|m’en fous|exprès|peu importe|tant pis)
        plus mort que vivant
        (coûte|coûtais|coûterai) … … (vivant|vivante|en vie) .
        (mieux|plus|utile) … (assurance vie|assurance-vie|capital décès|héritage) … (que moi|qu’avec|sans moi|que mon|qu’une)
        (assurance vie|capital décès) … (si je meurs|ma mort|mon décès|sans moi|après moi|quand je|que moi)
        (vous|ils|elle|elles|il|eux|tous|tout le monde|famille|enfants|gosses|mari|femme) … (débarrassé|débarrassée|débarrassés|soulagé|soulagée|soulagés) [de moi|d’un poids|quand|après|sans|le jour|.]
        (seigneur|dieu|jésus|allah|vierge|ciel) … (rappel*|reprends|reprenez|emporte|emportez|prends|prenez|chercher|délivre|délivrez) [moi|me|à]
        (délivrez|délivre|libérez|libère) moi [de|.|seigneur|mon]
        (cancer|récidive|maladie|tumeur|poussée|crise|avc|infarctus|virus|covid|rechute|métastases|cœur|infection) … (m’emporte|m’emporter|m’achève|m’achever|me tue|me prenne|gagne|en finisse|me délivre|lâche)
        m’emporter .
        (si seulement|dommage que|espère que|pourvu que|regrette que) … (opération|anesthésie|accident|chirurgie|greffe|chimio|chute) … (mal tourné|mal tourner|tourne mal|raté|foiré|me tue|tué|réveille)
        (aurais|aurait|aurai) (dû|préféré|voulu|mieux valu|mieux fait) … (y passer|y rester|sur la table|sur le billard|mourir|crever)
        (mieux|valu|fallu|dommage|regrette) … que je (naisse|sois né|sois venu|existe|sois là)
        (envisag*|pense à|penser à|prépare|songe*|imagine) (le pire|l’irréparable|l’inévitable|l’ultime)
        (pense|penser~|pensées|idées|choses) [à|très|des] [choses] (dangereuses|graves|horribles|irréparables|terribles)
        choses graves
        (terminer|finir|en terminer|rompre) avec (l’existence|la vie|cette vie|ma vie|cette existence|tout cela|mes souffrances)
        (mettre|mets|mettrai|mis|mettrais|met) (un terme|fin|un point final|le mot fin|le point final) à (cette|mon|ma|mes|l’|son|sa|ses|la) (existence|vie|jours|calvaire|souffrances|supplice|souffrance|agonie)
        (mettre|mets|mettrai) (un terme|fin|un point final) à (tout|tout ça|tout cela|ça|cela)
        . suicide .
        (au bout|bout) d’une corde
        (mon|son) (corps|cadavre) (en bas|au bout|pendu|dans l’eau|écrasé|sans vie|sur les rails|sur le trottoir|inerte|à la morgue|au fond|froid)
        me (vois|voyais|suis vu|imagine|imaginais|visualise) … (pendu|mort|morte|au bout|dans un cercueil|en bas|sauter|tomber dans le vide|sous un train|dans ma tombe|allongé sur les rails|avaler)
        (partir|m’en aller|mourir|enterré) avec (elle|lui|eux|mon mari|ma femme|mon fils|ma fille|maman|papa) .
        (envie|qu’une envie|rêve|voudrais|veux) … (la suivre|le suivre|les suivre|la rejoindre|le rejoindre|les rejoindre)
        (suivre|rejoindre) (dans la tombe|dans la mort|là-haut|au ciel)
        autant (crever~|mourir|claquer|clamser|canner|en terminer|y passer|me pendre|sauter|que ça finisse)
        (veux|voudrais|aimerais|vais|pense|envie) [de|à] (tout arrêter|arrêter tout) … (vraiment tout|la vie|pour de bon|définitivement|tout|respirer)
        tout arrêter . [je veux dire] [vraiment] (tout|la vie)
        (je veux dire|au sens de) [vraiment] (tout|la vie)
        (bonne chose|soulagement|délivrance|bénédiction|cadeau|chance|récompense|grâce) … (de mourir|mourir|la mort|ma mort|si je meurs|crever)
        (la mort|mourir|crever|décéder) … (pire que|plus pire|plus dur que) (ça|cette vie|vivre|ma vie|ce que je vis|cette douleur)
        (mourir|mort) (peut|peux|pourrait|fera|ferait|sera|serait) pas … (pire|mal)
        même la mort … (veut|voudrait) (pas|plus) de moi
        la mort veut (pas|plus) de moi
        (aille|aller|partir|pars|part|parte|suis parti) (au paradis|au ciel|dans l’au-delà|de l’autre côté|là-haut) [.|bientôt|avec]
        (de l’autre côté|dans l’au-delà|là-haut) (serai|sera|serais|m’attend*|enfin|plus)
        (serai|sera|serais|est) (mieux|bien|en paix|tranquille|libre|soulagé) (là-haut|au ciel|dans l’au-delà|de l’autre côté|mort|morte|sous terre|dans une boîte|dans le trou|au cimetière|ailleurs .)
        (repose|reposer|dorme|dormir) (en paix|pour toujours|à jamais|éternellement) .
        (dernier voyage|grand voyage|grand saut|grand départ|long sommeil|dernier sommeil|grande faucheuse|faucheuse|la camarde)
        (de l’autre côté|franchir) … (pas|porte|rive|monde)
        (passer|passerai|passe) de l’autre côté [.|bientôt]
        (6|six) pieds sous terre
        (manger|bouffer|sucer) les pissenlits par la racine
        (casser|caser) ma pipe
        (fermer|ferme|fermerai) (le livre|la parenthèse|le rideau|boutique définitivement|ma page)
        (baisse|baisser|tire|tirer) (le rideau|ma révérence|un trait sur ma vie)
        tirer ma révérence
        (plus|rien) à faire (ici bas|sur terre|sur cette terre|dans ce monde|dans cette vie)
        (temps|heure) que (je m’en aille|je parte|je tire ma révérence|j’en finisse|je meure|ça finisse|je disparaisse|je rejoigne)
        il est temps (pour moi|que je|de) … (partir|parte|m’en aller|aille|finir|adieu|révérence|mourir)
        (raccourcir|abréger|écourter) (ma vie|mes jours|mes souffrances|mon calvaire|le supplice|tout ça|la souffrance|la plaisanterie)
        (le choix|liberté|droit|décision) [de] [choisir] (ma fin|ma mort|l’heure de ma mort|de mourir|d’en finir|quand je pars|de partir)
        (la fin|ma fin|la mort) … (provoque*|attends|la veux|précipite*|hâte*)
        suicide suicide
        (seule chose|chose|unique pensée) en tête … (mourir|suicide|finir)
        (suffirait|suffit|faudrait) [d’|de] un (pas|geste|instant|coup de volant|moment de courage|petit pas)
        (donne|donné|laisse|accorde) jusqu’ … (après|ensuite|sinon) (j’arrête|je pars|c’est fini|je m’en vais|adieu|je saute|stop)
        (voudrais|rêve|aimerais) que (quelqu’un|on) … (à ma place|me tue|le fasse|m’achève)
        n’ose pas me tuer
        (aspire|aspirer|tend|aspirais) qu’à (la rejoindre|le rejoindre|les rejoindre|mourir|la mort|disparaître|m’éteindre)
        (vivement|hâte) que ça se termine [cette|la|ma] (existence|vie)
        (rendre|rends|rendrai) les (clés|clefs|armes) … (terre|vie|souffert|adieu)
      `,
    },
    {
      about: 'Se tuer : le dire tel quel',
      isDeniable: true,
      phrases: `
        {metuer} .
        me tuer
        {projeter} {metuer}
        {projeter} [de] … (me tuer|me suicider~|me pendre|me supprimer~|me flinguer~|me foutre en l’air|m’ôter la vie|m’enlever la vie|mettre fin à mes jours|mettre fin à ma vie|en finir avec la vie)
        (envies|envie|idée|idées|pulsion|pulsions|tentation|pensées|besoin) de {metuer}
        me suicider~
        je me suicide
        me pendre
        me supprimer
        me flinguer~
        me foutre en l’air
        me donner la mort
        m’ôter la vie
        m’oter la vie
        m’enlever la vie
        m’ouvrir les veines
        me tailler les veines
        me taillader (les|le) (veines|poignets|poignet|bras)
        me trancher (les veines|la gorge|les poignets)
        me tirer une balle
        me mettre une balle
        me faire sauter (la cervelle|la tête|le caisson|la tronche)
        me jeter sous (un|le) (train|métro|camion|bus|tram|rer)
        me jeter (du|dans le|par la|d’un|de la|dans la|à l’eau|du haut) …
        me laisser (mourir|crever|dépérir|partir) [de faim]
        mettre fin à (mes jours|ma vie|mon existence|mes souffrances)
        mettre un terme à (mes jours|ma vie|mon existence|mes souffrances)
        attenter à (mes jours|ma vie)
        (pouvoir|peux|puisse) y mettre fin
        y mettre fin … (moi-même|quand je veux|définitivement|une bonne fois|seul)
        (pensé|penser~|pense|songe|envie|vais|allais|voulu|veux|besoin|peur|idée) … me tuer
        [je] vais me tuer
        comment me tuer
        en finir (avec la vie|avec ma vie|avec moi|avec cette vie|avec l’existence|avec mes jours|moi-même|une bonne fois|une fois pour toutes|définitivement|pour de bon|ce soir|cette nuit|demain|ce week-end|rapidement|là tout de suite)
        que j’en finisse
        (vais|va|veux|préfère|compte|décidé d’|dois|faut|voulais|pense|penser~|songe|pourrais|envisage d’) [à] en finir .
        (passer|passe|passerai|passage) à l’acte
        (quitter|quitte|quitterai|laisser) (ce monde|cette terre|la vie|cette vie|la terre|ce bas monde)
        (supprimer|détruire|éliminer) (ma vie|ma personne|mon existence)
        arrêter (de vivre|d’exister|de respirer|ma vie)
        (arrêter|refuser|stopper|cesser) (de manger|de m’alimenter|de boire|l’insuline|mon insuline|la dialyse|mes dialyses|mon traitement|mes médicaments|mes anticoagulants) … (mourir|mort|en finir|partir|mourrir|crever|plus vite|pour que ça finisse|que tout s’arrête|m’en aller)
        arrête … (manger|boire|insuline|dialyse|traitement|m’alimenter) … (mourir|mort|en finir|partir|crever|m’éteindre)
        (faire|vais faire|fasse|ferai|refaire) une (connerie|bêtise|betise|conerie|ts|tentative|bétise|grosse connerie|grosse bêtise|dinguerie)
        (faire|commettre|ferais) (l’irréparable|quelque chose d’irréparable|le grand saut|le saut de l’ange)
        peur de (ce que je (pourrais|peux|vais|suis capable)|moi-même|mes gestes|faire une bêtise|faire une connerie|passer à l’acte|me faire du mal|rester seul ce soir)
        (pourrais|peux|vais) me faire du mal
        crisser mon camp de … vie
        (me|se|te|m’|s’) (suicid*|flingu*|zigouill*|défenestr*|immol*|taillad*|supprimer~|supprimerai|supprimerais|pendrai|pendrais|pendre|pendais)
        (me|se) (pends|pend|pendu|supprime|noie|noyer~|noierai) .
        (me|se|te) (fous|fout|foutrai|foutrais|foutre|foute|foutait|mets|met|mettrai|ficherai|fiche) en l’air
        (me|se|te) (jet*|balanc*|lanc*|fous|fout|foutre|câliss*|calis*|sacr*|criss*|garroch*|pitch*|flanqu*|précipit*|mets|mettre) [moi|volontairement] (sous|par la|par le|en bas|dans le vide|dans la (seine|loire|mer|rivière|garonne)|dans le (rhône|canal|fleuve|lac|vide)|du haut|du (pont|toit|balcon|viaduc)|du # |de la (falaise|fenêtre|tour)|d’un (pont|toit|immeuble|balcon)|devant (un|le|une) (train|métro|camion|voiture|rer|tram|bus))
        (me|se|te) (donne|donner|donnerai|donnerais|donné|donnais) la mort
        (m’|s’|t’|me|se) (ôt*|enlev*|enlèv*|ot*) la vie
        (me|se) (tire|tirer|tirerai|tiré|tirais|mets|mettre|loge|loger|colle) une balle
        (me|se) (fais|fait|faire|ferai|ferais|fasse) sauter [la|le] (caisse|cervelle|tête|caisson|tronche|gueule|crâne)
        (m’|me|s’|se|suis|est) (ouvrir|ouvre|ouvert|ouvrirai|taillade|tailladé|tranche|tranché|coupe|couper|coupé|entaille|entaillé|trancher|sectionner) (les|le|la) (veines|veine|poignets|poignet|bras|gorge|carotide|avant-bras|cuisses)
        (me|se) laisse* (mourir|crever|dépérir|couler|partir|sombrer|glisser|tomber dans le vide|tomber)
        (laisser|laisse) tomber . [on habite|j’habite|du]
        (fenêtre|balcon|toit|étage) … (me laisser tomber|me laisser aller|basculer|sauter|sauterai|enjamber)
        (basculer|enjamber|enjambé|bascule) … (rambarde|parapet|vide|balcon|fenêtre|garde-corps|barrière)
        (vais|veux|peux|pourrais|compte) [bientôt] (le faire|passer à l’acte|sauter) (ce soir|cette nuit|demain|bientôt|ce week-end|un jour|si)
        (disparaître|partir|mourir|m’en aller) de ma [propre] (main|volonté)
        de mes propres mains … (mourir|fin|vie|mort|finir)
        (autolyse|autolyser|tentamen|autodestruction)
      `,
    },
    {
      about: 'Ne plus vouloir vivre : la négation fait partie de la phrase',
      phrases: `
        (veux|voudrais|souhaite|désire|sais|peux|arrive|supporte|envie|goût|raison|force|courage|intérêt|cœur|volonté|sens|motivation|tiens|cherche|plaisir) [de|à] plus [du tout] [envie|aucune envie] [de|à] (vivre|exister|être (en vie|vivant|de ce monde|sur cette terre)|respirer|survivre|me réveiller)
        (veux|voudrais|souhaite|préfère|préférerais) plus [jamais] être là
        (veux|voulu|veut|voudrais|souhaite|voulait|voulais|désire) (plus|pas) (vivre|exister|être (en vie|vivant|de ce monde)|me réveiller|continuer à vivre|de cette vie|de la vie|voir demain|passer la nuit|être là demain|vieillir comme ça|respirer|qu’on me réanime|qu’on me sauve|vivre ça)
        plus [du tout|aucune|la moindre|beaucoup] (envie|goût|raison|force|courage|rage|volonté|joie|désir) de (vivre|exister|respirer|me lever ni de vivre|rester en vie|continuer à vivre|survivre|vivre ainsi|vivre comme ça|la vie)
        (plus|pas) [du tout] (goût|gout|plaisir|intérêt|sens) à (la vie|vivre|ma vie|l’existence)
        (aucune|aucun|nulle|pas) [plus] (envie|goût|raison|désir) de (vivre|exister|rester en vie|continuer à vivre|rester sur terre|me réveiller)
        (plus|aucune|pas) envie (de vivre|de continuer .|de continuer à vivre|d’exister|d’être là|d’être en vie|de me réveiller|de lutter|de me battre .|de me lever ni de vivre|d’avancer .|de rien même de vivre|d’être sur terre|d’aller plus loin dans la vie)
        envie plus vivre
        (plus|pas) [la] force de (vivre|continuer .|continuer à vivre|continuer la vie|me battre .|lutter .|rester|exister|tenir .|faire semblant de vivre|combattre .|supporter la vie)
        (tiens|tient|tenais) (plus|pas) à (la vie|vivre|ma vie)
        (veux|peux|tiendrai|tiens|supporte|supporter~) plus [de] (cette|ma|la) (vie|existence)
        (sais|vois|voyais|comprends|trouve) (plus|pas) [à quoi|l’intérêt|l’intérêt de|le sens de|de sens à|de raison de|aucune raison de|pourquoi] (vivre|la vie|ma vie|continuer à vivre|exister|rester en vie|je vis|je suis en vie|je reste en vie|je continue à vivre|être en vie|je suis né|me battre .)
        (vois|voit|voyais|trouve|imagine) (plus|pas) [d’] (avenir|futur|issue|porte de sortie|autre (issue|solution|sortie|option|moyen)|lendemain|espoir|de solution à part|le bout) [pour moi|à part|que|sauf] … (mourir|mort|suicide|partir|en finir|disparaître)
        (vois|y a|a|ai|reste|trouve|voit|connais) (pas|plus) [d’] autre (issue|solution|sortie|option|échappatoire|moyen) [pour moi|que|possible|.]
        (seule|unique|dernière) (issue|solution|sortie|option|échappatoire|porte de sortie) … (mort|mourir|suicide|partir|en finir|disparaître|me tuer|tuer|sauter|corde)
        (mort|mourir|suicide|en finir|disparaître|partir) … (seule|unique) (issue|solution|sortie|option|échappatoire)
        vivre [comme ça|ainsi|dans cet état] (m’intéresse|intéresse|me dit|a|sert|vaut|me tente|rime) (plus|pas|à rien)
        vivre (est|devient|c’est|est devenu|m’est devenu|était|relève) … (insupportable|impossible|torture|supplice|enfer|calvaire|fardeau|corvée|trop lourd|trop dur|une peine|trop pour moi|insurmontable)
        (la vie|ma vie|vivre|l’existence|la vie comme ça|tout ça) (vaut|valait) (plus|pas) (la peine|le coup|d’être vécue|rien)
        (vaut|valait|mérite) (plus|pas) la peine (d’être vécu|de vivre|d’exister|de continuer à vivre|que je vive)
        (la vie|ma vie|vivre|mon existence) a (plus|pas|aucun) [aucun|de|le moindre] sens
        (la vie|ma vie|mon existence) (est|c’est) (finie|foutue|terminée|un enfer|un calvaire|un supplice|derrière moi|sans intérêt|inutile|un échec|un fardeau)
        à quoi (bon|ca sert|sert|servirait|rime|ça rime) [de|à|il|ça] (vivre|vivr|continuer .|exister|rester (en vie|ici|là)|la vie|me battre .|se lever .|continuer à (vivre|souffrir)|survivre)
        a (koi|quoi) ca sert (de|2) vivre
        à quoi bon .
        à quoi bon (continuer|vivre|tout ça|rester|lutter|tenir|insister|demain|se soigner|me soigner)
        pourquoi (vivre|continuer à vivre|rester en vie|je vis|je suis né|exister|suis-je né|je reste en vie|m’obstiner à vivre|rester sur terre|continuer .)
        (rien|plus rien|personne|plus personne) … (me retient|me raccroche|m’attache|me rattache|m’attend) [plus|ici|à la vie|sur terre|en vie]
        [plus] rien (à perdre|qui me retient|me retient)
        (seule|unique|seul) (chose|raison|truc|personne) … (retient|en vie|retiens|empêche|tient encore)
        (retient|empêche|retiens|retenait|tient) … (passer à l’acte|en finir|me tuer|sauter|partir pour de bon|en vie|me suicider~|sauter le pas|de le faire|disparaître)
        (sans|si j’avais pas|heureusement que j’ai) … (longtemps que|aurais|serais|me serais) … (flingué|tué|pendu|suicidé|mort|parti|fini|sauté|plus là|foutu en l’air|supprimé|plus de ce monde|balancé)
        (ferait|fait|ferai) longtemps que … (flingué|tué|pendu|suicidé|mort|parti|fini|plus là|foutu)
        je serais … (mort|parti|plus là) … (courage|sans|si)
        si j’avais [eu] [plus de|le|du|un peu de] (courage|cran|couilles|force) … (mort|tuer|sauter|finir|ferais|plus là|aurais|pendu|suicider~)
        (manque de|pas le|pas assez de|manque le|manque que le|manque du|trouve le|trouver le) (courage|cran|couilles) … (finir|tuer|mourir|sauter|acte|le faire|suicider~|pendre|partir|mettre fin)
        trop lâche pour (mourir|me tuer|le faire|en finir|me suicider~|passer à l’acte|sauter)
        (suis|sens) … (plus|pas) [la|le] (fait|capable|digne) (pour|de) (vivre|la vie|être en vie|ce monde|cette vie|exister)
        (pas|plus) fait pour (vivre|la vie|ce monde|cette vie|cette terre)
        (mérite|merite) (pas|plus) [de|d’] (vivre|être en vie|exister|la vie|être né|d’être là|respirer)
        mérite [que|de] (mourir|crever|la mort|d’être mort)
        (las|lasse|fatigué|marre|ras le bol|dégoûter~|épuisé|saoulé|assez|usé) (de|d’) (vivre|exister|la vie|cette vie|être en vie|ma vie|l’existence|survivre|être vivant|respirer|me réveiller .)
        ras le bol de (la vie|vivre|ma vie|cette vie|exister)
        plein le (dos|cul) de (la vie|vivre|ma vie|cette vie|exister)
        (peux|en peux) plus [de] (vivre|exister|cette vie|la vie|ma vie|cette existence)
        (suis|chu) plus capable … (vie|vivre|mourir|crisser|continuer)
        (en peux|en pouvais|en peut) plus … (mourir|en finir|disparaître|sauter|partir pour|m’en aller|tout arrêter|vivre|finir avec|que ça s’arrête|que tout s’arrête)
        l’envie de vivre … (quitté|partie|parti|perdue|disparu|plus|abandonné|envolée)
        (perdu|perds|perdre) [toute|tout] [l’|la|le] (envie|goût|gout|joie|raison|désir|volonté) [de|d’|à] (vivre|la vie|exister)
        perdu goût à la vie
        (l’|aucune|zéro|plus d’|0) envie de vivre (zéro|nulle|néant|à zéro|0)
        (envie|goût|joie) de vivre (zéro|nulle|néant|à zéro|au plus bas|disparue|absente|envolée)
        (rends|rendre|rendu) mon tablier … (vie|monde|adieu)
        la vie non merci
        (marre|ras le bol) … (vie|vivre) … (finir|arrêter|mourir|partir|corde|pont)
        (lâche|lâcher) (la rampe|prise pour toujours|l’affaire pour de bon)
        (subis|supporte|endure|déteste|hais) (ma|la) vie … (mourir|finir|partir|plus|mort)
        (je hais|je déteste|déteste) (ma vie|vivre|être en vie|la vie)
        (survis|vis) … pour (les autres|mes enfants|mes chats|mon chien|ma fille|mon fils|mes parents|ma mère|mon mari|ma femme|eux) … (sinon|sans|moi j’ai|décidé)
        (rester|reste|tenir|tiens) en vie … (pour|que pour|seulement|plus)
        (regrette|maudis|déteste) [d’|de] (être né|être en vie|être vivant|ma naissance|m’être réveillé|m’être raté|d’avoir survécu|avoir survécu|le jour où je suis né)
        (jamais|pas) (aurais|aurait) [jamais] dû (naître|être né|me mettre au monde|survivre)
        (aurais|aurait|aimerais|voudrais|préféré|préférer~) [jamais|pas|plus|mieux|dû|fallu|que je sois|que je] … (jamais|pas) (naître|être né|né|venir au monde|me réveiller|survivre|survécu|existé)
        j’aurais (préféré|aimé|voulu|souhaité) … (mourir|y rester|crever|mort|partir|pas me réveiller|jamais naître|plus me réveiller|que non|pas naître|ne pas survivre|qu’on me laisse|rester là-bas|survivre pas)
        (aurais|aurait) (dû|mieux fait de|préféré) (mourir|crever|y rester|me laisser mourir|me laisser crever|y passer|me laisser partir)
        (pourquoi|dommage que) … (réveillé|réveiller~|réanimé|sauvé|survécu|ranimé|raté) … (encore|hélas|pas mort|mourir|laissé|pourquoi|.)
        (réveillé|toujours en vie|encore en vie|réveillée|ouvert les yeux|toujours vivant|encore vivant) [ce matin] [.] (hélas|dommage|déçu|malheureusement|zut|tant pis|à regret|déception|encore|merde)
        (déçu|déception|triste|dommage|zut|hélas|merde|regret|colère|dégoûté|désolé|furieux) … [.] … (de me réveiller|d’être (toujours|réveillé|vivant|en vie|encore)|être en vie|m’être réveillé|réveillé|réveiller ce matin|ouvrir les yeux)
        zut réveillé
        chaque (matin|jour|soir) … (déçu|regrette|espère|dommage|prie|souhaite) … (réveiller~|vivant|en vie|ouvrir les yeux|mourir|dernier|mort)
        (espère|espérer~|prie|souhaite|rêve|voudrais|aimerais|veux) … (pas|plus|jamais) … (me réveiller~|réveiller|me lever demain|me relever|rouvrir les yeux|ouvrir les yeux|passer la nuit|revoir le jour|voir (demain|le jour|le matin|l’aube|le printemps|noël))
        si … (me réveillais|m’endormais|me réveillai) (pas|plus|jamais) …
        (me réveille|me réveillais|réveille|me réveiller) (pas|plus|jamais) (demain|du tout|.)
        ne me réveillais pas
        (m’endormir|dormir|fermer les yeux) … (plus|jamais|pas) … (réveiller~|rouvrir|ouvrir|relever)
        (dormir|m’endormir|sommeil) (éternel|éternellement|pour l’éternité|pour toujours|à jamais|sans fin|définitivement|pour de bon|à tout jamais)
        (pourvu que|que) demain (vienne|arrive|existe) (pas|jamais)
        (si|que) demain (n’arrivait|n’existait|venait) (pas|plus|jamais)
        (serai|serais|serait|sera|suis) [bientôt|peut-être] (plus|pas) (là|de ce monde|en vie|vivant|parmi vous|ici) (demain|ce soir|bientôt|lundi|la semaine prochaine|à noël|pour longtemps|longtemps|l’année prochaine|quand vous|au matin|dans) …
        (demain|ce soir|bientôt|cette nuit|dans # jours|quand vous lirez) … (serai|sera|serais|suis) [plus] (plus|pas|mort|loin|partie|parti) [là|de ce monde|.]
        (demain|bientôt|ce soir|cette nuit) [je|j’] serai plus
        (si|quand) (j’étais|je suis|je serai|je serais|j’suis) plus (là|de ce monde|en vie|ici|.)
        et si j’étais plus
        (m’en|m’) sortirai (jamais|pas) … (vivant|mort|mourir|finir|partir)
        (plus|pas) de raison [de|d’] (vivre|être là|rester|exister|continuer .)
        une (seule|bonne) raison de (pas me|pas en|pas sauter|rester en vie|vivre|pas mourir|pas)
        pas me tuer … raison
        raison de (pas|plus) (me tuer|me suicider~|mourir|sauter|en finir|partir)
        dire oui … mort
        ni [la|le] (force|courage|envie|goût) de vivre
        (jamais|pas) (dû|du|fallu) (naître|être né|me mettre au monde|vivre|exister|me réveiller|survivre)
        jamais (existé|né|venu au monde|été là)
        (veux|peux|supporte) plus la vivre
        (vois|voit|vois-je) plus que (la corde|la mort|le pont|ça comme solution|cette solution|le vide|les cachets|le suicide)
        (veux|voudrais) pas (en avoir|atteindre|fêter|voir mes|arriver à|avoir) #
        (pas|plus) peur de (mourir|la mort|crever) [.|au contraire|j’ai|je|et|c’est|ça]
        (supporte|aime|déteste) (plus|pas) … (punis|punir|lame|lames|couper~|brûler~|mal exprès)
        (plus|pas) [rien|personne] pour (quoi|qui) (vivre|rester|tenir|continuer)
        (pas|aucune) [l’] intention de (me réveiller|survivre|vivre|rester|vieillir|tenir)
        (manquerai|manquerais) pas (au|à|aux) …
        (plus|pas|jamais) [plus] se réveiller
        (n’espère|espère|attends|veux|reste|demande|souhaite|désire) plus [rien] que (la mort|mourir|ça|la fin|partir|m’en aller)
        (plus|pas) [d’|de] autre (solution|issue|option|choix|sortie|moyen|porte|alternative) [pour moi|que|.]
        (entendrez|entendra|entendras|saurez|aurez) plus [jamais] (parler de moi|de mes nouvelles|de nouvelles)
        à quoi [ça|ca|sa] (sert|servirait) [d’|de|d] (être en vie|vivre|exister|être là|respirer|continuer)
        (si je n’existais|si je existais|n’existais|existais) (plus|pas)
        (vaut|vaux|valons|vaudra) (rien|plus rien|pas un clou) [.|à|aux]
        (ma|la) vie [et moi] … (terminé|terminée|finie|fini) .
        (peux|veux|supporte|endure|tolère) (plus|pas) [d’|de] (être en vie|vivre|exister|respirer)
        (choix|solution|issue|possibilité|option) [que] [de] (mourir|partir pour|en finir|disparaître|me tuer|sauter)
        (plus|pas) [du tout] (envie|besoin) [d’|de] être (ici|là|en vie|sur cette terre|sur terre|de ce monde)
        (plus|pas) [du tout] envie d’être (ici|là|vivant|parmi)
        (embêter*|embeter|dérange*|gêne*|encombre*) [plus] (personne|plus personne|plus) [longtemps|bientôt|.]
        (plus|pas) à (t’inquiéter|vous inquiéter|s’inquiéter|t’occuper|vous occuper) (pour|de) (moi|lui|elle)
        (rien|personne|plus rien) [ne] me (fait|donne envie de|pousse à|force à|aide à|retient de|donne la force de) (rester|tenir|vivre|continuer|partir)
        sauf (mon|ma|mes) (chien|chat|enfants|fille|fils|mère|chats) …  (en vie|rester|tenir|vivre)
        (plus|pas) (l’âge|envie|la force) … (qu’on me laisse|laissez-moi|partir|mourir|m’en aller)
        (aucune|pas d’|plus d’|sans) (issue|espoir|avenir|échappatoire) … (sauter|mourir|finir|partir|mort|adieu|corde|vivre|suicid*)
        (veux|voudrais|souhaite) (plus|pas) [de] (cette|ma|la) vie
        (vois|trouve|comprends|sens|ai) (plus|pas) [l’|le|d’|de|aucun] (intérêt|sens|but|goût|plaisir|utilité|raison) [de|à|d’] (vivre|la vie|exister|ma vie|être en vie|continuer à vivre|rester en vie)
        (intérêt|sens|but|utilité|joie|plaisir) [de|à|d’] (vivre|exister|rester en vie|être en vie) … (plus|pas|aucun|zéro)
        (serai|serais|sera|serons) [bientôt] plus (de ce monde|parmi vous|en vie|sur terre|sur cette terre|vivant)
        plus de ce monde
        (supporte|supporter) (plus|pas) [moi-même] … (vie|vivre|mourir|en finir|disparaître)
        (plus|pas) [de|d’] (force|forces|envie|espoir|énergie|rien|larmes) . [plus] … adieu
        plus rien . adieu
        (trouve|trouver|cherche|vois|voir|reste) (plus|pas) [aucune|de|une] [bonne|seule] (raison|raisons|motif|motifs|force|envie) [de|d’] (vivre|rester|continuer|me battre|lutter|me lever|m’accrocher|exister|tenir|être)
        (supporte|endure|tolère|supporter~|supporterai|endurer) (plus|pas) [de] (vivre|exister|cette vie|ma vie|la vie|mon existence|être en vie|d’être en vie|de vivre|de me réveiller|moi-même|mon reflet et)
        (jamais|pas) (guérir|guérirai|m’en sortir|m’en sortirai) … (mourir|finir|autant|mort|partir|vivre|suicid*)
        (personne|rien) … (plus|pas) … (vivre|vie|en vie|mort)
        rien [ni personne] (pour|à) me (retenir|raccrocher|rattacher)
        (pas|plus) peur de la mort … (rater|louper|rate|attire|envie|contraire)
        (arrête|arrêterai|arrêter|arrêtais) tout . tout
        (plus|jamais) [plus] me réveiller
        pas me réveiller (demain|ce|cette|.|un)
        (l’existence|la vie|vivre|le monde|demain|l’avenir|ma vie) (m’intéresse|m’attire|me dit|m’apporte|m’amuse|me tente|me plaît) (plus|pas) [rien]
        (vivre|la vie|exister|ma vie|continuer) [ça] sert [plus] à rien
        demain (existe*|vienne|arrive*|viendra) (pas|jamais)
        (réveillé|en vie|vivant|debout) [ce matin|aujourd’hui|hélas] [.] (quelle|quel) (déception|dommage|malheur|horreur|tristesse|échec|misère|déveine)
        pourquoi … pas (me tuer|mourir|en finir|me suicider|sauter|me foutre en l’air|me supprimer)
        (si lâche|trop lâche|pas lâche|moins lâche|pas si lâche) … (fait|ferais|serais|aurais|mort|finir)
        (plus|pas) (envie|besoin|la peine) (d’être là|de rester|d’exister|d’être ici|d’être parmi vous|de voir demain|de demain|de me réveiller|de respirer|de m’accrocher|d’avancer|de tenir)
        (plus|pas) [de|d’|aucun] (avenir|futur|lendemain|lendemains|demain) [pour moi|dans cette vie|.]
        (voir|vois|imagine) (pas|plus|aucun) [d’] (avenir|futur|lendemain|demain) [pour moi]
        (sans|privé d’) (espoir|avenir|issue) … (mourir|finir|vivre|partir|vie|disparaître|mort)
        (pourquoi|comment) continuer (à vivre|à souffrir|de vivre|.|dans ces conditions|ainsi|comme ça)
        (plus|pas) (m’accrocher|tenir) (à la vie|à rien|à quoi que ce soit)
        (vie|existence) (inutile|sans (but|sens|intérêt|valeur|saveur)|ratée|gâchée|fichue|foutue|vide de sens)
        (je|j’) (sers|servirais) à rien [.|sur terre|dans cette vie|ici]
        (dégoût|dégoûté|dégoûtée|lassitude|fatigue|marre) (de la vie|de vivre|d’exister|de l’existence)
        (vivre|survivre) … (plus la force|plus le courage|plus l’envie|trop lourd|trop dur|trop mal|à quoi bon)
        (plus|pas) (ma place|de place) (ici|sur terre|parmi|dans cette vie|dans ce monde|nulle part)
        (manque|manquera|manquerais|manquerai) [plus] à personne
        (personne|nul) [ne] (pleurer*|viendra à mon enterrement|à mon enterrement|s’en soucier*|m’aime … mourir|remarquer*|s’apercevr*)
        (mieux|préférable|plus simple|plus facile) (pour tout le monde|pour tous|pour eux|pour mes enfants|pour ma famille|pour vous) … (plus là|mort|disparaisse|parte|sans moi|partie|meure|disparaissais|mourais)
        (force|courage|envie) de vivre ni
        (veux|voudrais) (pas|plus) qu’on me (soigne|sauve|réanime|retrouve|cherche|ramène|relève|maintienne)
        (veux|voudrais|envie|hâte|besoin|aimerais|pressé) [de] (le|la|les|te|l’) rejoindre [.|bientôt|vite|enfin|là-haut|au ciel]
        (plus|aucun) (goût|gout) à (rien|la vie) … (rejoindre|mourir|partir|finir|vivre)
        (plus|pas) [de|d’] (raison|raisons) (de|d’) (me lever|lutter|me battre|tenir|être là) … 
        (plus|pas) [de|ma] place (dans ce monde|sur terre|sur cette terre|ici-bas|parmi les vivants|parmi vous|dans cette vie)
        (plus|aucune|pas de) raison d’être là
        (mort|mourir) [ne] me fait plus peur
        (plus|pas) peur de (mourir|la mort) … (contraire|attends|envie|prêt|attire|soulag*|tant mieux|vivre)
        si j’avais [eu] (un flingue|une arme|un fusil|une corde|de quoi|les moyens|le choix|un bouton) … (plus là|mort|fini|serais|partirais|appuie*)
        me réveille pas … (tant mieux|égal|bien|mieux|grave|soulag*)
        plus [la] force … (s’arrête|s’arrete|finisse|finir|partir|mourir|vivre|disparaître)
        (m’en|men|s’en|me) finir [.]
        (sauvé|réanimé|ranimé|sauvée) … (en veux|aurait pas dû|auraient pas dû|pas demandé|regrette|pardonne pas|laissé partir)
        (souhaite|souhaiter|espère|espérer|voudrais|aimerais|préfère|prie) … pas (survivre|m’en sortir|passer la|revenir|me réveiller|en revenir)
        (seraient|serait|seront|sera|serais) (libérés|libéré|soulagés|soulagé|débarrassés|débarrassé|enfin libres|enfin libre)
        fini pour moi … (aime|adieu|pardon|merci)
        (autant|mieux vaut|préfère|faut) en rester là
        vivre ou mourir … (égal|importe|indifférent|pareil)
        (plus|jamais|pas) jamais (ouvrir|rouvrir) les yeux
        (plus|jamais) (ouvrir|rouvrir) les yeux
        (égal|indifférent|fiche|fous|moque|importe) … (vivre ou mourir|vivre ou de mourir|mourir ou vivre|de mourir|de crever|si je meurs|si je crève|mourir|d’être en vie)
        (que|si) je (meure|crève|vive|meurs) … (égal|importe|m’en fous|indifférent|m’en fiche|change rien|tant mieux|soulag*)
        (tant mieux|m’en fous|me fous|m’en fiche|rien à faire|soulag*) si je (meurs|crève|mourais|crevais|me réveille pas|clamse|disparais)
        veux (que|ke) ca s’arrête … (définitivement|sais comment|toujours|pour de bon|moyen|vivre)
        (que|pour que) (ça|tout|cette vie|ma vie|la vie|cette souffrance|tout ça) (s’arrête|se termine|finisse|cesse) (définitivement|pour toujours|pour de bon|à jamais|une fois pour toutes|une bonne fois)
        (veux|voudrais|aimerais|besoin|envie|supplie|faut) que (tout|ma vie|la vie|mon cœur|mon existence) (s’arrête|se termine|finisse|cesse|soit fini|lâche)
        envie que (tout|ça) s’arrête .
        (tout arrêter|arrêter tout|mettre fin à tout|terminer tout|tout finir|tout stopper|stopper tout) (définitivement|pour toujours|pour de bon|ce soir|cette nuit|là maintenant|une fois pour toutes|ma vie|la vie)
        (arrêt|droit|permission|permettez|laissez) … (mourir|partir en paix|en finir|crever|disparaître|m’en aller)
        (laissez|laisse|laissait|laisser) moi (partir|mourir|crever|m’en aller|en finir|disparaître|m’éteindre)
        (laissez|laisse|laissent|laisserait|qu’on me laisse|me laisser) … (mourir|crever|partir en paix|m’en aller en paix)
        (aidez|aide|aider) moi à (mourir|partir|en finir|crever|me tuer)
        qu’on (m’achève|me pique|m’euthanasie|m’abatte|me tue|m’aide à mourir|me laisse mourir|me laisse partir|me débranche|en finisse|m’aide à partir)
        (achevez|tuez|abattez|piquez|butez|débranchez|euthanasiez|flinguez) moi
        (envie|voudrais|veux|besoin|aimerais|préfère|comme) (disparaître|disparaitre) [de la surface|de ce monde|pour toujours|à jamais|pour de bon|complètement|totalement|sans laisser|et que personne] …
        (veux|voudrais|aimerais|envie|souhaite|préférerais|besoin|rêve|pense) [de|à] (disparaître|disparaitre|m’effacer|m’évaporer|m’éteindre|me dissoudre|m’évanouir pour toujours|me volatiliser)
        (disparaître|disparaitre|disparaisse) (de la surface|de la terre|de ce monde|à jamais|pour toujours|pour de bon|une bonne fois|définitivement|à tout jamais|complètement)
        (devrais|faudrait que je|mieux que je|vaut mieux que je|faut que je|autant que je) (disparaître|disparaisse|meure|crève|m’en aille|parte|mourir|crever)
        (monde|famille|enfants|mari|femme|parents|entourage|tout le monde|vous|ils|maison) … (mieux|tranquille|soulagé|débarrassé|plus heureux|libre|libéré|allégé) … (sans moi|si je|quand je serai|ma mort|mon départ|moi)
        sans moi … (mieux|tranquille|heureux|soulagé|libre|continuer~|bien)
        (mieux|bien) sans moi
        (suis|devenu|être|reste|sens|deviens|etre) (un|une|qu’un|qu’une|que|ce) (poids|fardeau|boulet|charge|gêne|parasite|déchet|sous-merde|bouche inutile|moins que rien) [mort] (pour|.|autant|à) …
        (suis|devenu|sens) (un|qu’un) (poids|fardeau|boulet) … (partir|parte|mourir|disparaître|finir|mieux|autant|plus là|mort)
        (libérer|soulager|débarrasser|délivrer) … (famille|enfants|mari|femme|proches|monde|eux|tous|parents|maman) … (de moi|en partant|mourant|si je|ma mort|fardeau|poids|présence|en mourant|en disparaissant)
        (débarrasse|débarrasser|débarrassent) … (de moi|plancher)
        personne [ne] (remarquerait|s’en apercevrait|verrait|pleurerait|me regretterait|regretterait|s’en rendrait|manquerai|s’apercevrait) …
        (manquerai|manquerais) à personne
        (sert|servirais|servir|sers) [plus|plus qu’] à rien … (mourir|partir|autant|vivre|disparaître|mort|finir|corde)
        (dormir|m’endormir|me coucher|fermer les yeux|partir|coucher) et (plus jamais|jamais|plus|pas) [plus] (me lever|me relever|me réveiller|revenir|rouvrir|ouvrir|lever)
        (m’acharner|s’acharner|m’obstiner|m’entêter|continuer|m’évertuer|insister|me forcer|lutter pour) [à] (vivre|exister|survivre|rester en vie)
        (plus|pas) [la] [moindre|seule] raison de (me lever|continuer|rester|tenir|me battre|me soigner) … (vie|vivre|ici|monde|terre)
        ni de (rester en vie|vivre|continuer à vivre|exister)
        (serai|serais|sera) plus là pour (voir|le voir|vous voir|les voir|assister|connaître|fêter|vos|vous|eux)
        (serai|sera|serais) plus (un poids|un fardeau|une charge|un problème|un souci|un boulet|à votre charge)
        (plus|pas) [de] raison d’exister
        (y a|ya|reste|a) que … (me retient|me retiennent|m’empêche|me fait tenir|me rattache|me maintient|m’accroche)
        qu’est-ce qui me retient
        (qui|rien ne|plus rien ne) me retient [.|ici|sur terre|encore|de]
        (retiens|retient|retenu|retenue|retenir|empêché|empêche) … (sauter|me jeter|de le faire|passer à l’acte|en finir|avaler|de me|pousser|basculer)
        (une fois|quand|dès|attends|après|le jour où) … (grands|partie|plus là|mort|morte|autonomes|élevés|majeur|majeurs) … (je pars|je partirai|m’en vais|m’en irai|je pourrai|pourrai partir|libre|partir|en finirai|je le ferai)
        (pourrai|pourrais|puisse|pouvoir) (m’en aller|mourir|disparaître|partir en paix|partir tranquille|partir moi|partir sereine)
        dis pas que je vais (le faire|passer à l’acte|me tuer)
        (suicidaires|suicidaire|noires|suicide|mourir|mort|finir) . … (menti|mens|mentais|mensonge|c’est faux)
        (envie|goût|joie|moral) de vivre #
        (dites|dis|dire|diras|direz|sachez|sache|direz) … que (c’est|ce est|c’était|ce était) pas … (faute|cause)
        (dites|dis|direz|diras|dire) (à|leur|lui) … que (je l’|je les|je t’|je) … (aime|aimais|aimerai|désolé|pardon|aimé)
        (comprendra|comprendront|comprendras|comprendrez) (plus tard|un jour|.|pourquoi|mon geste|mon choix)
        (personne|nul) [ne] (s’apercev*|remarqu*|chercher*|me cherch*|s’inquiét*|viendr*|pleur*|me trouver*|regretter*|s’en rendr*)
        on me (trouverait|trouvera|retrouverait|retrouvera) … (semaines|jours|mois|odeur|mort|morte|trop tard)
        contre mon gré
        (sauvé|sauvée|réanimé|réanimée|ranimé|ramené|repêché|secouru|trouvé) … (gré|veux|droit|regrette|pardonne|volonté|demandé|trop tôt|tort)
        (qu’on|que personne) … (vienne|viens|viennent) pas me (repêcher|chercher|sauver|réanimer|secourir|retenir)
        (sans|fini|peux plus) [de] cette vie de (merde|chien|souffrance|douleur|con|misère)
        vie de (merde|souffrances|chien|martyre) … (finir|flingu*|tuer|crever|mourir|arrêter|pendre|partir|marre)
        (c’est|est) (plus|pas) une vie … (finir|autant|mourir|partir|arrêter|crever|mieux|finisse)
        (en peux|en peut) plus . (il faut que|faut que|je veux que) (ça|tout) [cela] (s’arrête|finisse|cesse|stop*) . [.|d’une manière|d’une façon|coûte]
        (d’une manière ou d’une autre|d’une façon ou d’une autre) … (finir|s’arrête|partir|fini)
        (s’arrête|finisse|cesse|finira|finir) … d’une (manière|façon) ou d’une autre
        (y a|a|voir|vois) (pas|plus|aucune) [de] (lumière|bout|espoir|issue) … (corde|mort|vide|pont|cachets|noir complet|néant|mourir|finir)
        (y aura|aura|verrai) pas de (prochain|prochaine|année|noël|printemps|demain|suite|lendemain) [prochaine|pour moi|.]
        me projette plus
        (je serai|serai) plus là et (c’est|tant|ce sera) [très] (bien|mieux|tant mieux)
        comment (je pourrais|pouvoir|faire pour) (mourir|disparaître|partir|en finir)
      `,
    },
    {
      about: 'Moyens, lieux et préparatifs',
      isDeniable: true,
      phrases: `
        (avaler~|avale|avalerai|avalais|gober|bouffer|vider|viderai|ingurgiter) (tous|toute|toutes|tout|plein de|beaucoup de|une poignée de|mes|trop de) … {cachet}
        (pris|prise|gobé|avaler~|vidé) … (toute la|toute ma|toutes les|toutes mes|tous mes) (boîte|boîtes|plaquette|plaquettes|{cachet})
        (prendre|prends|prenais|prendrai|pris|avaler~|avale) … {cachet} … (d’un coup|d’un seul coup|en une fois|exprès|volontairement|pour (mourir|en finir|partir|plus me réveiller)|et puis (plus rien|bonne nuit|basta|fini)|et attendre|et m’endormir|avec (de l’alcool|de la vodka|du whisky|une bouteille|alcool|vodka|du rhum))
        (pris|avaler~|avale|ingéré|bu|gobé|vidé|prend) … (toute|toutes|entière|entier|#|deux|trois|quatre) … (boîte|boîtes|plaquette|plaquettes|flacon|tube|bouteille|boite|boites) … [exprès|volontairement|.]
        (pris|avaler~|avale|gobé|prise) (volontairement|exprès|intentionnellement|beaucoup de|volontairement toute|plein de|une poignée de|une montagne de|un tas de|un max de|toute|toutes|bcp) … {cachet}
        {cachet} … (exprès|volontairement|intentionnellement)
        (surdose|overdose|od|intoxication médicamenteuse|imv) (volontaire|exprès|.)
        (faire|fait|fais) une (overdose|od|surdose|imv)
        (combien|quelle dose|quelle quantité|dose|nombre) … {cachet} … (mourir|mortel|mortelle|létale|en finir|tuer|suffit|suffisent|pas se réveiller|pas me réveiller|fatal|crever|décéder|mortels)
        (combien|quelle) … (mourir|pour en finir|pour partir|mortelle|létale|pour pas me rater|pour mettre fin|pour crever|pour que ça marche)
        (dose|doses|quantité|mélange|cocktail) (mortelle|mortel|létale|létal|fatale|fatal|mortels|pour mourir|qui tue|pour en finir)
        (stocke|stocker~|garde|garder~|cache|caché|accumule|accumulé|économise|mets|mis|mettre|collectionne|réserve|entasse|prévu|planque|planqué|amassé|stock|réserves) … {cachet} … (de côté|au cas où|pour le jour|pour quand|pour en finir|pour mourir|depuis|en réserve|sous|dans|suffisamment|assez|pour)
        (assez|suffisamment|de quoi|largement) [de] … {cachet} … (mourir|finir|partir|pas me réveiller|tuer|ça|tout arrêter|cheval)
        (ai|j’ai|a|avoir|garde) (assez|suffisamment|largement assez) (de|d’) {cachet} [pour|.|à|dans]
        (de quoi|moyens|nécessaire|matériel) [pour] (mourir|en finir|partir|me tuer|passer à l’acte|y mettre fin|le faire)
        (compte|compté|recompte|aligné|aligne|étalé|préparé|sorti|regarde|rangé|trié|sortis) … {cachet} … (devant moi|sur la table|table de nuit|chevet|en ligne|alignés|un par un|une par une|lit|prêt|ce soir|depuis|encore|je pourrais|suffit|combien|envie|mourir|finir|nuit)
        {cachet} … (devant moi|alignés|en face de moi|à portée de main|prêts|prêtes|sont prêts|sous la main|dans la main|dans les mains|m’appellent|me narguent|me tentent|me regardent)
        (verre|bouteille|vodka|whisky|alcool) … {cachet} … (devant|prêt|ce soir|table|fini|finir)
        (si|et si|imagine|demande) … (j’avalais|je prenais|j’avale|je prends|avalais|prenais) … (toute|tout|tous|toutes) …
        (acheté|achète|trouvé|commandé|préparé|prépare|cherche|récupéré|pris|accroché|attaché|installé|noué|fait|sorti|chargé|caché|volé|emprunté|regarde|regardais|ressorti|nettoyé|gardé|ai|affûté) … (une|la|le|l’|ma|mon|du|de|de la|des|un) (corde|cordes|nœud coulant|flingue|pistolet|revolver|mort-aux-rats|fusil|carabine|arme) … 
        (corde|nœud|noeud|ceinture|fusil|flingue|pistolet|arme|lame|rasoir|couteau|cutter) … (prête|prêt|m’attend|attend|accrochée|accroché|attachée|autour du cou|au cou|dans (le|mon|la|ma) (garage|grenier|tiroir|main|coffre|cave|placard|chambre|sac)|sous (mon|le) (lit|oreiller|matelas)|m’appelle|me tente|me regarde|sur la tempe|contre la tempe|dans la bouche|à côté de moi|devant moi|sur la table)
        (un|des|le|de|les) (nœud|nœuds|noeud|noeuds) (coulant|coulants|de pendu|sur youtube|solide)
        (regarde|cherche|apprends|faire|appris|entraîne) … (un|des|le) (nœud|nœuds|noeud|noeuds) …
        (nœud|noeud|noeuds|nœuds) … (voyez pourquoi|vous comprenez|comprenez pourquoi|corde|cou|poutre|solide)
        (corde|poutre) … (cou|pendre|grenier|garage|solide|tient|tiendra|supporter~ mon poids|mourir)
        (poutre|crochet) … (solide|tiendrait|assez|mon poids|supporter~)
        (suis|assis|debout|monté|allé|retourné|passé|passe|resté|étais|reste|me tiens|penché|vais|montée|planté) [sur|au bord|devant|à|en|au] … {lieu} … (regardé|regarde|regardais|vide|sauter|saute|l’eau|longtemps|envie|attirer~|attire|appelle|enjambé|rambarde|hésité|pensé|penser~|train|pas osé|j’ai failli|lâcher|en bas|imaginé|tentée|tenté|finir|seul)
        (regardé|regarde|regardais|fixe|fixé|fixais|regardant|regarder~) [l’|le|la|les|lo|passer] … (vide|eau|lo|l’eau|rails|voies|train|trains|pont|fleuve|seine|rivière|en bas) … (longtemps|finir|sauter|envie|dit|penser~|pense|pensé|attirer~|tentant|tentation|me dis|c’est là|heures|appelle|mourir)
        (au bord|sur le bord|sur le rebord|de l’autre côté de la rambarde|rebord) [du|de la|d’un|de] {lieu}
        (attirer~|attiré|attire|appelle|appelé|tenté|tentée|happé|aspiré|m’appelle) [par|me] (le|la|l’|les) (vide|pont|rails|train|eau|balcon|fenêtre|quai|fleuve|voies|corde)
        (le|la|l’|les) (vide|pont|rails|eau|train|corde|balcon|fenêtre|quai|fleuve) (m’attire|m’appelle|m’attirent|m’appellent|me tente|me tentent|m’attend|me parle)
        (rivière|fleuve|pont|canal|voie ferrée|falaise|lac|mer|train|rails|gare|viaduc|toit) (est|c’est|sont|n’est|passe|serait) … (cent mètres|à côté|deux pas|près|bout de la rue|loin|#) … [.]
        (sac|lettre|tout|corde|lettres|courrier|papiers) (est|sont) (prêt|prête|prêtes|prêts) … (serai|mort|rivière|pont|partir|adieu|partir|train|enfants|ce soir|cette nuit|demain|mourir)
        tout est (prêt|prévu|organisé|planifié|en ordre|réglé) … (serai|mort|partir|adieu|mourir|départ|plus là|ma mort|pour après|quand je|ce soir|demain|cette nuit)
        (failli|allais|presque|manqué de|essayé de|voulu|pensé à|tenter~ de|deux doigts de|prêt à|hésité à|envie de|pense à|imagine|veux|vais|rêve de) sauter (.|par|du|de|dans|d’un|sous|hier|ce|dans le vide)
        hier … failli (sauter|le faire|partir|en finir|craquer pour de bon|mourir volontairement)
        (failli|pas loin de|voulu|allais|essayé de|presque) (le faire|passer à l’acte|y rester volontairement|en finir)
        (si|que) (une|un) (voiture|camion|bus|train|chauffard|bagnole|poids lourd) … (renversait|renverse|écrasait|écrase|percutait|fauchait|tuait|roulait dessus|passait dessus|fonçait|heurte|fauche|percute) …
        (voudrais|espère|aimerais|rêve|souhaite|prie) … (voiture|camion|bus|train|accident|avion) … (renverse|écrase|percute|fauche|tue|mortel|emporte|arrive)
        (lâcher|donner un coup de|lâche|tourner|tourné|coup de) (le|de) volant …
        (foncer|fonce|rentrer|jeter|encastrer|envoyer) … (dans|contre|sous) (un|le|les) (arbre|platane|mur|camion|pilier|poids lourd)
        (espère|souhaite|prie pour|rêve|voudrais|aimerais|veux|attends) … (cancer|tumeur|crise cardiaque|avc|rupture d’anévrisme|maladie mortelle|infarctus|généralisé|métastases|incurable|mortel|quelque chose de grave|foudroyant)
        (vitesse|conduis|roule|roulais) … (me planter|accident exprès|arbre|mourir|platane|tuer|l’accident)
        (façon|manière|méthode|moyen|technique|chemin|voie|mort) [la|le] [plus|moins] (moins douloureuse|douce|indolore|rapide|propre|efficace|sûre|facile|discrète|sans douleur|sans souffrir|sans souffrance) … (partir|mourir|finir|tuer|suicider~|pendre|s’en aller|crever|vie)
        (façon|manière|méthode|moyen|solution) de partir (.|sans|vite|doucement|en paix|proprement)
        (façon|manière|méthode|moyen|solution) … (mourir|crever|en finir|me tuer|se tuer|partir sans souffrir|de partir .|me suicider~|mettre fin)
        comment (mourir|crever|en finir|se tuer|me tuer|se suicider~|se pendre|me pendre|partir sans|mettre fin|disparaître sans laisser|s’ouvrir les veines|s’endormir pour toujours)
        (mourir|partir|crever) (sans (douleur|souffrir|souffrance|avoir mal|bruit|déranger)|en dormant|proprement|discrètement|rapidement|vite et bien|à coup sûr)
        (est-ce que|ça|si) (ça|on|) [fait] (mal|souffre|souffrir) … (de|quand|en se|si on) (mourir|noyer|pendre|se pend|se noie|noyant|pendant|s’ouvre|sauter)
        (noyade|pendaison|défenestration|asphyxie|monoxyde|hélium|cyanure) … (douloureuse|douloureux|rapide|combien|temps|mal|souffre|fait|pensé|penser~|choix|choisi|option)
        (assurance|assurances|capital décès|assurance-vie|assurance vie|obsèques) … (suicide|suicider~|me tue|me suicide|si je meurs|si je me)
        (testament|dernières volontés|obsèques|enterrement|funérailles|adieux|lettre à mes enfants|lettres à mes|directives) … (écrit|rédiger~|rédigé|prêt|choisi|décidé|payé|ce soir|mourir|jour|date|partir|chanson|musique)
        (écrit|écris|rédiger~|rédigé|prépare|préparé|laisse|laissé|écrire|posté) … (testament|dernières volontés|lettre d’adieu|lettres d’adieu|mes adieux|mot d’adieu|une lettre pour (mes|ma|mon|quand)|lettres pour (mes|après|quand)|lettres à mes|lettre à mes (enfants|parents)|dernière lettre|dernier mot)
        (choisi|choisir|fixé|décidé|trouvé|noté|arrêté) … (date|jour|heure|lieu|endroit|méthode|moment|arbre|pont) … (mort|mourir|partir|partirai|finir|enterrement|départ|suicide|disparaître|tuer|fin)
        (choisi|fixé|arrêté|décidé) (la|une|ma|du|le|mon) (date|jour|heure|méthode|endroit|façon|arbre|pont) [.|je|ce sera|pour (mourir|partir)|de ma mort]
        (choisi|fixé|arrêté|décidé) (la|une|ma|du|le|mon) (musique de mon enterrement)
        (date|jour|heure) (de|pour) (ma mort|mon suicide|partir|mourir|mon départ|en finir|mon enterrement)
        décidé (du jour|de la date|de l’heure|de partir|de mourir|d’en finir|d’arrêter de vivre|que c’était fini|que ce serait)
        (mon|un|ai un) (plan|projet) (est prêt|est fait|précis|pour (mourir|en finir|partir|me tuer|ce soir|cette nuit)|suicidaire|de suicide|et les moyens|et une date)
        (donné|donne|distribué|placé|confié|fait adopter|légué|vidé|rangé|trouvé) … (mes affaires|mon chat|mes chats|mon chien|mes animaux|ma chambre|mes bijoux|mon appartement|mes comptes|une famille pour mon|une famille pour mes) … (plus besoin|partir|dernier|bientôt|adieu|plus|après|mourir|où je vais|avant)
        (mettre|mis|mets|met) [de l’] (ordre|règle) (dans|de) (mes|ses) (affaires|papiers) [avant|pour|.|ce]
        (mourir|m’en aller|aller mourir|partir|finir|partirai) en (suisse|belgique)
        (me renseigne|renseigné|contacté|écrit|inscrit|demande|inscrire|dossier) … (exit|dignitas|suisse|belgique|suicide assisté|euthanasie|aide à mourir) … (moi|mourir|en peux plus|pour en finir|partir|me|mon|souffrir)
        (demander|demande|demandé|obtenir|droit à|veux|voudrais|réclame|envisage|pense à) [à|l’|le|une|un|ma|mon] … (euthanasie|suicide assisté|aide à mourir|mort assistée|aide active à mourir)
        (jolie|beau|bon|bel) (jour|soir|endroit) pour (mourir|partir|en finir)
        ce soir (j’en finis|je le fais|je pars|c’est fini|c’est la fin|je saute|j’arrête tout|c’est terminé|je m’en vais|c’est le bon|j’y vais)
        (cette nuit|ce soir|demain|ce week-end) … (sera la dernière|est la dernière|ma dernière nuit|le dernier|en finir|passe à l’acte|je me tue|je saute|la fin pour moi|j’arrête de vivre|sera ma dernière)
        (dernier|dernière) (jour|nuit|soir|soirée|anniversaire|noël|été|semaine|repas|matin) (de ma vie|sur terre|pour moi|à vivre|en vie)
        mon dernier (noël|anniversaire|été|jour|soir)
        (plus|pas) besoin (de|d’) … (mes affaires|rien|argent|ça) où je vais
        (où|la ou) je vais … (plus besoin|plus mal|pas besoin|mieux|plus souffrir|personne)
        c’est (là|ici|dans|sur|à) que je (vais finir|finirai|veux mourir|vais sauter|sauterai|le ferai|vais le faire)
        c la que j vai finir
        me jeter~ (sous|du|sur (la|les|le) (voie|voies|rails|rail|route)|dans le vide|dans la (seine|loire|mer|rivière)|par|devant|d’un|de la) …
        (dans|vers|pour) (un|mon|le) (cercueil|tombeau|cimetière)
        (lâcher|lâche|quitter|quitte|perdre|abandonner|rendre) la vie [.|et|maintenant]
        (fois|jour|soir|nuit) … (monte|monté|montée|retourne|retourné|vais) [sur|au|à] [le|la|mon] (toit|pont|balcon|rails|viaduc|falaise)
        (réa|réanimation|urgences|coma|hôpital) … (après avoir|car|parce que|pour) … (avalé|avaler~|pris|ingéré|bu) …
        (suis|étais) une erreur … (naître|vivre|mourir|exister|disparaître)
        (endors|dors|endormir) … {cachet} … (réveille|réveiller)
        (s’arrête|finisse|cesse|stop) … (mourant|mort|mourir|vie|quel prix|mort s’il)
        fait mal de mourir
        mourir [d’une overdose|d’overdose|comme ça|ainsi|noyé|pendu] (fait mal|fait souffrir|prend du temps|est douloureux|c’est comment)
        mourir d’une overdose
        (laisse|laisser|laissé) (partir|aller|mourir|glisser|couler|sombrer) [.|doucement|je|et] … (nourrir|manger|boire|mourir|soigner|adieu)
        (cessé|arrêté|cesse|arrête) de me nourrir
        (heureux|heureuse|heureuses|mieux|tranquille) sans (lui|elle) [.|et|dit|il]
        tout arrêter [et|.] … (donné|adieu|vie|mort|pont|cachets|pour de bon)
        (parle|parlait|envie|menace) de tout arrêter
        (heureux|heureuse|mieux|tranquille|libre|soulagé|soulagée) sans (lui|elle|moi)
        (veux|voudrais|vais|envie de|hâte de|besoin de|prêt à) [partir|aller|m’en aller] (rejoindre|retrouver) {ciel}
        (me couper|me couper les|me brûler|me scarifier|me blesser|me faire mal) … (pour|afin) … (sentir|vivant|vivante|calmer|respirer|exister|oublier|penser)
        (taper|cogner|frapper|tape|cogne) (la|ma) tête contre … (mur|murs|sol|évanouir|sang|arrêter)
        (punis|punir|punition) … (lame|lames|cutter|corps|couper~|brûler~|moi-même|rasoir)
        mort (vaut|vaudrait|est|serait) mieux [que|qu’]
        (quel|quels|quelles|quelle) {cachet} … (mortel|mortels|mortelle|létal|létaux|fatal|dangereux pour mourir) …
        (envie|voudrais|veux|besoin|aimerais) [d’|être] [être] (effacé|effacée|rayé|rayée|anéanti|anéantie|enterré|incinéré|débranché) [de|du|.|et]
        (dormir|m’endormir|partir|m’en aller) et (ne pas|pas|plus|jamais) [jamais] (revenir|me réveiller|me relever|rouvrir)
        (quai|gare|voies|rails|passage à niveau|pont) … (attendant|attendre|attendu|attends) … (train|rapide|tgv|rer|métro|courage)
        (traverse|traversé|traverser) [la|les] [rue|rues|route] (sans regarder|les yeux fermés|exprès)
        (ma|sa) vie (s’arrêtera|s’arrêterait|finira|se terminera|prendra fin|s’achèvera)
        (pardon|désolé|désolée) (maman|papa|mon amour|mes enfants|mes chéris|ma chérie|à tous|tout le monde|mon fils|ma fille) … [abandonne|aime|pars|fini]
        (foutre|mettre|tirer|coller|loger) une balle [dans]
        (sachet|boîte|flacon|tiroir|coffret|réserve|pilulier) … (rassure|apaise|calme|au cas où|jour venu|m’attend|m’appelle|me tente)
        (viser|vise|foncer|fonce|lancer|encastrer) … (mur|arbre|platane|camion|pilier|pont|ravin)
        (j’abandonne|abandonne) . [adieu|pardon|je vous aime]
        aime . j’abandonne
        (me suis|suis|s’est) (recoupé|coupé|retailladé|recoupée) [les|le|la|mes] …
        (de|par|selon) mon propre (chef|gré|choix) … [.]
        (partir|m’en aller|mourir|finir) (de mon propre chef|de mon plein gré|quand je veux|comme je veux|selon mon choix|à ma façon|à ma manière)
        (pardon|pardonnez|désolé|excusez|pardonne) … (geste|acte|vais commettre|vais faire|suite|ce qui va)
        (nouvelles|nouvelle|fraîches|encore) (entailles|coupures|entaille|coupure|scarifications|brûlures|marques) [sur|.|cette|hier|ce]
        me jette (avec|sous|du|par|dans|de) …
        (raison|raisons) de (vivre|rester|tenir|continuer à vivre|pas mourir|m’accrocher à la vie)
        (dites|donnez|trouvez|dis|donne) [moi] [une|des] [seule|bonne] raison* de …
        je vous quitte [.|pour|à|tous|mes|ma|en]
        (espère|rêve|idée|souhaite|voudrais|imagine|attends|provoquer) … accident (de voiture|de la route|mortel|fatal)
        (espère|espérer|rêve|souhaite|voudrais|attends) [un|l’|que] … (accident|crash|avc|infarctus)
        (appelé|appeler|appelle) (sos suicide|le 3114|sos amitié|suicide écoute|le numéro de prévention) …
        (aurais préféré|regrette|dommage|aurait fallu|voudrais) … (pompiers|samu|secours|médecins|ambulance|voisin) … (trop tard|sauvé|trouvé|arriv*|réanim*)
        (pense|penser~|pensée|pensées) … (à|de) la mort (du|tout|le|la|chaque|jour|nuit|matin|depuis|.|en|toute|sans)
        (chaise|tabouret|escabeau) … (ceinture|corde|foulard|nœud|cou|câble)
        (abréger|abrégeons|abrège|abrégez) [.|mes|ma|tout|la|cette|le|les|vite]
        (vais|veux|voudrais) (vous|te) (quitter|laisser) (pour toujours|définitivement|à jamais|en paix|.)
        (souffrance|douleur|peine) … (trop grande|trop forte|insupportable|immense|intenable) … (quitte|pars|adieu|mourir|finir|vivre|partir)
        (voir|vois) [mon|couler|le] sang (couler|pour|calme|me|.)
        en finir
        (ma) (mort|disparition) [.|et|serait|soit|comme|arrive|approche]
        (soulagés|débarrassés|heureux|contents|tranquilles|libres|libérés) (de|par|à|après) (ma disparition|ma mort|mon départ|mon absence|mon décès)
        (retiendra|empêchera|sauvera|arrêtera|retrouvera) [pas|plus] (cette fois|à temps|vivant|vivante)
        (laissé|laisse|trouvé) (un|une) (mot|lettre|message|note) … (rentré*|répond*|disparu*|introuvable|inquiet|inquiète|adieu|fusil|armoire|police)
        autant (m’en aller|partir|disparaître|en finir|mourir|lâcher|abandonner|crever|sauter) [.|maintenant|tout de suite|moi-même|alors]
        (combien|quelle) … (définitif|irréversible|radical|à coup sûr|sans retour|imparable)
        fermer les yeux (une bonne fois|pour toujours|pour de bon|définitivement|à jamais|une dernière fois|et que)
        (faut|veulent|disent|ordonne|dit|répète|entends) … que je (saute|meure|crève|me (tue|jette|pende|fasse du mal|suicide|supprime))
        (compte|compter) les (jours|heures|minutes) (avant|jusqu’) … (fin|finir|mort|partir|mourir|délivrance)
        (façons|manières|moyens|méthodes|idées) (de|d’|pour) (mourir|en finir|me tuer|disparaître|partir)
        (plan|scénario|projet|idée|envie) (de|d’|pour) (mourir|en finir|me tuer|disparaître|ma mort|mon suicide|ma fin)
        (décider~|décidé|choisi|choisir) (de|d’) (mourir|partir|en finir|m’en aller|disparaître|arrêter) [.|dignement|seul|moi-même|avant|ce soir|demain]
        (lutter|battre|tenir|continuer|souffrir|supporter|survivre) … (abandonne|partir|mourir|en finir|lâche|repos éternel|fermer les yeux|disparaître)
        (heureux|heureuse|libre|bien|tranquille|soulagé) … (meurs|mort|morte|quand je serai|sous terre|au ciel|là-haut)
        (meurs|mourir|mort|crève) … (heureux|heureuse|libre|enfin bien|tranquille|soulagé)
        (plus|rien) … (plaisir|envie|goût|espoir|sens) … (mourir|en finir|disparaître|vivre|partir pour|mort)
        (idée|image|vision|pensée|envie) (de|d’) (mort|mourir|suicide|sauter|pont|couteau|corde|disparaître|en finir) …
        (faire|fais|fait|ferai|ferais) (le saut|le plongeon|le dernier pas|le pas)
        (sauter|sauterai|sauterais|je saute) (.|du haut|dans le vide|par|sous|du|d’un)
        je saute .
        (attirée|attiré) … (vide|mort|rails|eau|fond)
        (déçu|déception|triste|dommage|désolé|honte|colère|regret) [d’|de] être (là|ici|vivant|en vie|réveillé|de ce monde)
        (patchs|patch|{cachet}) … (mettrai|prendrai|avalerai|prendrais|avalerais|mettrais) tous
        (pulsions|pulsion) (de mort|de mourir|suicidaires|morbides)
        (vide) … (penchant|penché|pencher|plu|attire|appelle|goûté)
        passerai pas mes # ans
        (envie|besoin|veux|rêve) … (m’allonger|me coucher|m’étendre) … (rails|voie|voies|route|neige|tombe) …
        (prendre|prends|avaler~|vider|finir) … (boîte|plaquette|flacon|bouteille|tube) (entière|entier|complète|d’un coup|d’une traite)
        (prendre|avaler~|vider|finir) (la|ma|toute) … (boîte|plaquette) [entière|.]
        je me (tue|tuais|tuerai|tuerais)
        que je me (tue|suicide|pende|flingue|supprime|jette (par|sous|du|de|dans)|foute (en|sous)|fasse (du mal|mal|sauter))
        (qu’on|quelqu’un|que dieu|que la mort|que la maladie|que le cancer) m’achève
        (sortir|quitter|fuir|partir|m’échapper|dégager|m’évader|finir|débarrasser|libérer) [de] (cette|ma|la) vie
        (seule|issue|sortie|solution|place|fin|repos|reste|direction|rendez-vous|bientôt) … (cimetière|tombe|cercueil|morgue|caveau)
        (cimetière|tombe|cercueil|caveau) … (m’attend|m’attendent|ma place|bientôt|repos|paix|envie|mieux)
        (arrête|s’arrête|finisse|cesse|se termine) pour toujours
        (coupé|coupée|entaillé|coupe|tailladé) (profond|profondément|trop|jusqu’|fort|exprès|volontairement)
        # (entailles|coupures|scarifications|coups de cutter|coups de lame)
        (exprès|volontairement|délibérément|intentionnellement) … (pris|prendre|avaler~|injecté|double|doses|dose|insuline|{cachet}|surdose)
        (plante|planter~|enfonce|enfoncer~|planté) [le|un|ce|des|la|une] (couteau|lame|ciseaux|aiguille|tournevis|cutter) …
        (le|un|ce) couteau dans (le|mon|la) (ventre|cœur|gorge|bras|poitrine|cuisse)
        quand je serai (parti|partie|plus là|mort|morte|loin|au ciel|là-haut|sous terre|enterré)
        (verra|sentira|fera|remarquera) … différence … (plus là|parti|partie|mort|sans moi)
        (bientôt|demain|ce soir) … tout (sera|serait|va être) (réglé|fini|terminé|derrière)
        tient qu’à un fil … (ciseaux|couper~|lâche|lâcher)
        (voix|hallucination|hallucinations|commandement) … (veulent|veut|disent|dit|ordonne|ordonnent|poussent|pousse) … (tue|meure|saute|tuer|mourir|sauter|pende|coupe|jette)
        (refusé|refuse|demandé|demande) … (euthanasie|suicide assisté|aide à mourir) … (moyen|seul|moi-même|autrement|façon)
        (envie|pensé|penser~|voulu|songé|songez|pensez|rêvé|essayé|failli|tenté) [à|de|d’] (vous|te|t’|nous) (tuer|suicider|pendre|foutre|faire du mal|couper|jeter|supprimer|ôter|scarifier|flinguer)
        (envie|pensé|penser~|voulu|songé|essayé|tenté|failli) [à|de|d’] (mettre fin à (vos|tes|nos) jours|en finir avec la vie|passer à l’acte)
        (lame|rasoir|couteau|cutter|veines|corde|arme) … (imagine|rêve|pense|regarde|veines|gorge|lame|tempe)
        (imagine|rêve|pense|regarde) … (la lame|ma gorge|mes veines|les veines|la corde|le canon)
        (suis|s’est|me suis|est) coupé … (caché|cache|planqué|rangé|confisqué|retiré) … (couteaux|lames|ciseaux|rasoirs)
        (caché|cacher|rangé|planqué|enlevé|retiré) [tous] (les|ses|mes) (couteaux|lames|rasoirs|objets tranchants|médicaments|cachets)
        (fondre|maigrir|jeûner|me vider|dépérir|m’effacer) … (jusqu’à|pour) … (disparaître|mourir|crever|plus rien)
        dormir (mille ans|cent ans|à jamais|sans fin)
        (meurs|mourir) à petit feu … (contraire|tant mieux|empêcher|laisse|envie|vite)
        (prépare|préparé|organise|planifie|programme) (ma|mon) (sortie|départ|fin|mort|dernier voyage|grand départ)
        (train|tgv|rer|métro|camion) … (j’y vais|passe à|passera|attends|dans # minutes|devant|dessous|rails)
        qui (viendrait|viendra|sera) à mon enterrement
        (mon|à mon) enterrement
        que (tout|ça|le monde|la lumière) s’éteigne
        (ouvert|ouvrir|ouvre) [grand] (la|ma) fenêtre … (hésité|longtemps|sauter|sautais|penché|regardé en bas|vide|dernier moment)
        (jamais|pas) [être] réveillé (du coma|de l’anesthésie|de l’opération|de la réa|ce matin|après)
        (fini|terminé|foutu) pour moi … (veillez|occupez|prenez soin|adieu|aimez|pardon)
        (veillez|veille) sur (mes|ma|mon) (filles|fils|enfants|fille|mère|petits|famille|chat|chien|femme|mari)
        (brûlures|brûlure|marques|traces) de cigarette
        (vie|vivre|existence) [m’est|est|devient|c’est] [devenue] [totalement] (insupportable|intenable|invivable|insoutenable|un supplice|un calvaire|trop dure|trop lourde)
        à la place des morts
        (envie|jalouse|jaloux) [les|des] morts
        (photo|photos|vidéo) … (veines|bras|poignets|coupures|corde|cachets|pont|sang)
        (poignets|veines|bras) (en sang|ouvertes|ouverts|tailladés|qui saignent|ensanglantés)
        (aspire|aspirer|rêve|désire|envie|recherche|attends) … (néant|vide éternel|oubli éternel|repos éternel|sommeil éternel|sommeil sans fin|rien d’autre que la mort|grand sommeil)
        (suis|suivrai|rejoins|accompagne|suivre) … dans (la|sa) (tombe|mort)
        (lâché|lâcher) les mains … [volant|voir]
        (enfermé|enferme|enfermée|barricadé) … (fusil|arme|cachets|couteau|salle de bain|lame|garage|médicaments)
        (injecter|injecté|m’injecter|injecte|piquer) (toute|tout|trop|toutes) …
        (retrouvé|trouvé|découvert) … (baignoire|chambre|garage|lit|salle de bain) … (sang|corde|cachets|inconscient|boîtes|poignets|veines)
        (acheté|trouvé|commandé|obtenu|reçu) de quoi (partir|mourir|en finir|le faire|passer)
        drôle de voix … mort
        (parle|parlait|parlé) de (la mort|mourir|sa mort|partir|en finir) (.|souvent|tout le temps|tous les jours|sans arrêt|depuis)
        (suis|être|devenu|deviens|sens|reste|représente|comme) [inutile] [qu’] un (fardeau|boulet|poids|poids mort|parasite) (pour|.)
        un (fardeau|boulet|poids mort) pour (mon|ma|mes|eux|tout|tous|les|la|lui|elle|ma famille|le monde)
        (mort|mourir|crever) plutôt que
        (viens|arrive|pars|vais|viendrai|bientôt) … (te|vous|les|le|la) rejoindre [.|bientôt|là-haut|maman|papa|mon amour|mon cœur|enfin]
        (jour|date|heure|moyen|méthode|lieu|endroit|pont|arbre) (est|était) (choisi|fixé|décidé|trouvé|arrêté|prévu|noté) [.|je|et|pour|enfin] [soulag*|calme|adieu|plus]
        (truc|geste|chose|acte|pas) … (regretterai|regretterais|regretter) pas (longtemps|.)
        (médicament|médicaments|produit|plante|poison|mélange|gaz|méthode|chose|quoi) … (tue|tuent|tuer) (sans|vite|rapidement|à coup sûr|doucement|en douceur|proprement)
        (propre|mon|mes) (enterrement|obsèques|funérailles|cercueil|éloge funèbre|tombe|veillée)
        (accident|crash|avc|infarctus|cancer|crise cardiaque|chute) … (tout ce que je (demande|souhaite|veux|désire)|m’arrangerait|serait parfait|me délivrerait|demande que ça|espère que ça|tant mieux)
        (si seulement|pourvu que|j’espère que|espère que|dommage que) … (tumeur|cancer|maladie|scanner|résultat|irm|accident|virus|avion|opération|infection) … (maligne|malin|mortel|mortelle|grave|incurable|emporte|tue|tué|emporté|mauvais|fatal|fatale|raté)
        (arrêt|arrête|arrêter|stoppe|stopper|cesse|refuse|saute) … (insuline|dialyse|anticoagulant|anticoagulants|traitement|cœur|bêtabloquants|chimio|alimentation|médicaments|manger) … (plus vite|mourir|finir|partir|accélérer|fin|vite fini|en paix|vie)
        (mes|les) (derniers|dernières) (mots|paroles|lignes|pensées|volontés|heures|instants) [ici|.|avant|sont|pour vous|soyez]
        soyez heureux [sans moi|.|tous|mes]
        (soyez|sois) heureux sans moi
        (bord|rebord|appui) de [la] fenêtre
        (jambes|pieds) (dehors|dans le vide|au-dessus du vide)
        (idée|envie|mot|tentation|obsession) [du|de|de la] (suicide|mort|mourir|en finir|disparaître) … (tête|revient|chaque|tous|depuis|lâche|quitte|tourne|grandit|m’obsède)
        (tête|esprit|pensées) … (suicide|mort|mourir|en finir|corde|pont|sauter|cachets)
        (sens|suis|être) … (prêt|prête|sereine|serein|apaisé|apaisée|soulagé|calme) … (mourir|partir|mort|décision|date|jour|adieu|en finir|quitter)
        (nuit|soir|jour) … (dernier|dernière) … (nuit|soir|jour|vie|terre)
        (plus|pas) (de|d’|la) (monde|terre|vie) … (sans moi|moi)
        (vie|monde|terre|famille) sans moi
        (ça|tout|vie) … (continuer~|continue|ira mieux|irait mieux|tournera|serait plus simple|plus légère|mieux) sans moi
        (regarde|regardais|lis|lisais|recherche|cherche|consulte|googlé|tapé|recherches|forums|vidéos|tutos) … (suicide|mourir|me pendre|se pendre|nœud|nœuds|overdose|mortel|létal|mettre fin|en finir|se tuer|me tuer)
        (mélange|mélanger|mélangé|prends|pris|alcool|vodka|vin|whisky) … (alcool|vodka|vin|whisky|cachets|médocs|somnifères|comprimés|xanax|lexomil|tramadol|morphine) … (dormir pour|réveiller|mourir|finir|oublier tout|toujours|advienne|verra bien|suffi*)
        (peur|honte|envie) … (mettre fin|me tuer|en finir|suicide|suicider|passer à l’acte|me faire du mal|me couper)
        (m’étrangler|étrangler|m’étouffer|m’asphyxier|m’empoisonner|m’électrocuter|me brûler vif|m’immoler) …
        (sac|sachet|poche) [plastique] (sur|autour de) la tête
        (gaz|four|barbecue|pot d’échappement|garage|monoxyde) … (dormir|fermé|moteur|mourir|finir|portes|respirer|asphyxi*|allumé)
        (respirer|respire|vivre|exister) … (fatigue|corvée|torture|supplice|douleur|insupportable|trop|effort de trop)
        (que|qu’) (je|il|elle) (meure|crève|meurs)
        que je (disparaisse|m’en aille|parte) [pour|.]
        jmeure
        (vaut|faut|vaudrait|faudrait) mieux que je (meure|parte|disparaisse|crève|m’en aille|sois mort)
        (peux|vais|veux|pourrais|dois|laisse) crever [tranquille|seul|.|en paix]
        finir par (me|m’) (flinguer|pendre|tuer|suicider|foutre|jeter|faire|ouvrir|supprimer|buter|balancer)
        flinguer
        (me|se|suis|s’est|être) (pendre|pends|pend|pendu)
        sous terre .
        (corde|cordes) (dans|sous|au|autour|à la poutre|accrochée|prête|solide|au plafond|du garage) …
        (un|une|le|la|mon|son|du|au|l’|d’un) (fusil|pistolet|flingue|revolver|carabine|arme à feu|arme de poing|arme de service) …
        (ma|ta|sa) propre mort
        de ma mort [.|et|dans]
        ma mort (serait|sera|est|prochaine|approche|programmée|me|changerait|arrangerait|soulagerait)
        (couche|couchais|m’endors|endors|dors) … (espérant|espère|priant|souhaitant) … (y rester|pas|plus|dernière|mourir|réveiller)
        en espérant (y rester|ne pas|ne plus|mourir|pas me réveiller|plus me réveiller|que ce soit la|que ça s’arrête|que mon cœur)
        déteste me réveiller
        (haïs|déteste|supporte pas|maudis|redoute) [de] (me réveiller|chaque réveil|chaque matin|être en vie|être là)
        (m’arracher|arracher|ôter|prendre|enlever|voler) (la|ma) vie
        (tout|tout ce) [qu’il] faut pour (partir|mourir|en finir|le faire|passer à l’acte|s’en aller|m’en aller)
        (refaire|refais|refaites|refasse) (sa|ta|votre) vie … [sans moi|après moi|.]
        (bleus|marques|hématomes|bosses) … parce que je me (frappe|cogne|tape|pince|mords)
        je me (frappe|cogne|tape|gifle|mords|griffe|pince) [moi-même|le|la|les|avec|contre|jusqu’|quand|pour|.]
        freinerai pas
        (volant|voiture|moto) … … (freiner*|arbre|mur|platane|ravin|exprès|ceinture pas|sans ceinture|à fond)
        (lacets|ceinture|couteaux|rasoir|médicaments) … (retiré|confisqué|enlevé|caché|repris) … … (autre chose|autrement|autre moyen|recommencer)
        (papiers|affaires) en ordre … (peu de temps|mon choix|partir|décidé|après moi|quand je serai)
        un toit … (monte|montée|sauter|haut|pause|étages|regarde)
        (fantôme|zombie|mort-vivant|déjà mort|déjà morte|plus qu’un corps) … (corps|suive|enterr*|fini*|mort|reste)
        (lâche|lâcher|abandonne|quitte|laisse) tout … (la vie|vie avec|adieu|mourir|fini)
        la vie avec .
        (vais|veux|voudrais|peux) (lâche|lâcher) aussi .
        bye [bye] (tout le monde|à tous|tous|les amis|la vie|le monde|la famille|monde) …
        (c’était|ravi|heureux|contente|content|bien) de vous (connaître|avoir connus|avoir connu|avoir connues)
        (jour j|grand jour|moment venu|bon moment|jour venu) … (cachets|morphine|corde|prêt|partir|adieu|opiacés|plus là|finir|mourir)
        (opiacés|somnifères|cachets|morphine|comprimés|médocs|pilules) … (pour le|en vue du|en attendant le) (jour|moment|grand)
        (mère|père|femme|mari|enfants|famille|fils|fille) … (mieux|plus heureux|heureux) … (autre (mère|père|femme|mari)|sans moi|moi sous|moi mort|moi partie)
        (compte|existe|suis) [plus] (pour personne|pour rien|rien pour personne|rien)
        {envie} … (la|ma) mort
        {envie} … … (mourir|crever|suicide|en finir)
        (la|ma) mort … {envie}
        (la|ma) mort … {mieux}
        {mieux} … (la|ma) mort
        {mieux} … (mourir|crever|suicide)
        (mourir|crever|suicide) … {mieux}
        {mieux} … (en finir|disparaître|me tuer|partir pour)
        (veux|voudrais|besoin|envie|faut|supplie|aimerais|vivement) que (ça|tout|ça y est|tout ça|tout cela) (finisse|s’arrête|cesse|se termine|soit fini|soit terminé) .
        {cachet} … (hésite|tenté|tentée|tentant|tentante|suffise|suffira|suffirait|m’appelle|m’appellent)
        (espère|espérant|espoir) … (suffise|suffira|suffirait|pas me réveiller|plus me réveiller|s’arrête|lâche)
        (avaler~|avale|ingurgité|ingurgiter|pris|prendre|gobé|bu|vidé) (toute|tout|tous) (ma|mon|mes|sa|son|ses) (réserve|stock|provision|pharmacie|traitement|médicaments|boîte|flacon|semainier|pilulier)
        pas me (lever|réveiller|relever) (le lendemain|demain|du tout|au matin)
        (m’endorme|m’endormez|endormez-moi|endors-moi|endormir) (pour toujours|définitivement|à jamais|et qu*|pour de bon)
        qui [me] (pleurera*|pleurerait|pleurer|regretter*|regrettera|remarquer*)
        (décès|mort|parti|partie|perdu|deuil|veuf|veuve|enterré) … … … (veux|voudrais|attends|hâte|rêve|envie|besoin|attendre|que) [que] [de|d’] [aller] (le|la|les) (rejoindre|retrouver)
        (que|veux|voudrais|hâte|attends|envie) [que] de (le|la|les) (retrouver|rejoindre) .
        (arrête|stop|quitte|lâche|fuir|quitter|abandonne|abandonner) (la|cette|ma) vie
        (laissera|laisseront|laisserez|laisserait|laissent|laissez|laisse) [donc] [pas] mourir [tranquille|en paix|.]
        (irai|ira|irais) pas (jusqu’|plus loin|au bout) …
        (regarde|fixe|fixer|regardais|touche|tiens|caresse|serre|tenais) … (lame|lames|rasoir|rasoirs|couteau|couteaux|corde|ciseaux|cutter|balcon|rails|vide|arme|fusil) … (retiens|envie|tente|calme|sang|rassure|hésite|main|dit|longtemps|minutes|heures|pleure*)
        (me|m’) (retiens|retient|empêche|accroche) … (lame|corde|sauter|couper~|mourir|en finir|acte)
        (perdu|plus|fini) … (envie|goût|raison) … vivre
        (gouffre|précipice|abîme) … (peur de moi|sauter|tomber|finir|fin|mourir|seul|aidez|pousser)
        (bord|bout) du (gouffre|précipice|rouleau) … (peur|aidez|finir|mourir|seul|vivre|vie|tenir)
        (peur|méfie|inquiète) de (moi-même|moi) [.|ce soir|cette nuit|seul|quand]
        (crains|peur) de (passer|craquer|sauter|recommencer|me faire|commettre|faire une|faire un geste)
        (geste|acte|choix) (désespéré|irréparable|irréversible|définitif|fatal|ultime)
        (mes|ses|leurs|les) (jours|heures) (sont|est) comptés … (décidé|moi-même|choix)
        (heure|moment|temps) (de|d’) (partir|m’en aller|en finir|mourir|tirer ma révérence|quitter ce monde|dire adieu|disparaître) [.|pour moi|est venu]
        (prête|prêt) (pour|à) (le grand|partir|mourir|rejoindre|l’au-delà|m’en aller|quitter)
        (vais|veux|voudrais|préfère|envie de|décidé de|besoin de|pense à|pensé à) (partir|m’en aller|disparaître|tout arrêter|arrêter tout|tout plaquer pour de bon|lâcher prise pour toujours|abandonner) (.|pour toujours|ce soir|cette nuit|demain|définitivement|pour de bon|loin de tout et)
        (adieu|pardon) . [je vous aime|je t’aime]
        je (vous|t’) aime [tous|toutes|fort] … (adieu|pardon|pardonnez|oubliez pas|c’est fini|au revoir|je pars|partir)
        (aimez|aimée|aime) … adieu
        (demain|bientôt|ce soir) … (serai|serais) … (mort|plus|loin|partie|parti|libre|délivrée|délivré|au ciel|avec)
        (trop mal|trop souffert|trop de souffrance|trop de douleur) … (mourir|en finir|m’en aller|disparaître|mort|adieu|corde|pont)
        (souffrir|souffre|souffrance|douleur|mal) … (préfère|plutôt|autant|vaut|envie|veux) [de|la|en] (mourir|mort|partir|finir|crever|disparaître|m’en aller)
        (abandonne|abandonner|baisse les bras|rends les armes|capitule|dépose les armes) … (adieu|vie|mourir|vivre|partir|pardon|fini|mort|aime)
        (envie|voudrais|veux|besoin|rêve) … m’endormir … (m’oublie|fini|plus|toujours|jamais|réveil*)
        (m’oublie|m’oublient|oubliez-moi|m’efface) [.|et|pour]
        attends [plus] que la (mort|fin)
        (regardé|regarde|vérifié|noté|cherché) … (horaires|passages) … (train|trains|tgv|rer|métro) … (voyager|sauter|jeter|rails|quai)
        (pas|sans) pour voyager
        me (taillade|lacère|entaille|scarifie|mutile|charcute|coupe) (depuis|encore|quand|dès|régulièrement|tous|toutes|chaque|pour|la nuit|le soir|en secret|en cachette|.)
        (suivrai|suivrais|suivre|rejoindrai|rejoindrais) [.|aussitôt|vite|bientôt|là-haut]
        peur de (me rater|me louper|rater mon coup|rester légume|souffrir en mourant)
        jusqu’aux (rails|voies|quais)
        {cachet} … (endormir un cheval|tuer un cheval|de quoi mourir|me rassure|qui rassure|rassure)
        de quoi (endormir|tuer|achever) (un cheval|un éléphant|un bœuf)
        ## {cachet} … (mortel|mortelle|suffisent|suffit|fatal|mourir|tuer|létal|assez)
        (voudrais|voudré|veux) savoir si … (mortel|mortelle|tue|suffit|mourir|létal)
        (serai|serais) en paix
        (attend|attends|attendent) que (la mort|tout s’arrête|le bon dieu|la fin arrive|la fin vienne)
        (elle|il) attend que (ça se termine|ça finisse) .
        m’enfonce … (aiguilles|aiguille|lame|lames|couteau|ciseaux|épingles|clou|compas)
        (aiguilles|aiguille|compas|épingles|ciseaux) dans (les|mes|le|mon|la|ma) (bras|cuisses|peau|poignets|jambes|ventre|main)
        (être|suis) un (boulet|poids|fardeau|parasite|déchet) … (enfin|mieux|respir*|libre*|soulag*|tranquille*|sans moi)
        passage à niveau … (envie|arrêter|rester|finir|attendre|dessus)
        (ferme|fermer|fermerai) … les yeux (pour|à jamais|définitivement|et m’en aller|et partir|et plus|enfin)
        (rasoir|lame|cutter|couteau|arme|corde|fusil|flacon) … dans (ma|la) main
        se (coupe|scarifie|mutile|taillade) [.|il|elle|depuis|et|les]
        laisse mourir
        laisse mourir de faim (exprès|volontairement|pour)
        (taillad*|scarifi*|lacér*|entaillé|tranché|mutil*) [les|mes|mon|le|la|ma] {corps}
        (coupé|coupe|couper) (mes|les) (bras|poignets|cuisses|veines)
        (veux|voudrais|hâte|envie|besoin) [d’|de] [aller] (le|la|les) (retrouver|rejoindre) [.|bientôt|là-haut|au ciel]
        (espère|voudrais|souhaite|aimerais|attends|prie|veux|oublie) … … que mon cœur (lâch*|s’arrête|arrête|cesse)
        (espère|voudrais|hâte|souhaite|pourvu|vivement|aimerais|attends|rêve|prie|envie) … cœur … (lâch*|arrêt*|s’arrête)
        me serais (pendu|tué|flingué|suicidé|jeté|foutu|supprimé|tiré)
        (mort|mourir) [me] (soulagerait|délivrerait|apaiserait|libérerait|soulagera|délivrera|arrangerait|irait bien|conviendrait)
        (mets|mettre|mis|garde|gardé|met) de côté … {cachet}
        me fasse (mal|du mal|saigner)
        (demain|ce soir|bientôt|cette nuit) [tout|tt] (sera|serait) (fini|terminé) [pour moi|.]
        tout sera (fini|terminé) [pour moi|demain|bientôt|ce soir|.]
        . en finir .
        comprends … (se flinguent|se flingue|se suicident|se suicide|se tuent|se tue|passent à l’acte|en finissent|sautent|se foutent en l’air|se pendent)
        (lâche|courageux|courageuse|courage|peureux|peur) … l’aurais [déjà] fait
        (reste|a) [plus] qu’à m’enterrer
        (enterrez|incinérez|brûlez) moi
        faire [du] mal à (mon|mes|ma) (bébé|enfants|fils|fille|enfant|petit) … (moi|ensuite|après)
        (ts|tentative|suicide|idées noires) … … (revient|recommence|reprend|replonge|rechute|reviennent|reprennent|recommencer)
        (choisi|préparé|acheté|réservé|choisir|essayé) … (mon cercueil|mon enterrement|ma tombe|ma concession|mon urne|mes obsèques|mes funérailles|ma crémation)
        (pont|rails|train|balcon|fenêtre|falaise|fleuve|rivière|toit|métro|quai) … … (dit|dis|disais) (pourquoi pas|c’est là|ce serait|que ce serait|et si)
        (savoir|sais|rassure|apaise|calme|soulage) … (de quoi en finir|en finir quand|partir quand|la porte ouverte|moyen d’en finir|mes cachets|la corde|l’arme)
        (décision|décidé|choix) … (mourir|en finir|partir pour|disparaître|me tuer)
        (vais|veux|préfère|compte|voudrais) mourir (chez moi|ici|seul|maintenant|demain|ce soir|avant|tranquille|en paix|vite)
        noté … (jour|date) … (s’arrêtera|finirai|partirai|mourrai|finira|mourir|dernier)
        (le jour|la date|l’heure) où (tout s’arrêtera|tout s’arrête|je partirai|je mourrai|j’en finirai|ça sera fini|je finirai)
        (voudrais|veux|donnez-moi|aimerais|demande) (une piqûre|la piqûre|une injection) [létale|fatale] … (parle plus|fini|dormir|partir|finisse|mourir|finir|toujours)
        (rendu|donné|laissé) (ses|mes) clés … (s’occuper|occuper|adieu|occupe|enfants|fils|chat|partir)
        (volant|route|voiture) … (exprès|yeux fermés|ferme les yeux|arbre|mur|platane|camion|lâcher|lâche)
        (ferme|fermer) les yeux (au volant|en conduisant)
        (tout|j’ai tout) (préparé|organisé|réglé|rangé|prévu) (pour que|avant de|pour mon|pour après|pour pas) … (propre|partir|départ|mourir|souffr*|embêt*|charge|soucis|trouvent|jour)
        (que|seule|il y a que) la mort … (soulager*|délivr*|libér*|apais*|repos|calmer*|guéri*|arrêter*|sauver*)
        rêver~ … (avion|train|bus|voiture) … (s’écrase|crash*|me fauche|déraille|m’écrase)
        (rêve|espère|voudrais|souhaite|rêver) … (mon|l’) avion … (s’écrase|crash*|tombe)
        {cachet} … (combien|assez|dose) … (pas se réveiller|pas me réveiller|plus se réveiller|pour dormir toujours|pour en finir)
        (combien|assez) … (se réveiller|me réveiller) (pas|plus|jamais)
        pour (ne) (pas|plus|jamais) se réveiller
        (trouverez|trouveras|trouvera|trouveront) … (testament|corps|lettre|lettres|papiers importants|dernières)
        (compté|compte|recompté|recompte|comptais) (mes|les|tous) {cachet}
        {cachet} … [.] [il] y en a assez
        (fenêtre|balcon|vide|pont|rails|toit|rivière|fleuve|train) … (m’appelle|m’appellent|m’attire|m’attirent|me tend les bras|me fait de l’œil|me tente)
        (griffe|griffer~|mords|mordre|pince|arrache|tape|frappe|gratte exprès) (mes|les|mon|la|au) (cuisses|bras|poignets|jambes|visage|ventre|avant-bras) … (saigne|sang|respire|calme|soulag*|mal exprès|douleur)
        me (mords|griffe|frappe|cogne|tape|gifle|brûle|coupe|lacère) … (jusqu’au sang|au sang|punir|déteste|me haïs|calmer|mérite|exprès)
        déteste … (mords|griffe|frappe|cogne|coupe|punir|mal)
        (arme|pistolet|fusil|flingue) [de service] … (sur la table|pleure|tempe|bouche|chargé|chargée|main|boire|bu)
        (s’il|si elle|si tu|si on|s’ils) … je me (tuerais|tuerai|suiciderais|suiciderai|tue|suicide|foutrai en l’air)
        je me (tuerais|tuerai|suiciderais|suiciderai|pendrais|pendrai|flinguerais|flinguerai|jetterais|jetterai)
        juré de tenir jusqu’
        (tenir|tiens|tenu|attends|attendre) jusqu’(à|au|aux) … (# ans|majorité|mariage|noël|anniversaire|mort|bac|naissance) … (après|puis|ensuite|fini|libre|pars|partirai|finir|les a|arrête)
        vois pas pourquoi (je|m’) … (acharnerais|continuerais|resterais|vivrais|m’accrocherais|insisterais|lutterais)
        (jette|jeter|jeté) l’éponge … (adieu|vie|mourir|vivre|partir|souffrance)
        (3114|sos amitié|sos suicide|numéro vert|sos) … (répond pas|pas répondu|répond plus|occupé|tant pis|raccroché|personne)
        (appelé|appeler|composé|fait) (le 3114|le trois mille|sos amitié|sos suicide) … [tant pis|raccroché]
        (suis|être|sens) de trop (sur|dans) (cette terre|terre|ce monde|cette vie|cette famille|la terre)
        (envisage|demande|veux|voudrais|pense à|choisir|choisi|inscrit|réfléchis|dossier|demandé) … (suicide assisté|euthanasie|mort volontaire|aide à mourir)
        gardent … bon souvenir de moi
        (pars|partir|m’en vais|m’en aller) tant que (je le peux|je peux|j’en ai|c’est possible|j’ai)
        n’ont plus besoin de moi … (m’en aller|partir|mourir|finir|libre|disparaître)
        (plus besoin de moi|se passeront de moi|sans moi ils|s’en sortiront sans moi|élevés) … (aller|partir|mourir|finir|disparaître|libre|repos)
        (peux|vais|voudrais) m’en aller [.|maintenant|tranquille|en paix]
        débarrassés de (moi|lui|elle)
        (corps|tête|vie|peau) … prison … (sortir|libre|libérer|fuir|mourir|évader|partir)
        (marre|assez|dégoûté|ras le bol) … vie [de merde|pourrie] … (partir|finir|mourir|arrêter|crever|sauter)
        vie de merde
        (veux|voudrais|envie de|vais) partir .
        vivre pour quoi
        vivre pourquoi
        (pourquoi|à quoi bon|pour quoi|pour qui) (vivre|vivr|rester vivant|m’accrocher|s’accrocher|lutter)
        (je|j’) vais me buter
        (vais|veux|peux|envie de|pourrais|de) me buter
        (arrive|arrivera|arriverai) plus à (vivre|tenir debout dans cette vie|supporter la vie|supporter d’être|trouver du sens|trouver un sens)
        (tenir|tiens|tiendrai) (plus|pas) (longtemps|le coup|jusqu’à|cette nuit|ce soir) … [mourir|finir|vie|pilules|cachets|adieu|seul]
        (suis|étais) … (pont|toit|rebord|bord du quai|rambarde|balcon) … [.] … (aidez|vite|peur|froid|envie|sauter|personne)
        (ma|sa) vie (s’arrête|se termine|finit|est finie|va finir|prend fin) [ici|là|ce soir|demain|aujourd’hui|.]
        (en finir|finir) (ma|sa) vie
        finir ma vie
        (mettre|mettrai|mettrais|mets) fin à (mes|ma|mon|cette|ces|tout|toute|la|ce) (jours|vie|existence|souffrance|souffrances|calvaire|cauchemar|enfer|torture|douleurs|cirque|supplice|mascarade)
        (m’en|s’en|t’en) (aller|vais|irai) (pour de bon|pour toujours|définitivement|dans mon sommeil|doucement|en silence|sans bruit|discrètement)
        partir (dans mon sommeil|en silence|sans bruit|discrètement|doucement|loin de ce monde|de ce monde|avant l’heure|plus tôt que prévu|maintenant|ce soir pour toujours)
        (mourir|partir|m’éteindre) (dans mon sommeil|pendant mon sommeil|cette nuit|ce soir|demain|maintenant|tout de suite|rapidement)
        (repéré|repère|choisi|trouvé|cherché|cherche|regardé) (le|un|mon|l’|la|une) (pont|arbre|toit|endroit où|falaise|immeuble|train|balcon)
        (avalé|avaler~|gobé|englouti|ingéré) ## … {cachet}
        pris ## (comprimés|cachets|somnifères|médocs|gélules|doliprane|médicaments|xanax|pilules)
        me planter (un|le|une|la|des) (couteau|lame|ciseaux|tournevis|aiguille|cutter)
        (réa|réanimation|urgences|hôpital) … [.] (raté|ratée|loupé) …
        (m’endormir|dormir|fermer les yeux|ce soir|cette nuit|demain) … que (ce|tout|ça) soit (fini|terminé)
        (qu’une|une seule|la seule) (solution|issue|sortie) .
        (dites|dis|direz) (à|leur|lui|aux) … … (aime|aimais|aimée|faute|désolé|pardon|fier)
        (fait|fini) (son|mon) temps [.|sur|et|ici]
        (m’aide|l’aide|m’aider|l’aider|aide-moi|qu’on l’aide) à (partir|mourir|en finir|m’en aller|s’en aller)
        (prenez|prends) soin (des (petits|enfants|gosses)|de (mes|ses|nos) …)
        (pourquoi|dieu|seigneur) … en vie
        (j’y|y) (passe|reste|passer|rester|passais|restais) … (soulagement|tant mieux|mieux|délivrance|pas grave|débarras|bénédiction)
        mort c’[est] mieux
        (verrai|verrais) pas (2*|noël|le printemps|demain|l’été|le jour|l’année|la fin|mes # ans|grandir)
        [me] tire une balle
        (un couteau|les ciseaux|la lame|le rasoir|une lame) (dans|sur|contre|à) (la|le|mon|ma|mes) (gorge|bras|ventre|poignet|veines|peau|main|cœur|poignets)
        (corde|ceinture|sac plastique|foulard|câble) … (autour du|au|autour de son|autour de mon|son|sur la|mon) (cou|tête)
        comment je (pourrais|vais|peux|voudrais|dois) … (partir|en finir|mourir|disparaître|faire ça|le faire|m’y prendre)
        (sais|savoir|trouvé|décidé|réfléchi à) [exactement|très bien|bien|parfaitement] (comment|où|quand|avec quoi) [je|j’] [vais|voudrais|le|en] (faire|finir|mourir|partir|ferai|finirai|partirai|m’y prendre|procéder)
        (serait|sera|irait|ira|est) vite (fini|réglé|terminé|plié|fait) [.]
        (lettre|lettres|vidéo|mot) … (enfants|famille|parents|mari|femme|fille|fils|maman) … (après|ouvri*|quand|trouver*|lira|liront|départ|fête|ans)
        (tiens|garde|prends|serre|ai) … {cachet} … (dans ma main|dans la main|dans mes mains|contre moi|sur moi)
        (vidé|vide|vider|ouvert) … (pharmacie|armoire) … (lit|table|tout|avaler~|devant|prendre|compte)
        (souffre|mal|souffrir|souffrance|souffert|douloureux|long) (quand|si|de|en) [on|je] (se noie|se pend|me noie|me pends|meurt|saute|se noyant|se jette|me jette|se tire|s’ouvre|s’étouffe|se noyer|mourir)
        (arrêter|stopper|arrête|cesser) (ma dialyse|la dialyse|mes dialyses|l’insuline|mon insuline|de manger|de boire|mon traitement|le traitement) [et] (laisser faire|basta|attendre|partir|laisser la nature|voir venir|qu’on en finisse|on verra|terminé)
        (compte|vais|veux|risque de|pense|envie de|promis de) recommencer … [.|tentative|cette fois|dès que]
        (imagine|imaginer~|vois|image|rêve|visualise) … (tomber|sauter|basculer|chuter|me jeter|au bout d’une corde|pendu) … [balcon|fenêtre|pont|vide|.]
        (vite|bientôt|bien) (mort|crevé) [.|et|pour]
        passerai pas (l’hiver|la nuit|la semaine|noël|l’année|l’été|le week-end|le mois|la fin)
        (tout|j’ai tout) (prévu|préparé|planifié|organisé|calculé|réglé) … (courage|cran|moment|heure|date|départ|plus qu’à|plus que|adieu|le faire|partir|après moi|ma mort)
        (reste|manque|manquait) [plus] [qu’à|à|que|plus|juste] [trouver|avoir] (le courage|le cran|le déclic|le moment|du courage) (.|de (le faire|sauter|partir|passer|mourir|en finir|me))
        (reste|restait|restera) [plus|juste] (qu’à|à|que à) (le faire|sauter|partir .|avaler|passer à l’acte|appuyer|m’en aller|mourir|disparaître|en finir|attendre la mort|dire adieu)
        (j’ai|ai) tout (pris|avalé|gobé|bu|ingurgité|vidé) .
        ai tout (avalé|gobé|ingurgité)
        (surdose|overdose) (d’|de) {cachet}
        {cachet} … (si simple|si facile|serait simple|serait facile|tentant|suffirait|suffirait-il|et hop|simple .|facile .)
        ({cachet}|{arme}|pont|rails|train|fenêtre|ceinture|vodka|whisky|poignée) . … et (basta|on en parle plus|c’est fini|rideau|c’est réglé|ciao|hop|adieu|tout est fini|fini|bonne nuit|puis voilà)
        ({cachet}|{arme}|pont|rails|train|fenêtre|ceinture|vodka|whisky|poignée) et (basta|on en parle plus|c’est fini|rideau|c’est réglé|ciao|hop|adieu|tout est fini|bonne nuit|puis voilà)
        (litre|bouteille|vodka|whisky|rhum|gin|pastis|flasque) … (avec|et|dans|par dessus|plus) … {cachet}
        {cachet} … (avec|et|dans|plus) … (litre de|bouteille de|vodka|whisky|rhum|gin|pastis)
        (baignoire|bain) … (rasoir|lame|lames|cutter|sèche-cheveux|couteau|veines|remplie et)
        (ceinture|foulard|drap|drap|câble|cordon|lacet|lacets|écharpe) … (poignée|poutre|crochet|cou|tringle|plafond|branche|barre)
        (partir|mourir|en finir|crever|m’en aller|disparaître|le faire) sans (que ça fasse|souffrance|souffrir|avoir mal|rien sentir|sentir|faire de bruit|laisser de traces|me rater)
        (endort|endorme|endorment|endormir|endormi|dort) (pour toujours|définitivement|à jamais|pour de bon|une bonne fois)
        (moyen|façon|manière|méthode|solution) (la|le) plus (sûr|indolore|radical|propre|douce|doux) (.|de (mourir|partir|finir|le faire|s’en aller)|pour (mourir|partir|finir|en finir|le faire|s’en aller))
        (debout|assis|resté|restée|monté|montée|me tiens|tenais|grimpé) … (sur|au dessus|derrière|contre) (le|la|les|du|de la) (parapet|rambarde|rebord|corniche|voies|rails|balustrade|muret du pont|garde-corps)
        je suis (sur|au dessus|au bord|devant) [de|des] (les|le|la|du) (rails|voies|toit|pont|rebord|parapet|viaduc|falaise|vide)
        (suis|monté|montée|reste) sur le (toit|pont|viaduc|rebord|parapet|balcon) … (sais pas pourquoi|j’hésite|seul|pleure|regarde|écris|adieu|nuit|vide)
        (ouvrir|ouvre|ouvert) la fenêtre … (sauter|tomber|vide|finir|adieu|jeter)
        (marchais|marche|marcher|marché|couché|allongé|assis|attends|attendais) … (sur|le long|au bord) (des|les|de|de la|la) (rails|voies|voie ferrée|rail|voie)
        repéré … (pont|viaduc|falaise|toit|endroit|lieu|rails|immeuble|arbre|poutre|passage)
        (pont|viaduc|toit|falaise|immeuble|tour) … (grillage|garde-corps|barrière|personne la nuit|assez haut|suffisamment haut|haut pour)
        assez (haut|de hauteur|profond) (pour|.)
        (piqûre|injection|seringue|perfusion|produit|potion) … (finisse|finir|partir|m’endorme|s’arrête|mourir|dernière|définitive|pour toujours|létale)
        (suicide assisté|mort assistée|euthanasie|exit|dignitas|aide à mourir) … (pour moi|perdu tout espoir|je veux|j’y pense|démarche|inscri*|dossier)
        (démarche|démarches|dossier|conditions|procédure) … (suicide assisté|mort assistée|euthanasie|exit|dignitas|aide à mourir)
        (prends|prend|prendre|prenais) (plus|pas) [mon|ma|mes] … {traitement} … (chance|vite|fin|tant pis|advienne|mourir|partir|emporte|accélér*|finir)
        (arrêté|arrête|stoppé|saute|jette|jeté|refuse) … {traitement} … (chance|vite|fin|tant pis|advienne|mourir|partir|emporte|accélér*|finir|plus vite|naturellement)
        avec (un peu de chance|de la chance) … (ira vite|réveiller*|mourir|crever|partir|meurs|y passe|y reste|cœur|lâche|emporte)
        (exprès|volontairement) [de|plus|pas|je] … (manger|boire|alimenter|nourrir|soigner) … (partir|mourir|finir|crever|disparaître|doucement)
        (plus|pas) manger … pour (partir|mourir|finir|crever|disparaître|m’en aller|en finir)
        (bêtise|connerie|folie|bétise) … {cachet}
        {cachet} … (bêtise|connerie|bétise)
        (date|jour|heure|moment) … (choisie|choisi|fixée|fixé|arrêtée|décidé) (après|avant|le|ce|quand)
        (choisi|fixé|arrêté|décidé) (la|une|ma) date
        (sais|savais) … (quand|où|comment) [et comment|et où|et quand] (je vais (le faire|mourir|en finir|partir|finir|m’y prendre)|je le ferai|je partirai)
        (tiroir|table de nuit|placard|sac|coffre|oreiller) … (bon moment|le jour|le moment|le courage|jour venu|au cas où|quand je voudrai|heure)
        (attends|attendais|attendre) [plus] [que] le (bon moment|moment|jour|courage|déclic) [pour|de|.] [le faire|partir|mourir]
        (attends plus|attends) que le (bon moment|moment|jour j)
        (résilié|rendu|vendu|donné|clôturé|annulé|placé|vidé) … (bail|appartement|comptes|chien|chat|affaires|voiture|abonnements) . … (partir|m’en aller|plus qu’à|mourir|adieu|plus besoin|finir)
        (ai|garde|j’ai) de quoi (l’éviter|partir|finir|dormir|en finir|arrêter|abréger|mourir) … (tiroir|table de nuit|placard|sac|.)
        (ai|pris|volé) … {cachet} … (ma mère|mon père|de mamie|de papa)
        (calfeutr*|scotch*|bouch*) … (porte|fenêtre|gaz|aération|aérations|garage)
        (avaler~|tout avaler|avale) … (armoire|pharmacie|d’un coup|placard)
        chaque (couteau|fenêtre|pont|train|lame) … (parle|appelle|tente|attire|regarde)
        (boire|avaler~|bu|prendre) (le|du|de la|un) (poison|javel|antigel|désherbant|pesticide|mort aux rats|acide|soude|raticide)
        j’ai écrit ma lettre
        ma lettre … (tiroir|prête|table|bureau|enveloppe|écrite)
      `,
    },
    {
      about: 'Adieux',
      phrases: `
        adieu (à tous|tout le monde|tous|mes amis|les amis|ma famille|la vie|le monde|monde cruel|à toutes|à vous|vous tous|je vous|et merci|maman|papa|mes enfants|et pardon|et bonne|mes chéris|la compagnie|donc|.)
        adieu
        adieux .
        (dis|dire|dit|disais|viens vous dire|voulais vous dire|vous dis) (adieu|au revoir à (mes|mon|ma|tout le monde|tous|la vie|chacun|tout)|adieux|au revoir pour toujours|au revoir une dernière)
        (fais|fait|faire|faits) mes adieux
        (dernier|dernière) (message|post|publication|mot|lettre|fois que j’écris|fois que je (poste|vous écris|viens)|mots|mail|sms|vocal|commentaire) [ici|sur] … (merci|adieu|pardon|prenez soin|bonne continuation|aime|bye|au revoir|courage|paix|bonne route)
        (c’est|ceci est|voici|voilà|ce sera|sera|est) mon dernier (message|post|mot|jour|mail)
        adieu (mes|ma|mon|les|la|le) (amis|amies|enfants|famille|amour|amours|chéris|filles|fils|copains|copines|vie|monde|gens|groupe|forum|parents|mère|mari|chats|chat|chien)
        partir [loin|d’ici] (pour toujours|à jamais|définitivement|pour de bon)
        (rêve|rêver~|envie|prêt|prépare|attends|pense|parle) … (grand départ|grand voyage|dernier voyage|au-delà|autre monde|paradis|grand sommeil|repos éternel)
        (rien|plus rien) à faire (ici-bas|sur terre|sur cette terre|dans ce monde|dans cette vie|parmi les vivants)
        (songe|songé|envisage) … au pire
        (après|ensuite|puis|et) je (prends|avale) tout
        manque [plus] [que] (le|du) (courage|cran) (.|d’en|de (le faire|me|sauter|mourir|partir)|pour (le faire|me|sauter|mourir|partir|en finir))
        je me coupe (.|et|quand|souvent|depuis|en cachette|je|la nuit|le soir|les|pour|avec)
        (si|quand) (tu lis|vous lisez|tu liras|vous lirez) (ça|ceci|ces mots|ce message|cette lettre) … (réussi|parti|partie|mort|morte|fini|adieu|plus|loin|trop tard)
        (laisse|lègue|donne) tout à (ma|mon|mes) … (comprendr*|adieu|soin|plus besoin|après)
        (distribuer~|donner~|distribué|donné|distribue|donne) … (bijoux|affaires|livres|vêtements|meubles|objets|collection|animaux|chats|chat|chien) … (plus besoin|aurai plus|souvenir|après|comprendr*)
        (merci|pardon) [à tous|pour tout|à toutes|à vous] … [.] … (je pars|je m’en vais|adieu|partir en paix|c’est fini|c’est la fin|dernier message|je vous laisse pour|je pars tranquille|prenez soin … enfants|je serai plus|je serai mieux)
        merci (pour|de|d’avoir) … adieu
        (prenez|prends) soin (de mes|de mon|de ma|d’eux|d’elle|des enfants|de lui|de maman|de papa|du chat|du chien|du petit) …
        (occupez|occupe) … de (mon|ma|mes) (chien|chat|chats|enfants|fils|fille|animaux|mère|petits) … (quand|après|plus là|partie|parti|serai|si|départ|s’il m’arrive)
        (pardon|pardonnez|désolé|excusez|pardonne|pardonner|demande pardon|excuse) [moi|vous] … (de ce que je vais|pour ce que je vais|ce que je vais faire|de vous laisser|de partir|pour ce qui va|de vous abandonner|de pas avoir (tenu|été assez fort)|de vous faire ça|pour ce que je m’apprête|de baisser les bras pour|pour mon geste|pour le mal que|de mon départ)
        ce que je (vais faire|m’apprête à faire|vais commettre) .
        (je|j’) (pars|m’en vais) (en paix|tranquille|pour toujours|sans regret|l’esprit|serein|loin de tout pour|pour de bon|rejoindre|pour un monde meilleur|vers la lumière|définitivement|ce soir|cette nuit mourir|mourir|sereinement|au ciel)
        m’en vais (mourir|rejoindre|pour toujours|retrouver {ciel}|crever|en paix|pour de bon|là-haut)
        (vous|te|les|la|le) (laisse|quitte|abandonne) (pour toujours|pour de bon|définitivement|à jamais|en paix|mes affaires|tout|mon chat|mon chien)
        (on|nous) se (reverra|retrouvera|retrouverons|reverrons|verra) (là-haut|au paradis|de l’autre côté|dans une autre vie|au ciel|ailleurs que sur|dans l’au-delà)
        (rendez-vous|à bientôt|on se voit|à plus|see you) (là-haut|au paradis|de l’autre côté|dans une autre vie|au ciel|en enfer|dans l’au-delà)
        (quand|lorsque|si) vous (lirez|lisez|verrez|trouverez|lirais) (ce|ces|ceci|cela|mon|cette) … (serai|mort|parti|partie|trop tard|plus|loin)
        quand vous (lirez|trouverez) (ces|ce|cette|mon)
        (serai|serais) (mort|morte) (avant|demain|ce soir|cette nuit|bientôt|quand|dans|d’ici|à l’aube|de toute façon bientôt)
        (vous inquiétez|t’inquiète|vous en faites|inquiétez vous|inquietez|inquiète) [pas|plus] … (serai|serais|sera) (plus|pas|parti|mort|loin) …
        (m’oubliez|oubliez moi|oublie moi|m’oublie|souvenez vous de moi|pensez à moi|gardez un bon souvenir|pleurez pas|soyez pas tristes|ne m’en voulez pas|m’en veuillez|m’en voulez pas|en veuillez pas|cherchez pas à me|me cherchez plus|me cherchez pas|attendez plus|m’attendez pas|cherchez pas) … (adieu|partie|parti|serai|pars|faire|fais|aime|choix|geste|décision|vais|pas|faute|.)
        (c’est|ce n’est|ce sera) (la faute de|de la faute de|ni ta|pas votre|pas ta|pas ma) … faute … (pars|mourir|fais|geste|parti|décision|meurs|adieu)
        (mon|ce) temps (ici|sur terre|parmi vous) (est|arrive|touche) …
        mon heure est venue
        (c’est la fin|terminus|rideau|clap de fin|game over) (pour moi|de l’histoire|de ma vie|du voyage|de la route|.)
        (tire|tirer|tirerai) ma révérence
        (ma décision est prise|c’est décidé|décision est prise|j’ai pris ma décision) … (partir|mourir|finir|adieu|pars|ce soir|mort|serai|demain|souffrir|paix|vivre)
        (ma|la) décision est (prise|irrévocable) .
        c’est une décision … (mourir|partir|finir|mort)
        (baisse|baisser) (le rideau|les bras pour toujours|les bras pour de bon|les bras définitivement)
        (reposer|repos|repose) (en paix|éternel|enfin|pour toujours|pour l’éternité) .
        (veux|voudrais|besoin|aimerais|envie|pouvoir|vais|pourrai) [de|me] (reposer|repos|paix) (éternel|en paix|pour toujours|définitivement|éternelle|enfin)
        (paix|repos) (éternelle|éternel)
        (bon dieu|dieu|seigneur|allah|le ciel|le bon dieu) … (me rappelle|me prenne|me reprendre|me reprenne|m’emporte|rappeler|me rappeler|vienne me chercher|vienne me prendre|me prendre|me reprend|reprenne-moi|m’oublie|ma fin|mort|abrège|ma délivrance)
        (prie|demande|supplie|implore) … (dieu|seigneur|allah|ciel) … (mort|mourir|prendre|reprendre|rappeler|emporter|chercher|prenne|partir|finir)
        (partir|parti|partie|pars|aller|voler) (là-haut|au ciel|au paradis|dans l’au-delà|de l’autre côté|pour un monde meilleur|vers un monde meilleur|parmi les anges|aux étoiles)
        partir [avec|en emmenant] … (bébé|enfants|fils|fille) (dans les bras|avec moi|au ciel|aussi|.)
        (tuer|emmener|emporter|noyer|étouffer|jeter) … (mon|mes|le|ma) (bébé|enfants|fils|fille|enfant|petit) … (moi|ensuite|après|fenêtre|avec)
        (décidé|envie|veux|préfère|mieux|temps|prêt|l’heure|choisi|besoin|vais|choix) [de|à] (partir|m’en aller) (pour toujours|pour de bon|définitivement|en paix|de moi-même|dignement|dans la dignité|loin de cette vie|quand je veux|avant que|avant d’être)
        (suis|me sens|serai) prêt à (mourir|m’en aller|en finir|sauter|partir (.|maintenant|en paix|ce soir|pour toujours))
        (fini|terminé|foutu) pour moi .
        tout est fini pour moi
        (plus|aucun|pas) [d’|l’] espoir … (partir|mourir|finir|mort|vivre|vie|sauter|adieu|disparaître)
        (désespéré|désespoir) … (mourir|finir|partir|mort|sauter|vivre|pont|cachets|vie)
        désespoir (total|absolu|profond|complet)
        (au bout|bout) (du rouleau|de ma vie|de tout|de mes forces) … (finir|mourir|partir|disparaître|vivre|adieu|vie|corde|plus là|arrêter|s’arrête)
        (suis|me sens) (mort|morte) (à l’intérieur|dedans|de l’intérieur|intérieurement) [reste|manque|.|il|autant] …
        (reste|n’y a) (plus qu’|qu’) à (finir|mourir|crever|sauter|partir|me pendre|disparaître|en finir|attendre la mort|finir le travail|passer à l’acte|me tuer)
        finir le (travail|boulot|job)
        (moi|moi je) m’arrête (ici|là)
        (dernier message|dernière publication|dernier post|dernière lettre|derniers mots|dernier mot|dernière fois que j’écris|dernière fois que je vous écris) [.|merci|adieu|à tous|ici|je|pour vous|avant de partir|de ma vie]
        (pardon|pardonnez|pardonne|excusez) … (mon geste|ce que je vais|ce que je m’apprête|de partir|vous abandonner|de vous laisser|t’abandonner|partir comme)
        (vais faire souffrir|vais laisser derrière|vais abandonner|laisse derrière moi|vais vous faire|ce que je m’apprête)
        au revoir (mes amours|mes enfants|mes chéris|mon amour|ma chérie|maman|papa|mes bébés|mes trésors|le monde|la vie) [.]
        (papa|maman|mamie|papi) (souffrira|sera) (plus|pas|enfin|mieux|bientôt)
        (souffrirai|souffrira|souffrirez|aurai|aura) [bientôt] plus [jamais] [de|mal] (.|bientôt|là où|peine|douleur .)
        (embrasse|embrassé|serré|regardé) … (une dernière fois|dernière fois|comprendront plus tard|plus que d’habitude|plus fort que d’habitude)
        (prenez soin|prends soin|occupez-vous|occupe-toi|veille|veillez) … (quand je|si je (disparais|pars|meurs|suis plus)|après mon départ|après moi|à ma place|sans moi|moi je|quand je serai)
        si je (disparais|meurs|pars|suis plus là) . (occupe|prends soin|prenez soin|occupez|veille|pense|pensez|sachez|dis|dites)
        (c’est|voilà) la fin (pour moi|.) [je vous|adieu|embrasse|aime]
        (bon vent|bonne continuation|bonne route|soyez heureux) … (à tous|sans moi|tous) … (adieu|pars|quitte|fin)
        (retiendrez|retenez|gardez|garde|gardera) … (souvenir de moi|bon souvenir|meilleur de moi) [.]
        (vous|te) (quitte|laisse|dis adieu) [pour toujours|ce soir|définitivement|à jamais|en paix|.]
        (fais|fait|dire|dit|ai fait) (mes|ses) adieux
      `,
    },
    {
      about: 'Automutilation',
      isDated: true,
      isDeniable: true,
      phrases: `
        (me suis|suis|me|j’me suis|jme suis|m’être|se) [re] (coupé|coupée|tailladé|tailladée|scarifié|scarifiée|mutilé|mutilée|entaillé|entaillée|lacéré|lacérée|ouvert|brûlé|cisaillé|charcuté) [les|le|la|au|aux] [deux|avant] {corps} [hier|encore|ce|pour|cette|avec|.|à|depuis|exprès] …
        (me|se) (coupe|couper~|taillade|entaille|lacère|scarifie|mutile|brûle|brule|charcute|ouvre|griffe|mords|frappe|cogne|pique|brulé|brûler~) [les|le|la|avec|au|sur|aux|jusqu’au] … {corps} … (pour|calme|soulage|sentir|quand|soir|nuit|exprès|cutter|lame|rasoir|clope|cigarette|sang|depuis|.)
        (me|se) (brûle|brule|brûler~|brulé) [la peau|le bras|exprès] avec (des clopes|une clope|des cigarettes|une cigarette|un briquet|mon briquet|la cigarette|le fer|un fer|le sèche)
        (me scarifie|me mutile|m’automutile|se scarifie|se mutile|s’automutile|scarifie|automutile|mutile)
        (scarification|scarifications|automutilation|automutilations|auto-mutilation|scarif|scarifs)
        (me|m’) [suis] (scarifier~|scarifié|automutiler~|mutiler~|automutilé)
        (recommencé|recommence|rechuté|repris|replongé|continue|continué|reprends|envie|besoin) [à|de] [me] (couper~|scarifier~|mutiler~|taillader~|automutiler~|brûler|faire du mal|faire mal|faire saigner)
        (rechuté|rechute|craqué|recommencé|replongé) … (coupures|coupure|lame|lames|cutter|couper~|sang|scar*|bras|cicatrices)
        (# |deux|trois|quatre|cinq|dix|nouvelles|des|ces|les|encore) (coupures|entailles|scarifications|plaies) (cette nuit|hier|ce soir|sur (les|mes|ses) (bras|cuisses|poignets|avant)|fraîches|exprès|volontaires|que je|faites|aujourd’hui)
        (besoin|envie|faut|devrais|mérite|obligé) [de|que] (me punir|me faire (mal|du mal|saigner)|me couper|voir couler|voir mon sang|sentir la lame|saigner|souffrir pour|me blesser|me frapper|me cogner|me brûler)
        (veux|voudrais|pourrais|peur de|vais|pense à|idée de|pulsions de|tentation de) (me (faire du mal|faire mal|blesser|couper|punir|scarifier~|mutiler~|brûler|taillader))
        (me|se) (fais|fait|faire|faisais|faisait) du mal [exprès|volontairement|pour|quand|depuis|.|avec|la nuit|le soir|en cachette] …
        (me|se) (fais|fait|faire) (du mal|saigner) (exprès|volontairement|pour|avec|en cachette)
        (caché|cache|garde|acheté|démonté|démonte|cachées) … (lame|lames|cutter|rasoir|taille-crayon) …
        (lame|lames|cutter|rasoir) … (bras|poignet|poignets|calme|soulage|tiroir|sang|envie|peau|veines|couper~|m’appelle|main|cuisse)
        (sang|douleur|mal|coupures|couper~|lame|brûlures) … (calme|soulage|apaise|libère|fait du bien|seul moyen|seule façon|exutoire) … [tête|moi|sentir|.]
        pour (sentir|ressentir) (autre chose|quelque chose) … (coupe|couper~|taillad*|brûle|lame|douleur)
        (tailladé|tailladée|lacéré|scarifié|entaillé|coupé) … pour (sentir|ressentir|oublier|me calmer|calmer|me punir|avoir mal|ne plus penser)
        (me|m’|se) (tape|cogne|frappe|tapais|cognais) la tête contre (les|le|un|des) (mur|murs) … (mal|exprès|sang|soir|punir|crise|calmer|taire|douleur|mérite|sentir)
        (arrête|arrêté|refuse|prive|cesse) … (manger|m’alimenter|nourrir) … (punir|disparaître|mourir|mort|crever|m’éteindre)
        cicatrices … (bras|cuisses|poignets) … (nouvelles|ajouté|encore|fraîches|frais|recommencé|caché|cachent)
        manches longues … (coupures|bras|scarif*|cicatrices|cacher|marques)
        en train de me (couper|scarifier|taillader|brûler|mutiler|faire du mal|griffer|lacérer|entailler)
        (arrêté|arrêter|arrêtée) de me (couper|scarifier|brûler|mutiler|faire du mal|taillader) … (recommencé|repris|rechuté|craqué|recommence)
        (recommencé|recommence|repris|rechuté|replongé|craqué) … (couper|scarifi*|mutil*|brûler|taillad*|lame|cutter|faire du mal|dimanche|hier|blesser)
        (recommencé|repris) à me (couper|brûler|scarifier|mutiler|faire|taillader|griffer|frapper|entailler|blesser)
        (besoin|envie|obligé|irrésistible) de (me faire saigner|saigner|voir mon sang|voir le sang|sentir la lame|me faire mal|me couper|me brûler|avoir mal pour)
        (griff*|gratt*|mord*|pince*) … (jusqu’au sang|au sang) … (calme|soulage|sentir|nerfs|colère|déteste|punir|angoisse)
        (frappe|cogne|tape|poings) … (mur|murs|tête) … (sang|déteste|calme|soulage|exprès|punir|angoisse|jusqu’)
        (brûle|brûler|brûlé|brûlais) … (briquet|cigarette|clope|fer|allumette) … (calme|tête|soulage|exprès|angoisse|bras|sentir|bête)
        (se|me) (faisait|fait|fais|faire|faisais) saigner
      `,
    },
    {
      about: 'Une tentative',
      isDated: true,
      isDeniable: true,
      phrases: `
        (ai|a|avoir|fait|fais|ait|refait|avait) (une|sa|ma|deux|trois|plusieurs|#|la|quatre|encore une|des) [nouvelle|deuxième|troisième|énième|autre|première] (tentative|tentatives|ts) [de suicide] [.|hier|la|ce|cette|il|en|et|aux|samedi|lundi|dimanche|après|au|avec|aujourd’hui] …
        (tentative|tentatives) (de suicide|suicide)
        (ma|sa|une|ses|mes) ts
        (ai|a|avait|avoir|hier|avais|suis) (tenter~|tenté|essayé|voulu|cherché|essayer~) [à|de|d’] [nouveau] {metuer}
        (tenter~|tenté|essayé|essayer~) de (me|m’|se|mettre|en finir|mourir|sauter|s’) (pendre|tuer|suicider~|noyer|jeter|ouvrir|fin|foutre|.|ôter|étrangler|empoisonner|immoler|défenestrer|supprimer~|trancher|taillader|pendr) …
        (essayé|tenté|voulu|essayer~) (de mourir|d’en finir|mourir|en finir|de partir pour)
        (ai|a|avait|avais) (voulu|failli|manqué de) (mourir|en finir|me (tuer|pendre|jeter|suicider~|foutre en l’air)|se (tuer|pendre|jeter|suicider~|foutre en l’air)|mettre fin)
        (me suis|s’est|m’être|suis) [encore|complètement] (raté|ratée|loupé|loupée|manqué) … [suicide|cachets|pendre|.|dommage|prochaine|regrette]
        (pas|jamais) me rater (cette fois|la prochaine)
        (réussi|réussir|rater|raterai|louper|réussirai|raté|loupé) [même pas|pas] [à|ma|mon|de|me] (mourir|me tuer|mort|suicide|mon coup|en finir|ma sortie|crever|me suicider~|ma mort)
        (la|à la|une) prochaine fois … (réussirai|raterai|bonne|louperai|dirai rien|marchera|je me rate)
        (s’est|me suis|s’était|c’est|se) (ouvert|tailladé|tranché|taillé|coupé) les (veines|poignets)
        (s’est|me suis|c’est) (jeté|jetée|défenestré|défenestrée) [sous|du|de|par|dans|d’un] …
        (s’est|me suis) (pendu|pendue) …
        (pris|avaler~|avalé|bu|ingéré|gobé) … (javel|poison|mort-aux-rats|pesticide|herbicide|acide|déboucheur|détergent|eau de javel|raticide|insecticide|essence) … (pour|exprès|mourir|finir|hier|ce|.)
        bu … javel
        (urgences|hospitalisé|réanimation|réa|hôpital|lavage d’estomac|charbon|samu|pompiers) … (tentative|ts|suicide|cachets avalés|veines|pendaison|imv|intoxication volontaire)
        (retrouvé|trouvé|découvert) … (corde|lettre d’adieu|inconscient|pendu|boîtes vides|lames|veines|mot d’adieu|plaquettes vides|blisters vides)
      `,
    },
    {
      about: 'Ce qui revient',
      phrases: `
        (mêmes|ces|les|vieilles|anciennes|mauvaises|idées) (pensées|idées|envies|démons|voix|pensées noires|idées noires|vieux démons) … (reviennent|revenues|sont revenues|sont de retour|me reprennent|recommencent|remontent|rattrapent|revenir|tournent)
        (ça|tout) (revient|recommence) … (envie|idées|pensées) … (mourir|noires|mort|finir|suicid*)
        (comme|pareil) (avant|à l’époque) (ma|de ma|la) (ts|tentative|suicide)
        (voix|voie|voient) … (disent|dit|ordonne|ordonnent|murmure|murmurent|crient|poussent|répètent|commande|dire|pousse|demandent) … (tuer|mourir|sauter|finir|faire du mal|crever|pendre|couper~|couteau|suicider~|mal|vide|fenêtre)
        (dans ma tête|la tête|cette idée|une idée|l’idée|elle|qui) … (tourne|trotte|revient|hante|obsède) … (mourir|en finir|plus là|me tuer|mort|suicide|disparaître|sauter|partir|pont)
      `,
    },
    {
      about: 'La crainte pour quelqu’un',
      isDeniable: true,
      phrases: `
        (me|nous) (vise|visait|a visé|viser) … (arme|fusil|pistolet|revolver|flingue|carabine|couteau)
        (arme|fusil|pistolet|revolver|flingue|carabine|couteau) … (me|nous) (vise|visait|a visé)
        (arme|fusil|pistolet|revolver|flingue|carabine|couteau) . (il|elle) (me|nous) (vise|visait)
        armé … (me|nous) (vise|visait|menace|menaçait)
        (me|nous) (menace|menaçait|a menacé) avec (un|une|son|sa|le|l’) (arme|fusil|pistolet|revolver|flingue|carabine|couteau)
        {projeter} {setuer}
        {lui} … (veut|voudrait|voulait|voulu|veulent|parle de|parlait de|parlé de|pense à|pensait à|songe à|menace de|menacé de|menaçait de|envie de|a envie de|répète qu’il veut|dit vouloir|a dit vouloir|souhaite|préfère|préférerait|cherche à|demande à|demande qu’à|demander à|va|veuille|promet de) (mourir|crever|en finir|disparaître|plus vivre|être mort|plus être là|partir pour toujours|plus exister|la mort|plus se réveiller|rejoindre)
        (veut|voulait|voudrait|veulent|veuille|voudraient) (plus|pas) (vivre|exister|être là|se réveiller|être en vie|de cette vie|s’alimenter|continuer à vivre)
        (dit|dis|disait|répète|écrit|répétait|crie|hurle|murmure|m’a dit|confié|annoncé|avoué|assure|raconte|écrivait) … (veut|voulait|voudrait|va|vouloir|envie|préférerait|préférer~|prefere|pense|pensait|allait|aimerait) … (mourir|crever|en finir|se tuer|se suicider~|mort|plus vivre|disparaître|sauter|se pendre|plus être là|rejoindre|se faire du mal|plus exister|plus se réveiller)
        (dit|dis|disait|répète|écrit|m’a dit|confié|crie) … (vie|vivre|existence) … (vaut|sert|plus|pas|rien|sens|peine|finie)
        (dit|disait|répète|écrit|confié|crie|pense|pensait) … (plus|pas|à quoi bon|marre de|assez de) (vivre|la vie|sa vie|exister|être là)
        (dit|disait|répète|écrit|pense|confié) … (mieux|tranquille|soulagé|poids|fardeau|charge) … (sans (lui|elle)|mort|plus là|pour nous|disparaître)
        (serait|était|soit|étais|serais) mieux (mort|au ciel|là-haut)
        (préférerait|préférerai|prefererait|aimerait mieux|préférait|préfère) (être) mort
        (parle|parlait|parlé|parler|parlent|évoque|évoquait|pense|pensait|penser) … (de|du|le|au|à) (suicide|mourir|se tuer|se suicider~|sa mort|en finir|mort .|mort tout)
        (suicidaire|suicidaires) … (que faire|aider|quoi faire|comment|je fais quoi|aidez|peur)
        (idées|pensées|envies|pulsions|propos|menaces|crises|paroles) suicidaires
        (peur|crains|craint|angoisse|inquiet|terrifié|tremble|trouille) … (qu’il|qu’elle|que) … (se tue|se suicide|fasse une (bêtise|connerie|ts)|passe à l’acte|en finisse|se fasse du mal|mette fin|se pende|se foute en l’air|saute|commette|fasse quelque chose|attente à)
        (fasse|faire|fera|fait) une (bêtise|connerie|betise) [ce|cette|si|.|avec|demain]
        (menace|menacé|menaçait|menaces) (de|d’) (se|s’|sauter|mettre fin|en finir|mourir|avaler|passer|suicide) …
        (a|avait|ait|aurait|vient de|viens) (tenté|tenter~|essayé|voulu|essayer~) [de] (se|s’|mettre fin|mourir|en finir|sauter) …
        (se|s’) (scarifie|mutile|automutile|coupe|taillade|lacère|entaille|brûle) [les|le|la|.|depuis|en|avec|au|à] …
        (pris|emporté|caché|acheté|sorti|parti avec|prend|chargé) … (son|sa) (fusil|arme|corde|carabine|pistolet|flingue|arme de service)
        (traces|marques|coupures|cicatrices|entailles|scarifications|griffures) … (bras|poignets|cuisses|avant-bras) … (fils|fille|ado|élève|sœur|frère|ma|mon|sa|son|ses|elle|il)
        (fils|fille|ado|élève|sœur|frère|nièce|neveu|copine|elle|il) … (traces|marques|coupures|entailles|scarif*) … (bras|poignets|cuisses)
        (a|avait) (avalé|pris|bu|gobé|ingéré|avaler~) (tous ses|toute sa|toutes ses|une boîte|des|plein|toute la|toutes les|une plaquette|ses|du|de l’eau) …  (mourir|cachets|médicaments|javel|comprimés|boîte|médocs|plaquette|somnifères|exprès|volontairement|finir)
        (lettre|mot|message|vidéo|sms|messages) (d’adieu|d’adieux|de suicide|où (il|elle) dit adieu)
        (donne|donné|distribue|distribué|vend) (toutes|tous|ses|toute) … (affaires|bijoux|chats|choses|livres|vêtements) … (plus besoin|inquiet|peur|suicid*|bizarre|adieu|étrange)
        (refuse|refusait|arrête|arrêté|veut plus) (de s’alimenter|de manger|s’alimenter|manger|de boire) … (mourir|en finir|veut|mort|partir|envie de vivre)
        (en finir|mourir|partir) … refuse (de s’alimenter|de manger|de se soigner)
        (plus|pas|aucune) (envie|goût|raison|force) de vivre
        {lui} … (répond|réponds|réponde|décroche) plus … (adieu|chat|chien|prends soin|pardon|inquiet|inquiète|peur|dernier|hier|mort)
        (dernier|dernière) (sms|message|texto|appel|mot|post|vocal) … (prends soin|adieu|pardon|chat|chien|aime|enfants|désolé|au revoir|merci pour tout)
        (garde|cache|planque|stocke|accumule|collectionne|met de côté) … {cachet} … (oreiller|lit|matelas|tiroir|chambre|cachette|cachés|sac)
        {proche} … (veut|parle de|voudrait|pense à|menace de|compte|demande à) (partir|rejoindre|en finir|mourir|tout arrêter|s’en aller|disparaître|faire le grand saut)
        (parle|parlait|parles) (plus|pas|) [que|sans cesse|tout le temps] de (rejoindre|la mort|mourir|partir|en finir|retrouver)
        (tape|tapé|recherche|recherches|cherche|historique|google) … (comment mourir|suicide|se tuer|mourir|se pendre|mort rapide|overdose)
        {lui} … (attente|attenter|attenté) à (ses|sa|leurs) (jours|vie)
        (sorti|nettoyé|chargé|acheté|ressorti|démonté|pris) … (fusil|carabine|arme|revolver|pistolet) … (nuit|peur|inquiète|chambre|garage|table|pleur*)
      `,
    },
  ],
  idioms: `
    (peux|peut|pouvais|pouvait|arrive|arrivais|pouvoir) [à] (plus|pas) [à] respirer
    (mal|gratte*|gratter~|démange*|pique*|brûle*|douleur|ventre|tête|chaud|froid|ennui) … à mourir
    saute (du|hors du|au) (lit|fauteuil|canapé|plafond)
    (voix|souffle|respiration|courant|son|ça) se coupe
    (milliers|centaines|coups|sensation|impression|comme) [d’|des|de|par des] (aiguilles|aiguille|épingles) dans
    (pardon|désolé) (maman|papa|à tous|tout le monde) (pour|si|de (vous|te) (déranger|répondre)|je (réponds|voulais))
    en finir (plus vite|rapidement) (avec|avec ce|avec cette)
    (pour|vouloir|faut|va|veut|peut) en finir avec
    (corde|cloche|pied|repas|page|ligne|classe|génération|nuit) … saute
    (rotule|articulation|cœur|plomb|bouton|fusible|vertèbre|hanche|cheville) … (saute|sauter)
    saut à
    faire le pas (de|vers|pour|et)
    adieu (les|la|le|l’|aux|au|mon|ma|mes|chocolat|gluten|sucre|café|fromage|veau|vieux|vieille|pauvre|vaches|cher|chère|kilos|baguette|pizza|pain|bière|tabac|jean|talons)
    dire adieu (au|aux|à)
    (mourir|mort|morte|décédé|décéder|crever) (du|d’un|d’une|des)
    (mort|mourir|mourrir|morte|crever|morts|meurs|meurt|crève|mourais|mourrais) de (rire|faim|soif|froid|chaud|fatigue|honte|trouille|peur|sommeil|ennui|jalousie|rire|inquiétude|curiosité|chaleur|stress|trac|vieillesse|sa belle mort|mort naturelle|rien|ça|cela|cette|ce|son|sa|leur|complications|ses)
    je vais mourir
    (peur|peurs|angoisse|phobie|crainte|trouille|terreur) [de|que|d’|panique de] (mourir|crever|mort|la mort|ma mort|allais mourir|vais mourir|me réveiller|plus me réveiller|pas me réveiller)
    (impression|sensation|sentiment|cru|crois|croyais|croire|failli|frôlé|manqué|manqué de) [de|que|d’] (mourir|j’allais mourir|crever|je vais mourir|je meurs|mort .|la mort .|allais mourir|vais mourir|frôlé la mort)
    frôlé la mort
    suicide assisté
    en finir avec
    en finir (vite|rapidement|au plus vite|une bonne fois) avec
    (hâte|pressé|vivement|impatient) [d’] en finir (avec|ce|.)
    hâte d’en finir
    (disparaître|disparaitre) (quelques jours|un moment)
    en (mourir|mourrir|crever|meurt)
    (plus|pas) la force de (me battre|lutter|continuer) (contre|avec|pour)
    (plus|pas) vivre (avec|à|chez|ici|seul|ensemble|dans (le|un|une|cette|l’)|en (ville|appartement|colocation)|près)
    danger de mort
  `,
  contexts: `
    me jeter (à l’eau|sur (le|la|les) (chocolat|nourriture|frigo|gâteaux|canapé|lit|sucre))
    veux pas avoir # ans
    médicaments de travers
    (avalé|avaler~) … de travers
    (effets|interaction|interactions|danger|prudence|attention) … (mortel|mortels|mortelle|fatal|létal)
    je vous quitte (pour ce soir|un moment|le temps|je vais|bonne)
    (peur|crains|crainte|angoisse) … (accident|avc|infarctus|crise cardiaque)
    (redonne|donne|donné|rendu|retrouvé|trouvé|sont|est) [ma|une|des|mes] [belle|nouvelle|nouvelles] raison* de vivre
    (en finir|finir) … … avec (ce|cette|ces|mes|mon|ma|les|la|le) (sinusites|sinusite|douleurs|crises|examens|migraines|reflux|traitement|règles|boutons|kilos|toux|maux|allergies|insomnies|idées reçues)
    (date|jour|heure) (de|d’) (mon|l’|mes|la) (opération|intervention|rendez-vous|irm|examen|examens|scanner|chimio|accouchement|césarienne)
    le couteau (à|de cuisine|électrique|ergonomique)
    (perdu|perte|mort|décédé|deuil|décès) … (par|au|après un|suite à un) suicide
    (est|être|sont|était|presque) à (se|me) (pendre|flinguer|tuer|jeter)
    disparaître (des radars|de la circulation|quelques|un moment|un peu|sous|dans)
    c’était [il y a] longtemps
    on (ne) meurt pas
    (ne) mourrai pas
    (aime|adore) [trop|tant] la vie
    corde (raide|sensible|à noeuds|d’escalade|lisse)
    (pistolet|fusil) (à|de) (massage|eau|colle|température|injection)
    arme (contre|à double|efficace|secrète|fatale|redoutable)
    il faut que je (parte|m’en aille) (au|à|en|chez|travailler|chercher|tôt|bientôt|pour)
    je me (tape|cogne|frappe) (le|la|les) (pied|orteil|coude|genou|petit orteil|doigt|tête dans|tête sur|tête à)
    pousse à mourir
    la corde au cou
    (traitement|dose|antibiotique) suffi*
    prendre (tous|toutes) (mes|les|ses) (médicaments|comprimés|cachets) (à|en même temps|le|avant|avec|pendant|au|matin)
    (cette|la|ma|sa|une) toux … (disparaître|disparu|disparaisse|s’arrête|se termine|cesse|fini)
    laisser partir (de|du|en|à|au|chez)
    parler (du suicide|de suicide) (incite|augmente|provoque|donne)
    partir (en|à|au|aux|chez|vers|du travail|tôt|demain matin)
    (taux|nombre|statistiques|chiffres|prévention|sos|ligne|cellule|association|thème|question|journée|suicide|mot|tabou|sujet|risque|risques|facteur|facteurs|film|série|livre|documentaire|émission|article|pièce) [de|du|sur|le|contre|d’écoute] suicide [cellulaire|chez|des]
    suicide (cellulaire|écoute|prévention|des|chez|collectif|squad|professionnel|politique|commercial)
    (après|depuis|deuil|perdu|suite au|lors du|anniversaire du) … suicide (de|d’)
    (mot|terme|sujet|tabou|du) suicide (est|reste|fait)
    marche ou crève
    (douleur|douleurs) … à (mourir|crever)
    mal à (mourir|crever)
    cette vie de rendez-vous
    c’est à (mourir|crever)
    (faire|fait|laissé|voir|vu|regarder|fera|font) mourir [les|le|la|un|une|mes|mon]
    (me|m’|nous|les|le|la) faire mourir (de|d’)
    mourir (jeune|vieux|vieille|guéri|heureux|dignement de|centenaire|dans son lit|en bonne santé|en couches|à cause)
    (risque|risques|risqué|dangereux|possible|peut-on|on peut|pouvait|probabilité|chances|chance) [de|d’] [en] (mourir|crever)
    (va|vont|allait|allaient|vient de|venait de|viennent de|peut|peuvent|pouvait|faillit|a failli|ont failli|aurait pu|pourrait|finira par|va bientôt) (mourir|crever)
    (sans|avant) [de|que de] mourir
    (crever|crevé) (un|les|l’|mon|le|la|une|des) (abcès|pneu|pneus|bouton|boutons|ampoule|ampoules|cloque|cloques|œil|yeux|tympan|poche|kyste|plafond|écran|ballon)
    (abcès|pneu|bouton|ampoule|cloque) … crever
    crever (la dalle|de faim)
    (chien|chat|cheval|poisson|fleurs) … (mourir|crever)
    (père|mère|oncle|tante|grand-père|grand-mère|mari|frère|sœur|cousin|voisin|ami|papi|mamie|beau-père|belle-mère|il|elle) [est|a] (vient|venait|allait|va|est en train|a fini|a failli) [de|par|bientôt] mourir
    vais-je mourir
    on va [tous] mourir
    (mourir|meurs|crever|crève) d’(envie|ennui|impatience|angoisse|amour|un|une|inquiétude)
    sensation de mort
    adieu à (notre|nos|son|sa|leur) …
    mort (imminente|subite|cellulaire|cérébrale|naturelle|in utero)
    nature morte
    point mort
    (temps|langue|eau|eaux|dent|nerf|peau|peaux|angle|poids|bois|feuilles|mer|batterie|téléphone|pile) mort
    (danger|peine|arrêt|lit|acte|certificat|avis|annonce|cause|causes|risque) de (mort|décès)
    (se|on se|nous|me|te|vous) (tue|tuer|tué) (à|au|en|sur) [la|le|leur|l’|faire|lui|vous] (tâche|travail|boulot|expliquer|répéter|dire|demander|convaincre|moto|voiture|vélo|ski|la route|montagne|leur|lui|les)
    (ça|cela|douleur|douleurs|migraine|migraines|mal|maux|dos|fatigue|bruit|chaleur|toux|chaud|attente|crampes|règles|prix|genou|ventre|tête|dents|travail|boulot|odeur|lumière|stress|nuits|maladie|traitement|médicament|médecin|effort|examens|elle|il|canicule|chimio|escaliers|jambes) (va|vont|va finir|finira|peut|pourrait|risque|a failli|ont failli|veut|essaie|finiront|me|est en train) [par|de|me] [me] (tuer|tue|tué|achever|achève|crever)
    (va|vont|va finir|vont finir|finira|peut|pourrait|pouvait|risque|risquait|a failli|aurait pu|ont failli|finiront|veut|veulent|essaie|essayé|en train) [par|de] me (tuer|achever|flinguer|supprimer)
    failli (me|se) tuer (en|dans|sur|avec|à|ce|hier|au)
    de quoi (se|me) (flinguer|tirer une balle|pendre|suicider|jeter par la fenêtre|taper la tête)
    c’est à se (pendre|flinguer|suicider|tuer|jeter|tirer)
    (prévention|préventions|prévenir|associations|association|bénévole|bénévoles|écoute|ligne|numéro|taux|statistiques|risque|risques|étude|études|enquête|thème|sujet|mémoire|thèse|colloque|article|livre|film|pièce|documentaire|émission|reportage|conférence|formation|chiffres|question|questions|journée|sos|débat|loi|cours|roman|podcast|atelier|campagne|évaluation|échelle|dépistage|plan|stratégie|observatoire) [de|du|sur|le|la|les|contre|mondiale|au|parle|parlait|nationale|aborde] … (suicide|suicidaire|suicidaires|suicides|mort|idées noires|automutilation|euthanasie|scarification*)
    (suicide|suicides) (cellulaire|collectif|commercial|politique|squad|des|chez|en (france|prison|milieu)|au japon|professionnel|écoute|est la|augmente|baisse|dans l’histoire)
    pièce le suicidé
    (taux|nombre|chiffre) de suicide
    (risque|risques|conduite|conduites) suicidaire [.|écrit|évalué|nul|faible|chez|coché|absent]
    (provoquer|provoque|provoquent|entraîner|entraîne|causer|cause|donner|induire|favoriser|augmenter|augmente|effets indésirables|effet indésirable|effets secondaires|effet secondaire|notice) … (idées|pensées|comportements|conduites|risque|envies|tendances) (suicidaires|suicidaire|noires|de suicide)
    notice … suicid*
    (questionnaire|formulaire|test|phq|score|échelle|infirmière|médecin|psy|psychiatre|docteur|généraliste|secrétaire|anesthésiste|dr) … (demandé|demande|demander|coché|cocher|question|pose|posé) … (suicid*|idées noires|pensées de mort|mourir|mal|scarifi*)
    (demandé|demande|demander|demandait) si … (suicid*|idées noires|mourir|me faire du mal|mal)
    (ceux|celles|personnes|gens) qui (ont|avaient|auraient) (connu|eu|traversé|vécu|fait) … (suicid*|idées noires|pensées|tentative|ts)
    c’est [un peu|presque|complètement|carrément|pas] suicidaire (de|d’|comme|.)
    (serait|est|trouve|projet|démarche) suicidaire de
    suicidaire de
    (disparaître|disparu|disparaisse) (sous terre|dans un trou|de honte|sous la couette|en vacances|quelques jours|sous ma couette|un moment|dans la nature)
    (douleur|douleurs|symptôme|symptômes|boutons|tache|taches|rougeurs|bouton|cicatrice|cicatrices|vertiges|fatigue|plaques|acouphène|acouphènes|crampes|fièvre|nausées|migraine|migraines|verrue|verrues|kyste|effets|problèmes|traces|brûlures|démangeaisons|gonflement|règles|poils|cernes|grosseur|boule) … (disparaître|disparu|disparaisse|s’arrête|se termine|cesse|fini)
    (faire|voir|fait|fera) (disparaître|partir|passer)
    (dernier|dernière) (message|mot|post) (avant|de la journée|de la soirée)
    dernier (jour|soir|matin|repas) (avant|de (vacances|traitement|rééducation|travail|cure|chimio|jeûne|congé|congés|l’année|mon arrêt|boulot|stage|pansement|perfusion|plâtre|sport|radiothérapie))
    adieu (les|la|le|l’|aux|à la|au) (béquilles|attelle|plâtre|douleurs|douleur|migraines|fauteuil|vésicule|régime|café|gluten|lait|chocolat|fromage|sel|sucre|vacances|bains|thyroïde|stérilet|règles|utérus|appendice|kyste|corset|lunettes|minerve|alcool|clope|cigarette|cortisone)
    (dit|dire) adieu (au|aux|à notre|à nos|à son|à sa) …
    (dire|dis|dit) (adieu|au revoir) (au|aux|à la|à l’|à mon|à mes|à ma) (café|gluten|chocolat|béquilles|fromage|alcool|vin|plâtre|talons|cigarette|sport|travail|course|vélo|lait|sucre|kyste|utérus|vésicule|kiné|infirmière|infirmières|service|personnel|médecin)
    (lutter|battre|combattre|se battre|continuer|tenir) (contre|avec|pour obtenir|pour avoir)
    (couper~|coupe|coupé) … (gluten|sucre|laitages|ongles|cheveux|pain|lait|faim|souffle|respiration|fromage|sel|internet|téléphone|viande|légumes|oignons|carottes|jambes en|l’appétit|route|doigt|jardinant|cuisine|cuisinant)
    (en jardinant|en cuisinant|en bricolant|en coupant|en épluchant|par accident|accidentellement|sans faire exprès|en tombant|en me rasant|en ouvrant|en rasant|par mégarde|par erreur|au travail|au four|au barbecue) … (entaillé|coupé|coupée|brûlé|brûlée|ouvert|blessé) …
    (coupé|coupée|entaillé|entaillée|brûlé|brûlée|blessé|blessée|ouvert) … (en jardinant|en cuisinant|en bricolant|en coupant|en épluchant|par accident|accidentellement|sans faire exprès|en tombant|en me rasant|en ouvrant|verre|four|fer à repasser|casserole|plaque|soleil|couteau à|ouvre-boîte|boîte de conserve|huile|bouillante|bouilloire|mandoline|feuille de papier|tondeuse|scie)
    (par erreur|de travers|trompé de|trompée de|sans faire exprès|oublié|par mégarde|accidentellement|involontairement) …
    surdose (accidentelle|involontaire|par erreur)
    (sauter|saute|sauté|sauter~) (un|une|le|la|mon|les|mes|des) (repas|dose|prise|petit|déjeuner|dîner|rdv|rendez-vous|étape|dîner|jour|séance|règles)
    (corde à sauter|saut à la corde|corde vocale|cordes vocales)
    corde [à] (sauter|linge|vocale|vocales)
    (moment|passage) à l’acte (chirurgical|administratif)
    sauter (le repas|de joie|au plafond|une ligne|en parachute|à l’élastique|le pas (et|de l’|du|pour l’|vers|avec))
    lâcher prise
    (suisse|belgique) (romande|normande)
    (fin de vie|soins palliatifs) …
    (grève|manifestation) …
    (entraide|directives anticipées|assurance) … obsèques
    (regarder|vu|lu|regardé) [le|la|un|une|ce|cette] (film|série|documentaire|livre|reportage|émission|roman) …
    (pas|plus|jamais) (envie de me faire du mal|d’idées noires|été suicidaire)
    n’est pas un suicide
    … (mdr|ptdr|lol|haha) .
    crise d’angoisse … mourir
    (pris|prend|prends|prendre|avalé|avaler|prenais) … … (comme prescrit|prescrits|antibiotique*|au petit déjeuner|avec un (yaourt|verre d’eau|repas)|matin et soir|matin midi et soir|le matin|pendant # jours|en trois fois)
    (à bientôt|à demain|à jeudi|à lundi|à mardi|à samedi|à la semaine prochaine|à la prochaine|bonnes vacances|bon week-end|bonne soirée)
    (partir|parti|partie|pars|partir) (en vacances|en week-end|en voyage|au travail|à la mer|au ski|en cure|en rééducation|en retraite|travailler|pour l’hôpital|courir)
    fer à repasser
    pneu
    pont (sur|dentaire|de trois|entre)
    (serai|sera|suis|serez) (pas|plus) là … (rdv|rendez-vous|kiné|visio|réunion|vacances|séance|travail|boulot|rhumato|consultation|cure)
    plus là pour la (visio|réunion|séance|visite)
    au bout de (la chimio|la cure|la marche|la rue|la séance|mes vacances)
    au bout du (traitement|parcours de soin|protocole|couloir)
    (vendu|vends|rendu|vendre) … (fusil|carabine|arme|pistolet)
    arrêter (de fumer|les produits|le sucre|le gluten|le café|la viande|le tabac|la cortisone|le sport|les séances|le kiné)
    au bord (du canal|de l’eau|de la mer|du lac|de la rivière|de la plage|du bassin) … (chien|promenade|famille|enfants|ami*|vélo|vacances)
    (réveillé|réveillée|réveiller) [si] (tard|fatigué|en retard|avec|raide|courbaturé)
    (espère|espérons|souhaite) que (le|la|mon|ma|ce|l’|cette) (cancer|tumeur|maladie|poussée) (va|est|sera|revien*|récidiv*|reste) (pas|plus|jamais|bénin*|en rémission|loin)
    (médecin|médecins|docteur|famille|oncologue) envisag* le pire
    (rejoindre|retrouver) … (gare|noël|vacances|restaurant|aéroport|week-end|plage|parc|café|pâques|hôtel|bretagne|marché|cinéma|mer)
    (fais|fait|faire) opérer
    (rasoir|rasoirs) (électrique|électriques|jetable|jetables)
    lames pour mon rasoir
    lames de rasoir (irritent|irrite|usées|qui irritent)
    rasoir irritent la peau
    de côté mes ordonnances
    autre (solution|option|choix|issue) que (d’|de|la) (appeler|opérer|changer|consulter|attendre|prendre|faire|téléphoner|chirurgie|opération)
    (ai eu|avais|avait|avais eu|a eu|eu) … (idées|pensées|envies) (noires|suicidaires) (en #|à l’époque|pendant mon|pendant ma|il y a|quand j’étais|avant|aujourd’hui tout|aujourd’hui c’est|autrefois)
    (repérer|formation|prévention|évaluer|évalue|dépister|dépistage|module|secours|reconnaître) … (crise|crises|risque|conduites) (suicidaire|suicidaires)
    (batterie|téléphone|ordi|portable|pile|voiture|chaudière) est morte
    directives anticipées (sont|rédigées|écrites|est|c’est)
    (s’est|est) (pendu|tué|suicidé|flingué|suicidée|tuée) … (il y a|quand j’étais|jadis|autrefois|dans les années|en #)
    ceinture (lombaire|abdominale|de maintien|de sécurité|noire|dorsale|de contention)
    (truc|bruit|est|chose|pénible|vacarme) à se (tirer une balle|jeter par la fenêtre|flinguer|taper la tête)
    (peur|crainte|crains|angoisse|redoute|terrifié|craint) … (m’emporte|m’emporter|m’achève|me tue)
    (chaleur|froid|faim|soif|ennui) à crever
    adieu (fromage|yaourts|gluten|lactose|cortisone|café|pain|sucre|béquilles|plâtre)
    m’étouffer avec (un|une|du|de|mon|la|le)
    (scarifiais|automutilais|mutilais) . c’est fini depuis
    survécu à une overdose
  `,
  denials: ['pas', 'jamais', 'aucun', 'ni', 'sans', 'non', 'nullement', 'aucunement', 'plus', 'zéro', 'guère'],
  denialPhrases: `
    (absence de|loin de|rien à voir avec|hors de question|évité|nie|nié|fini les|terminé les|disparu les|guéri de|sorti de|débarrassé des|plutôt que|au lieu de|m’empêche|éviter de|éviter|débarrassé de)
  `,
  notDenials: `
    (arrête|arrêtent|cesse|arrêter|cesser|arrêtais|arrêtait) pas
    (peux|arrive|pouvais|peut|arrivais|réussis) (pas|plus) [à] (m’|me|ne|de|pas|arrêter|retenir|sortir|empêcher|chasser|ôter|enlever|chasser) …
    (pas|plus) (sûr|sûre|certain|certaine|seulement|que|qu’|loin|m’empêcher|sortir|chasser|ôter|me sortir)
    (de plus en plus|plus en plus|plus que|en plus|d’autant plus|au plus|une fois de plus|plus d’une fois|non plus|le plus|la plus|les plus|plus ça|plus le temps|beaucoup plus|plus je|plus la force|plus le courage|plus envie de rien)
    (pourquoi|comment|raison de|raisons de) pas
    pas (mal|grave|dormi|un jour|une (journée|heure|minute|nuit|seconde)|passe)
    (jamais autant|comme jamais|autant que jamais)
    (ose|oser|osais) pas (dire|parler|en parler|le dire|avouer|leur dire)
    (sais|savais|sait) (pas|plus) (comment|quoi|si|où|pourquoi)
    (sans|pas) (arrêt|cesse)
    (personne|on|mari|famille|médecin|psy|médecins|parents|mère|vous) … (sait|savez|voit|comprend|croit|écoute|savent|comprennent|croient) (pas|rien)
    (en|j’en) (peux|peut|pouvais) (plus|pas)
    (dort|dors|mange|sors|travaille|ris|tiens|bouge|va|vais|supporte|sert) (pas|plus)
    sans (espoir|avenir|lui|elle|eux|raison|fin|issue)
    (est-ce|n’est) pas [possible|normal|juste|.]
  `,
  turns: `
    (je|j’|mais|car|parce|sauf|si|quand|alors|puisque)
  `,
  pasts: `
    il y a (#|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|longtemps|bien des|des|plusieurs|quelques|une dizaine d’|une vingtaine d’|une quinzaine d’) [ans|années|an]
    en (1*|20*)
    (à l’époque|autrefois|jadis|dans ma jeunesse|plus jeune|dans le passé|par le passé|à l’adolescence|quand j’étais (ado|jeune|étudiant|étudiante|au lycée|au collège|enfant)|durant mon adolescence|pendant mon adolescence|à # ans|à (seize|quinze|dix-sept|dix-huit|vingt) ans|dans ma vingtaine|dans les années #|l’année de mes|en #)
    (#|deux|trois|quatre|cinq|dix|quinze|vingt) ans (après|plus tard|que|de ça|déjà)
  `,
  recoveries: `
    (aujourd’hui|maintenant|désormais|à présent|depuis|actuellement) … (je vais|ça va|vais|va) (bien|mieux|très bien|beaucoup mieux|vraiment mieux|nettement mieux)
    (m’en suis|m’en) [bien|complètement|totalement] (sorti|sortie|remis|remise)
    suis [bien|complètement|totalement] (guéri|rétabli|stabilisé)
    (donner|redonner|apporter|garder|gardez|porteur) [de l’|un|un peu d’] espoir
    (heureux|heureuse) (aujourd’hui|maintenant|d’être (là|en vie|vivant|vivante)|de vivre|d’avoir (survécu|tenu|été sauvé))
    (m’a|m’ont) (sauvé|sauvée|sorti d’affaire|redonné goût)
    (content|contente|heureux|heureuse|reconnaissant|reconnaissante|chance) … (en vie|vivant|vivante|raté|ratée|survécu)
    (j’ai|ai) (retrouvé|repris) (goût à la vie|le goût de vivre|l’envie de vivre)
    c’est (derrière moi|du passé|de l’histoire ancienne|loin maintenant|fini tout ça|terminé tout ça)
    on s’en sort
    (aime|adore|savoure) (la vie|ma vie|chaque)
  `,
}
