import { randomBytes } from 'node:crypto'
import { openStore } from '../../storage/store.ts'
import type { PaymentMethod } from './paymentForm.ts'
import type { Behaviour } from './sandboxMethods.ts'

export interface PaymentSession {
  readonly sessionId: string
  readonly authCode: string
  /** Minor units of the currency. */
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly customerEmail: string
  readonly returnUrl: string
  readonly callbackUrl: string | undefined
  readonly createdAt: string
  readonly expiresAt: string
}

export type TransactionStatus = 'chargedBack' | 'declined' | 'expired' | 'processing' | 'succeeded'

export interface Transaction {
  readonly transactionId: string
  readonly sessionId: string
  readonly reference: string
  readonly status: TransactionStatus
  readonly amount: number
  readonly currency: string
  readonly method: {
    readonly type: 'bank' | 'card'
    readonly brand: string
    readonly last4: string
    readonly holder: string
    readonly expiry?: string | undefined
    /** Stands for the method in later charges; the number itself is nowhere. */
    readonly token: string
  }
  readonly failure: string | undefined
  readonly createdAt: string
  readonly changedAt: string
}

export interface Callback {
  readonly id: string
  readonly url: string
  readonly body: string
  readonly attempts: number
  readonly nextAt: number
}

const schema = `
CREATE TABLE IF NOT EXISTS session (sessionId TEXT PRIMARY KEY, idempotencyKey TEXT UNIQUE, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS payment (
  transactionId TEXT PRIMARY KEY, sessionId TEXT NOT NULL, status TEXT NOT NULL, behaviour TEXT NOT NULL, dueAt INTEGER, body TEXT NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS payment_once ON payment (sessionId) WHERE status IN ('processing', 'succeeded', 'chargedBack');
CREATE TABLE IF NOT EXISTS callback (id TEXT PRIMARY KEY, url TEXT NOT NULL, body TEXT NOT NULL, attempts INTEGER NOT NULL, nextAt INTEGER);
CREATE TABLE IF NOT EXISTS payee (sessionId TEXT PRIMARY KEY, idempotencyKey TEXT UNIQUE, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS payout (payoutId TEXT PRIMARY KEY, idempotencyKey TEXT UNIQUE, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS payout_return (payoutId TEXT PRIMARY KEY, dueAt INTEGER NOT NULL, url TEXT);`

/** A page on which somebody who is to be paid enters a bank account, and what was entered; of the number the last four digits. */
export interface PayeeSession {
  readonly sessionId: string
  readonly authCode: string
  readonly currency: string
  readonly reference: string
  readonly customerEmail: string
  readonly returnUrl: string
  readonly expiresAt: string
  readonly payee?: {
    readonly token: string
    readonly bankName: string
    readonly accountType: string
    readonly last4: string
    readonly holder: string
  }
}

/** Money that was paid to a card or account, could not be, or came back from the bank later. */
export interface Payout {
  readonly payoutId: string
  readonly status: 'declined' | 'returned' | 'succeeded'
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly last4: string
  readonly failure: string | undefined
  readonly createdAt: string
}

const behaviours = ['chargesBack', 'declines', 'succeeds', 'timesOut'] as const
const toBehaviour = (value: unknown): Behaviour => behaviours.find((each) => each === value) ?? 'succeeds'

/** The cents of amounts that cannot be paid out. */
const declinedCents = 13
/** The cents of amounts that a bank returns after they were paid out. */
const returnedCents = 14

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export type ProcessorStore = ReturnType<typeof openProcessorStore>

