import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpAnswer } from '#cdk/local/journey/client.ts'
import { attest } from '#cdk/local/journey/steps.ts'
import { until } from '#cdk/local/journey/until.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { getAmountPaid, getBalance } from '#shared/contracts/billing/payments.ts'
import { applyExternalPayment, searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { agentIssueQuote, bindQuote } from '#shared/contracts/quote/binding.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { type Attack, type Target, targetOf } from './attack.ts'
import { bookDay } from './bookDay.ts'
import { aCompany, aQuoteToBind, deskOf } from './business.ts'

const companies = 4
/** Milliseconds between one call and the next of a round, and at most until the kill: some are done, some begun, some not. */
const apart = 40
const mostUntilKill = 250
/** A claim of a key is nobody's after 30 seconds; whoever asks again is answered then. */
const patience = 90_000

interface Shot {
  readonly operation: Operation
  readonly input: unknown
  readonly token: string
  readonly key: string
}

/** A platform in a process of its own that can be killed and started again on its data and port. */
const victimIn = async (dataDir: string) => {
  const start = async (...more: string[]): Promise<{ child: ChildProcess; port: number }> => {
    const child = fork(new URL('./victim.ts', import.meta.url), [dataDir, ...more], { execArgv: ['--no-warnings'] })
    const said = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error('The platform to kill does not start.')
    return { child, port: Number(said[0]) }
  }
  let running = await start('0', 'new')
  const kill = async () => {
    running.child.kill('SIGKILL')
    await once(running.child, 'exit')
  }
  return {
    port: running.port,
    kill,
    /** Begins the shots one after the other, kills the platform among them and starts it again. */
    during: async ({ ask }: Target, shots: readonly Shot[]) => {
      const shooting = shots.map(async ({ operation, input, token, key }, at) => {
        await sleep(at * apart)
        await ask(operation, input, { token, key }).catch(() => undefined)
      })
      await sleep(randomInt(mostUntilKill))
      await kill()
      await Promise.all(shooting)
      running = await start(String(running.port))
    },
  }
}

/** The answer to a call with its key of before, once it is one. */
const answered = async ({ ask }: Target, { operation, input, token, key }: Shot): Promise<HttpAnswer> => {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask(operation, input, { token, key })
    if (!answer.body.includes('idempotency.inFlight') || Date.now() > end) return answer
    await sleep(1000)
  }
}

/** A platform that is killed amid its work does all of it once, and its books balance. */
export const kills: Attack = {
  name: 'kills',
  attack: async () => {
    const broken: string[] = []
    const dataDir = mkdtempSync(join(tmpdir(), 'palisade-kills-'))
    const victim = await victimIn(dataDir)
    try {
      const target = targetOf(victim)
      const desk = await deskOf(target)
      const { producer, superAdmin } = people('us')
      const round = async (operation: Operation, inputs: readonly unknown[], by: typeof producer) => {
        const token = await target.tokenOf(by)
        const shots = inputs.map((input) => ({ operation, input, token, key: randomUUID() }))
        await victim.during(target, shots)
        // What took effect and was never answered says so; it is not done again.
        for (const answer of await Promise.all(shots.map((shot) => answered(target, shot))))
          if (answer.status >= 300 && !answer.body.includes('idempotency.answerLost'))
            broken.push(`${operation.name} after a kill: ${answer.status} ${answer.body}`)
      }

      const sold = []
      for (let count = 0; count < companies; count += 1) {
        const company = aCompany()
        sold.push({ company, quote: await aQuoteToBind(desk, company) })
      }
      await round(
        bindQuote,
        sold.map(({ quote }) => ({ params: { quoteId: quote.id }, body: {} })),
        producer,
      )
      for (const { quote, company } of sold) await attest(desk, quote, company)
      await round(
        agentIssueQuote,
        sold.map(({ quote }) => ({ params: { quoteId: quote.id }, body: {} })),
        producer,
      )
      const policies: { readonly policyId: PolicyId; readonly due: number }[] = []
      for (const { quote } of sold) {
        const { binder } = await desk.agent.call(getQuote, { params: { quoteId: quote.id } })
        const policyId = PolicyId.parse(binder?.id)
        await until(
          'Issuing the policy',
          () => desk.agent.call(getPolicy, { params: { policyId }, query: {} }),
          ({ status }) => status === 'ISSUED' || status === 'IN FORCE',
        )
        const { balance: due } = await until(
          'The invoice',
          () => desk.agent.call(getBalance, { params: { policyId } }).catch(() => ({ balance: 0 })),
          ({ balance }) => balance > 0,
        )
        policies.push({ policyId, due })
      }
      const paymentDate = bookDay()
      await round(
        applyExternalPayment,
        policies.map(({ policyId, due }) => ({
          body: { policyId, amount: due, paymentMethod: 'Wire', paymentDate, reference: policyId },
        })),
        superAdmin,
      )

      for (const { policyId, due } of policies) {
        const { amountPaid } = await desk.agent.call(getAmountPaid, { params: { policyId } })
        const { hits } = await desk.chief.call(searchTransactions, { query: { policyId } })
        if (amountPaid !== due || hits.length !== 1)
          broken.push(`${amountPaid} of ${due} was paid for ${policyId} in ${hits.length} payments`)
      }
      const { totalHits: total } = await desk.agent.call(searchPolicies, { query: {} })
      if (total !== companies) broken.push(`${total} policies were issued of ${companies} quotes`)
      await sleep(2000)
      const { total: off } = await desk.chief.call(getTrialBalance, { query: {} })
      if (off !== 0) broken.push(`the trial balance is ${off}`)
    } finally {
      await victim.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
    return broken
  },
}
