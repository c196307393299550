import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { agencyBilledSortParameters, agencyBilledStatuses } from './agencyBilledFilters.ts'
import { AgencyBilledInvoice } from './agencyBilledInvoice.ts'

/** Years of the pickers: the books begin in 2020. */
const year = z.string().regex(/^20[2-9]\d$/, 'must be a year of 2020 or later')
const month = z.string().regex(/^(?:0?[1-9]|1[0-2])$/, 'must be a month, 1 to 12')

export const getAgencyBillInvoice = defineOperation({
  name: 'getAgencyBillInvoice',
  method: 'GET',
  path: '/api/billing/v1/agencyBillInvoice/{month}/{year}',
  summary: 'The invoice of a month for an agency that is billed for its policies: its own, or for staff the one named.',
  access: 'billing:invoice',
  params: { month, year },
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.object({ docId: DocumentId, csvDocId: DocumentId.describe('The same as a table (CSV).') }),
  problems: ['agency.notFound', 'billing.noAgencyBill'],
})

export const searchAgencyBilledInvoices = defineOperation({
  name: 'searchAgencyBilledInvoices',
  method: 'GET',
  path: '/api/billing/v1/agencyBilledInvoices',
  summary: 'Invoices of policies that are billed to their agency, those due first.',
  access: 'billing:invoice',
  query: z.strictObject({
    ...pageQuery(25),
    sort: z.enum(agencyBilledSortParameters).default('dueDate'),
    agencyId: AgencyId.optional(),
    status: z.enum(agencyBilledStatuses).optional(),
  }),
  response: pageOf(AgencyBilledInvoice),
})

export const getAgencyBilledInvoiceStats = defineOperation({
  name: 'getAgencyBilledInvoiceStats',
  method: 'GET',
  path: '/api/billing/v1/agencyBilledInvoices/stats',
  summary: 'How many invoices agencies owe, how many of them are overdue, and what is due on them in all.',
  access: 'billing:invoice',
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.object({ open: z.int(), overdue: z.int(), amountDue: MinorUnits, currency: z.enum(currencies) }),
})

/** To the billing contacts: the insured's, or the agency's where that is billed. Once a day at most. */
export const sendInvoiceReminder = defineOperation({
  name: 'sendInvoiceReminder',
  method: 'POST',
  path: '/api/billing/v1/invoiceReminder/{policyId}',
  summary: 'Reminds whoever is billed for a policy of what is due.',
  access: 'billing:invoice',
  params: { policyId: PolicyId },
  problems: ['billing.alreadyPaid', 'billing.notInvoiced', 'billing.remindedToday', 'policy.notFound'],
})

export const toggleInvoiceReminder = defineOperation({
  name: 'toggleInvoiceReminder',
  method: 'PUT',
  path: '/api/billing/v1/toggle/invoiceReminder',
  summary: 'Mutes the reminders that are sent by schedule for a policy, or lets them be sent again.',
  access: 'billing:invoice',
  changes: 'policyId',
  query: z.strictObject({ policyId: PolicyId }),
  response: z.object({ remindersMuted: z.boolean() }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})
