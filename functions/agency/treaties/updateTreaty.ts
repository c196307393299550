import { isDeepStrictEqual } from 'node:util'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type TreatyRecord, treaties } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { refold } from '../figures/refold.ts'
import { agreedTerms } from './agreedTerms.ts'
import { reinsurersOf, wholeBook } from './treatiesIn.ts'

/** Another name leaves what was signed; of other terms nobody has signed any. */
const stillSigned = (before: TreatyRecord, { name: _, ...terms }: contract.NewTreaty) => {
  const { carrierId, kind, begins, ends, layers, signatures } = before
  const signedTerms = { ...(carrierId !== undefined && { carrierId }), kind, begins, ends, layers }
  return signatures !== undefined && isDeepStrictEqual(signedTerms, terms) ? { signatures } : {}
}

export const updateTreaty = implement(contract.updateTreaty)(async ({ params, body, actor, now }) => {
  const before = await treaties.require(params.treatyId, () => true)
  const { id, created } = before
  const kept = stillSigned(before, body)
  const treaty: TreatyRecord = { ...(await agreedTerms(body)), ...kept, id, created, updated: now }
  const figures = await refold(reinsurersOf([before, treaty]), { scopes: wholeBook, by: actor.name, now })
  await commit([treaties.update(before, treaty), ...figures.writes], { events: figures.events })
  return treaty
})
