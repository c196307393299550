import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { carrierAccountWrite } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import { payCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { postingsForCarrierPaid } from '#shared/domain/ledger/carrierPremium.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { bookRemitted } from './bookRemitted.ts'
import { mustStillBeDue } from './mustStillBeDue.ts'
import { afterAction, requireRemittance } from './remittanceAction.ts'

/** It leaves the trust account; the carrier's account is written with it, so that no amount is paid twice. */
export const payCarrierRemittance = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const { paidOn: on, reference } = body
    const remittance = await requireRemittance(params.carrierRemittanceId, actor)
    const { amount, approval, carrierId, id, month } = remittance
    const paid = afterAction(remittance, 'pay', { actor, now }, {})
    const approved = bookDate(approval?.at ?? now)
    const since = { day: approved, because: `It was approved on ${approved}: enter that day or a later one` }
    mustBeDay({ day: on, field: 'paidOn', since, now })
    const { account } = await mustStillBeDue(remittance, body.amount)
    const { bookedOn, writes, events } = await bookRemitted(postingsForCarrierPaid(amount), remittance, { on, now })
    const after = {
      ...paid,
      payment: { by: actor.userId, name: actor.name, at: now, on, bookedOn, reference },
    }
    const remitted = {
      remitted: (account?.remitted ?? 0) + amount,
      underWay: undefined,
      last: { remittanceId: id, amount, month, on, reference },
    }
    await commit(
      [carrierRemittances.update(remittance, after), carrierAccountWrite(carrierId, account, remitted), ...writes],
      { events },
    )
    return after
  }),
)
