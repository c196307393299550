import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { PolicyStanding } from './policy.ts'

const policyId = { policyId: PolicyId }
const reason = z.string('Reason is required').trim().min(1, 'Reason is required').max(2000)

/** Those who may only endorse ask for it; those who may cancel do it, today or on a later day. */
export const cancelPolicy = defineOperation({
  name: 'cancelPolicy',
  method: 'PUT',
  path: '/api/policy/v1/cancel/{policyId}',
  summary: 'Cancels a policy, or asks for it; premium is returned by days.',
  access: ['policy:cancel', 'policy:endorse'],
  params: policyId,
  body: z.strictObject({ reason, effectiveDate: CalendarDate }),
  response: PolicyStanding,
  money: true,
  problems: ['policy.cancelDate', 'policy.notAllowed', 'policy.notFound'],
})

export const flatCancelPolicy = defineOperation({
  name: 'flatCancelPolicy',
  method: 'PUT',
  path: '/api/policy/v1/flatcancel/{policyId}',
  summary: 'Cancels a policy as of its first day: everything is returned, fees too.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({ reason }),
  response: PolicyStanding,
  money: true,
  problems: ['policy.notAllowed', 'policy.notFound'],
})

export const voidPolicy = defineOperation({
  name: 'voidPolicy',
  method: 'PUT',
  path: '/api/policy/v1/void/{policyId}',
  summary: 'Voids a policy: it counts as never made, and everything is returned.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({ reason }),
  response: PolicyStanding,
  money: true,
  problems: ['policy.notAllowed', 'policy.notFound'],
})

export const undoCancelledPolicy = defineOperation({
  name: 'undoCancelledPolicy',
  method: 'PUT',
  path: '/api/policy/v1/undo-cancelled-policy/{policyId}',
  summary: 'Takes a cancellation back; what was returned is owed again.',
  access: 'policy:cancel',
  params: policyId,
  response: PolicyStanding,
  money: true,
  problems: ['policy.notAllowed', 'policy.notFound'],
})
