import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { poolYears } from '#functions/directory/store/poolYears.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { agreedPoolTerm } from './agreedPoolTerm.ts'

export const updatePoolYear = implement(contract.updatePoolYear)(async ({ params, body, now }) => {
  const before = await poolYears.require(params.poolYearId)
  const held = await agreedPoolTerm({ ...body, poolId: before.poolId }, before)
  const year = { ...before, ...body, updated: now }
  await commit([held, poolYears.update(before, year)])
  return year
})
