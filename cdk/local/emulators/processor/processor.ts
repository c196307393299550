import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { z } from 'zod'
import { readBody } from '../../http/body.ts'
import { listen } from '../../http/listen.ts'
import { respondJson } from '../../http/respond.ts'
import type { Emulator } from '../dynamodb.ts'
import { deliverCallbacks } from './callbacks.ts'
import { hostedPages } from './hostedPages.ts'
import type { PaymentMethod } from './paymentForm.ts'
import {
  newId,
  openProcessorStore,
  type PayeeSession,
  type PaymentSession,
  type ProcessorStore,
  type Transaction,
} from './processorStore.ts'

export interface ProcessorEmulator extends Emulator {
  /** Serves the hosted pages under their public host. */
  readonly pages: RequestListener
  /** Callbacks still to be delivered. */
  pendingCallbacks(): number
  /** Has what payments of before come to with time, the end of patience, a chargeback or a callback's next try, come so much earlier. */
  letTimePass(milliseconds: number): void
}

interface ProcessorSettings {
  readonly file: string
  /** API key and callback secret in one. */
  readonly secret: string
  /** Where browsers reach the hosted pages, `http://pay.localhost:3000`. */
  readonly publicUrl: string
  readonly port?: number
  readonly processingMilliseconds?: number
  readonly chargebackMilliseconds?: number
}

const sessionBody = z.object({
  amount: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference: z.string().min(1).max(200),
  customerEmail: z.string().default(''),
  returnUrl: z.url(),
  callbackUrl: z.url().optional(),
})

/** A charge of a card or account that paid before, by the token that stands for it. */
const chargeBody = sessionBody.omit({ returnUrl: true }).extend({ token: z.string().max(100) })

/** Money back to a card or account that paid before. */
const payoutBody = chargeBody.pick({ amount: true, callbackUrl: true, currency: true, reference: true, token: true })

/** A page on which somebody who is to be paid enters a bank account. */
const payeeBody = sessionBody.pick({ currency: true, customerEmail: true, reference: true, returnUrl: true })

const sessionMinutes = 30
const clockMilliseconds = 250
/** So long after it a card holder disputes a payment, and a bank returns a payout. */
const untilTakenBack = 60_000

/**
 * The sandbox payment processor: sessions, charges and payouts over its API, a hosted page that collects card or account,
 * signed callbacks, transactions to ask for, a page that collects an account to be paid. A payout of an amount that ends in 13 cents is declined, and one that ends in 14 cents comes back from the bank later. A session is paid once, however often its form is sent. Numbers and CVCs are never stored.
 */
export async function startProcessor(settings: ProcessorSettings): Promise<ProcessorEmulator> {
  const { secret, processingMilliseconds = 30_000, chargebackMilliseconds = untilTakenBack } = settings
  const store = openProcessorStore(settings.file)
  let passed = 0
  const now = () => Date.now() + passed

  const pay = (session: PaymentSession, method: PaymentMethod): Transaction => {
    const known = store.transactionOf(session.sessionId)
    if (known !== undefined && known.status !== 'declined' && known.status !== 'expired') return known
    const { behaviour } = method
    if (behaviour === 'declines')
      return store.addTransaction(session, method, 'declined', 'The bank refused the payment.', undefined)
    if (behaviour === 'timesOut')
      return store.addTransaction(session, method, 'processing', undefined, now() + processingMilliseconds)
    const chargedBackAt = behaviour === 'chargesBack' ? now() + chargebackMilliseconds : undefined
    return store.addTransaction(session, method, 'succeeded', undefined, chargedBackAt)
  }

  const tick = async (): Promise<void> => {
    for (const { transaction, behaviour } of store.due(now())) {
      if (behaviour === 'chargesBack') store.change(transaction, 'chargedBack', 'The card holder disputed the payment.')
      else store.change(transaction, 'expired', 'The bank did not answer in time.')
    }
    store.returnPayouts(now())
    await deliverCallbacks(store, secret, now)
  }
  let ticking: Promise<void> = Promise.resolve()
  let idle = true
  const clock = setInterval(() => {
    if (!idle) return
    idle = false
    ticking = tick().finally(() => {
      idle = true
    })
  }, clockMilliseconds)

  const showPages = hostedPages({ store, pay })
  const pages: RequestListener = (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    showPages(request, response, path).catch(() => response.writeHead(500).end())
  }
  const api = apiOf(store, settings, { now, pay })
  const server = await listen((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (/^\/(session\/|payee\/|pay\.js)/.test(path)) pages(request, response)
    else api(request, response, path).catch((error: unknown) => respondJson(response, { message: String(error) }, 500))
  }, settings.port)

  return {
    url: server.url,
    pages,
    pendingCallbacks: () => store.pendingCallbacks(),
    letTimePass(milliseconds) {
      passed += milliseconds
    },
    async stop() {
      clearInterval(clock)
      await ticking
      await server.stop()
      store.close()
    },
  }
}

