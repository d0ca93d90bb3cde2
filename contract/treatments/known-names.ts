import type { TREATMENT_KINDS } from './limits.ts'

type Kind = (typeof TREATMENT_KINDS)[number]

export type KnownName = { key: string; fr: string; en: string; kind: Kind; words: readonly string[] }

const KINDS: Partial<Record<Kind, string>> = {
  exercise: 'pacing physiotherapy vestibular stretching movement swimming yoga posture breathing',
  food: 'diet gluten lactose fodmap salt water coffee alcohol weight magnesium iron vitamin-d vitamin-b12 vitamin-c omega-3 probiotic herbal',
  sleep: 'rest sleep screens light',
  procedure: 'osteopathy chiropractic massage acupuncture injection surgery nasal-rinse spa',
  psychotherapy: 'relaxation hypnosis psychotherapy talking stress',
  device: 'splint compression insoles glasses hearing-aid white-noise earplugs cpap gloves',
  medication:
    'painkiller anti-inflammatory antibiotic antihistamine corticosteroid antidepressant beta-blocker antacid triptan contraception preventive moisturiser',
}

/**
 * Things that people try, besides substances: our own list. It folds several names of one thing into one, and the observatory looks for it in what helped. A
 * plural and its singular are both named, because words are compared whole.
 */
