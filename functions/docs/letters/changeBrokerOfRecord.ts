import { implement } from '#functions/_platform/http/implement.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { mustAllowOnPolicy, requirePolicy, takeBrokerLetter } from '#functions/policy/public.ts'
import { changeBrokerOfRecord as contract } from '#shared/contracts/policy/brokerOfRecord.ts'
import { documents, type StoredDocument } from '../store/documents.ts'
import { requireLetter } from './requireLetter.ts'

/**
 * What staff put on record for themselves is the policy's from then on, for whoever has it: who may bring a newer letter
 * reads this one, and it goes with the policy to the agency that it names. What an agency brought stays its own and staff's.
 */
const opened = (letter: StoredDocument, { agencyId, teamIds }: Parameters<typeof takeBrokerLetter>[0]): Write[] => {
  const { audience, lookedAfterFor: _, ...rest } = letter
  return audience === 'STAFF' ? [documents.update(letter, { ...rest, agencyId, teamIds })] : []
}

/** A letter that names a broker is taken down, with its file where it is on record. */
export const changeBrokerOfRecord = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'changeBroker', actor)
  const letter = body.letterId === undefined ? undefined : await requireLetter(body.letterId, policy, actor)
  return takeBrokerLetter(policy, body, { actor, now, writes: letter === undefined ? [] : opened(letter, policy) })
})
