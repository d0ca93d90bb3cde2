import { Button, Select } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { CardSkeletons } from '#web/foundation/ui/card-skeleton.tsx'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Page, PageTitle } from '#web/foundation/ui/page.tsx'
import { useDismiss, useMatches, useSearchAgain } from './api.ts'
import { MatchCard } from './match-card.tsx'
import classes from './matches.module.css'
import { type MatchesView, resolvedFirst } from './matches-view.ts'
import { NoMatch } from './no-match.tsx'
import { fr as matching } from './texts.fr.ts'

type MatchesProps = { view: MatchesView; onView: (view: MatchesView) => void }

const texts = { matching }
const ALL = 'all'

/** My posts' matches, and why each is one. */
export function Matches({ view, onView }: MatchesProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useMatches(view.post)
  const search = useSearchAgain()
  const dismiss = useDismiss()
  const status = useRef<HTMLParagraphElement>(null)

  const isSearching = search.isPending || data?.isSearching === true
  const hasPosts = data !== undefined && data.posts.length > 0
  return (
    <Page>
      <PageTitle
        actions={
          hasPosts && (
            <Button
              className={classes.search}
              disabled={isSearching}
              leftSection={<IconRefresh aria-hidden size={20} />}
              onClick={() => search.mutate(view.post)}
              variant="default"
            >
              {isSearching ? t('matching.searching') : t('matching.search')}
            </Button>
          )
        }
        intro={t('matching.intro')}
      >
        {t('matching.title')}
      </PageTitle>
      {hasPosts && (
        <div className={classes.choice}>
          {data.posts.length > 1 && (
            <Select
              allowDeselect={false}
              className={classes.posts}
              data={[
                { value: ALL, label: t('matching.allPosts') },
                ...data.posts.map(({ id, title, matches }) => ({
                  value: id,
                  label: t('matching.ownPost', { title, matches }),
                })),
              ]}
              label={t('matching.choose')}
              onChange={(value) =>
                onView({
                  ...(view.first && { first: view.first }),
                  ...(value !== ALL && value !== null && { post: value }),
                })
              }
              value={view.post ?? ALL}
            />
          )}
          {data.matches.length > 1 && (
            <Chip
              isOn={view.first === 'resolved'}
              onPress={() =>
                onView({ ...(view.post && { post: view.post }), ...(!view.first && { first: 'resolved' }) })
              }
            >
              {t('matching.resolvedFirst')}
            </Chip>
          )}
        </div>
      )}
      {list()}
    </Page>
  )

  function list() {
    if (error && (!data || isPlaceholderData))
      return (
        <>
          <FailureBox
            error={error}
            {...(!isRefusal(error, 'NOT_FOUND') && { onRetry: () => void refetch(), title: t('matching.failed') })}
          />
          {view.post && (
            <p className={classes.elsewhere}>
              <LinkButton search={{}} to="/matches" variant="subtle">
                {t('matching.allPosts')}
              </LinkButton>
            </p>
          )}
        </>
      )
    if (!data || isPlaceholderData) return <CardSkeletons />
    const { posts, isSearching } = data
    const matches = view.first === 'resolved' ? resolvedFirst(data.matches) : data.matches
    const chosen = posts.find(({ id }) => id === view.post) ?? (posts.length === 1 ? posts[0] : undefined)
    return (
      <>
        <p className={classes.status} ref={status} role="status" tabIndex={-1}>
          {statusText(matches.length, isSearching)}
        </p>
        {matches.length > 0 && <Note>{t('matching.caution')}</Note>}
        {matches.length === 0 && isSearching && <CardSkeletons count={2} />}
        {matches.length === 0 && !isSearching && <NoMatch chosenId={chosen?.id} hasPosts={posts.length > 0} />}
        <ul className={classes.list}>
          {matches.map((match) => (
            <li key={`${match.ownPost.id} ${match.post.id}`}>
              <MatchCard
                isOwnPostNamed={chosen === undefined}
                match={match}
                onDismiss={() => {
                  dismiss.mutate(match)
                  status.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      </>
    )
  }

  function statusText(count: number, isSearching: boolean): string {
    if (isSearching) return t('matching.comparing')
    if (count === 0) return search.isSuccess ? t('matching.foundNone') : ''
    return search.isSuccess ? t('matching.found', { count }) : t('matching.count', { count })
  }
}
