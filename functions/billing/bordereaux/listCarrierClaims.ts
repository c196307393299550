import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { type BorneClaim, bookedLossOf, borneClaims } from '#functions/claims/public.ts'
import { bookDate } from '#functions/ledger/public.ts'
import { type CarrierClaim, listCarrierClaims as contract } from '#shared/contracts/billing/bordereaux.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { ClaimId, PolicyId } from '#shared/domain/ids/ids.ts'
import { claimsLedger, claimsSums, inClaimsOrder } from '#shared/domain/ledger/claimsBordereau.ts'
import { lastDayOf, monthBefore } from '#shared/domain/ledger/periods.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { partyLinesUpTo } from '../ledger/ledgerTotals.ts'
import { openedCarrier } from '../statements/partyOf.ts'

const rowOf = (borne: BorneClaim, asOf: CalendarDate): CarrierClaim[] =>
  bookedLossOf(borne, asOf).map(({ description: _, closedOn: __, besideLimit: ___, ...loss }) => ({
    ...loss,
    claimId: ClaimId.parse(borne.claim.id),
    ...(borne.claim.policyId !== undefined && { policyId: PolicyId.parse(borne.claim.policyId) }),
    ...(borne.claim.policyNumber !== undefined && { policyNumber: borne.claim.policyNumber }),
    companyName: borne.claim.companyName,
  }))

/** The claims that a carrier bears, in parts that cost the same however many there are, beside the ledger's balances of them. */
export const listCarrierClaims = implement(contract)(async ({ query, actor, now, fail }) => {
  const month = query.month ?? monthBefore(monthOf(bookDate(now)))
  const { currency } = regionOf(config.region)
  const ledgerOf = async (id: string) => claimsLedger(await partyLinesUpTo(currency, id, month))
  const isMoved = async (id: string) => Object.values(await ledgerOf(id)).some((amount) => amount !== 0)
  const carrier = (await openedCarrier(actor, query.carrierId, isMoved)) ?? fail('billing.carrierNotFound')
  const { size, after } = query
  const asOf = lastDayOf(month)
  const { borne, next } = await borneClaims(actor, { carrier: carrier.id, asOf, size, after })
  const rows = borne.flatMap((each) => rowOf(each, asOf)).toSorted(inClaimsOrder)
  const before = borne.flatMap((each) => bookedLossOf(each, lastDayOf(monthBefore(month))))
  return {
    ...{ carrierId: carrier.id, carrierName: carrier.name, month, currency, rows },
    ...(next !== undefined && { nextToken: next }),
    ...{ totals: claimsSums(rows), before: claimsSums(before), ledger: await ledgerOf(carrier.id) },
  }
})
