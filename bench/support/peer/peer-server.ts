import { spawn, spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../peer')

export type PeerServer = {
  url: string
  pid: number
  /** Headers by which a member asks. */
  headersOf: (memberId: string) => Record<string, string>
  remove: () => void
}

/** Installs what its own lock file names, where that was not done yet. */
export function installPeer(): void {
  if (existsSync(join(folder, 'node_modules/@supabase/lite'))) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('The peer was not installed.')
}

/**
 * Gives members rights by row in the very tables that the server uses, as somebody would who has nothing else: posts and comments that are neither hidden nor
 * of somebody who shares a block, writing in one's own name. The server owns the tables, and is held by none of it. The index by date is what its pages need.
 */
export async function grantRights(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query(RIGHTS).finally(() => client.end())
}

const RIGHTS = `
    do $$ begin
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
    exception when duplicate_object then null; end $$;
    create or replace function reader() returns uuid language sql stable as $$
      select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub')::uuid
    $$;
    grant usage on schema public to anon, authenticated, service_role;
    grant select on member, consent, block, conversation to authenticated;
    grant select, insert on post, comment, message to authenticated;
    grant select, insert, delete on post_like to authenticated;
    grant insert, select on search_word to authenticated;
    create index on post (created_at);
    alter table post enable row level security;
    alter table comment enable row level security;
    alter table post_like enable row level security;
    alter table message enable row level security;
    create policy seen on post for select to authenticated using (
      author_id = (select reader()) or (
        hidden_at is null and exists (select from consent where member_id = author_id and kind = 'healthData' and withdrawn_at is null)
        and not exists (select from block where (blocker_id = author_id and blocked_id = (select reader())) or (blocked_id = author_id and blocker_id = (select reader())))
      )
    );
    create policy written on post for insert to authenticated with check (author_id = (select reader()));
    create policy seen on comment for select to authenticated using (
      author_id = (select reader()) or (
        hidden_at is null and exists (select from consent where member_id = author_id and kind = 'healthData' and withdrawn_at is null)
        and not exists (select from block where (blocker_id = author_id and blocked_id = (select reader())) or (blocked_id = author_id and blocker_id = (select reader())))
      )
    );
    create policy written on comment for insert to authenticated with check (author_id = (select reader()));
    create policy own on post_like for all to authenticated using (member_id = (select reader())) with check (member_id = (select reader()));
    create policy seen on message for select to authenticated using (
      exists (select from conversation where id = conversation_id and (select reader()) in (low_id, high_id))
    );
    grant select, update on post to authenticated;
    create policy counted on post for update to authenticated using (true);
    grant anon, authenticated, service_role to vecu;
    analyze post;
  `

/** Starts the peer in a process of its own on the same database. */
export async function startPeer(databaseUrl: string): Promise<PeerServer> {
  const secret = randomBytes(32).toString('hex')
  const publishable = `sb_publishable_${randomBytes(12).toString('hex')}`
  const child = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: secret,
      PUBLISHABLE_KEY: publishable,
      SECRET_KEY: `sb_secret_${randomBytes(12).toString('hex')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((settle, fail) => {
    child.once('message', (told: { port: number }) => settle(told.port))
    child.once('exit', (code) => fail(new Error(`The peer ended with ${code}.`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    headersOf: (memberId) => ({ apikey: publishable, authorization: `Bearer ${tokenOf(memberId, secret)}` }),
    remove: () => child.kill(),
  }
}

function tokenOf(memberId: string, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const said = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: memberId, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 86_400 })}`
  return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`
}
