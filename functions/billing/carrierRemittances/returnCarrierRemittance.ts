import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { carrierAccountOf, carrierAccountWrite } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import { returnCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { postingsForCarrierReturned } from '#shared/domain/ledger/carrierPremium.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { bookRemitted } from './bookRemitted.ts'
import { newestRemitted } from './newestRemitted.ts'
import { afterAction, requireRemittance } from './remittanceAction.ts'

/** What came back lies in trust, and is due with the next remittance. */
export const returnCarrierRemittance = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const { returnedOn: on, note } = body
    const remittance = await requireRemittance(params.carrierRemittanceId, actor)
    const { amount, carrierId, payment } = remittance
    const returned = afterAction(remittance, 'return', { actor, now }, {})
    const since = payment && { day: payment.on, because: `It was paid on ${payment.on}: enter that day or a later one` }
    mustBeDay({ day: on, field: 'returnedOn', since, now })
    const account = await carrierAccountOf(carrierId)
    const { bookedOn, writes, events } = await bookRemitted(postingsForCarrierReturned(amount), remittance, { on, now })
    const after = {
      ...returned,
      bankReturn: { by: actor.userId, name: actor.name, at: now, note, on, bookedOn },
    }
    const left = {
      remitted: (account?.remitted ?? 0) - amount,
      last: await newestRemitted(remittance),
    }
    await commit(
      [carrierRemittances.update(remittance, after), carrierAccountWrite(carrierId, account, left), ...writes],
      { events },
    )
    return after
  }),
)
