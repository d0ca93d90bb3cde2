import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SINCE } from '#contract/posts/limits.ts'
import type { Since } from '#contract/posts/schema.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { Optional } from '#web/foundation/ui/fields/optional.tsx'

type SinceChoiceProps = { value: Since | null; onChange: (since: Since | null) => void }

export function SinceChoice({ value, onChange }: SinceChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one part of the form within another
    <div aria-labelledby={id} role="group">
      <p className="semibold text-sm mb2" id={id}>
        {t('posts.form.sinceLabel')} <Optional />
      </p>
      <div className="row">
        {SINCE.map((since) => (
          <Chip isOn={since === value} key={since} onPress={() => onChange(since === value ? null : since)}>
            {t(`posts.form.sinceChoices.${since}`)}
          </Chip>
        ))}
      </div>
    </div>
  )
}
