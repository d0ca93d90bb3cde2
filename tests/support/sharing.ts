import { vi } from 'vitest'
import type { MediaKind } from '#contract/media/schema.ts'
import { media } from '#server/media/tables.ts'
import type { Api, Person, World } from './world.ts'

type Community = Parameters<Api['posts']['publishCommunity']>[0]
type Said = Parameters<Api['comments']['add']>[0]

/** What a community dialog that was just opened would publish, with what matters to the test. */
export const sharing = (given: Partial<Community> = {}): Community => ({
  requestId: crypto.randomUUID(),
  entry: 'feed',
  title: 'Un carnet pour suivre mes crises',
  description: 'Je note l’heure et le repas. Comment faites-vous ?',
  ...given,
})

/** A comment as its field sends it, each time another. */
export const saying = (postId: string, given: Partial<Said> = {}): Said => ({
  postId,
  requestId: crypto.randomUUID(),
  body: 'Moi aussi, depuis l’hiver dernier.',
  ...given,
})

/** Pictures of a member that are uploaded and ready, and belong to nothing yet: their ids. Only rows: nobody reads their files. */
export async function readyPictures(
  { services }: World,
  owner: Person,
  count: number,
  kind: MediaKind = 'symptom-photos',
): Promise<string[]> {
  const { db, newId, now } = services()
  const ids = Array.from({ length: count }, newId)
  const at = now()
  for (const id of ids)
    await db.insert(media).values({
      id,
      ownerId: owner.id,
      kind,
      key: id.replaceAll('-', ''),
      formId: id,
      createdAt: at,
      readyAt: at,
      width: 800,
      height: 600,
      preview: 'data:image/webp;base64,',
    })
  return ids
}

/** What is told to whoever watches, from now on: "feed id" or "post id", in order. */
export function listenToSignals({ services }: World): () => string[] {
  const signalled = vi.spyOn(services().live, 'signal')
  return () => signalled.mock.calls.flatMap(([signals]) => signals.map(({ kind, id }) => `${kind} ${id}`))
}
