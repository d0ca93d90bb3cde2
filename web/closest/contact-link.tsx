import { IconMessage2 } from '@tabler/icons-react'
import type { Author } from '#contract/accounts/schema.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useContactWords } from './contact-words.ts'

export function ContactLink({ author, postId }: { author: Author; postId: string }) {
  const { word, label } = useContactWords(author)
  if (author.username === null) return null
  return (
    <LinkButton
      aria-label={label}
      leftSection={<IconMessage2 aria-hidden size={20} />}
      search={{ with: author.id, from: `match:${postId}` }}
      to="/chat"
      variant="light"
    >
      {word}
    </LinkButton>
  )
}
