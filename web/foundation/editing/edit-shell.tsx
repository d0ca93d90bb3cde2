import type { ReactNode } from 'react'
import { AskBeforeLeaving, type AskBeforeLeavingProps } from './ask-before-leaving.tsx'
import { VersionConflict, type VersionConflictProps } from './version-conflict.tsx'

type EditShellProps = {
  editing: {
    conflict: Omit<VersionConflictProps, 'title'>
    draft: AskBeforeLeavingProps['draft']
    keptAt: Date | null
  }
  elsewhere: string
  children: ReactNode
}

export const EditShell = ({ editing: { conflict, draft, keptAt }, elsewhere, children }: EditShellProps) => (
  <>
    {children}
    <VersionConflict {...conflict} title={elsewhere} />
    <AskBeforeLeaving draft={draft} isKept={keptAt !== null} />
  </>
)
