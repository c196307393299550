import type { Bill } from './booksTold.ts'
import { ownDeed, type Telling } from './companyTold.ts'
import type { Payment } from './fates.ts'
import { paymentTold } from './moneyTold.ts'
import { policyChangeTold } from './policyTold.ts'

/** Shows on the policy what its bill says of the payment. */
export const shownTold = ({ calendar, chronicle }: Telling, bill: Bill): Bill => {
  const { status } = bill.invoice
  if (status === bill.policy.paymentStatus) return bill
  const deed = ownDeed('showPaymentReceived', calendar.minutesLater(1))
  return { ...bill, policy: policyChangeTold(chronicle, bill.policy, deed, { paymentStatus: status }) }
}

const firstWords = { paid: 'succeeded', failed: 'declined', inProcess: 'processing', chargedBack: 'succeeded' } as const

/** Tells how a bill is paid within so many minutes, and shows it on the policy. */
export const paidTold = async (telling: Telling, bill: Bill, payment: Payment, within: number): Promise<Bill> => {
  const { calendar, chronicle } = telling
  if (payment === 'unpaid' || bill.invoice.total <= 0) return bill
  const at = calendar.minutesLater(chronicle.dice.between(60, within))
  const first = await paymentTold(chronicle, bill, firstWords[payment], at)
  const shown = shownTold(telling, first)
  if (payment !== 'chargedBack') return shown
  const back = await paymentTold(chronicle, { ...first, ...shown }, 'chargedBack', calendar.minutesLater(20_000), first)
  return shownTold(telling, back)
}
