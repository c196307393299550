import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { requireAccount } from '../store/reach.ts'

export const listAccountAgencies = implement(contract.listAccountAgencies)(async ({ params, actor }) => {
  const { agencyId, agencyName = '' } = await requireAccount(params.accountId, actor)
  return { data: { agencies: agencyId === undefined ? [] : [{ agencyId, agencyName }] } }
})
