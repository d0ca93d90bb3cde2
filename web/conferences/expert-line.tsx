import { Trans } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { spokenName } from './spoken-name.ts'

type ExpertLineProps = {
  expert: Conference['expert']
  /** Whether the name stands alone, where a heading already says what they do. */
  isAlone?: boolean
}

export function ExpertLine({ expert: { name, member }, isAlone = false }: ExpertLineProps) {
  return (
    <span className="line g3 middle breaks">
      <Avatar name={spokenName(name)} picture={member?.avatar ?? null} size={36} />
      {isAlone ? (
        <b dir="auto">{name}</b>
      ) : (
        <span>
          <Trans components={{ name: <b /> }} i18nKey="conferences.with" values={{ name }} />
        </span>
      )}
    </span>
  )
}
