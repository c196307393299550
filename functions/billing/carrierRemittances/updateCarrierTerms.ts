import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { carrierAccountOf, carrierAccountWrite } from '#functions/ledger/store/carrierAccounts.ts'
import { updateCarrierTerms as contract } from '#shared/contracts/billing/carrierBalances.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { carrierFor } from '../statements/partyOf.ts'
import { balanceOfCarrier } from './carrierStanding.ts'

/** What is due by the new terms follows with the next day's postings; what was remitted stays. */
export const updateCarrierTerms = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const carrier = (await carrierFor(actor, params.carrierId)) ?? fail('billing.carrierNotFound')
    const account = await carrierAccountOf(carrier.id)
    await commit([carrierAccountWrite(carrier.id, account, { basis: body.basis })])
    return balanceOfCarrier(carrier, { month: monthOf(bookDate(now)), isOurs: true })
  }),
)