/** Sessions, transactions and callbacks still to be delivered. */
export function openProcessorStore(file: string) {
  const store = openStore({ file, schema })
  const toTransaction = (row: Record<string, unknown> | undefined): Transaction | undefined =>
    row && JSON.parse(String(row.body))

  const payout = (payoutId: string): Payout | undefined => {
    const row = store.prepare('SELECT body FROM payout WHERE payoutId = ?').get(payoutId)
    return row && JSON.parse(String(row.body))
  }

  const tell = (url: string, type: string, data: object, createdAt: string): void => {
    const id = newId('evt')
    store
      .prepare('INSERT INTO callback (id, url, body, attempts, nextAt) VALUES (?, ?, ?, 0, ?)')
      .run(id, url, JSON.stringify({ id, type, createdAt, data }), Date.now())
  }

  const addCallback = ({ callbackUrl }: PaymentSession, transaction: Transaction): void => {
    if (callbackUrl !== undefined)
      tell(callbackUrl, `transaction.${transaction.status}`, transaction, transaction.changedAt)
  }

  return {
    addSession(session: PaymentSession, idempotencyKey: string | undefined): PaymentSession {
      const known =
        idempotencyKey && store.prepare('SELECT body FROM session WHERE idempotencyKey = ?').get(idempotencyKey)
      if (known) return JSON.parse(String(known.body))
      store
        .prepare('INSERT INTO session (sessionId, idempotencyKey, body) VALUES (?, ?, ?)')
        .run(session.sessionId, idempotencyKey ?? null, JSON.stringify(session))
      return session
    },
    session(sessionId: string): PaymentSession | undefined {
      const row = store.prepare('SELECT body FROM session WHERE sessionId = ?').get(sessionId)
      return row && JSON.parse(String(row.body))
    },
    transaction: (transactionId: string) =>
      toTransaction(store.prepare('SELECT body FROM payment WHERE transactionId = ?').get(transactionId)),
    /** The session's one transaction that took or may take money, else its last attempt. */
    transactionOf: (sessionId: string) =>
      toTransaction(
        store
          .prepare(
            `SELECT body FROM payment WHERE sessionId = ? ORDER BY status IN ('processing', 'succeeded', 'chargedBack') DESC, rowid DESC LIMIT 1`,
          )
          .get(sessionId),
      ),
    /** The session that is open for who has its key. */
    sessionOfKey(authCode: string): PaymentSession | undefined {
      const row = store.prepare(`SELECT body FROM session WHERE json_extract(body, '$.authCode') = ?`).get(authCode)
      return row && JSON.parse(String(row.body))
    },
    addPayeeSession(session: PayeeSession, idempotencyKey: string | undefined): PayeeSession {
      const known =
        idempotencyKey && store.prepare('SELECT body FROM payee WHERE idempotencyKey = ?').get(idempotencyKey)
      if (known) return JSON.parse(String(known.body))
      store
        .prepare('INSERT INTO payee (sessionId, idempotencyKey, body) VALUES (?, ?, ?)')
        .run(session.sessionId, idempotencyKey ?? null, JSON.stringify(session))
      return session
    },
    payeeSession(sessionId: string): PayeeSession | undefined {
      const row = store.prepare('SELECT body FROM payee WHERE sessionId = ?').get(sessionId)
      return row && JSON.parse(String(row.body))
    },
    /** Keeps what was entered, the first time alone. */
    enterPayee(session: PayeeSession, payee: Omit<NonNullable<PayeeSession['payee']>, 'token'>): PayeeSession {
      const entered = session.payee === undefined ? { ...session, payee: { ...payee, token: newId('pye') } } : session
      store.prepare('UPDATE payee SET body = ? WHERE sessionId = ?').run(JSON.stringify(entered), session.sessionId)
      return entered
    },
    /** The last four digits of the card or account that a token stands for. */
    last4Of(token: string): string | undefined {
      const row = store.prepare(`SELECT body FROM payee WHERE json_extract(body, '$.payee.token') = ?`).get(token)
      const session: PayeeSession | undefined = row && JSON.parse(String(row.body))
      return session?.payee?.last4 ?? this.methodOf(token)?.last4
    },
    /** The card or account that a token stands for. */
    methodOf(token: string): PaymentMethod | undefined {
      const row = store
        .prepare(`SELECT body, behaviour FROM payment WHERE json_extract(body, '$.method.token') = ?`)
        .get(token)
      if (row === undefined) return undefined
      const { type, brand, last4, holder, expiry }: Transaction['method'] = JSON.parse(String(row.body)).method
      return { type, brand, last4, holder, expiry, behaviour: toBehaviour(row.behaviour) }
    },
    /** Adds a transaction and its callback in one step. `dueAt` is when its status changes by itself. */
    addTransaction(
      session: PaymentSession,
      method: PaymentMethod,
      status: TransactionStatus,
      failure: string | undefined,
      dueAt: number | undefined,
    ): Transaction {
      const at = new Date().toISOString()
      const { type, brand, last4, holder, expiry, behaviour } = method
      const transaction: Transaction = {
        transactionId: newId('txn'),
        sessionId: session.sessionId,
        reference: session.reference,
        status,
        amount: session.amount,
        currency: session.currency,
        method: { type, brand, last4, holder, expiry, token: newId('tok') },
        failure,
        createdAt: at,
        changedAt: at,
      }
      store.exec('BEGIN IMMEDIATE')
      store
        .prepare(
          'INSERT INTO payment (transactionId, sessionId, status, behaviour, dueAt, body) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(
          transaction.transactionId,
          session.sessionId,
          status,
          behaviour,
          dueAt ?? null,
          JSON.stringify(transaction),
        )
      addCallback(session, transaction)
      store.exec('COMMIT')
      return transaction
    },
    payout,
    /** Pays out once for a key; `returns` says when the bank sends it back, where it does, and whom it is told. */
    addPayout(
      asked: Pick<Payout, 'amount' | 'currency' | 'last4' | 'reference'>,
      returns: { readonly at: number; readonly callbackUrl: string | undefined },
      key: string | undefined,
    ): Payout {
      const known = key && store.prepare('SELECT body FROM payout WHERE idempotencyKey = ?').get(key)
      if (known) return JSON.parse(String(known.body))
      const isDeclined = asked.amount % 100 === declinedCents
      const made: Payout = {
        ...asked,
        payoutId: newId('pay'),
        status: isDeclined ? 'declined' : 'succeeded',
        failure: isDeclined ? 'The bank refused the payout.' : undefined,
        createdAt: new Date().toISOString(),
      }
      store
        .prepare('INSERT INTO payout (payoutId, idempotencyKey, body) VALUES (?, ?, ?)')
        .run(made.payoutId, key ?? null, JSON.stringify(made))
      if (asked.amount % 100 === returnedCents)
        store
          .prepare('INSERT INTO payout_return (payoutId, dueAt, url) VALUES (?, ?, ?)')
          .run(made.payoutId, returns.at, returns.callbackUrl ?? null)
      return made
    },
    /** Payouts that the bank sends back by now, and the callbacks that tell it. */
    returnPayouts(now: number): void {
      for (const row of store.prepare('SELECT * FROM payout_return WHERE dueAt <= ?').all(now)) {
        const paid = payout(String(row.payoutId))
        if (paid === undefined) continue
        const returned: Payout = { ...paid, status: 'returned', failure: 'The account is closed.' }
        store.exec('BEGIN IMMEDIATE')
        store.prepare('UPDATE payout SET body = ? WHERE payoutId = ?').run(JSON.stringify(returned), returned.payoutId)
        store.prepare('DELETE FROM payout_return WHERE payoutId = ?').run(returned.payoutId)
        if (row.url !== null)
          tell(
            String(row.url),
            'payout.returned',
            { ...returned, transactionId: returned.payoutId },
            new Date().toISOString(),
          )
        store.exec('COMMIT')
      }
    },
    /** Changes a status that was due to change, and adds the callback that tells it. */
    change(transaction: Transaction, status: TransactionStatus, failure: string): void {
      const session = this.session(transaction.sessionId)
      const changed = { ...transaction, status, failure, changedAt: new Date().toISOString() }
      store.exec('BEGIN IMMEDIATE')
      store
        .prepare('UPDATE payment SET status = ?, dueAt = NULL, body = ? WHERE transactionId = ?')
        .run(status, JSON.stringify(changed), transaction.transactionId)
      if (session !== undefined) addCallback(session, changed)
      store.exec('COMMIT')
    },
    /** Transactions whose status is due to change now. */
    due: (now: number): { readonly transaction: Transaction; readonly behaviour: Behaviour }[] =>
      store
        .prepare('SELECT body, behaviour FROM payment WHERE dueAt <= ?')
        .all(now)
        .map((row) => ({
          transaction: JSON.parse(String(row.body)),
          behaviour: row.behaviour === 'chargesBack' ? 'chargesBack' : 'timesOut',
        })),
    callbacks: (now: number): Callback[] =>
      store
        .prepare('SELECT * FROM callback WHERE nextAt <= ?')
        .all(now)
        .map((row) => ({
          id: String(row.id),
          url: String(row.url),
          body: String(row.body),
          attempts: Number(row.attempts),
          nextAt: Number(row.nextAt),
        })),
    /** Callbacks that are still to be delivered, now or later. */
    pendingCallbacks: (): number =>
      Number(store.prepare('SELECT count(*) AS n FROM callback WHERE nextAt IS NOT NULL').get()?.n),
    callbackTried({ id, attempts }: Callback, nextAt: number | undefined): void {
      store.prepare('UPDATE callback SET attempts = ?, nextAt = ? WHERE id = ?').run(attempts + 1, nextAt ?? null, id)
    },
    close: () => store.close(),
  }
}
