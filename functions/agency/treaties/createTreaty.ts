import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type TreatyRecord, treaties } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { TreatyId } from '#shared/domain/ids/ids.ts'
import { refold } from '../figures/refold.ts'
import { agreedTerms } from './agreedTerms.ts'
import { reinsurersOf, wholeBook } from './treatiesIn.ts'

export const createTreaty = implement(contract.createTreaty)(async ({ body, actor, now }) => {
  const treaty: TreatyRecord = {
    ...(await agreedTerms(body)),
    id: TreatyId.parse(`trt_${ulid()}`),
    created: now,
    updated: now,
  }
  const figures = await refold(reinsurersOf([treaty]), { scopes: wholeBook, by: actor.name, now })
  await commit([treaties.create(treaty), ...figures.writes], { events: figures.events })
  return treaty
})
