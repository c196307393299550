import type { QueryClient } from '@tanstack/react-query'
import type * as contract from '#shared/contracts/news/news.ts'
import {
  type News,
  type NewsKind,
  newsPace,
  type ReadStream,
  readEventStream,
} from '#shared/domain/integration/news.ts'
import { setLive } from './newsState.ts'
import { queryClient } from './queryClient.ts'
import { needsRefresh, refreshSession } from './refresh.ts'
import { readSession } from './session.ts'

const path: (typeof contract.followNews)['path'] = '/api/news/v1/events'

/** The operations whose answers are old once something of a kind has changed. */
export const readsOf: Readonly<Record<NewsKind, readonly string[]>> = {
  claim: ['getClaim', 'getClaimFile', 'searchClaimQueue', 'searchClaims'],
  job: ['getJob', 'listJobs'],
  message: ['searchMessages'],
  notification: ['listNotifications'],
  quote: [
    'getQuote',
    'searchActionQuotes',
    'searchDashboardQuotes',
    'searchQuotes',
    'searchSubjectivities',
    'searchUnderwriterInbox',
  ],
}

/** Milliseconds between two answers with news: what comes meanwhile is told together. */
const spacing = 3000
/** After failures it is asked again in a while, twice as long each time. */
const firstPause = 10_000
const longestPause = 300_000

const quoteIdOf = (input: unknown): string | undefined =>
  (input as { readonly params?: { readonly quoteId?: string } } | undefined)?.params?.quoteId

/** Has everything that is shown and has changed read again. */
export const heed = (news: readonly News[], cache: Pick<QueryClient, 'invalidateQueries'> = queryClient): void => {
  for (const { kind, ids, isMore } of news)
    void cache.invalidateQueries({
      predicate: ({ queryKey: [name, input] }) => {
        if (!readsOf[kind].includes(String(name))) return false
        const quoteId = quoteIdOf(input)
        return quoteId === undefined || isMore || ids.includes(quoteId)
      },
    })
}

/** Asks by itself: what it cannot read is nobody's error message. */
const ask = async (after: string | undefined, signal: AbortSignal): Promise<ReadStream> => {
  if (needsRefresh()) await refreshSession()
  const token = readSession()?.accessToken
  if (token === undefined) throw new Error('Nobody is signed in.')
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`
  const answer = await fetch(`${path}${query}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  })
  if (!answer.ok) throw new Error(`News are answered with ${answer.status}.`)
  return readEventStream(await answer.text())
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Where this page goes on from, whoever looks at it. */
interface Place {
  after: string | undefined
}

const follow = async (place: Place, signal: AbortSignal): Promise<void> => {
  for (let failures = 0; !signal.aborted; ) {
    try {
      const { id, retry, news } = await ask(place.after, signal)
      failures = 0
      place.after = id ?? place.after
      setLive(retry <= newsPace.retryMilliseconds.held)
      heed(news)
      await pause(news.length > 0 ? Math.max(retry, spacing) : retry, signal)
    } catch {
      if (signal.aborted) return
      setLive(false)
      failures += 1
      await pause(Math.min(firstPause * 2 ** (failures - 1), longestPause), signal)
    }
  }
}

/** Follows the news while the page is looked at, until it is stopped; who comes back is told what came meanwhile. */
export const followNews = (): (() => void) => {
  const place: Place = { after: undefined }
  let following: AbortController | undefined
  const look = () => {
    const isLookedAt = document.visibilityState !== 'hidden'
    if (isLookedAt === (following !== undefined)) return
    following?.abort()
    following = isLookedAt ? new AbortController() : undefined
    if (following === undefined) setLive(false)
    else void follow(place, following.signal)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    following?.abort()
    setLive(false)
  }
}
