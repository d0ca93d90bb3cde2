import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { PageRequest } from '#contract/foundation/page.ts'
import { lineText } from '#contract/foundation/text.ts'
import { SymptomId } from '#contract/posts/symptom-id.ts'
import { TriedStories, WhatHelped } from './schema.ts'

const tags = ['what-helped']

export const whatHelped = {
  read: open()
    .route({
      method: 'GET',
      path: '/what-helped',
      tags,
      summary: 'What members say that they tried for a symptom, and what came of it, as of the last night',
    })
    .input(z.object({ symptom: SymptomId.optional() }))
    .output(WhatHelped),
  stories: membersOnly()
    .route({
      method: 'GET',
      path: '/what-helped/stories',
      tags,
      summary: 'What members tell of one thing that they tried for a symptom, newest first',
    })
    .input(PageRequest.extend({ symptom: SymptomId, key: lineText({ min: 1, max: 300 }) }))
    .output(TriedStories),
}
