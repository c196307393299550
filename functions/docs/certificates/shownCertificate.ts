import { config } from '#functions/_platform/config/config.ts'
import { type PolicyRecord, recordOfStack } from '#functions/policy/public.ts'
import type { Certificate, CertificateRecord } from '#shared/contracts/policy/certificate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { certificateStanding, isRevised } from '#shared/domain/policy/certificateStanding.ts'

/** The page by which anybody verifies a certificate; those of before have none. */
export const verifyUrlOf = ({ number }: Pick<CertificateRecord, 'number'>): string | undefined =>
  number === undefined ? undefined : `${config.publicUrl}/verify/${number}`

/** The policy as a certificate shows it. */
export const policyShown = (policy: PolicyRecord, { day, created }: CertificateRecord): PolicyRecord =>
  recordOfStack(policy, { effective: day, known: created })

/** Where a certificate and its cover stand at an instant. */
export const standingOfCertificate = (policy: PolicyRecord, certificate: CertificateRecord, now: Instant) => {
  const today = dateAt(now, policy.timeZone)
  const { effectiveDate, expirationDate, transactions } = policy
  const effective = today < effectiveDate ? effectiveDate : today
  return certificateStanding(
    {
      stack: transactions,
      term: { effectiveDate, endDate: expirationDate },
      withdrawn: certificate.status === 'WITHDRAWN',
      revised: isRevised(policyShown(policy, certificate), recordOfStack(policy, { effective, known: now })),
    },
    { today, now },
  )
}

/** A certificate as those see it whose policy it is of. */
export const shownCertificate = (policy: PolicyRecord, certificate: CertificateRecord, now: Instant): Certificate => {
  const { id, number, policyId, docId, status, day, created, createdBy, holder, withdrawal } = certificate
  const verifyUrl = verifyUrlOf(certificate)
  return {
    ...{ id, policyId, docId, status, day, created, createdBy, holder: holder.name },
    ...(number !== undefined && { number }),
    ...(verifyUrl !== undefined && { verifyUrl }),
    ...standingOfCertificate(policy, certificate, now),
    ...(withdrawal !== undefined && { withdrawal }),
  }
}
