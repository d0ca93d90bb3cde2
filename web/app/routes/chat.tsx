import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { forMembers } from '#web/app/for-members.ts'
import { CallButton } from '#web/chat/call/call-button.tsx'
import { ChatScreen } from '#web/chat/chat-screen.tsx'
import { type ChatView, readChatView } from '#web/chat/chat-view.ts'
import { MatchesButton } from '#web/chat/requests/matches-button.tsx'
import { NewChatButton } from '#web/chat/requests/new-chat-button.tsx'
import { RequestCard } from '#web/chat/requests/request-card.tsx'
import { Requests } from '#web/chat/requests/requests.tsx'

export const Route = createFileRoute('/chat')({
  validateSearch: (address: Record<string, unknown>): ChatView => address,
  beforeLoad: forMembers,
  component: ChatRoute,
})

function ChatRoute() {
  const { me } = useMe()
  const view = readChatView(Route.useSearch())
  return (
    me && (
      <ChatScreen
        actions={(conversation) => <CallButton conversation={conversation} />}
        answer={({ request }, onGone) => request && <RequestCard onGone={onGone} request={request} />}
        begin={<NewChatButton view={view} />}
        me={me}
        view={view}
        waiting={
          <>
            <MatchesButton />
            <Requests />
          </>
        }
      />
    )
  )
}
