import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { programmeName } from '#functions/billing/public.ts'
import { carrierPremium, restingInClearing } from '#functions/ledger/books/duePremium.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf, joined } from '#functions/ledger/postings/booking.ts'
import { type CarrierAccount, carrierAccounts } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthAt, monthOf } from '#shared/domain/calendar/months.ts'
import { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import {
  postingsForCarrierPaid,
  postingsForPremiumDue,
  premiumBecomingDue,
} from '#shared/domain/ledger/carrierPremium.ts'
import { postingsForDeposit } from '#shared/domain/ledger/paymentPostings.ts'
import { lastDayOf, monthAfter, monthBefore, monthsBetween } from '#shared/domain/ledger/periods.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { byItself, type Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'
import { billsOf, postingsTold } from './postingsTold.ts'

interface Telling {
  readonly now: Instant
  readonly staff: Staff
  readonly carrier: { readonly id: string; readonly name: string } | undefined
}

/** The day of the month after on which something is done, at an hour. */
const after = (month: Month, dayAndHour: `${number}T${number}`): Instant =>
  `${monthAfter(month)}-${dayAndHour}:00:00.000Z`

/** Takes to trust and makes due what was collected of all bills through a month, and answers what becomes due. */
const dueTold = (chronicle: Chronicle, bills: ReturnType<typeof billsOf>, month: Month): MinorUnits => {
  const at = after(month, '01T13')
  const through = lastDayOf(month)
  let due = 0
  for (const { invoice, entries } of bills) {
    const amount = premiumBecomingDue(carrierPremium(entries, through), 'COLLECTED')
    const deposit = postingsForDeposit(restingInClearing(entries, through))
    const occasion = { of: invoice, effectiveAt: through, now: at }
    const booking = joined([
      bookingOf(deposit, { ...occasion, cause: { kind: 'deposit', id: invoice.id } }),
      bookingOf(postingsForPremiumDue(amount), {
        ...occasion,
        cause: { kind: 'premiumDue', id: invoice.id },
        after: deposit.length,
      }),
    ])
    if (booking.writes.length === 0) continue
    entries.push(...postingsTold(chronicle, booking, { at, operation: 'duePremium', by: byItself }))
    due += amount
  }
  return due
}

/**
 * Tells of the premium that became due to the carrier month by month, and of its remittances: each prepared by one person,
 * approved by another and paid, the last one waiting to be approved.
 */
export const carriersTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { now, staff: { administrator, bookkeeper }, carrier = { id: programmeCarrier, name: programmeName } }: Telling,
): void => {
  const { currency, provider, timeZone } = regionOf(config.region)
  const bills = billsOf(steps)
  const first = bills
    .flatMap(({ entries }) => entries.map(({ effectiveAt }) => monthOf(effectiveAt)))
    .toSorted()
    .at(0)
  if (first === undefined) return
  const months = monthsBetween({ first, last: monthBefore(monthAt(now, timeZone)) }).filter(
    (month) => after(month, '04T16') < now,
  )
  let account: CarrierAccount = { id: `cra_${carrier.id}`, carrierId: carrier.id, basis: 'COLLECTED', remitted: 0 }
  let broughtForward = 0
  for (const month of months) {
    const becameDue = dueTold(chronicle, bills, month)
    const amount = broughtForward + becameDue
    if (amount <= 0) {
      broughtForward = amount
      continue
    }
    const [preparedAt, approvedAt, paidAt] = [after(month, '03T15'), after(month, '04T15'), after(month, '04T16')]
    const preparedBy = { id: bookkeeper.id }
    const draft: CarrierRemittance = {
      id: CarrierRemittanceId.parse(chronicle.id('crm', preparedAt)),
      carrierId: carrier.id,
      carrierName: carrier.name,
      legalEntity: provider.company,
      currency,
      month,
      basis: 'COLLECTED',
      status: 'DRAFT',
      becameDue,
      broughtForward,
      amount,
      prepared: { by: bookkeeper.id, name: bookkeeper.name, at: preparedAt },
      created: preparedAt,
      lastUpdated: preparedAt,
    }
    broughtForward = 0
    const preparing = { at: preparedAt, operation: 'prepareCarrierRemittance', by: preparedBy }
    account = { ...account, underWay: draft.id }
    chronicle.tell(carrierRemittances.create(draft), preparing)
    chronicle.tell(carrierAccounts.create(account), preparing)
    if (month === months.at(-1)) continue
    const word = { by: administrator.id, name: administrator.name }
    const approved = {
      ...draft,
      status: 'APPROVED' as const,
      approval: { ...word, at: approvedAt },
      lastUpdated: approvedAt,
    }
    const by = { id: administrator.id }
    chronicle.tell(carrierRemittances.create(approved), { at: approvedAt, operation: 'approveCarrierRemittance', by })
    const paying = { at: paidAt, operation: 'payCarrierRemittance', by }
    const on = bookDate(paidAt)
    const reference = `FT-${month.replace('-', '')}`
    const booking = bookingOf(postingsForCarrierPaid(amount), {
      of: { currency, ...(carrier.id !== programmeCarrier && { partnerIds: [carrier.id] }) },
      cause: { kind: 'carrierRemittance', id: draft.id },
      effectiveAt: on,
      now: paidAt,
    })
    const paid: CarrierRemittance = {
      ...approved,
      status: 'PAID',
      payment: { ...word, at: paidAt, on, bookedOn: on, reference },
      lastUpdated: paidAt,
    }
    const last = { remittanceId: draft.id, amount, month, on, reference }
    account = { ...account, remitted: account.remitted + amount, underWay: undefined, last }
    chronicle.tell(carrierRemittances.create(paid), paying)
    chronicle.tell(carrierAccounts.create(account), paying)
    postingsTold(chronicle, booking, paying)
  }
}
