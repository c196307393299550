import { randomUUID } from 'node:crypto'
import type { HttpAnswer } from '#cdk/local/journey/client.ts'
import { until } from '#cdk/local/journey/until.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { getAmountPaid, getBalance } from '#shared/contracts/billing/payments.ts'
import { approveRefund, payRefund, searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment, searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { agentIssueQuote, bindQuote } from '#shared/contracts/quote/binding.ts'
import { type Attack, statuses } from './attack.ts'
import { bookDay } from './bookDay.ts'
import { aBoundQuote, aCompany, aPolicy, aQuoteToBind, deskOf } from './business.ts'
import { newcomer } from './newcomer.ts'

const times = 20
const day = bookDay()

/** What is no amount of money, as it stands in a body. */
const noAmounts = ['-1', '0', '0.5', '1e308', '1e999', '9007199254740993', '"100"', 'null', '[100]', '-0.0001']

/** Whatever is asked twenty times at once, with one key or with twenty, takes effect once, and the books balance. */
export const money: Attack = {
  name: 'money twice',
  attack: async (target) => {
    const { ask, provenTokenOf, tokenOf } = target
    const broken: string[] = []
    const desk = await deskOf(target)
    const second = await provenTokenOf(await newcomer(target, { roleId: 'Customer Success' }))
    const [producer, chief] = [await tokenOf(people('us').producer), await provenTokenOf(people('us').superAdmin)]

    /** The same call many times at once; whoever may be told to wait asks again in the end. */
    const atOnce = async (what: string, operation: Operation, input: unknown, token: string, key?: string) => {
      const shoot = () => ask(operation, input, { token, key: key ?? randomUUID() })
      const answers = await Promise.all(Array.from({ length: times }, shoot))
      const last = await shoot()
      const odd = answers.filter(({ status }) => status >= 500)
      if (odd.length > 0) broken.push(`${what}: ${JSON.stringify(statuses(answers))} ${odd[0]?.body}`)
      if (key !== undefined && last.status >= 300) broken.push(`${what} once more: ${last.status} ${last.body}`)
      return [...answers, last].filter(({ status }) => status < 300)
    }
    const different = (answers: readonly HttpAnswer[], pattern: RegExp) =>
      new Set(answers.map(({ body }) => pattern.exec(body)?.[1])).size
    const once = (what: string, count: number) => {
      if (count !== 1) broken.push(`${what} took effect ${count} times`)
    }

    for (const key of [randomUUID(), undefined]) {
      const how = key === undefined ? 'with twenty keys' : 'with one key'
      const quote = await aQuoteToBind(desk, aCompany())
      const bind = { params: { quoteId: quote.id }, body: {} }
      const bound = await atOnce(`bind ${how}`, bindQuote, bind, producer, key)
      once(`bind ${how}`, different(bound, /"binder":\{[^}]*"id":"(\w+)"/))

      const other = await aBoundQuote(desk, aCompany())
      const issue = { params: { quoteId: other.id }, body: {} }
      const issued = await atOnce(`issue ${how}`, agentIssueQuote, issue, producer, key)
      once(`issue ${how}`, different(issued, /"id":"(pol_\w+)"/))

      const { id: policyId } = await aPolicy(desk, aCompany())
      const { balance: due } = await desk.agent.call(getBalance, { params: { policyId } })
      const payment = { policyId, amount: due, paymentMethod: 'Wire', paymentDate: day, reference: `wire ${policyId}` }
      await atOnce(`pay ${how}`, applyExternalPayment, { body: payment }, chief, key)
      const { amountPaid } = await desk.agent.call(getAmountPaid, { params: { policyId } })
      if (amountPaid !== due) broken.push(`pay ${how}: ${amountPaid} was paid of ${due}`)
      const { hits } = await desk.chief.call(searchTransactions, { query: { policyId } })
      once(`pay ${how}`, hits.length)

      const cancel = { params: { policyId }, body: { reason: 'Sold' } }
      await atOnce(`cancel ${how}`, flatCancelPolicy, cancel, chief, key)
      const { hits: refunds } = await until(
        'The refund',
        () => desk.chief.call(searchRefunds, { query: { policyId } }),
        (page) => page.hits.length > 0,
      )
      once(`the refund of a cancellation ${how}`, refunds.length)
      const [refund] = refunds
      if (refund === undefined) continue
      if (refund.amount !== due) broken.push(`cancel ${how}: ${refund.amount} is returned of ${due}`)
      const refundParams = { refundId: refund.id }
      await atOnce(`approve ${how}`, approveRefund, { params: refundParams, body: { amount: due } }, second, key)
      const cheque = { pastProcessor: { paymentMethod: 'Check', reference: `check ${refund.id}` } }
      const paid = await atOnce(`refund ${how}`, payRefund, { params: refundParams, body: cheque }, chief, key)
      if (paid.length === 0) broken.push(`refund ${how} was never paid`)
      const { balance } = await desk.agent.call(getBalance, { params: { policyId } })
      if (balance !== 0) broken.push(`after a refund ${how} the balance is ${balance}`)
    }

    const { id: policyId } = await aPolicy(desk, aCompany())
    const { balance: due } = await desk.agent.call(getBalance, { params: { policyId } })
    const paymentOf = (amount: string) =>
      JSON.stringify({
        policyId,
        paymentMethod: 'Check',
        paymentDate: day,
        reference: randomUUID(),
        amount: '@',
      }).replace('"@"', amount)
    for (const amount of [...noAmounts, String(due + 1), '999999999999']) {
      const { status, body } = await ask(applyExternalPayment, {}, { token: chief, raw: paymentOf(amount) })
      if (status < 400 || status >= 500) broken.push(`a payment of ${amount} is answered with ${status} ${body}`)
    }
    // Two halves and a bit, all at once, are no more than what is due.
    const parts = await Promise.all(
      Array.from({ length: 3 }, () =>
        ask(applyExternalPayment, {}, { token: chief, raw: paymentOf(String(Math.ceil(due / 2))) }),
      ),
    )
    const { balance: left } = await desk.agent.call(getBalance, { params: { policyId } })
    if (left < 0) broken.push(`parts of a payment at once leave ${left}: ${JSON.stringify(statuses(parts))}`)

    await new Promise((done) => setTimeout(done, 2000))
    const { total } = await desk.chief.call(getTrialBalance, { query: {} })
    if (total !== 0) broken.push(`the trial balance is ${total}`)
    return broken
  },
}
