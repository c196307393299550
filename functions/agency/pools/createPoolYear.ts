import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type PoolYearRecord, poolYears } from '#functions/directory/store/poolYears.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { PoolYearId } from '#shared/domain/ids/ids.ts'
import { agreedPoolTerm } from './agreedPoolTerm.ts'

export const createPoolYear = implement(contract.createPoolYear)(async ({ body, now }) => {
  const held = await agreedPoolTerm(body)
  const year: PoolYearRecord = { ...body, id: PoolYearId.parse(`ply_${ulid()}`), created: now, updated: now }
  await commit([held, poolYears.create(year)])
  return year
})
