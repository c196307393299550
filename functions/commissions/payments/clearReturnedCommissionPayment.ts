import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { clearReturnedCommissionPayment as contract } from '#shared/contracts/commissions/payments.ts'
import { seesCommissionOf } from '../account/requireCommissionAgency.ts'
import { commissionAccountIdOf, commissionAccounts } from '../store/commissionAccounts.ts'
import { type CommissionPaymentRecord, commissionPayments } from '../store/commissionPayments.ts'

export const clearReturnedCommissionPayment = implement(contract)(({ params, body: { note }, actor, now, fail }) =>
  retryStale(async () => {
    const isMine = ({ agencyId }: CommissionPaymentRecord) => seesCommissionOf(actor, agencyId)
    const payment = await commissionPayments.require(params.commissionPaymentId, isMine)
    if (payment.status !== 'RETURNED') return fail('commission.paymentNotReturned')
    const account = await commissionAccounts.require(commissionAccountIdOf(payment.agencyId))
    const left = account.returnedPaymentIds?.filter((id) => id !== payment.id)
    const cleared = { by: actor.userId, name: actor.name, at: now, note }
    const after: CommissionPaymentRecord = { ...payment, status: 'CLEARED', cleared, lastUpdated: now }
    await commit([
      commissionPayments.update(payment, after),
      commissionAccounts.update(account, { ...account, returnedPaymentIds: left, lastUpdated: now }),
    ])
    return after
  }),
)
