const NOUNS =
  'statines? statins? triptans? sartans? traitements? medicaments? medocs? cachets? comprimes? gelules? pilules? perfusions? piqures? antidepresseurs? anticoagulants? antibiotiques? ' +
  'anxiolytiques? neuroleptiques? antipsychotiques? antiepileptiques? antihypertenseurs? diuretiques? somniferes? antalgiques? opiaces? ' +
  'opioides? corticoides? cortisone immunosuppresseurs? biotherapies? benzodiazepines? benzos? betabloquants? antihistaminiques? ' +
  'antidiabetiques? contraceptifs? vaccins? insulines? chimios? chimiotherapies? radiotherapies? immunotherapies? hormonotherapies? dialyses? ' +
  'lithium medications? medicines? meds treatments? antidepressants? antibiotics? painkillers? opioids? steroids? sedatives? ' +
  'antipsychotics? benzodiazepines? vaccines? pills? insulin chemo chemotherapy radiotherapy radiation immunotherapy dialysis'

/** Endings that the international names of a class of drugs share (WHO stems), in French and English. */
const STEMS =
  'statines? statins? prazoles? sartans? olols? dipines? mycines? mycins? cillines? cillins? floxacines? floxacins? zepams? zolams? xabans? ' +
  'gliptines? gliflozines? glutides? mabs? tinibs? triptans? oxetines? traline prams? parines? thyroxine? zapines? tiapines? gabaline? codones? ' +
  'codeines? morphines? coxibs? formine? semides? thiazides? clovirs? nisones? nisolones? sones? profenes? profens? dronates? setrons? ' +
  'piclones? pidems?'

/** Public names without such an ending: those of `server/medication/shipped-drugs.tsv`, and some that members of other countries use. A test compares both. */
const NAMES =
  'abilify acetaminophen actonel adapalene adderall adenuric advil aerius airomir aldactone alendronique alfuzosine allopurinol alverine amarel ambien ' +
  'amiodarone amitriptyline amlor anafranil anastrozole androcur apranax aprovel arava arcoxia aricept aspegic aspirin aspirine chibro atacand atarax augmentin ' +
  'avlocardyl avodart bactrim benserazide birodogyl bricanyl brintellix budesonide buprenorphine carbamazepine carbidopa cardensiel carvedilol ' +
  'cefpodoxime celebrex celestene cerazette cetirizine champix cholecalciferol cialis ciflox clamoxyl clarityne clomipramine clopidogrel coaprovel ' +
  'codeine codoliprane concerta contramal cordarone cortancyl coumadin coumadine coversyl cozaar crestor curacne cyamemazine cymbalta cyproterone ' +
  'dabigatran dafalgan degludec depakine depakote depamide deroxat desloratadine desogestrel detensiel dexchlorpheniramine diamicron diane diclofenac ' +
  'differine diosmectite divalproate doliprane domperidone donepezil drospirenone duphaston durogesic dutasteride dydrogesterone ebastine ebixa ' +
  'efferalgan effexor eliquis elisor ellaone eltroxin enbrel entresto epitomax esidrex etanercept ethinylestradiol eucreas eupantol ezetimibe ezetrol ' +
  'febuxostat fenofibrate fentanyl fexofenadine finasteride flagyl flecaine flecainide fludex fluindione forlax formoterol forxiga fosamax furadantine ' +
  'gabapentine galvus gaviscon gliclazide glimepiride glucophage humira hydroxychloroquine hydroxyzine imigrane imodium imovane indapamide inegy inexium ' +
  'innovair insuline isotretinoine ivabradine ixprim janumet januvia jardiance josacine kardegic kenzen keppra kestin ketum keytruda klipal kredex ' +
  'lamictal lamotrigine lansoyl lantus laroxyl lasilix latanoprost leeloo leflunomide letrozole levetiracetam levocetirizine levodopa levonorgestrel ' +
  'levothyrox lexomil lipanthyl lipitor lithium loperamide loratadine lovenox lutenyl lyrica lysanxia medrol memantine meteospasmyl methotrexate ' +
  'methylphenidate metoclopramide metopimazine metronidazole micardis minidril mirena modopar montelukast monuril mopral morphine motilium mounjaro ' +
  'movicol naproxene nasonex neurontin nicopatch nicorette nitrofurantoine nomegestrol norlevo norset novatrex novonorm nurofen ogast omix optimizette ' +
  'orelox oxcarbazepine oxycontin oxynorm ozempic paracetamol pariet perindopril phloroglucinol plaquenil plavix polaramine pradaxa previscan primperan ' +
  'procoralan profenid progesterone prolia propecia prozac pulmicort pyostacine racecadotril ramipril relpax repaglinide risedronique risperdal ' +
  'risperidone ritaline rivotril sacubitril salbutamol salmeterol seresta seretide seroplex sildenafil simeticone sinemet singulair skenan smecta ' +
  'solifenacine solupred spasfon speciafoldine spiriva spironolactone stagid stilnox subutex sulfamethoxazole symbicort synthroid tadalafil tahor ' +
  'tamoxifen tamoxifene tamsulosine tareg tavanic tegretol telfast temerit tenormine teralithe terbutaline tercian timoptol tiorfan tiotropium ' +
  'tirzepatide topalgic topiramate toujeo tramadol tresiba triatec trileptal trimethoprime trulicity tylenol ulipristal utrogestan uvedose valium ' +
  'valproique valpromide varenicline vasten venlafaxine ventoline vesicare viagra victoza vogalene voltarene warfarin warfarine wegovy xalatan xanax ' +
  'xarelto xatral xeroquel xyzall zelitrex zithromax zocor zoloft zomig zovirax zyloric zyprexa zyrtec'

