import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, ClaimPaymentId, VendorId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, filledText, line } from '#shared/domain/text/text.ts'
import { ClaimFile } from './claimFile.ts'
import { paymentKinds, reserveKinds } from './claimRecord.ts'

const claimId = { claimId: ClaimId }
const payment = { claimId: ClaimId, paymentId: ClaimPaymentId }
const most = 100_000_000_00

/** A wall clock where the insured is, `2026-03-08T01:30`. */
const LocalTime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, YYYY-MM-DDTHH:MM')

export const setClaimReserve = defineOperation({
  name: 'setClaimReserve',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/reserves',
  summary: 'Sets what is expected to be paid, or to come back, under a coverage in all.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({
    kind: z.enum(reserveKinds),
    coverageId: CoverageId,
    amount: MinorUnits.min(0).max(most).describe('In all, what was paid of it included; minor units.'),
    reason: filledText(1000, { missing: 'Reason is a required field' }),
  }),
  response: ClaimFile,
  money: true,
  problems: [
    'claim.aboveAuthority',
    'claim.deskOnly',
    'claim.notAllowed',
    'claim.notCovered',
    'claim.notFound',
    'claim.notPlaced',
    'claim.reserveTooSmall',
    'claim.tooMany',
  ],
})

export const requestClaimPayment = defineOperation({
  name: 'requestClaimPayment',
  method: 'POST',
  path: '/api/claimsmgmt/v1/claims/{claimId}/payments',
  summary: 'Asks for a payment of a loss; what is due of it follows from retention, waiting period and limits.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({
    kind: z.enum(paymentKinds),
    coverageId: CoverageId,
    amount: MinorUnits.min(1).max(most).describe('The loss that was presented, minor units.'),
    payee: filledLine(200, { missing: 'Payee is a required field' }),
    payeeCountry: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a country, such as US')
      .optional(),
    vendorId: VendorId.optional(),
    memo: filledText(1000, { missing: 'Memo is a required field' }),
    isRansom: z.boolean().default(false),
    threatActor: line(200).optional().describe('Who asks for a ransom.'),
    outage: z
      .strictObject({ from: LocalTime, until: LocalTime })
      .optional()
      .describe('Of coverages with a waiting period: how long the business was down, by the clocks there.'),
  }),
  status: 201,
  response: ClaimFile,
  money: true,
  problems: [
    'claim.aboveLimit',
    'claim.aboveReserve',
    'claim.deskOnly',
    'claim.embargoed',
    'claim.limitUsedUp',
    'claim.notAccepted',
    'claim.notAllowed',
    'claim.notCovered',
    'claim.notFound',
    'claim.notPlaced',
    'claim.nothingPayable',
    'claim.outageUnclear',
    'claim.ransomUnclear',
    'claim.sanctioned',
    'claim.tooMany',
    'claim.usedFirst',
    'claim.withinWaiting',
    'vendor.notFound',
  ],
})

export const approveClaimPayment = defineOperation({
  name: 'approveClaimPayment',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/payments/{paymentId}/approve',
  summary: 'Approves a payment that somebody else asked for; of a ransom two do.',
  access: 'claim:manage',
  notJumped: true,
  params: payment,
  body: z.strictObject({ amount: MinorUnits.min(1).describe('What is paid, as it was seen; minor units.') }),
  response: ClaimFile,
  money: true,
  stepUp: 'always',
  problems: [
    'claim.aboveAuthority',
    'claim.aboveLimit',
    'claim.amountMismatch',
    'claim.deskOnly',
    'claim.embargoed',
    'claim.notAccepted',
    'claim.notAllowed',
    'claim.notCovered',
    'claim.notFound',
    'claim.notPlaced',
    'claim.paymentMoved',
    'claim.paymentNotFound',
    'claim.sanctioned',
    'claim.secondPerson',
    'claim.usedFirst',
  ],
})

export const rejectClaimPayment = defineOperation({
  name: 'rejectClaimPayment',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/payments/{paymentId}/reject',
  summary: 'Rejects a payment that was not made yet.',
  access: 'claim:manage',
  notJumped: true,
  params: payment,
  body: z.strictObject({ note: filledText(500, { missing: 'Note is a required field' }) }),
  response: ClaimFile,
  money: true,
  problems: ['claim.deskOnly', 'claim.notAllowed', 'claim.notFound', 'claim.paymentMoved', 'claim.paymentNotFound'],
})

export const payClaimPayment = defineOperation({
  name: 'payClaimPayment',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/payments/{paymentId}/pay',
  summary: 'Enters the check or wire by which an approved payment was made; the ledger has it.',
  access: 'claim:manage',
  notJumped: true,
  params: payment,
  body: z.strictObject({
    paymentMethod: z.enum(['Check', 'Wire']),
    reference: filledLine(200, { missing: 'Reference is a required field' }),
    paidOn: CalendarDate,
  }),
  response: ClaimFile,
  money: true,
  stepUp: 'always',
  problems: [
    'claim.amountMismatch',
    'claim.deskOnly',
    'claim.embargoed',
    'claim.notAccepted',
    'claim.notAllowed',
    'claim.notCovered',
    'claim.notFound',
    'claim.notPlaced',
    'claim.paidBeforeApproval',
    'claim.paymentMoved',
    'claim.paymentNotFound',
    'claim.sanctioned',
    'claim.usedFirst',
  ],
})

export const recordClaimRecovery = defineOperation({
  name: 'recordClaimRecovery',
  method: 'POST',
  path: '/api/claimsmgmt/v1/claims/{claimId}/recoveries',
  summary: 'Enters money that came back; no more than was paid.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({
    amount: MinorUnits.min(1).max(most),
    from: filledLine(200, { missing: 'From is a required field' }),
    reference: filledLine(200, { missing: 'Reference is a required field' }),
    receivedOn: CalendarDate,
    ofRetention: z
      .literal(true)
      .optional()
      .describe(
        'The insured pays what it owes of its retention; no more than that, and it counts as borne from then on.',
      ),
  }),
  status: 201,
  response: ClaimFile,
  money: true,
  problems: [
    'claim.deskOnly',
    'claim.notAllowed',
    'claim.notFound',
    'claim.notPlaced',
    'claim.recoveryTooLarge',
    'claim.retentionNotOwed',
    'claim.tooMany',
  ],
})
