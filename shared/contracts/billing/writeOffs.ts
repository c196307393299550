import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { writeOffReasons } from '#shared/domain/billing/writeOffRules.ts'
import { PolicyId, WriteOffId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { writeOffStatuses } from '#shared/records/writeOff/writeOffStatus.ts'
import { WriteOff } from './writeOff.ts'
import { writeOffSortParameters } from './writeOffFilters.ts'

const writeOffId = { writeOffId: WriteOffId }

export const searchWriteOffs = defineOperation({
  name: 'searchWriteOffs',
  method: 'GET',
  path: '/api/billing/v1/write-offs',
  summary: 'Write-offs in the caller’s reach.',
  access: 'billing:manage',
  query: z.strictObject({
    ...hitsQuery(25),
    sort: z.enum(writeOffSortParameters).default('-created'),
    policyId: PolicyId.optional(),
    status: z.enum(writeOffStatuses).optional(),
  }),
  response: hitsOf(WriteOff),
})

export const getWriteOff = defineOperation({
  name: 'getWriteOff',
  method: 'GET',
  path: '/api/billing/v1/write-offs/{writeOffId}',
  summary: 'A write-off: what of an invoice is given up, why, who proposed it and who decided.',
  access: 'billing:manage',
  params: writeOffId,
  response: WriteOff.extend({ allowedActions }),
  problems: ['billing.writeOffNotFound'],
})

export const listWriteOffHistory = defineOperation({
  name: 'listWriteOffHistory',
  method: 'GET',
  path: '/api/billing/v1/write-offs/{writeOffId}/history',
  summary: 'What was done to one write-off, by whom, and what it changed.',
  access: 'billing:manage',
  params: writeOffId,
  response: HistoryPage,
  problems: ['billing.writeOffNotFound'],
})

export const proposeWriteOff = defineOperation({
  name: 'proposeWriteOff',
  method: 'POST',
  path: '/api/billing/v1/write-offs',
  summary: 'Proposes to write off what is left of a policy’s invoice; somebody else decides.',
  access: 'billing:manage',
  body: z.strictObject({
    policyId: PolicyId,
    amount: MinorUnits.min(1).describe('At most what is due, minor units.'),
    reason: z.enum(writeOffReasons),
    note: filledText(500, { missing: 'Note is a required field' }),
  }),
  response: WriteOff,
  money: true,
  problems: [
    'billing.notInvoiced',
    'billing.notWrittenOff',
    'billing.writeOffAboveDue',
    'billing.writeOffWaits',
    'policy.notFound',
  ],
})

export const approveWriteOff = defineOperation({
  name: 'approveWriteOff',
  method: 'PUT',
  path: '/api/billing/v1/write-offs/{writeOffId}/approve',
  summary: 'Approves a write-off that somebody else proposed: the amount is due no longer.',
  access: 'billing:manage',
  notJumped: true,
  params: writeOffId,
  body: z.strictObject({ amount: MinorUnits.min(1).describe('The amount that was seen, minor units.') }),
  response: WriteOff,
  money: true,
  stepUp: 'always',
  problems: [
    'billing.amountMismatch',
    'billing.notWrittenOff',
    'billing.ownWriteOff',
    'billing.writeOffAboveDue',
    'billing.writeOffNotAllowed',
    'billing.writeOffNotFound',
  ],
})

export const rejectWriteOff = defineOperation({
  name: 'rejectWriteOff',
  method: 'PUT',
  path: '/api/billing/v1/write-offs/{writeOffId}/reject',
  summary: 'Rejects a write-off that somebody else proposed, with a note; the amount stays due.',
  access: 'billing:manage',
  params: writeOffId,
  body: z.strictObject({ note: filledText(500, { missing: 'Note is a required field' }) }),
  response: WriteOff,
  money: true,
  problems: ['billing.ownWriteOff', 'billing.writeOffNotAllowed', 'billing.writeOffNotFound'],
})

export const reverseWriteOff = defineOperation({
  name: 'reverseWriteOff',
  method: 'PUT',
  path: '/api/billing/v1/write-offs/{writeOffId}/reverse',
  summary: 'Takes a write-off back: what has not come of it is due again.',
  access: 'billing:manage',
  params: writeOffId,
  response: WriteOff,
  money: true,
  stepUp: 'always',
  problems: ['billing.writeOffNotAllowed', 'billing.writeOffNotFound'],
})
