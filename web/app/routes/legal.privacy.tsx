import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#web/legal/legal-page.tsx'

export const Route = createFileRoute('/legal/privacy')({ component: () => <LegalPage name="privacy" /> })
