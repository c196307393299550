import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { RemittanceExceptionId, RemittanceId } from '#shared/domain/ids/ids.ts'
import { remittanceSources, resolutions } from '#shared/domain/ledger/remittance.ts'
import { filledLine, filledText, line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { exceptionStatuses } from '#shared/records/remittanceException/remittanceExceptionStatus.ts'
import { Remittance, RemittanceException, RemittanceRow } from './remittance.ts'

const remittanceId = { remittanceId: RemittanceId }
const exceptionId = { exceptionId: RemittanceExceptionId }
const proposedAt = Instant.optional().describe(
  'When what was seen was proposed, as the exception says. Nothing is approved without it; what was proposed since is refused.',
)
const note = filledText(500, { missing: 'Note is a required field' })

/** A dry run: what is wrong with the file is said line by line, and nothing moves. */
export const createRemittance = defineOperation({
  name: 'createRemittance',
  method: 'POST',
  path: '/api/commissions/v1/remittances',
  summary: 'Reads what a carrier or its processor paid of commission, and holds it against what was expected.',
  access: 'commission:manage',
  body: z.strictObject({
    source: z.enum(remittanceSources),
    sender: filledLine(100, { missing: 'Say who sends it' }),
    period: Month.describe('The month whose commission it pays.'),
    fileName: filledLine(200),
    csv: filledText(200_000).describe('Policy number, amount, date and reference, with a line of names.'),
  }),
  status: 201,
  response: Remittance,
  problems: ['commission.remittanceAhead', 'commission.remittanceUnreadable'],
})

export const listRemittances = defineOperation({
  name: 'listRemittances',
  method: 'GET',
  path: '/api/commissions/v1/remittances',
  summary: 'Remittances of commission, newest first.',
  access: 'commission:manage',
  response: z.array(RemittanceRow),
})

export const getRemittance = defineOperation({
  name: 'getRemittance',
  method: 'GET',
  path: '/api/commissions/v1/remittances/{remittanceId}',
  summary: 'A remittance with its lines, each with what was expected.',
  access: 'commission:manage',
  params: remittanceId,
  response: Remittance.extend({ allowedActions }),
  problems: ['commission.remittanceNotFound'],
})

export const listRemittanceHistory = defineOperation({
  name: 'listRemittanceHistory',
  method: 'GET',
  path: '/api/commissions/v1/remittances/{remittanceId}/history',
  summary: 'What was done to one remittance, by whom, and what it changed.',
  access: 'commission:manage',
  params: remittanceId,
  response: HistoryPage,
  problems: ['commission.remittanceNotFound'],
})

export const bookRemittance = defineOperation({
  name: 'bookRemittance',
  method: 'PUT',
  path: '/api/commissions/v1/remittances/{remittanceId}/book',
  summary: 'Books a remittance line by line; what is not as expected waits in the queue of exceptions.',
  access: 'commission:manage',
  params: remittanceId,
  response: RemittanceRow,
  money: true,
  problems: ['commission.remittanceNotAllowed', 'commission.remittanceNotFound'],
})

export const discardRemittance = defineOperation({
  name: 'discardRemittance',
  method: 'PUT',
  path: '/api/commissions/v1/remittances/{remittanceId}/discard',
  summary: 'Discards a remittance that was read and not booked.',
  access: 'commission:manage',
  params: remittanceId,
  response: RemittanceRow,
  problems: ['commission.remittanceNotAllowed', 'commission.remittanceNotFound'],
})

export const searchRemittanceExceptions = defineOperation({
  name: 'searchRemittanceExceptions',
  method: 'GET',
  path: '/api/commissions/v1/remittance-exceptions',
  summary: 'Payments of commission that are not what was expected.',
  access: 'commission:manage',
  query: z.strictObject({ ...hitsQuery(25), status: z.enum(exceptionStatuses).optional() }),
  response: hitsOf(RemittanceException),
})

export const listRemittanceExceptionHistory = defineOperation({
  name: 'listRemittanceExceptionHistory',
  method: 'GET',
  path: '/api/commissions/v1/remittance-exceptions/{exceptionId}/history',
  summary: 'What was done to one exception, by whom, and what it changed.',
  access: 'commission:manage',
  params: exceptionId,
  response: HistoryPage,
  problems: ['commission.exceptionNotFound'],
})

export const proposeRemittanceException = defineOperation({
  name: 'proposeRemittanceException',
  method: 'PUT',
  path: '/api/commissions/v1/remittance-exceptions/{exceptionId}/propose',
  summary: 'Proposes what is done about an exception; somebody else decides.',
  access: 'commission:manage',
  params: exceptionId,
  body: z.strictObject({
    resolution: z.enum(resolutions),
    note,
    policyNumber: line(40).optional().describe('Of the policy to which a payment belongs that was not matched.'),
  }),
  response: RemittanceException,
  money: true,
  problems: ['commission.exceptionNotAllowed', 'commission.exceptionNotFound', 'commission.remittanceNotOf'],
})

export const approveRemittanceException = defineOperation({
  name: 'approveRemittanceException',
  method: 'PUT',
  path: '/api/commissions/v1/remittance-exceptions/{exceptionId}/approve',
  summary: 'Approves what somebody else proposed: the difference is booked away.',
  access: 'commission:manage',
  notJumped: true,
  params: exceptionId,
  body: z.strictObject({ resolution: z.enum(resolutions).describe('What was seen as proposed.'), proposedAt }),
  response: RemittanceException,
  money: true,
  stepUp: 'always',
  problems: [
    'commission.exceptionMoved',
    'commission.exceptionNotAllowed',
    'commission.exceptionNotFound',
    'commission.ownException',
    'commission.remittanceNotOf',
  ],
})

export const rejectRemittanceException = defineOperation({
  name: 'rejectRemittanceException',
  method: 'PUT',
  path: '/api/commissions/v1/remittance-exceptions/{exceptionId}/reject',
  summary: 'Rejects what somebody else proposed, with a note; the exception is open again.',
  access: 'commission:manage',
  params: exceptionId,
  body: z.strictObject({ note }),
  response: RemittanceException,
  money: true,
  problems: ['commission.exceptionNotAllowed', 'commission.exceptionNotFound', 'commission.ownException'],
})
