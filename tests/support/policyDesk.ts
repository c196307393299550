import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type ProcessorEmulator, startProcessor } from '#cdk/local/emulators/processor/processor.ts'
import { eventually, scratchFolder } from '#cdk/local/testing/scratch.ts'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as billingHandler } from '#functions/billing/index.ts'
import { handler as billingWorker } from '#functions/billing/worker.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { draftBinder, newPolicyId, nextPolicyNumber, type PolicyRecord, policyById } from '#functions/policy/public.ts'
import { handler as policyWorker } from '#functions/policy/worker.ts'
import { issuePolicy } from '#functions/policy/workflows/issuePolicy.ts'
import { type QuoteRecord, quoteById } from '#functions/quote/public.ts'
import { getPaymentProcessorKey, receiveProcessorEvent, recordPayment } from '#shared/contracts/billing/processor.ts'
import { DocumentId, type QuoteId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { guestOf } from '#tests/cast/actors.ts'
import { presentWeather } from '#tests/weather/ofTheRun.ts'
import { eventsOf } from './eventsOf.ts'
import { callerOf, eventOf } from './operation.ts'
import { deliver as handOn } from './queue.ts'
import { answered, openQuoteDesk } from './quoteDesk.ts'
import { runWorkflow } from './workflow.ts'

const secret = 'sandbox-secret'
const aDocument = (last: string) => DocumentId.parse(`doc_01JH0000000000000000000${last}`)

/** The sandbox's numbers by what they do. */
export const cards = {
  succeeds: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  timesOut: '4000 0000 0000 0119',
  chargesBack: '4000 0000 0000 0259',
} as const

/** A documents worker that makes none. */
const docsWorker = async ({ task }: { readonly task: string }) => ({
  docId: aDocument(task === 'makePolicyDocument' ? 'D01' : 'D02'),
})

/** What the browser sends after a payment. */
const completionOf = (policy: PolicyRecord, transactionId: string, amount: number, isDownPayment = false) => ({
  transactionId,
  transactionDate: '2026-11-20T10:00:00.000Z',
  paymentAmount: amount,
  totalPaymentAmount: amount,
  policyId: policy.id,
  policyNumber: policy.policyNumber,
  lastFourDigits: '4242',
  customerEmail: 'ida@moreau.example',
  quoteId: policy.quoteId,
  agencyId: policy.agencyId,
  policyCreated: policy.created,
  cardType: 'Visa',
  isDownPayment,
})

const hour = 3_600_000

/** The quote desk with the sandbox processor beside it, and the steps by which policies come to where a test begins. */
export const openPolicyDesk = async (region: RegionCode = 'us') => {
  const quotes = await openQuoteDesk(region)
  const held: { body: string; signature: string }[] = []
  let holding = false

  const asPolicy = callerOf(policyHandler)
  const asBilling = callerOf(billingHandler)

  /** Hands a callback to the platform as the gateway does. */
  const callBack = async ({ body, signature }: { body: string; signature: string }): Promise<number> => {
    const event = eventOf(receiveProcessorEvent, { body }, undefined, { headers: { 'processor-signature': signature } })
    return (await billingHandler(event, {} as never)).statusCode ?? 0
  }

  const platform = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const callback = {
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['processor-signature']),
    }
    if (holding) held.push(callback)
    response.writeHead(holding ? 200 : await callBack(callback)).end()
  })
  platform.listen(0, '127.0.0.1')
  await once(platform, 'listening')
  const address = platform.address()
  const port = typeof address === 'object' ? address?.port : 0
  const processor: ProcessorEmulator = await startProcessor({
    file: join(scratchFolder(), 'processor.sqlite'),
    secret,
    publicUrl: 'http://pay.localhost:3000',
    // What comes with time comes when a test says so, however long it takes itself.
    processingMilliseconds: hour,
    chargebackMilliseconds: hour,
  })
  Object.assign(process.env, {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PROCESSOR_URL: processor.url,
    PROCESSOR_SECRET: secret,
  })

  let quote: QuoteRecord | undefined
  const aQuote = async (): Promise<QuoteRecord> => {
    if (quote !== undefined) return quote
    const quoteId: QuoteId = await quotes.aRequestedQuote(
      await quotes.anAccount(),
      {},
      region === 'us' ? 'P250' : 'P100',
    )
    quote = await quoteById(quoteId)
    if (quote === undefined) throw new Error('The quote is gone.')
    return quote
  }

  /** A binder of the producer's agency. */
  const aBinder = async (more: Partial<QuoteRecord> = {}, now = new Date().toISOString()): Promise<PolicyRecord> => {
    const id = newPolicyId()
    const number = await nextPolicyNumber()
    await commit([draftBinder({ ...(await aQuote()), ...more }, { policyId: id, number, now })])
    return read(id)
  }

  const workers = { billing: billingWorker, docs: docsWorker, policy: policyWorker }

  /** Issues a binder as the workflow does. */
  const issue = (policy: PolicyRecord, more: Partial<typeof workers> = {}) =>
    runWorkflow(issuePolicy, { ...workers, ...more }, { policyId: policy.id, quoteId: policy.quoteId })

  /** An issued policy with its invoice. */
  const aPolicy = async (more: Partial<QuoteRecord> = {}): Promise<PolicyRecord> => {
    const binder = await aBinder(more)
    await issue(binder)
    return read(binder.id)
  }

  const read = async (id: string): Promise<PolicyRecord> => {
    const policy = await policyById(id)
    if (policy === undefined) throw new Error(`There is no policy ${id}.`)
    return policy
  }

  const delivered = new Set<string>()
  const shown = ['ledger.posted', 'payment.failed', 'payment.moved', 'payment.received', 'policy.ended']

  /** Takes to their subscribers the events that came since the last time, as queues do. */
  const deliver = async (): Promise<void> => {
    await quotes.settle()
    const events = await eventsOf(quotes.table)
    for (const [index, { name, detail }] of events.entries()) {
      const id = `evt_${index}`
      if (delivered.has(id) || !shown.includes(name)) continue
      delivered.add(id)
      const body = JSON.stringify({ id, 'detail-type': name, time: new Date().toISOString(), detail })
      for (const worker of [billingWorker, policyWorker]) await handOn(worker, [{ messageId: id, body }])
    }
    await quotes.settle()
  }

  /** Pays on the processor's page with a card; the id of the payment it led to. */
  const payAt = async (url: string, card: string): Promise<string> => {
    const sessionId = url.split('/').at(-1) ?? ''
    const form = { method: 'card', expiry: '08/40', cvc: '123', name: 'Ida Moreau', number: card }
    await fetch(`${processor.url}/session/${sessionId}/pay`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    const answer = await fetch(`${processor.url}/sessions/${sessionId}`, { headers: { 'x-api-key': secret } })
    const { transaction } = (await answer.json()) as { transaction: { transactionId: string } }
    return transaction.transactionId
  }

  /** Opens the page of a policy as its payment link does and pays there. */
  const pay = async (policy: PolicyRecord, card: string = cards.succeeds, isDownPayment = false) => {
    const query = { policyId: policy.id, ...(isDownPayment && { isDownPayment: 'true' as const }) }
    const { url } = answered(await asBilling(guestOf('E_PAY', policy.id))(getPaymentProcessorKey, { query }))
    return payAt(url, card)
  }

  /** Tells of a payment as its payer's browser does; when somebody else looks at it, the indexes have it. */
  const record = async (policy: PolicyRecord, transactionId: string, amount = policy.totalPremium, actor?: Actor) => {
    const body = completionOf(policy, transactionId, amount)
    const answer = await asBilling(actor ?? guestOf('E_PAY', policy.id))(recordPayment, { body })
    presentWeather()?.catchUp()
    return answer
  }

  return {
    quotes,
    processor,
    asPolicy,
    asBilling,
    aBinder,
    aPolicy,
    aQuote,
    issue,
    read,
    deliver,
    pay,
    payAt,
    record,
    callBack,
    completionOf,
    events: async (name: DomainEvent['name'], policyId: string) =>
      (await eventsOf(quotes.table)).filter(
        (event) => event.name === name && 'policyId' in event.detail && event.detail.policyId === policyId,
      ),
    /** Keeps the callbacks back until they are released. */
    hold: () => {
      holding = true
    },
    /** The callback of a payment, once the processor has sent it; others come in their own time. */
    heldCallback: (transactionId: string) =>
      eventually(() => held.find(({ body }) => body.includes(`"${transactionId}"`))),
    /** Holds no more; delivers what was held. */
    release: async (): Promise<void> => {
      holding = false
      for (const callback of held.splice(0)) await callBack(callback)
    },
    /** The processor's patience with banks, and the time after which card holders take money back, are over. */
    letTimePass: () => processor.letTimePass(hour),
    close: async () => {
      await processor.stop()
      platform.close()
      await quotes.close()
    },
  }
}

export type PolicyDesk = Awaited<ReturnType<typeof openPolicyDesk>>
