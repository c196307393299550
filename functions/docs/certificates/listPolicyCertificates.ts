import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { listPolicyCertificates as contract } from '#shared/contracts/policy/certificates.ts'
import { certificates } from '../store/certificates.ts'
import { certificateGuard } from './certificateGuard.ts'
import { shownCertificate } from './shownCertificate.ts'

export const listPolicyCertificates = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const rows = await certificates.every({ scopes: [`policy:${policy.id}`], sort: 'created' })
  const all = await certificates.byIds(rows.toReversed().map(({ id }) => id))
  return all.map((certificate) => ({
    ...shownCertificate(policy, certificate, now),
    allowedActions: certificateGuard.allowed(certificate.status, { actor }),
  }))
})
