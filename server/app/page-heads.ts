type Head = { title: string; description: string }

const NAME = 'Vécu'

/**
 * The pages that visitors reach and share, in French, because every page is served in French. Every other address gives only the site's name: content that a
 * member reads must not reach a program that previews links.
 */
const HEADS: Readonly<Record<string, Head>> = {
  '/': {
    title: 'Quelqu’un a vécu la même chose',
    description:
      'Décrivez ce qui dure, ou ce que personne n’explique encore : Vécu rapproche votre récit de ceux qui lui ressemblent, et vous prévient quand l’une de ces personnes va mieux.',
  },
  '/commencement': {
    title: 'Vous ouvrez la voie',
    description: 'Vécu commence ici. La prochaine personne qui cherchera vos mots trouvera votre récit.',
  },
  '/ce-qui-a-aide': {
    title: 'Ce qui a aidé',
    description: 'Ce que des membres ont essayé pour un symptôme, et ce que cela a donné, selon eux.',
  },
  '/observatoire': {
    title: 'Observatoire',
    description:
      'Ce que racontent, ensemble, les membres qui ont accepté de contribuer à la recherche. Des nombres, jamais une personne.',
  },
  '/expert-conferences': {
    title: 'Conférences avec des experts',
    description:
      'Des rendez-vous gratuits, en direct, avec des professionnels de santé. Vos questions se posent par écrit.',
  },
  '/fiches': {
    title: 'Fiches',
    description: 'Pour avancer en attendant : quelques pages courtes, à lire et à imprimer.',
  },
  '/fiches/preparer-sa-consultation': {
    title: 'Préparer sa consultation',
    description: 'Quoi noter, quoi apporter, quoi demander.',
  },
  '/fiches/decrire-une-douleur': {
    title: 'Décrire une douleur',
    description: 'Des mots pour le lieu, la force et le moment.',
  },
  '/fiches/errance-diagnostique': {
    title: 'Errance diagnostique : à qui s’adresser',
    description: 'Les portes à pousser quand personne ne sait.',
  },
  '/fiches/vos-droits': {
    title: 'Vos droits pendant les soins',
    description: 'Dossier, autre avis, personne de confiance.',
  },
  '/fiches/travail-ecole-aides': {
    title: 'Travail, école, aides : quand cela dure',
    description: 'Les démarches, et qui peut les faire avec vous.',
  },
}

const PICTURE = { path: '/share.png', width: '1200', height: '630', alt: 'Vécu : quelqu’un a vécu la même chose' }

/**
 * Undefined for an address that visitors do not share.
 * @param baseUrl the address that members see, without a path: programs that draw links read whole addresses only
 */
export function headFor(path: string, baseUrl: string): string | undefined {
  const address = path === '/' ? path : path.replace(/\/$/, '')
  const head = Object.hasOwn(HEADS, address) ? HEADS[address] : undefined
  if (!head) return undefined
  const title = `${head.title} · ${NAME}`
  const properties = {
    'og:type': 'website',
    'og:site_name': NAME,
    'og:locale': 'fr_FR',
    'og:url': `${baseUrl}${address}`,
    'og:title': title,
    'og:description': head.description,
    'og:image': `${baseUrl}${PICTURE.path}`,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': PICTURE.alt,
  }
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(([name, said]) => `<meta property="${name}" content="${attribute(said)}">`),
  ].join('')
}

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
