import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { MemberPage } from '#web/member/member-page.tsx'
import { fr as member } from '#web/member/texts.fr.ts'
import { SignInGate } from '#web/posts/gate/sign-in-gate.tsx'

export const Route = createFileRoute('/member/$id')({ component: MemberRoute })

const texts = { member }

function MemberRoute() {
  useTexts(texts)
  const { id } = Route.useParams()
  const { me } = useMe()
  const isDrawn = useDrawnLater()
  if (!isDrawn) return null
  return me ? (
    <Page>
      <MemberPage id={id} />
    </Page>
  ) : (
    <SignInGatePage id={id} />
  )
}

function SignInGatePage({ id }: { id: string }) {
  const { t } = useTranslation()
  usePageName(t('member.name'))
  return (
    <Page width="wide">
      <SignInGate next={`/member/${id}`} order={1} />
    </Page>
  )
}
