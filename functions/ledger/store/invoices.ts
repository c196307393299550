import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyBilledInvoice } from '#shared/contracts/billing/agencyBilledInvoice.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { brokerFeeIn, netDue, retainable } from '#shared/domain/ledger/agencyCommission.ts'
import { commissionFacts } from '../invoices/commissionFacts.ts'
import { type Financing, financedGroupsOf, financedMeasure, financingOf, isFinanced } from '../invoices/financing.ts'
import { scheduleOfQuote, unpaidSince } from '../invoices/plan.ts'
import { balanceDue, chargedOf, writtenOffOf } from '../invoices/standing.ts'
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
export type InvoiceRow = Omit<AgencyBilledInvoice, 'overdue'> &
  Pick<InvoiceRecord, 'accountId' | 'openRefundId' | 'teamIds'> & { readonly financing?: Financing }

export const rowOfInvoice = (invoice: InvoiceRecord): InvoiceRow => {
  const facts = commissionFacts(invoice)
  const gross = Math.max(0, balanceDue(invoice))
  const financing = financingOf(invoice)
  const writtenOff = writtenOffOf(invoice)
  const brokerFee = gross === 0 ? 0 : brokerFeeIn(facts)
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
    commission: gross === 0 ? 0 : retainable(facts) - brokerFee,
    ...(brokerFee !== 0 && { brokerFee }),
    currency: invoice.currency,
    dueDate: unpaidSince(invoice),
    status: invoice.status,
    charged: chargedOf(invoice) + writtenOff,
    ...(writtenOff > 0 && { writtenOff }),
    remindersMuted: invoice.reminders?.muted === true,
    ...(financing && { financing, ...(invoice.openRefundId && { openRefundId: invoice.openRefundId }) }),
  }
}

/** In which lists an invoice is: its agency's where that owes it, the partners' where it is financed, else everyone's as long as it is open. */
const listScopesOfInvoice = (invoice: InvoiceRecord): readonly string[] => {
  if (invoice.agencyBilled) return scopesOfRecord(invoice)
  if (isFinanced(invoice)) return scopesOfRecord({ partnerIds: invoice.partnerIds })
  return standingOf(invoice) === 'OPEN' ? ['all'] : []
}

const groupsOfInvoice = (invoice: InvoiceRecord, scope: string): readonly string[] => {
  if (invoice.agencyBilled) return [agencyGroups.all, agencyGroups[standingOf(invoice)]]
  return [...(scope === 'all' && standingOf(invoice) === 'OPEN' ? [directOpenGroup] : []), ...financedGroupsOf(invoice)]
}

/** Whether somebody looks for it by its words: what is in lists that people read. */
const isSearched = (invoice: InvoiceRecord): boolean => invoice.agencyBilled === true || isFinanced(invoice)

const { here, within } = namingOf<InvoiceRecord>()

/** Invoices: one for each policy, found by the policy; listed where their agency owes them, and as long as they are open. */
export const invoices = defineRecord({
  kind: 'invoice',
  notFound: 'billing.notInvoiced',
  version: 11,
  // From the second on, an accepted plan keeps its parts; from the third on, invoices are listed; from the fourth on, it is
  // kept how the commission is shared, a financer says what it is owed, and late instalments have fees; from the fifth on, on
  // whose paper its policy is; from the sixth on, those of financed policies are
  // listed; from the seventh on, their rows say what is charged and what was written off;
  // from the eighth on it is found by whom it names; from the ninth on it knows what of its commission stays former brokers';
  // from the eleventh on what moved says the broker's fee in it;
  // from the tenth on a signed plan knows what changes of the policy have added to it.
  from: {
    1: withSchedule,
    2: (invoice: InvoiceRecord) => invoice,
    3: (invoice: InvoiceRecord) => invoice,
    4: (invoice: InvoiceRecord) => invoice,
    5: (invoice: InvoiceRecord) => invoice,
    6: (invoice: InvoiceRecord) => invoice,
    7: (invoice: InvoiceRecord) => invoice,
    8: (invoice: InvoiceRecord) => invoice,
    9: (invoice: InvoiceRecord) => invoice,
    10: (invoice: InvoiceRecord) => invoice,
  },
  // What was charged to whom, and who signed for how it is paid, are records of account.
  names: [
    here('PAYER', { email: 'customerEmail' }, { isProof: true }),
    within('agreement', 'SIGNED', { email: 'email', name: 'signature' }, { isProof: true }),
    within('financer', 'PAYER', { email: 'customerEmail' }, { isProof: true }),
  ],
  history: { hides: ['charging', 'reminders', 'session'] },
  list: {
    scopes: listScopesOfInvoice,
    groups: groupsOfInvoice,
    groupsOnly: true,
    sorts: {
      dueDate: unpaidSince,
      companyName: (invoice: InvoiceRecord) => invoice.companyName,
      policyNumber: (invoice: InvoiceRecord) => invoice.policyNumber,
      amount: (invoice: InvoiceRecord, group: string) => {
        const { amount, financing, gross } = rowOfInvoice(invoice)
        return String(financing === undefined || group === directOpenGroup ? amount : gross).padStart(16, '0')
      },
    },
    summary: rowOfInvoice,
    measure: (invoice: InvoiceRecord, group: string) => financedMeasure(invoice, group) ?? rowOfInvoice(invoice).amount,
    shards: 4,
  },
  search: (invoice: InvoiceRecord) => (isSearched(invoice) ? [invoice.companyName] : []),
  searchFromStart: (invoice: InvoiceRecord) => (isSearched(invoice) ? [invoice.policyNumber] : []),
})

/** A policy has one invoice, so its id is the policy's own: whoever makes it a second time finds it made. */
export const invoiceIdOf = (policyId: string): string => policyId.replace(/^pol_/, 'inv_')

export const invoiceOfPolicy = (policyId: string): Promise<StoredInvoice | undefined> =>
  invoices.byId(invoiceIdOf(policyId))
