import { implement } from '#functions/_platform/http/implement.ts'
import {
  mustAllowOnPolicy,
  previewReversedBroker,
  previewReversedErp,
  requirePolicy,
} from '#functions/policy/public.ts'
import { previewOfRevert } from '#functions/quote/public.ts'
import { previewRevert as contract } from '#shared/contracts/policy/revisions.ts'
import { revertedBy } from '#shared/records/policy/policyLife.ts'
import { mustBeWithoutClaims } from './mustBeWithoutClaims.ts'

export const previewRevert = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const taken = policy.transactions.find(({ revision }) => revision === query.revision)
  mustAllowOnPolicy(policy, revertedBy(taken?.kind), actor)
  if (taken?.kind === 'BROKER_OF_RECORD')
    return { ...(await previewReversedBroker(policy, taken, { actor, now })), isNoteNeeded: true }
  if (taken?.kind === 'EXTENDED_REPORTING') {
    await mustBeWithoutClaims(policy, taken)
    return { ...(await previewReversedErp(policy, taken, { actor, now })), isNoteNeeded: true }
  }
  const preview = await previewOfRevert(policy, query.revision, { actor, now })
  return { ...preview, isNoteNeeded: preview.reasons.length > 0 }
})
