import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { subjectGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'
import { isStaff, statusFor } from '../views/agencyStatus.ts'

/** The board is a list of its own for each filter, so that a page of it costs the same whatever there is. */
export const searchSubjectivities = implement(contract.searchSubjectivities)(async ({ query, actor }) => {
  const { status, assignee, sort, ...page } = query
  const isOfStaff = isStaff(actor)
  const underwriterId = isOfStaff ? (assignee === 'me' ? actor.userId : assignee) : undefined
  const found = await quotes.list({
    scopes: listScopesOf(actor),
    group: subjectGroup({ status, underwriterId }),
    sort: 'lastUpdated',
    descending: sort === '-due',
    ...page,
  })
  return {
    ...found,
    hits: found.hits.map(({ assignee: name, subjects = [], ...row }) => ({
      ...row,
      subjects: [...subjects],
      agencyStatus: statusFor(actor, row.status),
      ...(isOfStaff && name !== undefined && { assignee: name }),
    })),
  }
})
