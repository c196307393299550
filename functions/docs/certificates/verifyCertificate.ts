import { implement } from '#functions/_platform/http/implement.ts'
import { slowStrangers } from '#functions/_platform/storage/slowStrangers.ts'
import { policyById } from '#functions/policy/public.ts'
import { verifyCertificate as contract } from '#shared/contracts/policy/certificates.ts'
import { readCertificateNumber } from '#shared/domain/policy/certificateNumber.ts'
import { certificates } from '../store/certificates.ts'
import { policyShown, standingOfCertificate } from './shownCertificate.ts'

/** What is printed on the paper, and how the cover stands: nothing else of the policy, and nothing of who withdrew it why. */
export const verifyCertificate = implement(contract)(async ({ params, sourceIp, now, fail }) => {
  const number = readCertificateNumber(params.number)
  const id = number === undefined ? undefined : await certificates.idByUnique('number', number)
  const certificate = id === undefined ? undefined : await certificates.byId(id)
  const policy = certificate === undefined ? undefined : await policyById(certificate.policyId)
  if (number === undefined || certificate === undefined || policy === undefined) {
    await slowStrangers({ of: 'certificate', sourceIp }, now)
    return fail('certificate.unknown')
  }
  const shown = policyShown(policy, certificate)
  return {
    number,
    ...standingOfCertificate(policy, certificate, now),
    namedInsured: shown.companyName,
    holder: certificate.holder.name,
    policyNumber: policy.policyNumber,
    productType: policy.productType,
    limit: shown.limit,
    currency: policy.rated.currency,
    effectiveDate: policy.effectiveDate,
    expirationDate: policy.expirationDate,
    day: certificate.day,
  }
})
