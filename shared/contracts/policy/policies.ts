import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { Policy, PolicyStanding, PolicyWithCoverages } from './policy.ts'
import { PolicyEndorsement, PolicyRevision } from './policyParts.ts'
import { PolicyRecord } from './policyRecord.ts'

const policyId = { policyId: PolicyId }

/** A business insured besides the named insured, without what only pricing needs. */
const InsuredBesides = z.object(
  PolicyRecord.shape.additionalInsureds.element.pick({
    id: true,
    businessName: true,
    address1: true,
    city: true,
    state: true,
    zipCode: true,
  }).shape,
)

export const getPolicy = defineOperation({
  name: 'getPolicy',
  method: 'GET',
  path: '/api/policy/v1/details/{policyId}',
  summary: 'A policy or binder; of the product only, when one is named.',
  access: 'policy:read',
  workflows: ['E_PAY'],
  params: policyId,
  query: z.strictObject({ productType: z.enum(products).optional() }),
  response: Policy,
  problems: ['policy.notFound'],
})

export const getP250Policy = defineOperation({
  name: 'getP250Policy',
  method: 'GET',
  path: '/api/policy/v1/p250/{policyId}',
  summary: 'A policy or binder of the 250 products with everything it covers.',
  access: 'policy:read',
  params: policyId,
  response: PolicyWithCoverages,
  problems: ['policy.notFound'],
})

export const getPrimeCloudPolicy = defineOperation({
  name: 'getPrimeCloudPolicy',
  method: 'GET',
  path: '/api/policy/v1/primecloud/{policyId}',
  summary: 'A Prime Cloud policy or binder with its coverages.',
  access: 'policy:read',
  params: policyId,
  response: PolicyWithCoverages,
  problems: ['policy.notFound'],
})

export const listPolicyRevisions = defineOperation({
  name: 'listPolicyRevisions',
  method: 'GET',
  path: '/api/policy/v1/revisions/{policyId}',
  summary: 'What was done to a policy, oldest first.',
  access: 'policy:read',
  params: policyId,
  response: z.array(PolicyRevision),
  problems: ['policy.notFound'],
})

export const listPolicyEndorsements = defineOperation({
  name: 'listPolicyEndorsements',
  method: 'GET',
  path: '/api/policy/v1/endorsements/{policyId}',
  summary: 'The endorsements of a policy, oldest first.',
  access: 'policy:read',
  params: policyId,
  response: z.array(PolicyEndorsement),
  problems: ['policy.notFound'],
})

export const listAdditionalInsureds = defineOperation({
  name: 'listAdditionalInsureds',
  method: 'GET',
  path: '/api/policy/v1/additional-insureds/{policyId}',
  summary: 'Businesses insured besides the named insured.',
  access: 'policy:read',
  params: policyId,
  response: z.array(InsuredBesides),
  problems: ['policy.notFound'],
})

/** Asking again answers the same policy. */
export const generatePolicyFromBinder = defineOperation({
  name: 'generatePolicyFromBinder',
  method: 'POST',
  path: '/api/policy/v1/binders/generate/{policyId}',
  summary: 'Issues the policy of a binder; the policy is ISSUED a few seconds later.',
  access: 'policy:issue',
  params: policyId,
  status: 202,
  response: PolicyStanding.extend({ policyNumber: z.string() }),
  money: true,
  problems: [
    'account.held',
    'form.missing',
    'form.silent',
    'manuscript.admitted',
    'manuscript.waiting',
    'policy.notAllowed',
    'policy.notFound',
    'quote.feeNotAgreed',
    'quote.notAttested',
    'quote.notFound',
    'quote.notLicensed',
    'quote.riskChanged',
    'quote.subjectivitiesOpen',
    'rating.notRateable',
  ],
})

export const markCheckInMail = defineOperation({
  name: 'markCheckInMail',
  method: 'PUT',
  path: '/api/policy/v1/description/{policyId}',
  summary: 'Marks the payment of a policy as a check in the mail.',
  access: 'policy:update',
  params: policyId,
  body: z.strictObject({ description: filledText(500) }),
  response: PolicyRecord.pick({ id: true, description: true }),
  problems: ['billing.alreadyPaid', 'billing.notInvoiced', 'policy.notFound'],
})
