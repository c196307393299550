import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type TreatyRecord, treaties } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { TreatyId } from '#shared/domain/ids/ids.ts'
import { agreedTerms } from './agreedTerms.ts'

export const createTreaty = implement(contract.createTreaty)(async ({ body, now }) => {
  const treaty: TreatyRecord = {
    ...(await agreedTerms(body)),
    id: TreatyId.parse(`trt_${ulid()}`),
    created: now,
    updated: now,
  }
  await commit([treaties.create(treaty)])
  return treaty
})
