import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOKED_UP_MAX } from '#contract/closest/limits.ts'
import type { Offers } from '#contract/closest/schema.ts'
import { enterTakesFirst } from '#web/foundation/ui/fields/first-option.ts'
import { useOffers } from './understood-api.ts'
import classes from './what-we-understood.module.css'

type Offer = Offers['readings'][number]

type AddReadingProps = {
  known: readonly string[]
  about?: string | undefined
  onAdd: (reading: Offer) => void
  onClose: () => void
}

export function AddReading({ known, about, onAdd, onClose }: AddReadingProps) {
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { offers, isFailed, isLooking } = useOffers(typed)
  const choices = offers?.filter(({ id }) => !known.includes(id)) ?? []
  const isOpen = combobox.dropdownOpened && choices.length > 0
  useEffect(() => field.current?.focus(), [])

  const type = (text: string) => {
    setTyped(text)
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  const choose = (offer: Offer | undefined) => {
    if (!offer) return
    onAdd(offer)
    setTyped('')
    combobox.closeDropdown()
  }

  return (
    <div className="stack g2 mt4">
      <Combobox
        middlewares={{ flip: true, shift: true }}
        onOptionSubmit={(id) => choose(choices.find((offer) => offer.id === id))}
        store={{ ...combobox, dropdownOpened: isOpen }}
        transitionProps={{ duration: 0 }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...enterTakesFirst({ isCurrent: !isLooking })}
            autoComplete="off"
            description={
              about
                ? `${t('understood.silent.about', { sentence: about })} ${t('understood.seen')}`
                : t('understood.seen')
            }
            label={t('understood.field')}
            maxLength={LOOKED_UP_MAX}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => combobox.openDropdown()}
            onKeyDown={({ key }) => {
              if (key === 'Escape' && !isOpen) onClose()
            }}
            placeholder={t('understood.placeholder')}
            ref={field}
            rightSection={
              <button
                aria-label={t('understood.close')}
                className={`centred muted ${classes.close}`}
                onClick={onClose}
                type="button"
              >
                <IconX aria-hidden size={20} />
              </button>
            }
            rightSectionPointerEvents="all"
            rightSectionWidth={48}
            value={typed}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <Combobox.Options aria-label={t('understood.options')} mah={320} style={{ overflowY: 'auto' }}>
            {choices.map(({ id, name }) => (
              <Combobox.Option className={`breaks ${classes.option}`} key={id} value={id}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <p className={`quiet ${classes.offered}`} data-quiet={isOpen || undefined} role="status">
        {statusText()} {choices.length > 0 && <VisuallyHidden>{t('understood.arrow')}</VisuallyHidden>}
      </p>
    </div>
  )

  function statusText(): string {
    if (isFailed) return t('understood.failed')
    if (isLooking && !isOpen) return t('understood.looking')
    if (offers === undefined) return ''
    if (choices.length > 0) return t('understood.found', { count: choices.length })
    return t(offers.length > 0 ? 'understood.already' : 'understood.none')
  }
}
