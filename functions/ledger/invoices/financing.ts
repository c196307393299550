import type { AskedEnd, InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instalment } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { partsOf, planOf } from './plan.ts'
import { balanceDue, ownDueAt, paidByFinancer } from './standing.ts'

/** How a policy is financed: by a financer who pays for the insured, or by a plan that the insured signed. */
export type FinancingKind = 'FINANCER' | 'PLAN'

/** How a financed policy stands, in minor units, as rows of its list hold it. */
export interface Financing {
  readonly kind: FinancingKind
  /** The financer's name. */
  readonly name?: string | undefined
  readonly financed: MinorUnits
  /** What has come of it. */
  readonly paid: MinorUnits
  readonly instalments: number
  readonly instalmentAmount: MinorUnits
  /** What the financer has still to pay of what is due. */
  readonly owedBy: MinorUnits
  /** What it said is left of its loan, as it had the policy cancelled. */
  readonly saidOwed?: MinorUnits | undefined
  readonly asked?: AskedEnd | undefined
  /** What is not paid yet, by the day it is due on: the parts of the plan, or all that is due on the policy. */
  readonly unpaid: readonly { readonly dueDate: CalendarDate; readonly amount: MinorUnits }[]
}

/** Whether somebody finances the premium, or it is paid by a plan that was signed. */
export const isFinanced = ({ agreement, financer }: Pick<InvoiceRecord, 'agreement' | 'financer'>): boolean =>
  agreement !== undefined || financer !== undefined

const unpaidOf = (invoice: InvoiceRecord): Financing['unpaid'] => {
  const due = Math.max(0, balanceDue(invoice))
  const parts = planOf(invoice, invoice.dueDate)
  if (parts === undefined) return due === 0 ? [] : [{ dueDate: invoice.dueDate, amount: due }]
  return parts.flatMap(({ dueDate, amount, paid }) => (paid < amount ? [{ dueDate, amount: amount - paid }] : []))
}

/** Neither the down payment nor what is billed at once is part of what is financed. */
const isInstalment = ({ number, billedAtOnce }: Instalment): boolean => number > 0 && !billedAtOnce

const byPlan = (invoice: InvoiceRecord): Financing => {
  const planned = (invoice.agreement ? partsOf(invoice.agreement) : []).filter(isInstalment)
  const paid = (planOf(invoice, invoice.dueDate) ?? []).filter(isInstalment)
  return {
    kind: 'PLAN',
    financed: planned.reduce((sum, { amount }) => sum + amount, 0),
    paid: paid.reduce((sum, part) => sum + part.paid, 0),
    instalments: planned.length,
    instalmentAmount: (planned.at(-2) ?? planned.at(-1))?.amount ?? 0,
    owedBy: 0,
    unpaid: unpaidOf(invoice),
  }
}

/** How the financing of an invoice stands, as its movements tell; undefined where it is not financed. */
export const financingOf = (invoice: InvoiceRecord): Financing | undefined => {
  const { financer } = invoice
  if (financer === undefined) return invoice.agreement && byPlan(invoice)
  const { name, amountFinanced, numberOfInstallments, installmentAmount, owed, asked } = financer
  const paid = paidByFinancer(invoice)
  return {
    kind: 'FINANCER',
    name,
    financed: amountFinanced,
    paid,
    instalments: numberOfInstallments,
    instalmentAmount: installmentAmount,
    owedBy: balanceDue(invoice) - ownDueAt(invoice),
    ...(owed !== undefined && { saidOwed: owed }),
    ...(asked && { asked }),
    unpaid: unpaidOf(invoice),
  }
}

/** Lists of financed policies: all, those on which something is due, whose financer has to pay, asks for the end, had it. */
export const financedGroups = {
  all: 'financed',
  OPEN: 'financed.OPEN',
  OWED: 'financed.OWED',
  ASKED: 'financed.ASKED',
  ENDED: 'financed.ENDED',
} as const

/** The lists that a financed policy's invoice is in. */
export const financedGroupsOf = (invoice: InvoiceRecord): readonly string[] => {
  const financing = financingOf(invoice)
  if (financing === undefined) return []
  const { asked, owedBy, saidOwed } = financing
  return [
    financedGroups.all,
    ...(balanceDue(invoice) > 0 ? [financedGroups.OPEN] : []),
    ...(owedBy > 0 ? [financedGroups.OWED] : []),
    ...(asked !== undefined && asked.declined === undefined ? [financedGroups.ASKED] : []),
    ...(saidOwed === undefined ? [] : [financedGroups.ENDED]),
  ]
}

/** What the counter of a list of financed policies adds up, in minor units: what is financed, what financers have to pay, what is due. */
export const financedMeasure = (invoice: InvoiceRecord, group: string): MinorUnits | undefined => {
  const financing = Object.values<string>(financedGroups).includes(group) ? financingOf(invoice) : undefined
  if (financing === undefined) return undefined
  if (group === financedGroups.all) return financing.financed
  return group === financedGroups.OWED ? financing.owedBy : Math.max(0, balanceDue(invoice))
}
