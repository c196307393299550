import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyBilledInvoice } from '#shared/contracts/billing/agencyBilledInvoice.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { netDue, retainable } from '#shared/domain/ledger/agencyCommission.ts'
import { commissionFacts } from '../invoices/commissionFacts.ts'
import { scheduleOfQuote, unpaidSince } from '../invoices/plan.ts'
import { balanceDue } from '../invoices/standing.ts'
import { bookDate } from '../postings/bookDate.ts'

export type StoredInvoice = Stored<InvoiceRecord>

/** An invoice whose plan was kept by its figures alone. */
const withSchedule = (invoice: InvoiceRecord): InvoiceRecord => {
  const { agreement, financeQuote } = invoice
  if (agreement === undefined || financeQuote === undefined) return invoice
  return {
    ...invoice,
    agreement: { ...agreement, schedule: scheduleOfQuote(financeQuote, bookDate(agreement.signedAt)) },
  }
}

/** Whether something is due on it. */
const standingOf = (invoice: InvoiceRecord): 'OPEN' | 'PAID' => (balanceDue(invoice) > 0 ? 'OPEN' : 'PAID')

/** Lists of invoices that agencies owe, and of those of insureds that are open. */
export const agencyGroups = { all: 'agency', OPEN: 'agency.OPEN', PAID: 'agency.PAID' } as const
export const directOpenGroup = 'direct.OPEN'

/** What a row of the lists holds. */
export type InvoiceRow = Omit<AgencyBilledInvoice, 'overdue'> & Pick<InvoiceRecord, 'accountId' | 'teamIds'>

export const rowOfInvoice = (invoice: InvoiceRecord): InvoiceRow => {
  const facts = commissionFacts(invoice)
  const gross = Math.max(0, balanceDue(invoice))
  return {
    id: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    policyId: invoice.policyId,
    policyNumber: invoice.policyNumber,
    companyName: invoice.companyName,
    accountId: invoice.accountId,
    agencyId: invoice.agencyId,
    teamIds: invoice.teamIds,
    amount: gross === 0 ? 0 : netDue(facts),
    gross,
    commission: gross === 0 ? 0 : retainable(facts),
    currency: invoice.currency,
    dueDate: unpaidSince(invoice),
    status: invoice.status,
    remindersMuted: invoice.reminders?.muted === true,
  }
}

/** Invoices: one for each policy, found by the policy; listed where their agency owes them, and as long as they are open. */
export const invoices = defineRecord({
  kind: 'invoice',
  notFound: 'billing.notInvoiced',
  version: 5,
  // From the second on, an accepted plan keeps its parts; from the third on, invoices are listed; from the fourth on, it is
  // kept how the commission is shared, a financer says what it is owed, and late instalments have fees; from the fifth on, on
  // whose paper its policy is.
  from: {
    1: withSchedule,
    2: (invoice: InvoiceRecord) => invoice,
    3: (invoice: InvoiceRecord) => invoice,
    4: (invoice: InvoiceRecord) => invoice,
  },
  history: { hides: ['charging', 'reminders', 'session'] },
  list: {
    scopes: (invoice: InvoiceRecord) =>
      invoice.agencyBilled ? scopesOfRecord(invoice) : standingOf(invoice) === 'OPEN' ? ['all'] : [],
    groups: (invoice: InvoiceRecord) =>
      invoice.agencyBilled ? [agencyGroups.all, agencyGroups[standingOf(invoice)]] : [directOpenGroup],
    groupsOnly: true,
    sorts: {
      dueDate: unpaidSince,
      companyName: (invoice: InvoiceRecord) => invoice.companyName,
      policyNumber: (invoice: InvoiceRecord) => invoice.policyNumber,
      amount: (invoice: InvoiceRecord) => String(rowOfInvoice(invoice).amount).padStart(16, '0'),
    },
    summary: rowOfInvoice,
    measure: (invoice: InvoiceRecord) => rowOfInvoice(invoice).amount,
    shards: 4,
  },
  search: ({ agencyBilled, companyName }: InvoiceRecord) => (agencyBilled ? [companyName] : []),
  searchFromStart: ({ agencyBilled, policyNumber }: InvoiceRecord) => (agencyBilled ? [policyNumber] : []),
})

/** A policy has one invoice, so its id is the policy's own: whoever makes it a second time finds it made. */
export const invoiceIdOf = (policyId: string): string => policyId.replace(/^pol_/, 'inv_')

export const invoiceOfPolicy = (policyId: string): Promise<StoredInvoice | undefined> =>
  invoices.byId(invoiceIdOf(policyId))
