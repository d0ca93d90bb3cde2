import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { useWhatHelped } from './api.ts'
import { fr as others } from './texts.others.fr.ts'

const texts = { whatHelped: { others } }

export function OthersTried({ tags }: { tags: readonly string[] }) {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const { data } = useWhatHelped({})
  const told = data?.symptoms.filter(({ name }) => tags.includes(name)) ?? []
  const names = useTagLabels(told.map(({ name }) => name))
  if (told.length === 0) return null
  return (
    <nav aria-labelledby={id} className="mt6">
      <h2 className="title-md" id={id}>
        {t('whatHelped.others.title')}
      </h2>
      <ul className="row g5 r0">
        {told.map((symptom, place) => (
          <li key={symptom.id}>
            <Link className="target" search={{ symptome: symptom.id }} to="/ce-qui-a-aide">
              {t('whatHelped.others.of', { symptom: names[place]! })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
