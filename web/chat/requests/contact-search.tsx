import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronRight, IconMessage2, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#contract/chat/schema.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import classes from './contact-search.module.css'
import { useContacts } from './requests-api.ts'

const TYPED_MS = 250
const NAME_MAX = 100

type ContactSearchProps = { isOpen: boolean; onClose: () => void; onChoose: (contact: Contact) => void }

export function ContactSearch({ isOpen, onClose, onChoose }: ContactSearchProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [name] = useDebouncedValue(typed.trim(), TYPED_MS)
  const query = useContacts(name)
  const { data } = query
  const contacts = data?.contacts ?? []
  const hasNone = data !== undefined && contacts.length === 0 && name === ''
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('asking.start.title')}>
      <p className="quiet">{t('asking.start.intro')}</p>
      {!hasNone && (
        <TextInput
          autoComplete="off"
          className="mt4"
          data-autofocus
          label={t('asking.start.search')}
          leftSection={<IconSearch aria-hidden size={20} />}
          maxLength={NAME_MAX}
          onChange={(event) => setTyped(event.currentTarget.value)}
          type="search"
          value={typed}
        />
      )}
      <p className={`quiet ${classes.found}`} role="status">
        {data && name !== '' && contacts.length > 0 && t('asking.start.found', { count: contacts.length })}
        {data && name !== '' && contacts.length === 0 && t('asking.start.noneFound')}
      </p>
      <Awaited cards={2} failed={t('asking.start.failed')} of={query} />
      {hasNone && (
        <EmptyState
          action={
            <LinkButton to="/feed" variant="default">
              {t('asking.start.toFeed')}
            </LinkButton>
          }
          order={3}
          title={t('asking.start.none')}
        >
          {t('asking.start.noneText')}
        </EmptyState>
      )}
      <ul className={classes.contacts}>
        {contacts.map((contact) => (
          <li key={contact.member.id}>
            <button onClick={() => onChoose(contact)} type="button">
              <Avatar name={contact.member.username} picture={contact.member.avatar} />
              <span className={`grow breaks text-sm ${classes.words}`}>
                <b>
                  <bdi>{contact.member.username ?? t('ui.someone')}</bdi>
                  <ProfessionalMark of={contact.member} />
                </b>{' '}
                <span>
                  <Why band={contact.band} why={contact.why} />
                </span>{' '}
                {contact.conversationId && (
                  <span className={classes.open}>
                    <IconMessage2 aria-hidden size={16} />
                    {t('asking.start.talking')}
                  </span>
                )}
              </span>
              <IconChevronRight aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

export function Why({ why, band }: Pick<Contact, 'why' | 'band'>) {
  const { t } = useTranslation()
  if (why === 'meToo') return t('asking.start.meToo')
  if (why === 'comment') return t('asking.start.comment')
  return band === null ? t('asking.start.matched') : t(`asking.start.match.${band}`)
}
