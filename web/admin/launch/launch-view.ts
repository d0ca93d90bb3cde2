import type { LaunchItem, LaunchItemKey } from '#contract/admin/schema.ts'

/** The items of each part of the page. */
export const PARTS = {
  before: ['mail', 'legal', 'hosting', 'https', 'admins', 'backup', 'restore', 'contact'],
  working: ['turn', 'homeStats', 'drugs', 'professional', 'conference'],
  later: ['files', 'servers', 'metrics'],
} as const satisfies Record<string, readonly LaunchItemKey[]>

/** The example value that is shown behind each variable. */
const EXAMPLES: Record<string, string> = {
  SMTP_URL: 'smtp://COMPTE:MOT_DE_PASSE@mail.exemple:587',
  BASE_URL: 'https://vecu.exemple',
  EDITOR_NAME: 'Nom de l’éditeur',
  EDITOR_ADDRESS: 'Adresse, code postal, ville',
  EDITOR_PHONE: '+33 4 00 00 00 00',
  EDITOR_REGISTRATION: 'Association loi 1901, RNA W000000000',
  EDITOR_DIRECTOR: 'Prénom Nom',
  HOSTING_NAME: 'Nom de l’hébergeur',
  HOSTING_ADDRESS: 'Adresse, code postal, ville',
  HOSTING_PHONE: '+33 1 00 00 00 00',
  HOSTING_HDS: 'Certifié HDS, n° …, valable jusqu’au …',
  CONTACT_MAIL: 'aide@vecu.exemple',
  DPO_MAIL: 'dpo@vecu.exemple',
  MEDIATOR: 'none',
  ICE_SERVERS: '[{"urls":"turn:turn.exemple:3478","secret":"…"}]',
  HOME_STATS: 'live',
}

/** The commands to run on the server for items without a variable. */
const COMMANDS: Partial<Record<LaunchItemKey, string>> = {
  backup: 'npm run vecu -- backup /sauvegardes/vecu',
  restore: 'npm run vecu -- restore /sauvegardes/vecu',
  drugs: 'npm run vecu -- import-bdpm /dossier/bdpm',
  admins: 'npm run vecu -- grant adresse@exemple.fr admin',
}

export type Lines = { kind: 'file' | 'command'; text: string }

/** Returns the lines to copy that would settle an item, if there are any. */
export function linesFor({ key, missing }: Pick<LaunchItem, 'key' | 'missing'>): Lines | undefined {
  if (missing.length > 0)
    return { kind: 'file', text: missing.map((name) => `${name}=${EXAMPLES[name] ?? ''}`).join('\n') }
  const command = COMMANDS[key]
  return command === undefined ? undefined : { kind: 'command', text: command }
}

/** Returns how much of what matters now is done: what is for later does not count. */
export function progressOf(items: readonly Pick<LaunchItem, 'key' | 'isDone'>[]) {
  const among = (keys: readonly LaunchItemKey[]) => items.filter(({ key }) => keys.includes(key))
  const asked = among([...PARTS.before, ...PARTS.working])
  return {
    done: asked.filter(({ isDone }) => isDone).length,
    total: asked.length,
    missingBefore: among(PARTS.before).filter(({ isDone }) => !isDone).length,
  }
}
