import type { ListPage } from './lists.ts'

/** What a page says of where the list goes on. */
export type Tokens = Pick<ListPage<unknown>, 'nextToken' | 'prevToken'>

/**
 * Of a page that was read of a list which may hold what is not the reader's, the cursors of rows that are: a cursor says
 * where its row stands, by its name or its day. A list that goes on with others' rows ends with its page; of one that is the
 * reader's own (without `isTheirs`) nothing is looked at.
 */
export const shownTokens = <Row>(
  { hits, nextToken, prevToken }: ListPage<Row>,
  isTheirs: ((row: Row) => boolean) | undefined,
): Tokens => {
  const isShown = (row: Row | undefined) => isTheirs === undefined || (row !== undefined && isTheirs(row))
  return {
    ...(nextToken !== undefined && isShown(hits.at(-1)) && { nextToken }),
    ...(prevToken !== undefined && isShown(hits[0]) && { prevToken }),
  }
}
