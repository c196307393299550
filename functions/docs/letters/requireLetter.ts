import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { documents } from '../store/documents.ts'

/** Refuses a letter that is not on record with the policy, or was held back when its file was looked at. */
export const requireLetter = async (letterId: string, policy: Pick<PolicyRecord, 'id'>): Promise<void> => {
  const letter = await documents.byId(letterId)
  const isHeld = letter?.uploads?.at(-1)?.examination === 'HELD'
  if (letter === undefined || letter.policyId !== policy.id || isHeld) fail('document.notFound')
}
