import type { ListPage } from './lists.ts'

/** Where in a list a page lies, and how many rows of it are wanted. */
interface Asked {
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** Which rows of what is read are wanted. */
interface Wanted<Row> {
  readonly keeps: (row: Row) => boolean
  /** Whether a row lies past the end of what is asked for, in the order of the list. */
  readonly isPast?: ((row: Row) => boolean) | undefined
  readonly mostReads?: number | undefined
  /** The list holds nothing but wanted rows, so that whatever follows is one. */
  readonly isExact?: boolean | undefined
}

/** A page of wanted rows, and what was read for it. */
export interface FilledPage<Row> extends Pick<ListPage<Row>, 'hits' | 'nextToken' | 'prevToken'> {
  /** What was asked for first, which says how many the list has. */
  readonly first: ListPage<Row>
  /** Everything that was read, in the order of the list. */
  readonly seen: readonly Row[]
}

/** A page that the lists alone cannot narrow is filled in so many reads, unless more are asked for; then it is handed out as it is. */
const fewReads = 6

/**
 * A page of rows that are checked one by one, since no list is kept of them alone: further reads fill it, forwards behind a
 * row as backwards before one, so that the way back shows what the way there did. Where the way back ends at the head of
 * the list amid a page, the list's first page is shown. A page that is full has a way on where a wanted row lies behind it,
 * so that no page is offered that is empty. Every read is bounded, so the cost depends on the page alone.
 */
export const filledPage = async <Row>(
  read: (asked: Asked) => Promise<ListPage<Row>>,
  { size, after, before }: Asked,
  { keeps, isPast = () => false, mostReads = fewReads, isExact = false }: Wanted<Row>,
): Promise<FilledPage<Row>> => {
  const isBack = before !== undefined
  const first = await read({ size, after, before })
  const onwards = (page: ListPage<Row>) =>
    isBack ? page.prevToken : page.hits.some(isPast) ? undefined : page.nextToken
  let seen: readonly Row[] = first.hits
  let hits = first.hits.filter(keeps)
  let place = onwards(first)
  let reads = 1
  for (; reads < mostReads && hits.length < size && place !== undefined; reads += 1) {
    const page = await read({ size: size - hits.length, ...(isBack ? { before: place } : { after: place }) })
    const kept = page.hits.filter(keeps)
    seen = isBack ? [...page.hits, ...seen] : [...seen, ...page.hits]
    hits = isBack ? [...kept, ...hits] : [...hits, ...kept]
    place = onwards(page)
  }
  if (isBack && place === undefined && hits.length < size)
    return filledPage(read, { size }, { keeps, isPast, mostReads, isExact })
  const isFull = !isExact && !isBack && hits.length === size
  for (let behind = place; isFull && behind !== undefined && reads < mostReads; reads += 1) {
    const page = await read({ size, after: behind })
    if (page.hits.some(keeps)) break
    behind = onwards(page)
    if (behind === undefined) place = undefined
  }
  const { nextToken, prevToken } = isBack
    ? { nextToken: first.nextToken, prevToken: place }
    : { nextToken: place, prevToken: first.prevToken }
  return {
    hits,
    first,
    seen,
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
}
