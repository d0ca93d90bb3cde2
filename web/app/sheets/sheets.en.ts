import type { Sheet, SheetName } from './sheet.ts'

export const sheetsEn: Record<SheetName, Sheet> = {
  'preparer-sa-consultation': {
    intro:
      'An appointment is short, and tiredness makes one forget. A page written beforehand helps to say what matters in the first minutes.',
    parts: [
      {
        heading: 'Before: one page, no more',
        items: [
          'In one sentence: what bothers you most, and since when.',
          'Three dates: the first day, the worst moment, today.',
          'What it keeps you from doing: sleeping, walking, working, eating, seeing people.',
          'What you have already tried, and what that changed or did not.',
          'What was examined, when and where, with the results if you have them.',
          'The medications you take, those bought without a prescription, herbs and supplements included.',
        ],
      },
      {
        heading: 'To bring',
        items: [
          'Health insurance card, prescriptions, reports, images on paper or disc.',
          'Your symptom journal: the one on Vécu prints on one page.',
          'Somebody close to you, if you wish: they may hear what you will not.',
        ],
      },
      {
        heading: 'During',
        items: [
          'Begin with what worries you most, not with what is easiest to say.',
          'Say what you are afraid of. A fear that is said can be answered.',
          'Ask for a sentence to be repeated, or for a word you do not know to be written down.',
        ],
      },
      {
        heading: 'Three questions to ask before leaving',
        items: [
          'What is being looked for, and what has been ruled out?',
          'What is the next step, and when?',
          'Which signs should make me call back, and whom?',
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
      'A pain cannot be seen. Describing it precisely, always in the same way, lets somebody else understand and follow it.',
    parts: [
      {
        heading: 'Where',
        items: [
          'Point with a finger, or with the whole hand if it is wide. Right, left, or both.',
          'On the surface or deep. In one place, or moving, and where to.',
        ],
      },
      {
        heading: 'What it is like',
        items: [
          'Burning, electric, sharp, a vice, a weight, a cramp, throbbing, pins and needles, cold: choose the closest word.',
          'If no word fits, a comparison will do: like sunburn, like sore muscles.',
        ],
      },
      {
        heading: 'How much',
        items: [
          'From 0 (nothing) to 10 (the worst you can imagine). Give three numbers: now, on average, at worst.',
          'Say too what that number keeps you from doing: that is what compares from day to day.',
        ],
      },
      {
        heading: 'When',
        items: [
          'All at once or little by little. All the time, or in attacks: how long, how many a week.',
          'At what moment: at night, on getting up, after a meal, an effort, during periods.',
        ],
      },
      {
        heading: 'With what',
        items: [
          'What makes it worse, what calms it: position, heat, cold, rest, movement.',
          'What comes with it: fever, weight loss, weakness, skin that changes, tingling.',
        ],
      },
      {
        heading: 'In France, call 15 or 112 at once for',
        items: [
          'A sudden and very strong pain, never felt before; in the chest; in the head, all at once.',
          'A pain with fainting, paralysis, trouble speaking or seeing, difficulty breathing.',
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
      'Having no name for what one lives through, for months or years, is nobody’s fault and is not rare. Here are doors in France, from the nearest to the most specialised.',
    parts: [
      {
        heading: 'Near you',
        items: [
          'The family doctor: ask for an appointment to look at the whole file, and for a letter that sums it up.',
          'A department of internal medicine: it sees situations that touch several parts of the body. The doctor’s letter opens the door.',
          'A pain centre, when pain has lasted for more than three months.',
        ],
      },
      {
        heading: 'When a rare disease is considered',
        items: [
          'Maladies Rares Info Services listens and points the way, by telephone and in writing: 0 800 40 40 43, free of charge.',
          'Reference and competence centres exist all over France. Orphanet keeps their directory.',
          'The rare disease networks bring these centres together, by family of diseases.',
        ],
      },
      {
        heading: 'What helps whoever will see you',
        items: [
          'A timeline of one page: a line a year, what changed, what was looked for.',
          'All reports, sorted by date. You have the right to ask for copies.',
          'What your parents, brothers and sisters live or lived through, if you know.',
        ],
      },
      {
        heading: 'Meanwhile',
        items: [
          'Keep a short journal: one number a day is worth more than a long story a month.',
          'A symptom that changes or gets worse is told at once, without waiting for the appointment.',
          'Do not stay alone with the idea that “it is all in the head”. If everything becomes too heavy, 3114 answers day and night.',
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
      'In France, the law gives you a place in the decisions that touch your health. You may ask, refuse, and be accompanied.',
    parts: [
      {
        heading: 'Understanding',
        items: [
          'You have the right to clear information on your state, the examinations proposed and their risks.',
          'Nothing is done without your consent, except in an emergency. You may change your mind.',
        ],
      },
      {
        heading: 'Your file',
        items: [
          'You may ask a doctor or a hospital for a copy of your file, without saying why.',
          'It is due within eight days, or two months for what is more than five years old.',
          'Mon espace santé keeps your documents and lets you choose who sees them.',
        ],
      },
      {
        heading: 'Another opinion',
        items: [
          'Asking another doctor for an opinion is a right, and no affront.',
          'Tell your family doctor: their letter saves doing again what has been done.',
        ],
      },
      {
        heading: 'Being accompanied',
        items: [
          'The trusted person: you name them in writing. They come with you, and say what you want if you no longer can.',
          'Approved associations and patients’ representatives, present in every hospital, help free of charge.',
        ],
      },
      {
        heading: 'If it goes wrong',
        items: [
          'Write to the department first, then to the management of the hospital or to its users’ commission.',
          'A side effect is reported on the ministry’s portal. The Défenseur des droits listens free of charge.',
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
      'Symptoms that last upset work, studies and money. There are procedures in France, even without a name for what you live through. They are slow: begin early, and let somebody help you.',
    parts: [
      {
        heading: 'At work',
        items: [
          'The occupational doctor can be seen when you ask. They are bound to secrecy: your employer does not know what you speak of.',
          'They can propose an arrangement: hours, post, working from home.',
          'Recognition as a disabled worker (RQTH) is asked for at the MDPH. Nobody has to tell their employer.',
        ],
      },
      {
        heading: 'At school and university',
        items: [
          'An individual reception plan (PAI) is asked for from the head of the school, with the school doctor.',
          'At university, the disability office arranges time and examinations.',
        ],
      },
      {
        heading: 'Care and income',
        items: [
          'Sick leave, long-term condition (ALD), invalidity: the family doctor and the Assurance maladie explain who may ask for what.',
          'The social service of the Assurance maladie sees people free of charge, by appointment.',
        ],
      },
      {
        heading: 'Day to day',
        items: [
          'The departmental house for disabled persons (MDPH) looks at human, technical and financial support.',
          'Those who care for somebody close have rights too: leave, respite, support.',
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
