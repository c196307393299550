import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { panelSubcategories } from './panelSubcategories.ts'

/** A link to a file for five minutes. */
export const FileLink = z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant })

export const downloadClaimsFile = defineOperation({
  name: 'downloadClaimsFile',
  method: 'GET',
  path: '/api/claimsmgmt/v1/claimsFile/download',
  summary: 'The file of a claim as one archive with its index, as it is now; the link works for five minutes.',
  access: 'claim:read',
  query: z.strictObject({ claimsFileId: ClaimId }),
  response: FileLink,
  problems: ['claim.deskOnly', 'claim.notFound'],
})

export const createClaimsFile = defineOperation({
  name: 'createClaimsFile',
  method: 'POST',
  path: '/api/claimsmgmt/v1/claimsFile',
  summary:
    'Has the file of a claim printed as one PDF, with a cover and an index by page, as it is now; it is made in the background and stands among the claim’s documents, for the desk alone.',
  access: 'claim:manage',
  body: z.strictObject({ claimId: ClaimId }),
  status: 202,
  response: z.object({ at: Instant.describe('As of when it is made, by which it is known among the documents.') }),
  problems: ['claim.deskOnly', 'claim.notFound'],
})

export const listPanelSubcategories = defineOperation({
  name: 'listPanelSubcategories',
  method: 'GET',
  path: '/api/claimsmgmt/v1/panel/subcategories',
  summary: 'What vendors of the panel do, by category.',
  access: 'claim:read',
  response: z.array(
    z.object({ id: z.enum(panelSubcategories.map(({ id }) => id)), category: z.string(), name: z.string() }),
  ),
})

export const getClaimsBordereau = defineOperation({
  name: 'getClaimsBordereau',
  method: 'GET',
  path: '/api/claimsmgmt/v1/bordereau',
  summary:
    'The claims bordereau of a month as CSV, as the ledger has it by its last day, in parts where there are many; the link works for five minutes.',
  access: 'bordereau:read',
  query: z.strictObject({
    day: CalendarDate.describe('Any day of the month.'),
    carrier: z
      .string()
      .max(60)
      .optional()
      .describe('Of the policies on one carrier’s paper alone, or on the programme’s (`programme`).'),
    size: z.coerce.number().int().min(1).max(1000).default(1000).describe('How many claims a part is made of at most.'),
    after: z.string().max(1000).optional().describe('The `nextToken` of the part before.'),
  }),
  response: FileLink.extend({
    csv: z.string().describe('What is in the file; of further parts without the names of the columns.'),
    nextToken: z.string().optional().describe('There is another part.'),
    rows: z.int().describe('Of all parts up to this.'),
    currency: z.enum(currencies),
    totals: z
      .object({
        paidIndemnity: MinorUnits,
        paidExpense: MinorUnits,
        outstanding: MinorUnits,
        expectedBack: MinorUnits,
        recovered: MinorUnits,
        incurred: MinorUnits,
        besideLimit: MinorUnits.describe('What of it was paid in addition to aggregate limits.'),
      })
      .describe(
        'Of all rows up to here, minor units; with the last part, paid less recovered, and outstanding less expected back, are what the ledger holds.',
      ),
  }),
  problems: ['claim.deskOnly'],
})
