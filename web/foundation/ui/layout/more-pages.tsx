import { Button } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { loadNext } from '#web/foundation/load-next.ts'
import { FailureBox } from '../failure-box.tsx'
import classes from './more-pages.module.css'

type MorePagesProps = {
  list: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'data' | 'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  words: {
    more: string
    loading: string
    failed: string
    end?: string
  }
}

export function MorePages({ list, words }: MorePagesProps) {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const place = useRef<HTMLElement>(null)
  const load = async () => {
    await loadNext(list)
    // The button that was pressed may be gone with what it loaded.
    setTimeout(() => document.activeElement === document.body && place.current?.focus({ preventScroll: true }))
  }
  return (
    <section className={classes.place} ref={place} tabIndex={-1}>
      {content()}
    </section>
  )

  function content() {
    if (isFetchNextPageError) return <FailureBox error={error} onRetry={() => void load()} title={words.failed} />
    if (!hasNextPage)
      return words.end && data && data.pages.length > 1 && <p className="quiet text-centre">{words.end}</p>
    return (
      <Button
        aria-disabled={isFetchingNextPage}
        className={`mt3 ${classes.more}`}
        data-disabled={isFetchingNextPage || undefined}
        onClick={() => !isFetchingNextPage && void load()}
        size="lg"
        variant="default"
      >
        {isFetchingNextPage ? words.loading : words.more}
      </Button>
    )
  }
}
