import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { WordsScreen } from '#web/moderation/queue/words-screen.tsx'

export const Route = createFileRoute('/admin/moderation/words')({ component: WordsRoute })

function WordsRoute() {
  const { me } = useMe()
  return me && <WordsScreen me={me} />
}
