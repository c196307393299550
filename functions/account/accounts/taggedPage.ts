import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import { accounts } from '../store/accounts.ts'

/** Which lists, which words, and which page. */
interface Asked {
  readonly scopes: readonly string[]
  readonly text: string | undefined
  readonly order: { readonly sort: 'created' | 'name' | 'status' | 'updated'; readonly descending: boolean }
  readonly size: number
  readonly after: string | undefined
  readonly before: string | undefined
}

/**
 * The accounts with a tag in lists that are not kept by tags, those of partners: looked for on the rows, in a bounded number
 * of reads, so that it counts what it shows.
 */
export const taggedPage = async (tag: string, { scopes, text, order, size, after, before }: Asked) => {
  const wanted = tag.toLowerCase()
  const { hits, nextToken, prevToken } = await filledPage(
    (asked) =>
      text === undefined ? accounts.list({ scopes, ...order, ...asked }) : accounts.search({ scopes, text, ...asked }),
    { size, after, before },
    { keeps: ({ tags }) => tags.some((each) => each.toLowerCase() === wanted) },
  )
  return {
    hits,
    totalHits: hits.length,
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
}
