import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type PoolYearRecord, poolYears } from '#functions/directory/store/poolYears.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { PoolYearId } from '#shared/domain/ids/ids.ts'
import { refold } from '../figures/refold.ts'
import { agreedPoolTerm } from './agreedPoolTerm.ts'

export const createPoolYear = implement(contract.createPoolYear)(async ({ body, actor, now }) => {
  const held = await agreedPoolTerm(body)
  const year: PoolYearRecord = { ...body, id: PoolYearId.parse(`ply_${ulid()}`), created: now, updated: now }
  const figures = await refold([body.poolId], { scopes: [`partner:${body.poolId}`], by: actor.name, now })
  await commit([held, poolYears.create(year), ...figures.writes], { events: figures.events })
  return year
})
