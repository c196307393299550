import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { financedGroups } from '#functions/ledger/invoices/financing.ts'
import { agencyGroups, directOpenGroup, type InvoiceRow } from '#functions/ledger/store/invoices.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { lateOf } from '../finance/financedLate.ts'

/**
 * The lists of invoices on which something is due: an agency's are those it owes, a premium processor's those of financed
 * policies. Invoices of insureds stand in everyone's list alone.
 */
export const receivableLists = (actor: Actor) => {
  const scopes = listScopesOf(actor)
  const groups: readonly string[] =
    actor.accountType === 'PREMIUM_PROCESSOR'
      ? [financedGroups.OPEN]
      : [agencyGroups.OPEN, ...(scopes.includes('all') ? [directOpenGroup] : [])]
  return { scopes, groups }
}

/** What of an open invoice is late: of a plan its late instalments; of an agency less the commission that it keeps. */
export const lateOn = (row: InvoiceRow, { isAgencys, today }: { isAgencys: boolean; today: CalendarDate }): number => {
  if (row.financing !== undefined) return lateOf(row.financing, today).amount
  return isAgencys ? row.amount : row.gross
}