const newSession = (
  asked: Omit<z.infer<typeof sessionBody>, 'callbackUrl'> & { callbackUrl?: string | undefined },
): PaymentSession => {
  const now = Date.now()
  return {
    ...asked,
    callbackUrl: asked.callbackUrl,
    sessionId: newId('ses'),
    authCode: newId('auth'),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + sessionMinutes * 60_000).toISOString(),
  }
}

const newPayeeSession = (asked: z.infer<typeof payeeBody>): PayeeSession => ({
  ...asked,
  sessionId: newId('pys'),
  authCode: newId('auth'),
  expiresAt: new Date(Date.now() + sessionMinutes * 60_000).toISOString(),
})

const apiOf =
  (
    store: ProcessorStore,
    { secret, publicUrl, chargebackMilliseconds = untilTakenBack }: ProcessorSettings,
    { now, pay }: { now(): number; pay(session: PaymentSession, method: PaymentMethod): Transaction },
  ) =>
  async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method === 'GET' && path === '/Api/Api/Session/Create') {
      const authKey = new URL(request.url ?? '', publicUrl).searchParams.get('authKey') ?? ''
      const open = store.sessionOfKey(authKey)
      if (open === undefined || open.expiresAt < new Date().toISOString())
        return respondJson(response, { message: 'Not found.' }, 404)
      return respondJson(response, { sessionId: open.sessionId })
    }
    if (!isKey(request, secret)) return respondJson(response, { message: 'The API key is wrong.' }, 401)
    if (request.method === 'POST' && path === '/sessions') {
      const body = sessionBody.safeParse(await jsonOf(request))
      if (!body.success) return respondJson(response, { message: z.prettifyError(body.error) }, 400)
      const { sessionId, authCode, expiresAt } = store.addSession(newSession(body.data), keyOf(request))
      return respondJson(response, { sessionId, authCode, expiresAt, url: `${publicUrl}/session/${sessionId}` }, 201)
    }
    if (request.method === 'POST' && path === '/charges') {
      const body = chargeBody.safeParse(await jsonOf(request))
      if (!body.success) return respondJson(response, { message: z.prettifyError(body.error) }, 400)
      const { token, ...asked } = body.data
      const method = store.methodOf(token)
      if (method === undefined) return respondJson(response, { message: 'Not found.' }, 404)
      const session = store.addSession(newSession({ ...asked, returnUrl: publicUrl }), keyOf(request))
      return respondJson(response, pay(session, method), 201)
    }
    if (request.method === 'POST' && path === '/payouts') {
      const body = payoutBody.safeParse(await jsonOf(request))
      if (!body.success) return respondJson(response, { message: z.prettifyError(body.error) }, 400)
      const { callbackUrl, token, ...asked } = body.data
      const last4 = store.last4Of(token)
      if (last4 === undefined) return respondJson(response, { message: 'Not found.' }, 404)
      const returns = { callbackUrl, at: now() + chargebackMilliseconds }
      return respondJson(response, store.addPayout({ ...asked, last4 }, returns, keyOf(request)), 201)
    }
    if (request.method === 'POST' && path === '/payees') {
      const body = payeeBody.safeParse(await jsonOf(request))
      if (!body.success) return respondJson(response, { message: z.prettifyError(body.error) }, 400)
      const { sessionId, authCode, expiresAt } = store.addPayeeSession(newPayeeSession(body.data), keyOf(request))
      return respondJson(response, { sessionId, authCode, expiresAt, url: `${publicUrl}/payee/${sessionId}` }, 201)
    }
    const [, payoutId = ''] = /^\/payouts\/(\w+)$/.exec(path) ?? []
    const payout = payoutId === '' ? undefined : store.payout(payoutId)
    if (payout !== undefined && request.method === 'GET') return respondJson(response, payout)
    const [, payeeId = ''] = /^\/payees\/(\w+)$/.exec(path) ?? []
    const payee = payeeId === '' ? undefined : store.payeeSession(payeeId)
    if (payee !== undefined && request.method === 'GET')
      return respondJson(response, { reference: payee.reference, payee: payee.payee ?? null })
    const [, kind, id = ''] = /^\/(sessions|transactions)\/(\w+)$/.exec(path) ?? []
    const session = kind === 'sessions' ? store.session(id) : undefined
    const found =
      session === undefined
        ? kind === 'transactions' && store.transaction(id)
        : { ...session, transaction: store.transactionOf(id) ?? null }
    if (!found || request.method !== 'GET') return respondJson(response, { message: 'Not found.' }, 404)
    return respondJson(response, found)
  }

const keyOf = (request: IncomingMessage): string | undefined => request.headers['idempotency-key']?.toString()

const isKey = (request: IncomingMessage, secret: string): boolean => {
  const given = request.headers['x-api-key']?.toString() ?? request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  return given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret))
}

const jsonOf = async (request: IncomingMessage): Promise<unknown> => {
  try {
    return JSON.parse((await readBody(request, 100_000)).toString('utf8'))
  } catch {
    return undefined
  }
}
