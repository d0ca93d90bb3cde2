import { implement } from '@orpc/server'
import { whatHelped as contract } from '#contract/what-helped/procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { isSuspended } from '#server/foundation/guards.ts'
import { mayBeOld, refusals, signedIn } from '#server/foundation/procedure.ts'
import { nightOf } from './queries.ts'
import { fewTried, storiesOf } from './story-queries.ts'
import { statsOf, symptomsView } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const whatHelped = {
  read: os.read.use(mayBeOld).handler(async ({ context, input: { symptom } }) => {
    const { actor } = context
    const reader = actor.kind === 'member' && !isSuspended(actor) ? actor : undefined
    const night = await nightOf(context.db, symptom)
    const symptoms = symptomsView(night, reader !== undefined)
    if (symptom === undefined) return { ...symptoms, of: null }
    const few = reader ? await fewTried({ ...context, actor: reader }, symptom, night) : null
    return { ...symptoms, of: { ...statsOf(symptom, night, reader !== undefined), few } }
  }),
  stories: os.stories
    .use(signedIn)
    .use(mayBeOld)
    .handler(({ context, input }) => storiesOf(context, input)),
}
