import type { Route } from '#contract/medication/choices.ts'
import type { DrugSuggestion } from '#contract/medication/schema.ts'

/** Lists, for each route of administration, the name of a speciality, and its substance or substances. */
const BY_ROUTE: Partial<Record<Route, string>> = {
  oral: `
    Abilify: aripiprazole
    Actonel: acide risédronique
    Adenuric: fébuxostat
    Advil: ibuprofène
    Aerius: desloratadine
    Aldactone: spironolactone
    Amarel: glimépiride
    Amlor: amlodipine
    Anafranil: clomipramine
    Androcur: cyprotérone
    Apranax: naproxène
    Aprovel: irbésartan
    Arava: léflunomide
    Arcoxia: étoricoxib
    Aricept: donépézil
    Aspirine Upsa: acide acétylsalicylique
    Atacand: candésartan
    Atarax: hydroxyzine
    Augmentin: amoxicilline, acide clavulanique
    Avlocardyl: propranolol
    Avodart: dutastéride
    Bactrim: sulfaméthoxazole, triméthoprime
    Bi-Profénid: kétoprofène
    Birodogyl: spiramycine, métronidazole
    Brintellix: vortioxétine
    Cardensiel: bisoprolol
    Celebrex: célécoxib
    Cérazette: désogestrel
    Champix: varénicline
    Chibro-Proscar: finastéride
    Cialis: tadalafil
    Clamoxyl: amoxicilline
    Clarityne: loratadine
    CoAprovel: irbésartan, hydrochlorothiazide
    Codoliprane: paracétamol, codéine
    Concerta: méthylphénidate
    Cortancyl: prednisone
    Coumadine: warfarine
    Coversyl: périndopril
    Cozaar: losartan
    Crestor: rosuvastatine
    Curacné: isotrétinoïne
    Cymbalta: duloxétine
    Dafalgan: paracétamol
    Depamide: valpromide
    Dépakote: divalproate de sodium
    Deroxat: paroxétine
    Detensiel: bisoprolol
    Diamicron: gliclazide
    Diane 35: cyprotérone, éthinylestradiol
    Duphaston: dydrogestérone
    Ebixa: mémantine
    Efferalgan: paracétamol
    Effexor: venlafaxine
    Eliquis: apixaban
    Elisor: pravastatine
    EllaOne: ulipristal
    Entresto: sacubitril, valsartan
    Epitomax: topiramate
    Esidrex: hydrochlorothiazide
    Eucreas: vildagliptine, metformine
    Eupantol: pantoprazole
    Ezetrol: ézétimibe
    Fludex: indapamide
    Forlax: macrogol 4000
    Forxiga: dapagliflozine
    Fosamax: acide alendronique
    Furadantine: nitrofurantoïne
    Galvus: vildagliptine
    Gaviscon: alginate de sodium, bicarbonate de sodium
    Glucophage: metformine
    Imodium: lopéramide
    Imovane: zopiclone
    Inegy: ézétimibe, simvastatine
    Ixprim: tramadol, paracétamol
    Janumet: sitagliptine, metformine
    Januvia: sitagliptine
    Jardiance: empagliflozine
    Jasmine: éthinylestradiol, drospirénone
    Josacine: josamycine
    Kardegic: acétylsalicylate de lysine
    Kenzen: candésartan
    Kestin: ébastine
    Klipal Codéine: paracétamol, codéine
    Kredex: carvédilol
    L-Thyroxin Henning: lévothyroxine sodique
    Lamictal: lamotrigine
    Lansoyl: paraffine
    Leeloo: éthinylestradiol, lévonorgestrel
    Levothyrox: lévothyroxine sodique
    Lexomil: bromazépam
    Lipanthyl: fénofibrate
    Lutényl: nomégestrol
    Lyrica: prégabaline
    Lysanxia: prazépam
    Médrol: méthylprednisolone
    Météospasmyl: alvérine, siméticone
    Micardis: telmisartan
    Minidril: éthinylestradiol, lévonorgestrel
    Modopar: lévodopa, bensérazide
    Monuril: fosfomycine
    Motilium: dompéridone
    Movicol: macrogol
    Neurontin: gabapentine
    NorLevo: lévonorgestrel
    Norset: mirtazapine
    Novatrex: méthotrexate
    Novonorm: répaglinide
    Nurofen: ibuprofène
    Ogast: lansoprazole
    Omix: tamsulosine
    Optimizette: désogestrel
    Orelox: cefpodoxime
    OxyContin: oxycodone
    OxyNorm: oxycodone
    Pariet: rabéprazole
    Plaquenil: hydroxychloroquine
    Plavix: clopidogrel
    Polaramine: dexchlorphéniramine
    Pradaxa: dabigatran étexilate
    Previscan: fluindione
    Procoralan: ivabradine
    Propecia: finastéride
    Prozac: fluoxétine
    Pyostacine: pristinamycine
    Relpax: élétriptan
    Ritaline: méthylphénidate
    Seresta: oxazépam
    Seroplex: escitalopram
    Sinemet: lévodopa, carbidopa
    Singulair: montélukast
    Skenan: morphine
    Smecta: diosmectite
    Solupred: prednisolone
    Spéciafoldine: acide folique
    Stagid: metformine
    Stilnox: zolpidem
    Subutex: buprénorphine
    Tahor: atorvastatine
    Tareg: valsartan
    Tegretol: carbamazépine
    Telfast: fexofénadine
    Temerit: nébivolol
    Teralithe: lithium
    Tiorfan: racécadotril
    Triatec: ramipril
    Trileptal: oxcarbazépine
    Uvédose: cholécalciférol
    Vasten: pravastatine
    Vesicare: solifénacine
    Viagra: sildénafil
    Xanax: alprazolam
    Xarelto: rivaroxaban
    Xatral: alfuzosine
    Xeroquel: quétiapine
    Xyzall: lévocétirizine
    Zelitrex: valaciclovir
    Zocor: simvastatine
    Zoloft: sertraline
    Zomig: zolmitriptan
    Zyloric: allopurinol
    Zyrtec: cétirizine`,
  subcutaneous: `
    Enbrel: étanercept
    Humira: adalimumab
    Lantus: insuline glargine
    Lovenox: énoxaparine sodique
    Mounjaro: tirzépatide
    Ozempic: sémaglutide
    Prolia: dénosumab
    Toujeo: insuline glargine
    Tresiba: insuline dégludec
    Trulicity: dulaglutide
    Victoza: liraglutide
    Wegovy: sémaglutide`,
  inhalation: `
    Airomir: salbutamol
    Innovair: béclométasone, formotérol
    Pulmicort: budésonide
    Seretide: fluticasone, salmétérol
    Spiriva: tiotropium
    Symbicort: budésonide, formotérol`,
  topical: `
    Differine: adapalène
    Ketum: kétoprofène`,
  patch: `
    Durogesic: fentanyl
    Nicopatch: nicotine`,
  drops: `
    Timoptol: timolol
    Xalatan: latanoprost`,
}