// biome-ignore format: a line per kind of help
export const KNOWN_NAMES: readonly KnownName[] = [
  knownName('rest', 'Repos', 'Rest', 'repos, me reposer, se reposer, reposé, reposée, arrêt de travail, arrêt maladie, sick leave, rest, resting, rested, bed rest'),
  knownName('pacing', 'Doser l’effort', 'Pacing', 'doser l’effort, doser mes efforts, dosage de l’effort, pacing, gestion de l’énergie, fractionner, reprise progressive, pauses régulières, regular breaks'),
  knownName('sleep', 'Sommeil', 'Sleep', 'sommeil, dormir, bien dormi, sieste, siestes, horaire de lever, heures régulières, coucher plus tôt, sleep, sleeping, nap, naps, sleep hygiene'),
  knownName('screens', 'Moins d’écrans', 'Less screen time', 'moins d’écran, moins d’écrans, sans écran, arrêter les écrans, arrêt des écrans, écran remonté, less screen time, fewer screens, no screens'),
  knownName('work', 'Poste de travail adapté', 'Adapted workplace', 'ergonomie, poste adapté, poste de travail, siège adapté, vrai siège, bureau debout, télétravail, changement de poste, ergonomic, ergonomics, standing desk, new chair, working from home'),

  knownName('diet', 'Alimentation', 'Diet', 'alimentation, régime, régime alimentaire, diététicien, diététicienne, nutritionniste, fibres, manger mieux, manger moins, dîner plus tôt, diet, dietitian, nutritionist, fibre, fiber, eating better, eating earlier'),
  knownName('gluten', 'Sans gluten', 'Gluten-free', 'sans gluten, arrêt du gluten, arrêter le gluten, éviction du gluten, gluten free, no gluten, cutting out gluten'),
  knownName('lactose', 'Sans lactose', 'Lactose-free', 'sans lactose, arrêt du lactose, arrêt du lait, sans produits laitiers, arrêt des produits laitiers, lactose free, dairy free, no dairy, cutting out dairy'),
  knownName('fodmap', 'Pauvre en FODMAP', 'Low FODMAP', 'fodmap, fodmaps, pauvre en fodmap, low fodmap'),
  knownName('salt', 'Moins de sel', 'Less salt', 'moins de sel, régime sans sel, sans sel, less salt, low salt'),
  knownName('water', 'Boire plus d’eau', 'Drinking more water', 'boire plus, boire de l’eau, boire beaucoup, bien boire, hydratation, bien hydraté, bien hydratée, drinking more water, drinking water, more water, hydration'),
  knownName('coffee', 'Moins de café', 'Less coffee', 'moins de café, arrêt du café, arrêter le café, sans café, café seulement le matin, moins de caféine, less coffee, no coffee, less caffeine, cutting out caffeine'),
  knownName('alcohol', 'Moins d’alcool', 'Less alcohol', 'moins d’alcool, arrêt de l’alcool, arrêter l’alcool, sans alcool, less alcohol, no alcohol, stopped drinking'),
  knownName('smoking', 'Arrêt du tabac', 'Stopping smoking', 'arrêt du tabac, arrêter de fumer, arrêté de fumer, arrêt de la cigarette, sevrage tabagique, stopped smoking, stopping smoking, quit smoking, quitting smoking'),
  knownName('weight', 'Perte de poids', 'Losing weight', 'perte de poids, perdre du poids, perdre quelques kilos, perdu du poids, perdu des kilos, losing weight, lost weight, weight loss'),

  knownName('physiotherapy', 'Kinésithérapie', 'Physiotherapy', 'kiné, kinés, kinésithérapie, kinésithérapeute, kiné respiratoire, rééducation, réadaptation, physio, physiotherapy, physiotherapist, physical therapy, rehabilitation, rehab'),
  knownName('vestibular', 'Rééducation vestibulaire', 'Vestibular rehabilitation', 'rééducation vestibulaire, manœuvre de repositionnement, manœuvres de repositionnement, manœuvre d’epley, manœuvre de sémont, exercices d’équilibre, vestibular rehabilitation, vestibular physiotherapy, epley, epley manoeuvre, epley maneuver'),
  knownName('osteopathy', 'Ostéopathie', 'Osteopathy', 'ostéo, ostéopathe, ostéopathie, osteopath, osteopathy'),
  knownName('chiropractic', 'Chiropraxie', 'Chiropractic', 'chiropracteur, chiropractrice, chiropraxie, chiropractor, chiropractic'),
  knownName('massage', 'Massage', 'Massage', 'massage, massages, auto-massage, automassage, masser'),
  knownName('acupuncture', 'Acupuncture', 'Acupuncture', 'acupuncture, acupuncteur, acupunctrice, acupuncturist'),
  knownName('stretching', 'Étirements', 'Stretching', 'étirement, étirements, m’étirer, s’étirer, stretching, stretches, stretch'),
  knownName('movement', 'Activité physique', 'Physical activity', 'activité physique, sport, bouger, la marche, marche à pied, marches, marcher, vélo, gymnastique, exercice, exercices, exercise, exercises, walk, walks, walking, cycling, moving more, physical activity'),
  knownName('swimming', 'Natation', 'Swimming', 'natation, nager, piscine, aquagym, balnéothérapie, swimming, pool, hydrotherapy'),
  knownName('yoga', 'Yoga, pilates, tai-chi', 'Yoga, pilates, tai chi', 'yoga, pilates, tai chi, qi gong'),
  knownName('posture', 'Posture', 'Posture', 'posture, postures, tête de lit surélevée, surélever la tête, tabouret, coussin, oreiller, m’allonger, s’allonger, raised bed head, pillow, cushion, lying down'),

  knownName('relaxation', 'Relaxation, méditation', 'Relaxation, meditation', 'relaxation, méditation, méditer, pleine conscience, sophrologie, sophrologue, meditation, meditating, mindfulness, relaxing'),
  knownName('breathing', 'Respiration', 'Breathing exercises', 'respiration, cohérence cardiaque, exercices de respiration, exercices respiratoires, breathing, breathing exercises'),
  knownName('hypnosis', 'Hypnose', 'Hypnosis', 'hypnose, autohypnose, auto-hypnose, hypnothérapie, hypnothérapeute, hypnosis, hypnotherapy'),
  knownName('psychotherapy', 'Psychothérapie', 'Psychotherapy', 'psychothérapie, psychologue, psy, psychiatre, thérapie, tcc, thérapie comportementale, emdr, psychotherapy, psychologist, therapist, therapy, counselling, counseling, cbt'),
  knownName('talking', 'Parler, groupe de parole', 'Talking, support group', 'groupe de parole, en parler, parler avec, association de patients, support group, talking about it, talking to'),
  knownName('stress', 'Moins de stress', 'Less stress', 'moins de stress, gestion du stress, gérer mon stress, gérer le stress, less stress, stress management'),

  knownName('heat', 'Chaleur', 'Heat', 'chaleur, bouillotte, bain chaud, bains chauds, gants chauffants, se réchauffer, me réchauffer, heat, hot water bottle, warm bath, heated gloves, warmth'),
  knownName('cold', 'Froid', 'Cold', 'le froid, poche de froid, glace, poche de glace, cryothérapie, douche froide, cold packs, ice, ice pack, cold shower'),
  knownName('light', 'Lumière, luminothérapie', 'Light therapy', 'luminothérapie, lumière du jour, lumière du matin, light therapy, daylight'),
  knownName('splint', 'Attelle, orthèse', 'Splint, brace', 'attelle, attelles, orthèse, orthèses, minerve, ceinture lombaire, genouillère, splint, splints, brace, braces'),
  knownName('compression', 'Bas de contention', 'Compression stockings', 'contention, bas de contention, chaussettes de contention, compression stockings, compression socks'),
  knownName('insoles', 'Semelles', 'Insoles', 'semelle, semelles, podologue, insole, insoles, podiatrist'),
  knownName('glasses', 'Lunettes', 'Glasses', 'lunettes, nouvelles lunettes, orthoptie, orthoptiste, glasses, new glasses'),
  knownName('hearing-aid', 'Appareil auditif', 'Hearing aid', 'appareil auditif, appareils auditifs, prothèse auditive, audioprothésiste, hearing aid, hearing aids'),
  knownName('white-noise', 'Bruit de fond', 'Background noise', 'bruit de fond, bruit blanc, bruit doux, background noise, white noise'),
  knownName('earplugs', 'Bouchons d’oreilles', 'Earplugs', 'bouchons d’oreilles, bouchons d’oreille, protections auditives, earplugs, ear plugs'),
  knownName('cpap', 'Pression positive (PPC)', 'CPAP', 'ppc, pression positive continue, appareil pour l’apnée, cpap'),
  knownName('moisturiser', 'Crème hydratante', 'Moisturiser', 'crème hydratante, crème émolliente, émollient, émollients, savon surgras, moisturiser, moisturizer, emollient, emollients'),
  knownName('gloves', 'Gants', 'Gloves', 'gants, gants de coton, gloves, cotton gloves'),
  knownName('avoidance', 'Éviter l’allergène', 'Avoiding the allergen', 'éviction, éviter l’allergène, tests allergologiques, allergologue, désensibilisation, avoiding the allergen, allergist, desensitisation, desensitization'),

  knownName('painkiller', 'Antidouleur', 'Painkiller', 'antidouleur, antidouleurs, anti-douleur, anti-douleurs, antalgique, antalgiques, painkiller, painkillers, pain relief'),
  knownName('anti-inflammatory', 'Anti-inflammatoire', 'Anti-inflammatory', 'anti-inflammatoire, anti-inflammatoires, antiinflammatoire, antiinflammatoires, ains, anti-inflammatory, anti-inflammatories, nsaid, nsaids'),
  knownName('antibiotic', 'Antibiotique', 'Antibiotic', 'antibiotique, antibiotiques, antibiotic, antibiotics'),
  knownName('antihistamine', 'Antihistaminique', 'Antihistamine', 'antihistaminique, antihistaminiques, antihistamine, antihistamines'),
  knownName('corticosteroid', 'Corticoïde', 'Corticosteroid', 'corticoïde, corticoïdes, cortisone, dermocorticoïde, dermocorticoïdes, corticosteroid, corticosteroids, steroid, steroids, steroid cream'),
  knownName('antidepressant', 'Antidépresseur', 'Antidepressant', 'antidépresseur, antidépresseurs, antidepressant, antidepressants'),
  knownName('beta-blocker', 'Bêtabloquant', 'Beta blocker', 'bêtabloquant, bêtabloquants, bêta-bloquant, bêta-bloquants, beta blocker, beta blockers'),
  knownName('antacid', 'Anti-acide', 'Antacid', 'anti-acide, anti-acides, antiacide, ipp, inhibiteur de la pompe à protons, pansement gastrique, antacid, antacids, ppi'),
  knownName('triptan', 'Triptan', 'Triptan', 'triptan, triptans'),
  knownName('contraception', 'Contraception hormonale', 'Hormonal contraception', 'pilule, contraception, stérilet, changement de contraception, contraceptive pill, the pill, contraceptive, iud'),
  knownName('injection', 'Infiltration', 'Joint injection', 'infiltration, infiltrations, joint injection, steroid injection'),
  knownName('surgery', 'Opération', 'Surgery', 'opération, opéré, opérée, chirurgie, intervention chirurgicale, operation, surgery, operated'),
  knownName('preventive', 'Traitement de fond', 'Long-term treatment', 'traitement de fond, long term treatment, preventive treatment, disease modifying'),
  knownName('change', 'Changement de traitement', 'Change of treatment', 'changement de traitement, changé de traitement, changer de traitement, arrêt du traitement, arrêt du médicament, change of treatment, changed treatment, changed medication, stopping the medication'),

  knownName('magnesium', 'Magnésium', 'Magnesium', 'magnésium, magnesium'),
  knownName('iron', 'Fer', 'Iron', 'fer, supplémentation en fer, manque de fer, perfusion de fer, iron, iron tablets, iron infusion'),
  knownName('vitamin-d', 'Vitamine D', 'Vitamin D', 'vitamine d, vitamin d'),
  knownName('vitamin-b12', 'Vitamine B12', 'Vitamin B12', 'vitamine b12, b12, vitamin b12'),
  knownName('vitamin-c', 'Vitamine C', 'Vitamin C', 'vitamine c, vitamin c'),
  knownName('omega-3', 'Oméga-3', 'Omega-3', 'oméga 3, omega 3'),
  knownName('probiotic', 'Probiotiques', 'Probiotics', 'probiotique, probiotiques, probiotic, probiotics'),
  knownName('herbal', 'Plantes, tisane', 'Herbs, herbal tea', 'tisane, tisanes, plantes, phytothérapie, infusion de, camomille, valériane, herbal tea, herbs, chamomile, valerian'),
  knownName('essential-oil', 'Huiles essentielles', 'Essential oils', 'huile essentielle, huiles essentielles, aromathérapie, essential oil, essential oils, aromatherapy'),
  knownName('homeopathy', 'Homéopathie', 'Homeopathy', 'homéopathie, homéopathe, homeopathy, homeopath'),
  knownName('nasal-rinse', 'Lavage de nez', 'Nasal rinse', 'lavage de nez, lavages de nez, sérum physiologique, nasal rinse, saline'),
  knownName('spa', 'Cure thermale', 'Spa treatment', 'cure thermale, cures thermales, thermes, spa treatment'),

  knownName('time', 'Le temps', 'Time', 'le temps, du temps, avec le temps, patience, with time, giving it time'),
  knownName('specialist', 'Avis d’un spécialiste', 'A specialist’s opinion', 'spécialiste, neurologue, dermatologue, rhumatologue, gynécologue, orl, pneumologue, endocrinologue, cardiologue, gastro-entérologue, specialist, neurologist, dermatologist, rheumatologist, gynaecologist, gynecologist, ent, endocrinologist, cardiologist'),
]

function knownName(key: string, fr: string, en: string, words: string): KnownName {
  return { key, fr, en, kind: kindOf(key), words: words.split(', ') }
}

function kindOf(key: string): Kind {
  const found = Object.entries(KINDS).find(([, keys]) => keys.split(' ').includes(key))
  return (found?.[0] as Kind | undefined) ?? 'other'
}
