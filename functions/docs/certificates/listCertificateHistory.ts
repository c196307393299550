import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listCertificateHistory as contract } from '#shared/contracts/policy/certificates.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireCertificate } from './requireCertificate.ts'

export const listCertificateHistory = implement(contract)(async ({ params, actor }) => {
  const { certificate } = await requireCertificate(params.certificateId, actor)
  return historyFor(certificate.id, actor, historyShares.certificate)
})
