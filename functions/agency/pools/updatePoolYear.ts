import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { poolYears } from '#functions/directory/store/poolYears.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { refold } from '../figures/refold.ts'
import { agreedPoolTerm } from './agreedPoolTerm.ts'

export const updatePoolYear = implement(contract.updatePoolYear)(async ({ params, body, actor, now }) => {
  const before = await poolYears.require(params.poolYearId)
  const held = await agreedPoolTerm({ ...body, poolId: before.poolId }, before)
  const year = { ...before, ...body, updated: now }
  const figures = await refold([before.poolId], { scopes: [`partner:${before.poolId}`], by: actor.name, now })
  await commit([held, poolYears.update(before, year), ...figures.writes], { events: figures.events })
  return year
})
