import type { Sheet, SheetName } from './sheet.ts'

export const sheetsEn: Record<SheetName, Sheet> = {
  'preparer-sa-consultation': {
    intro:
      'An appointment is short, and tiredness makes you forget things. A page written beforehand helps you say what matters in the first few minutes.',
    parts: [
      {
        heading: 'Before: one page, no more',
        items: [
          'In one sentence: what bothers you most, and since when.',
          'Three dates: the first day, the worst moment, today.',
          'What it keeps you from doing: sleeping, walking, working, eating, seeing people.',
          'What you have already tried, and what it changed or did not.',
          'What tests you have had, when and where, with the results if you have them.',
          'The medications you take, including those bought without a prescription, herbs and supplements.',
        ],
      },
      {
        heading: 'To bring',
        items: [
          'Health insurance card, prescriptions, reports, scans on paper or disc.',
          'Your symptom journal: the one on Vécu prints on one page.',
          'Someone close to you, if you wish: they may hear what you miss.',
        ],
      },
      {
        heading: 'During',
        items: [
          'Begin with what worries you most, not with what is easiest to say.',
          'Say what you are afraid of. A fear said out loud can be answered.',
          'Ask to have a sentence repeated, or a word you do not know written down.',
        ],
      },
      {
        heading: 'Three questions to ask before leaving',
        items: [
          'What is being looked for, and what has been ruled out?',
          'What is the next step, and when?',
          'Which signs should make me call back, and who do I call?',
        ],
      },
    ],
    links: [
      '[Haute Autorité de santé, in French](https://www.has-sante.fr)',
      '[Assurance maladie, in French](https://www.ameli.fr)',
      '[Mon espace santé, in French](https://www.monespacesante.fr)',
    ],
  },
  'decrire-une-douleur': {
    intro:
      'Pain cannot be seen. Describing it precisely, always in the same way, lets someone else understand and follow it.',
    parts: [
      {
        heading: 'Where',
        items: [
          'Point with a finger, or with the whole hand if it is widespread. Right, left, or both.',
          'On the surface or deep. In one place, or moving, and where to.',
        ],
      },
      {
        heading: 'What it is like',
        items: [
          'Burning, electric, sharp, like a vice, a weight or a cramp, throbbing, pins and needles, cold: choose the closest word.',
          'If no word fits, a comparison will do: like sunburn, like sore muscles.',
        ],
      },
      {
        heading: 'How much',
        items: [
          'From 0 (nothing) to 10 (the worst you can imagine). Give three numbers: now, on average, at worst.',
          'Also say what that number keeps you from doing: that is what can be compared from day to day.',
        ],
      },
      {
        heading: 'When',
        items: [
          'All at once or little by little. All the time, or in attacks: how long, how many a week.',
          'At what moment: at night, on getting up, after a meal or an effort, during periods.',
        ],
      },
      {
        heading: 'With what',
        items: [
          'What makes it worse, what eases it: position, heat, cold, rest, movement.',
          'What comes with it: fever, weight loss, weakness, changes in the skin, tingling.',
        ],
      },
      {
        heading: 'In France, call 15 or 112 at once for',
        items: [
          'Sudden and very strong pain, never felt before; in the chest; in the head, all at once.',
          'Pain with fainting, paralysis, trouble speaking or seeing, difficulty breathing.',
        ],
      },
    ],
    links: [
      '[Haute Autorité de santé, in French](https://www.has-sante.fr)',
      '[Assurance maladie, in French](https://www.ameli.fr)',
      '[Santé.fr, in French](https://www.sante.fr)',
    ],
  },
  'errance-diagnostique': {
    intro:
      'Having no name for what you are going through, for months or years, is nobody’s fault and is not rare. Here is where to turn in France, from the nearest to the most specialised.',
    parts: [
      {
        heading: 'Near you',
        items: [
          'Your family doctor: ask for an appointment to go over your whole file, and for a letter that sums it up.',
          'An internal medicine department: it sees problems that affect several parts of the body. Your doctor’s letter opens the door.',
          'A pain centre, when pain has lasted for more than three months.',
        ],
      },
      {
        heading: 'When a rare disease is considered',
        items: [
          'Maladies Rares Info Services listens and guides you, by phone and in writing: 0 800 40 40 43, free of charge.',
          'Reference and competence centres exist all over France. Orphanet lists them.',
          'The rare disease networks bring these centres together, by family of diseases.',
        ],
      },
      {
        heading: 'What helps the person who will see you',
        items: [
          'A one-page timeline: a line per year, what changed, what was looked for.',
          'All your reports, sorted by date. You have the right to ask for copies.',
          'What your parents, brothers and sisters have or had, if you know.',
        ],
      },
      {
        heading: 'Meanwhile',
        items: [
          'Keep a short journal: one number a day is worth more than a long story once a month.',
          'If a symptom changes or gets worse, say so right away, without waiting for the appointment.',
          'Do not stay alone with the idea that “it’s all in your head”. If it all becomes too much, 3114 answers day and night.',
        ],
      },
    ],
    links: [
      '[Maladies Rares Info Services, in French](https://www.maladiesraresinfo.org)',
      '[Orphanet](https://www.orpha.net)',
      '[Rare disease networks, in French](https://www.filieresmaladiesrares.fr)',
      '[Haute Autorité de santé, in French](https://www.has-sante.fr)',
    ],
  },
  'vos-droits': {
    intro:
      'In France, the law gives you a say in decisions about your health. You can ask, refuse, and have someone with you.',
    parts: [
      {
        heading: 'Understanding',
        items: [
          'You have the right to clear information on your health, the tests proposed and their risks.',
          'Nothing is done without your consent, except in an emergency. You may change your mind.',
        ],
      },
      {
        heading: 'Your medical records',
        items: [
          'You can ask a doctor or a hospital for a copy of your records, without saying why.',
          'It is due within eight days, or two months for anything more than five years old.',
          'Mon espace santé keeps your documents and lets you choose who sees them.',
        ],
      },
      {
        heading: 'A second opinion',
        items: [
          'Asking another doctor for an opinion is your right, and nobody should take it badly.',
          'Tell your family doctor: their letter avoids repeating what has already been done.',
        ],
      },
      {
        heading: 'Having someone with you',
        items: [
          'Your trusted person: you name them in writing. They come with you, and say what you want if you no longer can.',
          'Approved associations and patient representatives, present in every hospital, help free of charge.',
        ],
      },
      {
        heading: 'If it goes wrong',
        items: [
          'Write to the department first, then to the hospital’s management or its patient committee (commission des usagers).',
          'Side effects are reported on the ministry’s portal. The Défenseur des droits listens free of charge.',
        ],
      },
    ],
    links: [
      '[Service-Public.fr](https://www.service-public.fr)',
      '[Mon espace santé, in French](https://www.monespacesante.fr)',
      '[Défenseur des droits, in French](https://www.defenseurdesdroits.fr)',
      '[Reporting portal of the ministry, in French](https://signalement.social-sante.gouv.fr)',
    ],
  },
  'travail-ecole-aides': {
    intro:
      'Symptoms that last disrupt work, studies and finances. There are procedures in France, even without a name for what you are going through. They are slow: start early, and let someone help you.',
    parts: [
      {
        heading: 'At work',
        items: [
          'You can ask to see the occupational doctor. They are bound by confidentiality: your employer does not know what you discuss.',
          'They can propose adjustments: hours, duties, working from home.',
          'You apply to the MDPH for recognition as a disabled worker (RQTH). You do not have to tell your employer.',
        ],
      },
      {
        heading: 'At school and university',
        items: [
          'Ask the head of the school for an individual support plan (PAI), made with the school doctor.',
          'At university, the disability office makes arrangements for time and exams.',
        ],
      },
      {
        heading: 'Care and income',
        items: [
          'Sick leave, long-term condition (ALD), disability pension (invalidité): your family doctor and the Assurance maladie explain who can ask for what.',
          'The social service of the Assurance maladie sees people free of charge, by appointment.',
        ],
      },
      {
        heading: 'Day to day',
        items: [
          'The local office for disabled people (MDPH) looks at requests for human, technical and financial support.',
          'People who care for someone close to them have rights too: leave, respite, support.',
          'Keep a copy of each letter, with its date.',
        ],
      },
    ],
    links: [
      '[Mon parcours handicap, in French](https://www.monparcourshandicap.gouv.fr)',
      '[Assurance maladie, in French](https://www.ameli.fr)',
      '[Service-Public.fr](https://www.service-public.fr)',
      '[CNSA, for elderly and disabled people, in French](https://www.cnsa.fr)',
    ],
  },
}
