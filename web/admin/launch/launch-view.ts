import type { TFunction } from 'i18next'
import type { LaunchItem, LaunchItemKey } from '#contract/admin/schema.ts'

export const PARTS = {
  before: ['mail', 'legal', 'hosting', 'https', 'admins', 'backup', 'restore', 'contact'],
  working: ['turn', 'homeStats', 'drugs', 'professional', 'conference'],
  later: ['files', 'servers', 'metrics'],
} as const satisfies Record<string, readonly LaunchItemKey[]>

export type Lines = { kind: 'file' | 'command'; text: string }

function examplesIn(t: TFunction): Record<string, string> {
  const domain = t('launch.examples.domain')
  const account = `${t('launch.examples.account')}:${t('launch.examples.password')}`
  const address = t('launch.examples.address')
  return {
    SMTP_URL: `smtp://${account}@mail.${domain}:587`,
    BASE_URL: `https://vecu.${domain}`,
    EDITOR_NAME: t('launch.examples.publisher'),
    EDITOR_ADDRESS: address,
    EDITOR_PHONE: '+33 4 00 00 00 00',
    EDITOR_REGISTRATION: t('launch.examples.registration'),
    EDITOR_DIRECTOR: t('launch.examples.person'),
    HOSTING_NAME: t('launch.examples.host'),
    HOSTING_ADDRESS: address,
    HOSTING_PHONE: '+33 1 00 00 00 00',
    HOSTING_HDS: t('launch.examples.certificate'),
    CONTACT_MAIL: `${t('launch.examples.mailbox')}@vecu.${domain}`,
    DPO_MAIL: `dpo@vecu.${domain}`,
    MEDIATOR: 'none',
    ICE_SERVERS: `[{"urls":"turn:turn.${domain}:3478","secret":"…"}]`,
    HOME_STATS: 'live',
  }
}

const commandsIn = (t: TFunction): Partial<Record<LaunchItemKey, string>> => ({
  backup: `npm run vecu -- backup /${t('launch.examples.backups')}/vecu`,
  restore: `npm run vecu -- restore /${t('launch.examples.backups')}/vecu`,
  drugs: `npm run vecu -- import-bdpm /${t('launch.examples.folder')}/bdpm`,
  admins: `npm run vecu -- grant ${t('launch.examples.member')}@mail.${t('launch.examples.domain')} admin`,
})

export function linesFor({ key, missing }: Pick<LaunchItem, 'key' | 'missing'>, t: TFunction): Lines | undefined {
  const examples = examplesIn(t)
  if (missing.length > 0)
    return { kind: 'file', text: missing.map((name) => `${name}=${examples[name] ?? ''}`).join('\n') }
  const command = commandsIn(t)[key]
  return command === undefined ? undefined : { kind: 'command', text: command }
}

export function progressOf(items: readonly Pick<LaunchItem, 'key' | 'isDone'>[]) {
  const among = (keys: readonly LaunchItemKey[]) => items.filter(({ key }) => keys.includes(key))
  const asked = among([...PARTS.before, ...PARTS.working])
  return {
    done: asked.filter(({ isDone }) => isDone).length,
    total: asked.length,
    missingBefore: among(PARTS.before).filter(({ isDone }) => !isDone).length,
  }
}
