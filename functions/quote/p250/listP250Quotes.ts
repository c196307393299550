import { implement } from '#functions/_platform/http/implement.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { narrowed } from '../search/narrowed.ts'
import { toSummary } from '../search/toSummary.ts'
import { quotes } from '../store/quotes.ts'
import { isP250 } from './p250Quote.ts'

/** An account's quotes are few: they are read whole, and the page is cut from those of the line. */
export const listP250Quotes = implement(contract.listP250Quotes)(async ({ query, actor }) => {
  const { accountId, agencyId, page, size } = query
  await requireWholeAccount(accountId, actor)
  const { scopes, groups, keeps } = narrowed(actor, { accountId, agencyId })
  const found = (await quotes.every({ scopes, group: groups }))
    .filter((row) => keeps(row) && isP250(row))
    .sort((a, b) => (a.created < b.created ? 1 : -1))
  const content = found.slice(page * size, (page + 1) * size).map((row) => toSummary(row, actor))
  return { content, totalElements: found.length, size, number: page }
})
