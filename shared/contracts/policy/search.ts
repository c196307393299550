import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, manyOf } from '#shared/contract/paging.ts'
import { line } from '#shared/domain/text/text.ts'
import { BinderSummary, PolicySummary } from './policy.ts'
import {
  BinderPaymentFilter,
  BinderStatusFilter,
  behindFigures,
  PolicyStatusFilter,
  policyListQuery,
  policyPageQuery,
} from './policyFilters.ts'

export const searchPolicies = defineOperation({
  name: 'searchPolicies',
  method: 'GET',
  path: '/api/policy/v1/search',
  summary: 'Issued policies in the caller’s reach, whatever has become of them since.',
  access: 'policy:read',
  query: z.strictObject({
    ...policyListQuery,
    status: manyOf(PolicyStatusFilter),
    type: z.literal('Open for Renewal').optional(),
    payment: z.literal('Need Payment').optional().describe('Active policies that are not paid in full.'),
    carrierId: line(60)
      .optional()
      .describe('Those on the paper of a carrier, or on the programme’s own; the provider’s people ask for it.'),
    ...behindFigures,
  }),
  response: hitsOf(PolicySummary),
})

export const searchBinders = defineOperation({
  name: 'searchBinders',
  method: 'GET',
  path: '/api/policy/v1/binders',
  summary: 'Binders in the caller’s reach: bound, expired or rescinded.',
  access: 'policy:read',
  query: z.strictObject({
    ...policyListQuery,
    status: manyOf(BinderStatusFilter),
    payment: BinderPaymentFilter.optional(),
  }),
  response: hitsOf(BinderSummary),
})

export const listBorPolicies = defineOperation({
  name: 'listBorPolicies',
  method: 'GET',
  path: '/api/policy/v1/bor-policies',
  summary: 'Policies in the caller’s reach that wait for another broker of record, or have changed theirs.',
  access: 'policy:read',
  query: z.strictObject(policyPageQuery),
  response: hitsOf(PolicySummary),
})

export const listMidtermPolicies = defineOperation({
  name: 'listMidtermPolicies',
  method: 'GET',
  path: '/api/policy/v1/midterm',
  summary: 'Policies in the caller’s reach that were changed within their term, or wait for such a change.',
  access: 'policy:read',
  query: z.strictObject(policyPageQuery),
  response: hitsOf(PolicySummary),
})
