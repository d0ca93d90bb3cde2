import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Page, usePageName } from '#web/foundation/ui/layout/page.tsx'
import { Landing } from '#web/home/landing.tsx'
import { fr as home } from '#web/home/texts.fr.ts'

const texts = { home }

const Day = lazyPart(async () => (await import('#web/home/day.tsx')).Day)

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  useTexts(texts)
  const { t } = useTranslation()
  const { me } = useMe()
  usePageName(t(me ? 'home.title' : 'home.name'))
  if (!me) return <Landing />
  return (
    <Suspense
      fallback={
        <Page width="wide">
          <CardSkeletons count={2} />
        </Page>
      }
    >
      <Day me={me} />
    </Suspense>
  )
}
