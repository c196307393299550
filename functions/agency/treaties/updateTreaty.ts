import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type TreatyRecord, treaties } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { agreedTerms } from './agreedTerms.ts'

export const updateTreaty = implement(contract.updateTreaty)(async ({ params, body, now }) => {
  const before = await treaties.require(params.treatyId, () => true)
  const { id, created } = before
  const treaty: TreatyRecord = { ...(await agreedTerms(body)), id, created, updated: now }
  await commit([treaties.update(before, treaty)])
  return treaty
})
