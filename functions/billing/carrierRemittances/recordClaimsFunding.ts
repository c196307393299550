import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import {
  carrierAccountIdOf,
  carrierAccountOf,
  carrierAccountWrite,
  type Funding,
  type StoredCarrierAccount,
} from '#functions/ledger/store/carrierAccounts.ts'
import { recordClaimsFunding as contract } from '#shared/contracts/billing/carrierBalances.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { postingsForClaimsFunded } from '#shared/domain/ledger/claimPostings.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { carrierFor } from '../statements/partyOf.ts'
import { bookRemitted } from './bookRemitted.ts'
import { balanceOfCarrier } from './carrierStanding.ts'

/** So many of the last movements are kept, by which one that is noted twice is known. */
const known = 50

/** Refuses what was noted before, and more back than was paid in. */
const mustBeNew = (account: StoredCarrierAccount | undefined, { amount, reference }: Funding): void => {
  const { currency } = regionOf(config.region)
  const before = account?.fundings?.find((each) => each.reference === reference)
  if (before !== undefined)
    fail('billing.fundingKnown', {
      data: { reference, amount: moneyText(before.amount, currency), day: before.on },
    })
  const funded = account?.claimsFunded ?? 0
  if (funded + amount < 0)
    fail('billing.fundedLess', {
      data: { funded: moneyText(funded, currency), offered: moneyText(0 - amount, currency) },
    })
}

/** The claims fund moves by it, and the carrier's account is written with it, so that nothing is noted twice. */
export const recordClaimsFunding = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const carrier = (await carrierFor(actor, params.carrierId)) ?? fail('billing.carrierNotFound')
    const { direction, movedOn: on, reference } = body
    mustBeDay({ day: on, field: 'movedOn', now })
    const account = await carrierAccountOf(carrier.id)
    const funding: Funding = { amount: direction === 'FROM_CARRIER' ? body.amount : 0 - body.amount, on, reference }
    mustBeNew(account, funding)
    const { writes, events } = await bookRemitted(
      postingsForClaimsFunded(funding.amount),
      { id: carrierAccountIdOf(carrier.id), carrierId: carrier.id, currency: regionOf(config.region).currency },
      { on, now },
    )
    const changed = {
      claimsFunded: (account?.claimsFunded ?? 0) + funding.amount,
      fundings: [funding, ...(account?.fundings ?? [])].filter((_, index) => index < known),
    }
    await commit([carrierAccountWrite(carrier.id, account, changed), ...writes], { events })
    return balanceOfCarrier(carrier, { month: monthOf(bookDate(now)), isOurs: true })
  }),
)
