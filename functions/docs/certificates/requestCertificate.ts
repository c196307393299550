import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustAllowOnPolicy, type PolicyRecord, recordOfStack, requirePolicy } from '#functions/policy/public.ts'
import type { CertificateRecord } from '#shared/contracts/policy/certificate.ts'
import { holderFaults } from '#shared/contracts/policy/certificateHolder.ts'
import type { CertificateRequest } from '#shared/contracts/policy/certificates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { CertificateId, DocumentId } from '#shared/domain/ids/ids.ts'
import { certifiable } from '#shared/domain/policy/certificate.ts'
import { certificateNumberOf } from '#shared/domain/policy/certificateNumber.ts'
import { drawnCharacters } from '#shared/domain/policy/printedCode.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { addressLines } from '../documentData/regionalWords.ts'
import { certificates } from '../store/certificates.ts'

/** Whom it is for: an additional insured as the policy names it on the day, or somebody as entered. */
const holderOf = (asked: CertificateRequest, policy: PolicyRecord): Pick<CertificateRecord, 'holder'> => {
  const { additionalInsuredId, organizationName = '', address1, city, state, zip } = asked
  if (additionalInsuredId !== undefined) {
    const insured = policy.additionalInsureds.find(({ id }) => id === additionalInsuredId)
    if (insured === undefined) return fail('certificate.noSuchInsured')
    return { holder: { name: insured.businessName, addressLines: addressLines(config.region, insured) } }
  }
  const region = regionOf(config.region)
  const errors = holderFaults(asked, region)
  if (errors.length > 0) return fail('certificate.invalidDetails', { errors })
  const address = {
    address1: address1?.trim(),
    city: city?.trim(),
    state: stateOf(region, state ?? '')?.abbreviation,
    zipCode: zip?.trim().toUpperCase(),
  }
  return { holder: { name: organizationName.trim(), addressLines: addressLines(config.region, address) } }
}

interface Asking {
  readonly actor: Actor
  readonly now: Instant
  readonly productType: Product
  readonly mailTo?: string
}

/** Keeps what a certificate is to say and has it made: of the policy as it is today, or on its first day. */
export const requestCertificate = async (
  asked: CertificateRequest,
  { actor, now, productType, mailTo }: Asking,
): Promise<CertificateRecord & { readonly number: string }> => {
  const policy = await requirePolicy(asked.policyId, actor)
  if (policy.productType !== productType) return fail('policy.notFound')
  mustAllowOnPolicy(policy, 'certificate', actor)
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const { day, covered } = certifiable(policy.transactions, term, { today: dateAt(now, policy.timeZone), now })
  if (!covered) return fail('certificate.notCovered', { data: { day } })
  const { additionalInsuredId } = asked
  const certificate = {
    id: CertificateId.parse(`crt_${ulid()}`),
    number: certificateNumberOf(config.region, randomBytes(drawnCharacters)),
    status: 'ISSUED' as const,
    policyId: policy.id,
    docId: DocumentId.parse(`doc_${ulid()}`),
    day,
    ...holderOf(asked, recordOfStack(policy, { effective: day, known: now })),
    ...(additionalInsuredId !== undefined && { additionalInsuredId }),
    ...(mailTo !== undefined && { mailTo }),
    created: now,
    createdBy: nameFor(actor),
  }
  await commit([certificates.create(certificate)], {
    events: [{ name: 'policy.certificateRequested', detail: { policyId: policy.id, certificateId: certificate.id } }],
  })
  return certificate
}
