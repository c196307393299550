import type { AccountSummary } from '#shared/contracts/account/accounts.ts'
import { accounts } from '../store/accounts.ts'

/** Which lists, which words, and which page. */
interface Asked {
  readonly scopes: readonly string[]
  readonly text: string | undefined
  readonly order: { readonly sort: 'created' | 'name' | 'status' | 'updated'; readonly descending: boolean }
  readonly size: number
  readonly after: string | undefined
}

/** A page is filled in so many reads; what follows is behind its token. */
const mostReads = 6

/**
 * The accounts with a tag in lists that are not kept by tags, those of partners: looked for on the rows, in a bounded number
 * of reads, so that it counts what it shows.
 */
export const taggedPage = async (tag: string, { scopes, text, order, size, after }: Asked) => {
  const hits: Omit<AccountSummary, 'favorite'>[] = []
  let token = after
  for (let reads = 0; reads === 0 || (reads < mostReads && token !== undefined && hits.length < size); reads += 1) {
    const rest = { scopes, size: size - hits.length, after: token }
    const page = await (text === undefined ? accounts.list({ ...rest, ...order }) : accounts.search({ ...rest, text }))
    hits.push(...page.hits.filter(({ tags }) => tags.some((each) => each.toLowerCase() === tag.toLowerCase())))
    token = page.nextToken
  }
  return { hits, totalHits: hits.length, ...(token !== undefined && { nextToken: token }) }
}
