import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { withdrawCertificate } from '#shared/contracts/policy/certificates.ts'
import { certificateLife } from '#shared/records/certificate/certificateLife.ts'

/** What may be done to a certificate where it stands; refused with `certificate.notAllowed`. */
export const certificateGuard = guardOf(certificateLife, {
  refusal: 'certificate.notAllowed',
  contracts: [withdrawCertificate],
})
