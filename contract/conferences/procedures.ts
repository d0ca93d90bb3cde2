import { z } from 'zod'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { Author } from '#contract/accounts/schema.ts'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/limits.ts'
import { lineText } from '#contract/foundation/text.ts'
import {
  CancelInput,
  Conference,
  ConferenceList,
  ConferenceScope,
  ConferenceTab,
  CreateConferenceInput,
  EditConferenceInput,
  ExtendInput,
} from './schema.ts'

const tags = ['conferences']
const one = z.object({ id: Id })

export const conferences = {
  list: open()
    .route({
      method: 'GET',
      path: '/conferences',
      tags,
      summary: 'Conferences, upcoming soonest first, past latest first',
    })
    .input(
      ConferenceScope.extend({
        tab: ConferenceTab.default('upcoming'),
        cursor: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_SIZE),
      }),
    )
    .output(ConferenceList),
  mine: membersOnly()
    .route({
      method: 'GET',
      path: '/me/conferences',
      tags,
      summary: 'Conferences one is registered for, soonest first',
    })
    .output(z.object({ items: z.array(Conference) })),
  get: open('NOT_FOUND')
    .route({ method: 'GET', path: '/conferences/{id}', tags, summary: 'One conference' })
    .input(one)
    .output(Conference),
  register: membersOnly('NOT_FOUND', 'CONFERENCE_OVER', 'CONFERENCE_FULL')
    .route({ method: 'PUT', path: '/conferences/{id}/registration', tags, summary: 'Register; twice changes nothing' })
    .input(one)
    .output(Conference),
  unregister: membersOnly('NOT_FOUND', 'CONFERENCE_OVER')
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/registration',
      tags,
      successStatus: 200,
      summary: 'Take one’s registration back',
    })
    .input(one)
    .output(Conference),
  create: membersOnly('FORBIDDEN', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/conferences',
      tags,
      successStatus: 201,
      summary: 'Announce a conference; for admins',
    })
    .input(CreateConferenceInput)
    .output(Conference),
  edit: membersOnly('FORBIDDEN', 'NOT_FOUND', 'CONFERENCE_OVER', 'EDITED_ELSEWHERE')
    .route({
      method: 'PUT',
      path: '/conferences/{id}',
      tags,
      summary: 'Change what is announced; registrants are told. For admins',
    })
    .input(EditConferenceInput)
    .output(Conference),
  cancel: membersOnly('FORBIDDEN', 'NOT_FOUND', 'CONFERENCE_OVER')
    .route({ method: 'PUT', path: '/conferences/{id}/cancellation', tags, summary: 'Cancel it for good; for admins' })
    .input(CancelInput)
    .output(Conference),
  start: membersOnly('FORBIDDEN', 'NOT_FOUND', 'CONFERENCE_OVER', 'TOO_EARLY')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/start',
      tags,
      summary: 'Open the room; for staff of the conference',
    })
    .input(one)
    .output(Conference),
  extend: membersOnly('FORBIDDEN', 'NOT_FOUND', 'CONFERENCE_OVER', 'EDITED_ELSEWHERE')
    .route({ method: 'PUT', path: '/conferences/{id}/extension', tags, summary: 'Let it go on; for its staff' })
    .input(ExtendInput)
    .output(Conference),
  end: membersOnly('FORBIDDEN', 'NOT_FOUND', 'CONFERENCE_OVER')
    .route({ method: 'PUT', path: '/conferences/{id}/end', tags, summary: 'Close the room; for its staff' })
    .input(one)
    .output(Conference),
  staff: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/conference-staff',
      tags,
      summary: 'Who could speak or moderate: members whose name begins so; for admins',
    })
    .input(z.object({ query: lineText({ max: USERNAME_MAX }) }))
    .output(z.object({ experts: z.array(Author), members: z.array(Author) })),
  roles: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({ method: 'GET', path: '/conferences/{id}/staff', tags, summary: 'Who moderates its room; for admins' })
    .input(one)
    .output(z.object({ moderators: z.array(Author) })),
  calendar: open('NOT_FOUND')
    .route({ method: 'GET', path: '/conferences/{id}/calendar.ics', tags, summary: 'An entry for a calendar' })
    .input(one)
    .output(z.file()),
}
