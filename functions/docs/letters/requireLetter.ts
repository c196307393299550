import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { requireDocument } from '../claims/requireDocument.ts'
import type { StoredDocument } from '../store/documents.ts'

/**
 * A letter that is on record with the policy and in the actor's reach; refuses any other, what belongs to a claim, and one
 * that was held back when its file was looked at.
 */
export const requireLetter = async (
  letterId: string,
  policy: Pick<PolicyRecord, 'id'>,
  actor: Actor,
): Promise<StoredDocument> => {
  const letter = await requireDocument(letterId, actor)
  const isHeld = letter.uploads?.at(-1)?.examination === 'HELD'
  return letter.policyId !== policy.id || letter.claimId !== undefined || isHeld ? fail('document.notFound') : letter
}
