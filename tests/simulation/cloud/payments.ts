import { signatureOf } from '#cdk/local/emulators/processor/callbacks.ts'

/** What the processor does with a payment. */
export const behaviours = ['succeeds', 'declines', 'timesOut', 'chargesBack'] as const
export type Behaviour = (typeof behaviours)[number]

interface Session {
  readonly sessionId: string
  readonly amount: number
  readonly currency: string
  readonly reference: string
}
interface Payment {
  readonly transactionId: string
  readonly status: string
  readonly method: { readonly token: string }
}

/** The payment processor: sessions that are paid once, charges and payouts by token, transactions to ask for, signed callbacks. */
export interface Payments {
  fetch(address: string, init: RequestInit): Response
  /** Pays on the page of a session, as a card of that behaviour does; the id of the payment that it led to. */
  pay(sessionId: string, behaviour: Behaviour): string | undefined
  /** The callbacks that wait, signed, each to be handed to the platform. */
  takeCallbacks(): { readonly body: string; readonly signature: string }[]
}

const secret = 'sandbox-secret'
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })

/** Opens a processor of one's own; its secret is `sandbox-secret`. */
export const openPayments = (): Payments => {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const payments = new Map<string, Payment>()
  const paid = new Map<string, Payment>()
  const payouts = new Map<string, { readonly payoutId: string; readonly reference: string; readonly status: string }>()
  let callbacks: string[] = []
  let made = 0
  const nextId = (prefix: string) => {
    made += 1
    return `${prefix}_${String(made).padStart(8, '0')}`
  }

  const told = (payment: Payment): Payment => {
    payments.set(payment.transactionId, payment)
    callbacks.push(JSON.stringify({ id: nextId('evt'), type: `transaction.${payment.status}`, data: { ...payment } }))
    return payment
  }

  const open = (asked: Omit<Session, 'sessionId'>, key: string | undefined): Session => {
    const known = key === undefined ? undefined : byKey.get(key)
    if (known !== undefined) return known
    const session = { ...asked, sessionId: nextId('ses') }
    sessions.set(session.sessionId, session)
    if (key !== undefined) byKey.set(key, session)
    return session
  }

  const take = (session: Session, behaviour: Behaviour): Payment => {
    const known = paid.get(session.sessionId)
    if (known !== undefined && known.status !== 'declined') return known
    const at = new Date(Date.now()).toISOString()
    const payment = told({
      transactionId: nextId('txn'),
      sessionId: session.sessionId,
      reference: session.reference,
      status: { succeeds: 'succeeded', declines: 'declined', timesOut: 'processing', chargesBack: 'succeeded' }[
        behaviour
      ],
      amount: session.amount,
      currency: session.currency,
      method: { type: 'card', brand: 'Visa', last4: '4242', holder: 'Ida Moreau', token: nextId('tok') },
      createdAt: at,
      changedAt: at,
    } as Payment)
    paid.set(session.sessionId, payment)
    if (behaviour === 'chargesBack') told({ ...payment, status: 'chargedBack' })
    return payment
  }

  return {
    fetch(address, init) {
      const { pathname } = new URL(address)
      const key = new Headers(init.headers).get('idempotency-key') ?? undefined
      const asked = () => JSON.parse(String(init.body))
      if (pathname === '/sessions') {
        const session = open(asked(), key)
        const expiresAt = new Date(Date.now() + 1_800_000).toISOString()
        return answer(201, { ...session, authCode: 'auth', expiresAt, url: `https://pay.example/${session.sessionId}` })
      }
      if (pathname === '/charges') {
        const { token, ...body } = asked()
        const isKnown = [...payments.values()].some((payment) => payment.method.token === token)
        return isKnown ? answer(201, take(open(body, key), 'succeeds')) : answer(404, {})
      }
      if (pathname === '/payees') {
        const expiresAt = new Date(Date.now() + 1_800_000).toISOString()
        const sessionId = nextId('pys')
        return answer(201, { sessionId, authCode: 'auth', expiresAt, url: `https://pay.example/payee/${sessionId}` })
      }
      if (pathname === '/payouts') {
        const { reference } = asked()
        const payout = payouts.get(key ?? '') ?? { payoutId: nextId('pay'), reference, status: 'succeeded' }
        payouts.set(key ?? payout.payoutId, payout)
        return answer(201, payout)
      }
      const payment = payments.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''))
      return payment === undefined ? answer(404, {}) : answer(200, payment)
    },
    pay(sessionId, behaviour) {
      const session = sessions.get(sessionId)
      return session && take(session, behaviour).transactionId
    },
    takeCallbacks() {
      const taken = callbacks
      callbacks = []
      return taken.map((body) => ({ body, signature: signatureOf({ body, secret }, Date.now()) }))
    },
  }
}
