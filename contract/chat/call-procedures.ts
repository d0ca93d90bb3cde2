import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Call, CallSignal, IceServers, SignalBody } from './call-schema.ts'
import { Seq } from './schema.ts'

const OfCall = z.object({ id: Id })

/** The member agreed on the screen that, without a relay, the call shows their IP address to the other. They are asked anew for each call. */
const agreesToShowAddress = z.boolean().default(false)

/** Sound and picture go from browser to browser; only the signals that connect the browsers pass through here. */
export const calls = {
  ring: membersOnly('NOT_FOUND', 'NOT_ACCEPTED_YET', 'ADDRESS_CONSENT_NEEDED', 'BUSY', 'QUOTA_REACHED')
    .route({ method: 'POST', path: '/calls', tags: ['calls'], successStatus: 201, summary: 'Call the other side' })
    .input(z.object({ conversationId: Id, agreesToShowAddress }))
    .output(Call),
  current: membersOnly()
    .route({
      method: 'GET',
      path: '/calls/current',
      tags: ['calls'],
      summary: 'The call that rings for me or that I am in',
    })
    .output(z.object({ call: Call.nullable() })),
  get: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/calls/{id}', tags: ['calls'], summary: 'One of my calls' })
    .input(OfCall)
    .output(Call),
  answer: membersOnly('NOT_FOUND', 'CALL_OVER', 'ADDRESS_CONSENT_NEEDED')
    .route({ method: 'PUT', path: '/calls/{id}/answer', tags: ['calls'], summary: 'Take or decline a call' })
    .input(OfCall.extend({ isAccepted: z.boolean(), agreesToShowAddress }))
    .output(Call),
  hangUp: membersOnly('NOT_FOUND')
    .route({ method: 'DELETE', path: '/calls/{id}', tags: ['calls'], successStatus: 200, summary: 'End a call' })
    .input(OfCall)
    .output(Call),
  beat: membersOnly('NOT_FOUND', 'CALL_OVER')
    .route({ method: 'PUT', path: '/calls/{id}/presence', tags: ['calls'], summary: 'I am still in this call' })
    .input(OfCall)
    .output(Call),
  say: membersOnly('NOT_FOUND', 'CALL_OVER', 'NOT_ACCEPTED_YET')
    .route({
      method: 'POST',
      path: '/calls/{id}/signals',
      tags: ['calls'],
      successStatus: 201,
      summary: 'Tell the other browser how to find this one',
    })
    .input(OfCall.extend({ bodies: z.array(SignalBody).min(1).max(20) }))
    .output(OfCall),
  heard: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/calls/{id}/signals',
      tags: ['calls'],
      summary: 'What the other browser said after a number, oldest first, and how the call stands',
    })
    .input(OfCall.extend({ after: Seq.default(0) }))
    .output(z.object({ call: Call, signals: z.array(CallSignal) })),
  iceServers: membersOnly('NOT_FOUND', 'CALL_OVER', 'NOT_ACCEPTED_YET')
    .route({
      method: 'GET',
      path: '/calls/{id}/servers',
      tags: ['calls'],
      summary: 'Servers by which the two browsers find each other, with credentials that soon end',
    })
    .input(OfCall)
    .output(IceServers),
}
