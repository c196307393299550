import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant, MomentAnywhere } from '#shared/domain/calendar/instant.ts'
import { AccountId, CertificateId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { filledText, line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { products } from '#shared/regions/products.ts'
import { Download } from '../docs/document.ts'
import { Certificate, VerifiedCertificate } from './certificate.ts'

/** Who a certificate is for: an additional insured of the policy by its id, or somebody by name and address. */
export const CertificateRequest = z.strictObject({
  policyId: PolicyId,
  docType: z.literal('Certificate'),
  additionalInsuredId: line(60).optional().describe('Of listAdditionalInsureds; the fields of the holder otherwise.'),
  organizationName: line(200).optional(),
  address1: line(200).optional(),
  city: line(100).optional(),
  state: line(50).meta({ regional: 'state' }).optional(),
  zip: line(12).optional(),
})
export type CertificateRequest = z.infer<typeof CertificateRequest>

const refusals = [
  'certificate.invalidDetails',
  'certificate.noSuchInsured',
  'certificate.notCovered',
  'policy.notAllowed',
  'policy.notFound',
] as const

/** The document is made in the background under the id that is told; downloadCertificate has it by its moment. */
export const createCertificate = defineOperation({
  name: 'createCertificate',
  method: 'POST',
  path: '/api/policy/v1/certificate/{productType}',
  summary: 'Makes a certificate of what a policy covers today, for a holder, and files it with the policy.',
  access: 'policy:certificate',
  params: { productType: z.enum(products) },
  body: CertificateRequest,
  status: 202,
  response: z.object({ docId: DocumentId, created: Instant, number: z.string() }),
  problems: refusals,
})

export const emailCertificate = defineOperation({
  name: 'emailCertificate',
  method: 'POST',
  path: '/api/policy/v1/certificate/email',
  summary: 'Makes a certificate as createCertificate does, and sends it by e-mail.',
  access: 'policy:certificate',
  query: z.strictObject({ productType: z.enum(products) }),
  body: CertificateRequest.extend({
    email: emailText('Please enter a valid email address')
      .optional()
      .describe('Where the holder gets it; whoever asks gets it where it is not said.'),
  }),
  problems: [...refusals, 'auth.throttled'],
})

export const downloadCertificate = defineOperation({
  name: 'downloadCertificate',
  method: 'GET',
  path: '/api/policy/v1/certificate/pdf/{policyId}',
  summary: 'A link that downloads a certificate of a policy: the one made at a moment, or the newest.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  query: z.strictObject({ accountId: AccountId, created: MomentAnywhere.optional() }),
  response: Download,
  problems: ['document.notFound', 'document.notReady', 'policy.notFound'],
})

export const listPolicyCertificates = defineOperation({
  name: 'listPolicyCertificates',
  method: 'GET',
  path: '/api/policy/v1/certificate/list/{policyId}',
  summary: 'The certificates of a policy, newest first, each with where it stands today.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  response: z.array(Certificate.extend({ allowedActions })),
  problems: ['policy.notFound'],
})

export const listCertificateHistory = defineOperation({
  name: 'listCertificateHistory',
  method: 'GET',
  path: '/api/policy/v1/certificate/history/{certificateId}',
  summary: 'What was done to one certificate, by whom, and what it changed.',
  access: 'policy:read',
  params: { certificateId: CertificateId },
  response: HistoryPage,
  problems: ['certificate.notFound'],
})

export const withdrawCertificate = defineOperation({
  name: 'withdrawCertificate',
  method: 'PUT',
  path: '/api/policy/v1/certificate/withdraw/{certificateId}',
  summary: 'Withdraws a certificate, with the reason: whoever verifies it is told so from then on.',
  access: 'policy:certificate',
  params: { certificateId: CertificateId },
  body: z.strictObject({ reason: filledText(500, { missing: 'Reason is a required field' }) }),
  response: Certificate,
  problems: ['certificate.notAllowed', 'certificate.notFound'],
})

/** Who holds a certificate has no account: its number opens what is printed on it and how the cover stands, nothing else. */
export const verifyCertificate = defineOperation({
  name: 'verifyCertificate',
  method: 'GET',
  path: '/api/policy/v1/certificate/verify/{number}',
  summary: 'Whether a certificate is genuine, what it shows, and how its cover stands now.',
  access: 'public',
  params: { number: line(40) },
  response: VerifiedCertificate,
  problems: ['auth.throttled', 'certificate.unknown'],
})
