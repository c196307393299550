import type { ListPage } from './lists.ts'

/** What a page says of where the list goes on. */
type Tokens = Pick<ListPage<unknown>, 'nextToken' | 'prevToken'>

/** Of a page what says where it stands. */
interface Read<Row> {
  readonly hits: readonly Row[]
  readonly nextToken?: string | undefined
  readonly prevToken?: string | undefined
}

/**
 * Of a page that was read of a list which may hold what is not the reader's, the cursors of rows that are: a cursor says
 * where its row stands, by its name or its day. A list that goes on with others' rows ends with its page; of one that is the
 * reader's own (without `isTheirs`) nothing is looked at.
 */
export const shownTokens = <Row>(
  { hits, nextToken, prevToken }: Read<Row>,
  isTheirs: ((row: Row) => boolean) | undefined,
): Tokens => {
  const isShown = (row: Row | undefined) => isTheirs === undefined || (row !== undefined && isTheirs(row))
  return {
    ...(nextToken !== undefined && isShown(hits.at(-1)) && { nextToken }),
    ...(prevToken !== undefined && isShown(hits[0]) && { prevToken }),
  }
}

/** Such a page, with those cursors alone. */
export const withShownTokens = <Row, Page extends Read<Row>>(
  page: Page,
  isTheirs: ((row: Page['hits'][number]) => boolean) | undefined,
): Omit<Page, 'nextToken' | 'prevToken'> & Tokens => {
  const { nextToken: _, prevToken: __, ...rest } = page
  return { ...rest, ...shownTokens(page, isTheirs) }
}
