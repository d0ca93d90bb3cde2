import { implement } from '@orpc/server'
import { treatments as contract } from '#contract/treatments/procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { standingOutcomes } from '#server/posts/outcome-views.ts'
import { mayRead } from '#server/posts/policy.ts'
import { outcomesOf, postById } from '#server/posts/queries.ts'
import { addTreatment } from './commands/add-treatment.ts'
import { editTreatment } from './commands/edit-treatment.ts'
import { removeTreatment } from './commands/remove-treatment.ts'
import { setCare } from './commands/set-care.ts'
import { mayTell } from './policy.ts'
import { careOf, treatmentsOf } from './queries.ts'
import { treatmentView } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const treatments = {
  list: os.list.use(signedIn).handler(async ({ context: { db, actor }, input: { postId } }) => {
    const post = await postById(db, actor.id, postId)
    if (!post) throw new Refusal('NOT_FOUND')
    demand(mayRead(actor, post))
    const [rows, care, outcomes] = await Promise.all([
      treatmentsOf(db, actor.id, postId),
      careOf(db, postId),
      outcomesOf(db, [postId]),
    ])
    return {
      treatments: rows.map((row) => treatmentView(row, actor)),
      care,
      outcomes: standingOutcomes(outcomes.get(postId) ?? []),
      canAdd: mayTell(actor, post) === 'yes',
    }
  }),

  add: os.add
    .use(writing)
    .handler(async ({ context, input }) => treatmentView(await addTreatment(context, input), context.actor)),

  edit: os.edit
    .use(writing)
    .handler(async ({ context, input }) => treatmentView(await editTreatment(context, input), context.actor)),

  remove: os.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeTreatment(context, input.id)
    return input
  }),

  setCare: os.setCare.use(writing).handler(({ context, input }) => setCare(context, input)),
}
