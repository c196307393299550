import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/risk/disputes.ts'
import { disputes } from '../store/disputes.ts'
import { toDispute } from './toDispute.ts'

export const searchFindingDisputes = implement(contract.searchFindingDisputes)(async ({ query, actor }) => {
  const { status, ...page } = query
  const found = await disputes.list({ scopes: listScopesOf(actor), group: status, ...page })
  return { ...found, hits: found.hits.map((each) => toDispute(each, actor)) }
})
