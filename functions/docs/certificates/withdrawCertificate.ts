import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { withdrawCertificate as contract } from '#shared/contracts/policy/certificates.ts'
import { certificates } from '../store/certificates.ts'
import { certificateGuard } from './certificateGuard.ts'
import { requireCertificate } from './requireCertificate.ts'
import { shownCertificate } from './shownCertificate.ts'

/** Its document stays with the policy: what was said is kept. */
export const withdrawCertificate = implement(contract)(async ({ params, body, actor, now }) => {
  const { certificate, policy } = await requireCertificate(params.certificateId, actor)
  const status = certificateGuard.after(certificate.status, 'withdraw', { actor })
  const withdrawal = { by: actor.userId, name: actor.name, at: now, reason: body.reason }
  const after = { ...certificate, status, withdrawal }
  await commit([certificates.update(certificate, after)])
  return shownCertificate(policy, after, now)
})
