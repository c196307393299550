import type { Permission } from '../../permissions.ts'

/** Of what people are told at once that it has changed, and without which permission nobody is: that of the kind's list. */
export const newsKinds = {
  claim: { permission: 'claim:read' },
  job: { permission: 'job:read' },
  message: { permission: 'message:read' },
  /** What a person was told of, which everybody reads of oneself. */
  notification: {},
  quote: { permission: 'quote:read' },
} as const satisfies Readonly<Record<string, { readonly permission?: Permission }>>
export type NewsKind = keyof typeof newsKinds

export const newsKindNames = Object.keys(newsKinds) as readonly NewsKind[]

/** Whether a kind of records is one that news are of. */
export const isNewsKind = (kind: string): kind is NewsKind => Object.hasOwn(newsKinds, kind)

/** How news are kept, asked for and held. */
export const newsPace = {
  /** News are kept for so long; who was away for longer is told that anything may have changed. */
  keptSeconds: 3600,
  /** What is younger may still get neighbours that are older, written by another function. */
  restMilliseconds: 1200,
  /** An answer without news is held for so long at most: an API Gateway gives it 30 seconds. */
  holdSeconds: 20,
  /** While it is held, it is looked for news so often. */
  lookMilliseconds: 1000,
  /** Answers that are held at once in a region; each is one execution of a function. */
  seats: 50,
  /** After an answer that could be held it may be asked again at once, after one that could not in a while. */
  retryMilliseconds: { held: 500, unheld: 10_000 },
  /** More of one kind are not named. */
  mostIds: 20,
} as const

/** That something of a kind has changed, come or gone within somebody's reach. */
export interface News {
  readonly kind: NewsKind
  /** Which ones, as far as they are named; only quotes are. */
  readonly ids: readonly string[]
  /** Others have changed too, or whatever may have. */
  readonly isMore: boolean
}

/** What is known of one kind from several tellings, each named once and not more than there is room for. */
export const gathered = (told: readonly News[]): readonly News[] =>
  newsKindNames.flatMap((kind) => {
    const own = told.filter((each) => each.kind === kind)
    if (own.length === 0) return []
    const ids = [...new Set(own.flatMap((each) => each.ids))]
    const isMore = ids.length > newsPace.mostIds || own.some((each) => each.isMore)
    return [{ kind, ids: ids.slice(0, newsPace.mostIds), isMore }]
  })

/** The moment in epoch milliseconds up to which somebody was told, as they say it; undefined where they were told nothing yet. */
export const toldUntil = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{13}$/.test(lastEventId) ? Number(lastEventId) : undefined

/**
 * News as an event stream (HTML standard, 9.2): an event of its kind for each, and the id to go on from, which moves on
 * without news too.
 */
export const eventStream = ({
  id,
  retry,
  news,
}: {
  readonly id: number
  readonly retry: number
  readonly news: readonly News[]
}): string =>
  [
    `retry: ${retry}\nid: ${id}\n\n`,
    ...news.map(({ kind, ids, isMore }) => `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ ids, isMore })}\n\n`),
  ].join('')

/** What a stream of events says: the id to go on from, after how many milliseconds, and what has changed. */
export interface ReadStream {
  readonly id: string | undefined
  readonly retry: number
  readonly news: readonly News[]
}

const newsOf = (kind: string, data: string): readonly News[] => {
  if (!isNewsKind(kind)) return []
  const { ids, isMore } = JSON.parse(data) as Pick<News, 'ids' | 'isMore'>
  return [{ kind, ids, isMore }]
}

/** Reads an event stream whole; kinds that it does not know are passed over. */
export const readEventStream = (text: string): ReadStream => {
  let id: string | undefined
  let retry: number = newsPace.retryMilliseconds.unheld
  const news: News[] = []
  for (const block of text.split(/\r?\n\r?\n/)) {
    let kind = 'message'
    let data = ''
    for (const line of block.split(/\r?\n/)) {
      const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
      if (field === 'id') id = value
      if (field === 'retry') retry = Number(value)
      if (field === 'event') kind = value
      if (field === 'data') data += value
    }
    if (data !== '') news.push(...newsOf(kind, data))
  }
  return { id, retry, news }
}
