import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { treaties } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { reinsurersOf } from './treatiesIn.ts'

/** Signed twice it is signed as it was first; what a reinsurer's figures are worked out of, its terms, stays as it is (decision: signed-lines). */
export const signTreaty = implement(contract.signTreaty)(async ({ params, body, actor, now, fail }) => {
  const { organizationId } = actor
  const treaty = await treaties.require(params.treatyId, (each) => reinsurersOf([each]).includes(organizationId))
  if (treaty.updated !== body.updated) return fail('treaty.changed')
  const { signatures = [] } = treaty
  if (signatures.some(({ reinsurerId }) => reinsurerId === organizationId)) return
  const signature = { reinsurerId: PersonaId.parse(organizationId), by: actor.name, at: now }
  await commit([treaties.update(treaty, { ...treaty, signatures: [...signatures, signature] })])
})