/** Medications given by several routes, or by one that has no name here. */
const OF_SEVERAL_ROUTES = `
    Aspégic: acétylsalicylate de lysine
    Bricanyl: terbutaline
    Célestène: bétaméthasone
    Ciflox: ciprofloxacine
    Contramal: tramadol
    Cordarone: amiodarone
    Dépakine: acide valproïque
    Doliprane: paracétamol
    Flagyl: métronidazole
    Flécaïne: flécaïnide
    Imigrane: sumatriptan
    Inexium: ésoméprazole
    Keppra: lévétiracétam
    Laroxyl: amitriptyline
    Lasilix: furosémide
    Mirena: lévonorgestrel
    Mopral: oméprazole
    Nasonex: mométasone
    Nicorette: nicotine
    Primpéran: métoclopramide
    Profénid: kétoprofène
    Risperdal: rispéridone
    Rivotril: clonazépam
    Rovamycine: spiramycine
    Spasfon: phloroglucinol
    Tavanic: lévofloxacine
    Ténormine: aténolol
    Tercian: cyamémazine
    Topalgic: tramadol
    Utrogestan: progestérone
    Valium: diazépam
    Ventoline: salbutamol
    Vogalène: métopimazine
    Voltarène: diclofénac
    Zithromax: azithromycine
    Zovirax: aciclovir
    Zyprexa: olanzapine`

/** Medications that are often taken in France, suggested where the public drug base is not loaded. None has a dosage: most come in several. */
export const SHIPPED_DRUGS: readonly DrugSuggestion[] = [
  ...Object.entries(BY_ROUTE).flatMap(([route, list]) => drugsIn(list, route as Route)),
  ...drugsIn(OF_SEVERAL_ROUTES, null),
]

function drugsIn(list: string, route: Route | null): DrugSuggestion[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name, substance] = line.trim().split(': ')
      return { name: name!, substance: substance!, dosage: null, route, isMarketed: true }
    })
}
