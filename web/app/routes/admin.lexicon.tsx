import { createFileRoute } from '@tanstack/react-router'
import { useMe } from '#web/accounts/api.ts'
import { Refused } from '#web/admin/frame.tsx'
import { LexiconScreen } from '#web/admin/lexicon/lexicon-screen.tsx'
import { isAdmin } from '#web/admin/staff.ts'

export const Route = createFileRoute('/admin/lexicon')({ component: LexiconRoute })

function LexiconRoute() {
  const { me } = useMe()
  if (!me) return null
  return isAdmin(me) ? <LexiconScreen /> : <Refused />
}
