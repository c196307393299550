import type { Palisade } from './palisade.ts'

/** That something has changed: of quotes which, of the rest that its list is to be read again. */
export interface News {
  /** The id to go on from after a restart. */
  readonly id: string
  readonly kind: string
  readonly ids: readonly string[]
  /** Others have changed than are named. */
  readonly isMore: boolean
}

interface Followed {
  /** The id that was read last; from now on without one. */
  readonly after?: string | undefined
  readonly signal?: AbortSignal
}

interface Stream {
  readonly id: string | undefined
  readonly retry: number
  readonly news: readonly News[]
}

/** Reads server-sent events (HTML standard, 9.2). */
const read = (text: string): Stream => {
  let id: string | undefined
  let retry = 10_000
  const news: News[] = []
  for (const block of text.split('\n\n')) {
    const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]))
    id = fields.get('id') ?? id
    retry = Number(fields.get('retry') ?? retry)
    const data = fields.get('data')
    if (data !== undefined && id !== undefined) news.push({ id, kind: fields.get('event') ?? '', ...JSON.parse(data) })
  }
  return { id, retry, news }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** What changes within the key's reach, as it changes, until the signal aborts. */
export async function* follow(
  palisade: Pick<Palisade, 'followNews'>,
  { after, signal }: Followed = {},
): AsyncGenerator<News> {
  const isOver = () => signal?.aborted === true
  for (let last = after; !isOver(); ) {
    const answer = await palisade.followNews(
      { query: last === undefined ? {} : { after: Number(last) } },
      signal && { signal },
    )
    const { id, retry, news } = read(await (answer as Blob).text())
    last = id ?? last
    yield* news
    if (!isOver()) await pause(retry)
  }
}
