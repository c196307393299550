import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { documents, type StoredDocument } from '../store/documents.ts'

/** A letter that is on record with the policy; refuses any other, and one that was held back when its file was looked at. */
export const requireLetter = async (letterId: string, policy: Pick<PolicyRecord, 'id'>): Promise<StoredDocument> => {
  const letter = await documents.byId(letterId)
  const isHeld = letter?.uploads?.at(-1)?.examination === 'HELD'
  return letter === undefined || letter.policyId !== policy.id || isHeld ? fail('document.notFound') : letter
}
