import { chargeCard } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { getAmountPaid } from '#shared/contracts/billing/payments.ts'
import { recordPayment } from '#shared/contracts/billing/processor.ts'
import { searchTransactions } from '#shared/contracts/billing/transactions.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import type { Attack } from './attack.ts'
import { aCompany, aPolicy, deskOf } from './business.ts'

const times = 20

/** A card is charged for one policy, counts once however often that is told, and pays nothing else. */
export const cards: Attack = {
  name: 'cards',
  attack: async (target) => {
    const { ask, tokenOf } = target
    const broken: string[] = []
    const desk = await deskOf(target)
    const producer = await tokenOf(people('us').producer)
    const company = aCompany()
    const policy = await aPolicy(desk, company)
    const other = await aPolicy(desk, aCompany())
    const { insured, charged } = await chargeCard(desk.anyone, desk.port, policy, company)
    const paidOf = async (policyId: PolicyId) =>
      (await desk.agent.call(getAmountPaid, { params: { policyId } })).amountPaid

    const lies = {
      'a smaller amount': { ...charged, paymentAmount: charged.paymentAmount - 1 },
      'a greater amount': { ...charged, paymentAmount: charged.paymentAmount * 2 },
      'another policy': { ...charged, policyId: other.id, policyNumber: other.policyNumber, quoteId: other.quoteId },
      'a charge that nobody made': { ...charged, transactionId: 'txn_0123456789' },
    }
    for (const [lie, body] of Object.entries(lies)) {
      const { status } = await ask(recordPayment, { body }, { token: producer })
      if (status < 400 || status >= 500) broken.push(`a card told with ${lie} is answered with ${status}`)
    }
    if ((await paidOf(other.id)) !== 0) broken.push('a card has paid a policy that it was not charged for')

    const told = await Promise.allSettled(
      Array.from({ length: times }, () => insured.call(recordPayment, { body: charged })),
    )
    const paid = told.filter((each) => each.status === 'fulfilled' && each.value.isPaid)
    if (paid.length === 0) broken.push(`a card that was charged is told as paid by none of ${times}`)
    const { hits } = await desk.chief.call(searchTransactions, { query: { policyId: policy.id } })
    if (hits.length !== 1) broken.push(`a card told ${times} times counts ${hits.length} times`)
    if ((await paidOf(policy.id)) !== charged.paymentAmount)
      broken.push(`${await paidOf(policy.id)} was paid of ${charged.paymentAmount}`)
    const { total } = await desk.chief.call(getTrialBalance, { query: {} })
    if (total !== 0) broken.push(`the trial balance is ${total}`)
    return broken
  },
}
