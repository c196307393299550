import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { requireAgency } from './agencyReach.ts'
import { removeUnused } from './removeUnused.ts'

export const removeAgency = implement(contract.removeAgency)(async ({ params, actor }) => {
  await commit(await removeUnused(await requireAgency(params.agencyId, actor)))
})
