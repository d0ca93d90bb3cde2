/**
 * The listed symptoms: the 48 that people with lasting or unexplained symptoms write most, from the general to the local.
 * A post keeps a listed symptom under its French name; `lay` holds the words people use instead, in both languages, and no
 * word stands under two symptoms.
 *
 * Ids are those of the Human Phenotype Ontology (https://hpo.jax.org), which is gratefully acknowledged; names and everyday words are ours.
 * An id never changes meaning: a symptom may be renamed or withdrawn, its id is not given to another.
 */
export const SYMPTOMS = [
  {
    id: 'HP:0012378',
    fr: 'Fatigue',
    en: 'Fatigue',
    lay: {
      fr: [
        'épuisement',
        'épuisé',
        'plus d’énergie',
        'manque d’énergie',
        'crevé',
        'vidé',
        'lessivé',
        'à plat',
        'fatigue chronique',
      ],
      en: [
        'tiredness',
        'exhaustion',
        'exhausted',
        'no energy',
        'lack of energy',
        'worn out',
        'drained',
        'chronic fatigue',
      ],
    },
  },
  {
    id: 'HP:0030973',
    fr: 'Malaise après effort',
    en: 'Post-exertional malaise',
    lay: {
      fr: ['épuisé après effort', 'crash après effort', 'malaise post-effort', 'contrecoup après l’effort'],
      en: ['crash after effort', 'exhausted after exertion', 'payback after activity', 'PEM'],
    },
  },
  {
    id: 'HP:0001945',
    fr: 'Fièvre',
    en: 'Fever',
    lay: {
      fr: ['température', 'fébrile', 'poussées de fièvre', 'accès de fièvre', 'fièvre à répétition', 'fébricule'],
      en: ['high temperature', 'feverish', 'recurrent fever', 'bouts of fever', 'low-grade fever'],
    },
  },
  {
    id: 'HP:0030166',
    fr: 'Sueurs nocturnes',
    en: 'Night sweats',
    lay: {
      fr: ['sueurs la nuit', 'transpire la nuit', 'trempé la nuit', 'draps trempés'],
      en: ['sweating at night', 'soaked sheets', 'drenched at night'],
    },
  },
  {
    id: 'HP:0001824',
    fr: 'Perte de poids',
    en: 'Weight loss',
    lay: {
      fr: ['amaigrissement', 'maigrir', 'perdre du poids', 'perdu des kilos'],
      en: ['losing weight', 'lost weight', 'getting thinner'],
    },
  },
  {
    id: 'HP:0004324',
    fr: 'Prise de poids',
    en: 'Weight gain',
    lay: {
      fr: ['grossir', 'prendre du poids', 'pris des kilos'],
      en: ['putting on weight', 'gaining weight', 'gained weight'],
    },
  },
  {
    id: 'HP:0004396',
    fr: 'Perte d’appétit',
    en: 'Loss of appetite',
    lay: {
      fr: ['pas d’appétit', 'plus faim', 'manque d’appétit', 'n’a pas faim'],
      en: ['no appetite', 'not hungry', 'poor appetite', 'off my food'],
    },
  },
  {
    id: 'HP:0002716',
    fr: 'Ganglions gonflés',
    en: 'Swollen glands',
    lay: {
      fr: ['ganglion', 'ganglions enflés', 'boules dans le cou'],
      en: ['swollen lymph nodes', 'lymph nodes', 'lumps in the neck'],
    },
  },

  {
    id: 'HP:0002315',
    fr: 'Maux de tête',
    en: 'Headache',
    lay: {
      fr: ['mal de tête', 'mal au crâne', 'tête qui cogne', 'céphalée'],
      en: ['head pain', 'sore head', 'pounding head'],
    },
  },
  {
    id: 'HP:0002076',
    fr: 'Migraine',
    en: 'Migraine',
    lay: {
      fr: ['crise de migraine', 'migraine avec aura', 'aura visuelle', 'zigzags dans les yeux'],
      en: ['migraine attack', 'migraine with aura', 'visual aura', 'zigzags in my vision'],
    },
  },
  {
    id: 'HP:0002321',
    fr: 'Vertiges',
    en: 'Vertigo',
    lay: {
      fr: ['vertige', 'tête qui tourne', 'ça tourne', 'étourdissement', 'tournis', 'sensation de tangage'],
      en: ['dizziness', 'dizzy', 'spinning', 'light-headed', 'unsteady'],
    },
  },
  {
    id: 'HP:0001279',
    fr: 'Évanouissement',
    en: 'Fainting',
    lay: {
      fr: [
        's’évanouir',
        'tomber dans les pommes',
        'syncope',
        'malaise avec perte de connaissance',
        'perte de connaissance',
      ],
      en: ['passing out', 'blackout', 'syncope', 'collapse'],
    },
  },
  {
    id: 'HP:0000360',
    fr: 'Acouphènes',
    en: 'Tinnitus',
    lay: {
      fr: [
        'acouphène',
        'sifflement dans l’oreille',
        'bourdonnement d’oreille',
        'oreilles qui sifflent',
        'oreilles qui bourdonnent',
      ],
      en: ['ringing in the ears', 'buzzing ears', 'whistling in the ear'],
    },
  },
  {
    id: 'HP:0000622',
    fr: 'Vision floue',
    en: 'Blurred vision',
    lay: {
      fr: ['vue trouble', 'voir trouble', 'je vois flou', 'vue brouillée'],
      en: ['blurry vision', 'blurry eyes', 'cannot see clearly'],
    },
  },
  {
    id: 'HP:0001289',
    fr: 'Brouillard mental',
    en: 'Brain fog',
    lay: {
      fr: ['brouillard cérébral', 'brouillard dans la tête', 'confusion', 'confus', 'désorienté'],
      en: ['foggy head', 'confusion', 'confused', 'cannot think clearly'],
    },
  },
  {
    id: 'HP:0100785',
    fr: 'Insomnie',
    en: 'Insomnia',
    lay: {
      fr: ['dors mal', 'mal à dormir', 'n’arrive pas à dormir', 'réveils la nuit', 'réveil nocturne', 'nuit blanche'],
      en: ['cannot sleep', 'trouble sleeping', 'sleepless nights', 'waking at night', 'poor sleep'],
    },
  },
  {
    id: 'HP:0000739',
    fr: 'Anxiété',
    en: 'Anxiety',
    lay: {
      fr: ['anxieux', 'angoisse', 'stress', 'stressé'],
      en: ['anxious', 'stress', 'stressed', 'constant worry', 'nervousness'],
    },
  },

  {
    id: 'HP:0003401',
    fr: 'Fourmillements',
    en: 'Pins and needles',
    lay: {
      fr: ['fourmis', 'fourmillement', 'picotement', 'engourdissement', 'engourdi'],
      en: ['tingling', 'numbness', 'numb', 'prickling'],
    },
  },
  {
    id: 'HP:6000040',
    fr: 'Douleurs nerveuses',
    en: 'Nerve pain',
    lay: {
      fr: ['névralgie', 'décharge électrique', 'douleur en décharge', 'brûlure dans les pieds', 'pieds qui brûlent'],
      en: ['neuralgia', 'electric shocks', 'shooting pain', 'burning feet'],
    },
  },
  {
    id: 'HP:0001324',
    fr: 'Faiblesse musculaire',
    en: 'Muscle weakness',
    lay: {
      fr: ['perte de force', 'manque de force', 'plus de force', 'muscles faibles'],
      en: ['loss of strength', 'weak muscles', 'no strength'],
    },
  },
  {
    id: 'HP:0003326',
    fr: 'Douleurs musculaires',
    en: 'Muscle pain',
    lay: {
      fr: ['courbature', 'mal aux muscles', 'muscles douloureux', 'muscles me font mal'],
      en: ['aching muscles', 'sore muscles', 'body aches'],
    },
  },
  {
    id: 'HP:0003394',
    fr: 'Crampes',
    en: 'Cramps',
    lay: {
      fr: ['crampe', 'crampe musculaire', 'contracture', 'spasme'],
      en: ['muscle cramp', 'spasm', 'charley horse', 'leg cramps'],
    },
  },

  {
    id: 'HP:0002829',
    fr: 'Douleurs articulaires',
    en: 'Joint pain',
    lay: {
      fr: [
        'douleur articulaire',
        'mal aux articulations',
        'articulations douloureuses',
        'douleurs dans les articulations',
      ],
      en: ['aching joints', 'sore joints', 'painful joints'],
    },
  },
  {
    id: 'HP:0005197',
    fr: 'Raideur matinale',
    en: 'Morning stiffness',
    lay: {
      fr: ['raideur le matin', 'rouillé le matin', 'dérouillage matinal'],
      en: ['stiff in the morning', 'stiff on waking'],
    },
  },
  {
    id: 'HP:0003418',
    fr: 'Mal de dos',
    en: 'Back pain',
    lay: {
      fr: ['mal au dos', 'douleur au dos', 'dos bloqué', 'lombalgie', 'mal en bas du dos'],
      en: ['backache', 'sore back', 'lower back pain', 'bad back'],
    },
  },

  {
    id: 'HP:0001962',
    fr: 'Palpitations',
    en: 'Palpitations',
    lay: {
      fr: ['palpitation', 'cœur qui s’emballe', 'cœur qui bat vite', 'cœur qui s’accélère', 'cœur qui fait des ratés'],
      en: ['racing heart', 'pounding heart', 'skipped beats', 'heart flutter'],
    },
  },
  {
    id: 'HP:0100749',
    fr: 'Douleur thoracique',
    en: 'Chest pain',
    lay: {
      fr: [
        'mal à la poitrine',
        'douleur dans la poitrine',
        'oppression dans la poitrine',
        'poitrine serrée',
        'mal au thorax',
      ],
      en: ['tight chest', 'chest tightness', 'pain in the chest'],
    },
  },
  {
    id: 'HP:0002094',
    fr: 'Essoufflement',
    en: 'Shortness of breath',
    lay: {
      fr: ['essoufflé', 'souffle court', 'mal à respirer', 'difficulté à respirer', 'manque d’air'],
      en: ['breathless', 'short of breath', 'hard to breathe', 'out of breath'],
    },
  },
  {
    id: 'HP:0012735',
    fr: 'Toux',
    en: 'Cough',
    lay: {
      fr: ['tousser', 'je tousse', 'quinte', 'toux sèche'],
      en: ['coughing', 'dry cough', 'coughing fit'],
    },
  },
  {
    id: 'HP:0025439',
    fr: 'Mal de gorge',
    en: 'Sore throat',
    lay: {
      fr: ['mal à la gorge', 'gorge irritée', 'angine'],
      en: ['throat pain', 'scratchy throat'],
    },
  },
  {
    id: 'HP:0001742',
    fr: 'Nez bouché',
    en: 'Blocked nose',
    lay: {
      fr: ['nez congestionné', 'congestion nasale', 'sinus bouchés'],
      en: ['stuffy nose', 'nasal congestion', 'blocked sinuses'],
    },
  },

  {
    id: 'HP:0002018',
    fr: 'Nausées',
    en: 'Nausea',
    lay: {
      fr: ['nausée', 'envie de vomir', 'mal au cœur', 'écœuré', 'écœurement', 'haut-le-cœur'],
      en: ['feeling sick', 'queasy', 'wanting to vomit'],
    },
  },
  {
    id: 'HP:0002027',
    fr: 'Douleur abdominale',
    en: 'Abdominal pain',
    lay: {
      fr: [
        'mal au ventre',
        'mal de ventre',
        'maux de ventre',
        'douleur au ventre',
        'mal à l’estomac',
        'crampe au ventre',
      ],
      en: ['stomach ache', 'belly pain', 'tummy ache', 'stomach cramps'],
    },
  },
  {
    id: 'HP:0003270',
    fr: 'Ballonnements',
    en: 'Bloating',
    lay: {
      fr: ['ballonnement', 'ballonné', 'ventre gonflé', 'gonflement du ventre'],
      en: ['bloated', 'swollen belly', 'distended stomach'],
    },
  },
  {
    id: 'HP:0002014',
    fr: 'Diarrhée',
    en: 'Diarrhoea',
    lay: {
      fr: ['selles liquides', 'courante'],
      en: ['diarrhea', 'loose stools', 'runny stools'],
    },
  },
  {
    id: 'HP:0002019',
    fr: 'Constipation',
    en: 'Constipation',
    lay: {
      fr: ['constipé', 'n’arrive pas à aller à la selle', 'transit lent'],
      en: ['constipated', 'cannot go to the toilet', 'hard stools'],
    },
  },
  {
    id: 'HP:0002020',
    fr: 'Brûlures d’estomac',
    en: 'Heartburn',
    lay: {
      fr: ['brûlure d’estomac', 'aigreur d’estomac', 'remontée acide', 'reflux', 'reflux gastrique', 'RGO'],
      en: ['acid reflux', 'reflux', 'acid indigestion', 'GERD'],
    },
  },

  {
    id: 'HP:0000989',
    fr: 'Démangeaisons',
    en: 'Itching',
    lay: {
      fr: ['démangeaison', 'ça gratte', 'ça me gratte', 'démange', 'peau qui gratte'],
      en: ['itchy skin', 'itch', 'scratching'],
    },
  },
  {
    id: 'HP:0000988',
    fr: 'Éruption cutanée',
    en: 'Skin rash',
    lay: {
      fr: [
        'éruption',
        'plaque rouge',
        'plaques sur la peau',
        'boutons sur la peau',
        'rougeur sur la peau',
        'boutons rouges',
      ],
      en: ['red patches', 'spots on the skin', 'skin redness'],
    },
  },
  {
    id: 'HP:0001025',
    fr: 'Urticaire',
    en: 'Hives',
    lay: {
      fr: ['plaques d’urticaire', 'crise d’urticaire'],
      en: ['urticaria', 'nettle rash', 'welts'],
    },
  },
  {
    id: 'HP:0000964',
    fr: 'Eczéma',
    en: 'Eczema',
    lay: {
      fr: ['dermatite', 'eczéma des mains', 'mains crevassées'],
      en: ['dermatitis', 'cracked hands', 'hand eczema'],
    },
  },
  {
    id: 'HP:0001596',
    fr: 'Chute de cheveux',
    en: 'Hair loss',
    lay: {
      fr: ['perte de cheveux', 'je perds mes cheveux', 'cheveux qui tombent'],
      en: ['losing hair', 'thinning hair', 'hair falling out'],
    },
  },
  {
    id: 'HP:0030880',
    fr: 'Doigts blancs au froid',
    en: 'White fingers in the cold',
    lay: {
      fr: ['raynaud', 'doigts qui deviennent blancs', 'doigts qui blanchissent', 'orteils blancs au froid'],
      en: ['raynaud', 'fingers turning white', 'white toes in the cold'],
    },
  },

  {
    id: 'HP:0100515',
    fr: 'Envies fréquentes d’uriner',
    en: 'Frequent urination',
    lay: {
      fr: ['uriner souvent', 'urine souvent', 'pipi tout le temps', 'urines fréquentes'],
      en: ['peeing often', 'need to pee', 'going to the toilet often'],
    },
  },
  {
    id: 'HP:0100518',
    fr: 'Brûlures urinaires',
    en: 'Burning when urinating',
    lay: {
      fr: ['brûlure en urinant', 'mal en urinant', 'brûlure urinaire', 'ça brûle en urinant', 'cystite'],
      en: ['painful urination', 'hurts to pee', 'cystitis'],
    },
  },
  {
    id: 'HP:0000858',
    fr: 'Règles irrégulières',
    en: 'Irregular periods',
    lay: {
      fr: ['cycle irrégulier', 'cycles longs', 'retard de règles'],
      en: ['irregular cycle', 'missed periods', 'late periods'],
    },
  },
  {
    id: 'HP:0100607',
    fr: 'Règles douloureuses',
    en: 'Painful periods',
    lay: {
      fr: ['douleur pendant les règles', 'mal au ventre pendant les règles'],
      en: ['period pain', 'menstrual cramps'],
    },
  },
  {
    id: 'HP:0034267',
    fr: 'Douleur pelvienne',
    en: 'Pelvic pain',
    lay: {
      fr: ['douleur au bas-ventre', 'mal au bas-ventre', 'mal dans le bas du ventre'],
      en: ['lower belly pain', 'pain in the pelvis'],
    },
  },
] as const satisfies readonly SymptomShape[]

export type Symptom = (typeof SYMPTOMS)[number]

type SymptomShape = {
  id: `HP:${number}`
  fr: string
  en: string
  lay: { fr: readonly string[]; en: readonly string[] }
}
