import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { partyKinds } from '#shared/domain/ledger/partyLines.ts'
import { line } from '#shared/domain/text/text.ts'
import { Statement } from './statement.ts'

/** Whose statement, and of which months. */
export const StatementQuery = z.strictObject({
  kind: z.enum(partyKinds).describe('An insured’s account, an agency or a carrier.'),
  id: line(60).optional().describe('By itself the own organization, of carriers for staff the first that has books.'),
  from: Month.optional().describe('By itself the last month.'),
  to: Month.optional().describe('By itself the first month.'),
})

const problems = ['billing.bookTooLong', 'billing.daysUnfit', 'billing.statementNotFound'] as const

export const getStatement = defineOperation({
  name: 'getStatement',
  method: 'GET',
  path: '/api/billing/v1/statements',
  summary:
    'A statement of account: what stood open before, every movement, what stands open then. Everybody has the own.',
  access: 'statement:read',
  query: StatementQuery,
  response: Statement,
  problems,
})

export const getStatementFile = defineOperation({
  name: 'getStatementFile',
  method: 'GET',
  path: '/api/billing/v1/statements/file',
  summary: 'A statement of account as comma-separated values.',
  access: 'statement:read',
  query: StatementQuery,
  response: z.object({ fileName: z.string(), csv: z.string() }),
  problems,
})

export const listBookCarriers = defineOperation({
  name: 'listBookCarriers',
  method: 'GET',
  path: '/api/billing/v1/statements/carriers',
  summary: 'The carriers that have books, the programme’s own paper first; a carrier finds itself alone.',
  access: ['statement:read', 'bordereau:read'],
  response: z.array(z.object({ id: z.string(), name: z.string() })),
})
