import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { TextFile } from '#shared/contract/textFile.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { losses, lossRunRefusals } from './claims.ts'

export const getPolicyAcord = defineOperation({
  name: 'getPolicyAcord',
  method: 'GET',
  path: '/api/policy/v1/details/{policyId}/acord',
  summary:
    'A policy by its terms of today as a file in the manner of ACORD’s XML, with all that the caller reads of it; what ACORD has no element for is in an extension.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  response: TextFile,
  problems: ['policy.notFound'],
})

export const getLossRunAcord = defineOperation({
  name: 'getLossRunAcord',
  method: 'GET',
  path: '/api/policy/v1/lossrun/acord',
  summary: 'The losses of an account, or of one policy, valued as of a day, as a file in the manner of ACORD’s XML.',
  access: 'policy:read',
  query: z.strictObject(losses),
  response: TextFile,
  problems: lossRunRefusals,
})
