import { useState } from 'react'
import { ContactSearch } from './contact-search.tsx'
import { StartRequest } from './start-request.tsx'

type NewChatProps = {
  isOpen: boolean
  onClose: () => void
  onOpen: (conversationId: string) => void
  memberId: string | undefined
  from: string | undefined
}

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
