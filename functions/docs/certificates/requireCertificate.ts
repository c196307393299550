import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { isReached, policyById, type StoredPolicy } from '#functions/policy/public.ts'
import type { CertificateRecord } from '#shared/contracts/policy/certificate.ts'
import { certificates } from '../store/certificates.ts'

/** The certificate and its policy, or `certificate.notFound` when there is none or the policy is not in the actor's reach. */
export const requireCertificate = async (
  id: string,
  actor: Actor,
): Promise<{ readonly certificate: Stored<CertificateRecord>; readonly policy: StoredPolicy }> => {
  const certificate = await certificates.require(id)
  const policy = await policyById(certificate.policyId)
  if (policy === undefined || !isReached(policy, actor)) return fail('certificate.notFound')
  return { certificate: certificates.reached(certificate), policy }
}
