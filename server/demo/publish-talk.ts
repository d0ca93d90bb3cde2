import { daysFrom } from '#contract/foundation/days.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { answerRequest } from '#server/chat/commands/answer-request.ts'
import { sendMessage } from '#server/chat/commands/send-message.ts'
import { setReadState } from '#server/chat/commands/set-read-state.ts'
import { startConversation } from '#server/chat/commands/start-conversation.ts'
import { requestsTo } from '#server/chat/request-queries.ts'
import type { DemoTalk } from './private-talks.ts'
import { contextOf, type DemoContext } from './publish-as.ts'
import { uploadDrawings } from './upload-drawings.ts'

/** Makes two members talk: one asks, the other accepts, and each reads all messages except the unread ones. */
export async function publishTalk(demo: DemoContext, talk: DemoTalk): Promise<void> {
  const { asking, asked, messages, introduction, unread = 0 } = talk
  let at = daysFrom(demo.start, -talk.daysAgo)
  const by = (member: number) => contextOf(demo, member, at)
  const conversationId = await startConversation(by(asking), {
    memberId: demo.memberIds[asked]!,
    kind: 'chat',
    introduction,
  })
  if (!messages) return
  const [request] = (await requestsTo(demo.services.db, demo.memberIds[asked]!, at)).filter(
    (each) => each.conversationId === conversationId,
  )
  await answerRequest(by(asked), { id: request!.id, isAccepted: true })
  const said: string[] = []
  for (const [place, { author, body, minutesLater, picture, quotes }] of messages.entries()) {
    at = new Date(at.getTime() + minutesLater * MINUTE_MS)
    const [mediaId = null] = picture ? await uploadDrawings(by(author), [picture]) : []
    const quoteId = quotes === undefined ? null : said[quotes]!
    const message = await sendMessage(by(author), {
      conversationId,
      requestId: by(author).newId(),
      body,
      mediaId,
      quoteId,
    })
    said.push(message.id)
    if (messages.length - place > unread)
      for (const member of [asking, asked])
        await setReadState(by(member), { conversationId, deliveredSeq: message.seq, readSeq: message.seq })
  }
}