const wordsOf = (list: string): string[] =>
  list.split(' ').flatMap((word) => (word.includes('?') ? [word.replace(/.\?/, ''), word.replace('?', '')] : [word]))

const nouns: ReadonlySet<string> = new Set(wordsOf(NOUNS))
const names: ReadonlySet<string> = new Set(wordsOf(NAMES))
const endings: ReadonlySet<string> = new Set(wordsOf(STEMS))
const endingLengths = [...new Set([...endings].map(({ length }) => length))]
const BEGINNING_MIN = 2

const IN_TWO_WORDS = /(?<![^ ])(?:anti inflammatoires?|beta bloquants?|beta blockers?|blood thinners?)(?![^ ])/g
const LATIN_WORD = /(?<![^ ])[a-z]+(?![^ ])/g
const GLUED = ['', ...'l la le les vos votre du des ton ta tes mon ma mes ces cette ce'.split(' ')]

const isDrugName = (word: string): boolean =>
  names.has(word) ||
  endingLengths.some((length) => word.length >= length + BEGINNING_MIN && endings.has(word.slice(-length)))

export const isDrug = (word: string): boolean => nouns.has(word) || isDrugName(word)

/**
 * Returns folded text in which capitals stand for each drug: as many "D" as a name has letters, as many "T" as another word for a treatment has. Patterns that
 * name the thousand words themselves take seconds to compile.
 */
export const markDrugs = (folded: string): string =>
  folded
    .replace(IN_TWO_WORDS, (words) => 'T'.repeat(words.length))
    .replace(LATIN_WORD, (written) => {
      for (const glued of GLUED) {
        const word = written.startsWith(glued) ? written.slice(glued.length) : ''
        const mark = isDrugName(word) ? 'D' : nouns.has(word) ? 'T' : undefined
        if (mark) return glued + mark.repeat(word.length)
      }
      return written
    })

/** Patterns for marked text, without groups that capture: a drug by its name; a drug by its name, or a treatment as such; any word. */
export const DRUG_NAME = 'D+'
export const DRUG = '[DT]+'
export const WORD = '[a-zDT]+'
