import type { ReactNode } from 'react'
import { AskBeforeLeaving, type AskBeforeLeavingProps } from './ask-before-leaving.tsx'
import { VersionConflict, type VersionConflictProps } from './version-conflict.tsx'

type EditShellProps = {
  editing: {
    conflict: Omit<VersionConflictProps, 'title'>
    draft: AskBeforeLeavingProps['draft']
    keptAt: Date | null
  }
  /** Says that another version was saved meanwhile. */
  elsewhere: string
  /** The form. */
  children: ReactNode
}

/** A form that changes what is stored, with what may have to be asked while one does. */
export const EditShell = ({ editing: { conflict, draft, keptAt }, elsewhere, children }: EditShellProps) => (
  <>
    {children}
    <VersionConflict {...conflict} title={elsewhere} />
    <AskBeforeLeaving draft={draft} isKept={keptAt !== null} />
  </>
)
