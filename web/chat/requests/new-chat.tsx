import { useState } from 'react'
import { ContactSearch } from './contact-search.tsx'
import { StartRequest } from './start-request.tsx'

type NewChatProps = {
  isOpen: boolean
  onClose: () => void
  onOpen: (conversationId: string) => void
  /** The member to write to; undefined when one has to be chosen. */
  memberId: string | undefined
  /** The origin of the contact: `match:` and the id of a post. */
  from: string | undefined
}

/** Chooses a member, then asks for the introduction; two members who already talk are led to their conversation. */
export function NewChat({ isOpen, onClose, onOpen, memberId, from }: NewChatProps) {
  const [chosen, setChosen] = useState<string>()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setChosen(undefined)
  }
  const toId = memberId ?? chosen
  if (toId)
    return (
      <StartRequest
        from={memberId ? from : undefined}
        isOpen={isOpen}
        key={toId}
        memberId={toId}
        onBack={memberId ? undefined : () => setChosen(undefined)}
        onClose={onClose}
        onOpen={onOpen}
      />
    )
  return (
    <ContactSearch
      isOpen={isOpen}
      onChoose={({ member, conversationId }) => (conversationId ? onOpen(conversationId) : setChosen(member.id))}
      onClose={onClose}
    />
  )
}
