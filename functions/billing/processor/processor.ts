import type { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { mustBeMeant } from '#functions/_platform/held/rehearsal.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { ProcessorSession, ProcessorTransaction, SessionOfKey } from './processorTransaction.ts'

/** The processor answers within seconds or not at all; API Gateway gives us 29 seconds in all. */
const patience = 8_000

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly idempotencyKey?: string
}

const send = async ({ method, path, body, idempotencyKey }: Request): Promise<Response> => {
  if (method !== 'GET') mustBeMeant()
  return fetch(`${config.processorUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-key': secretOf(config.processorSecret),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => fail('billing.processorUnavailable', { cause }))
}

/** The answer as its schema has it; undefined for what the processor does not know. */
export const call = async <Answer>(schema: z.ZodType<Answer>, request: Request): Promise<Answer | undefined> => {
  const response = await send(request)
  if (response.status === 404) return undefined
  if (!response.ok)
    return fail('billing.processorUnavailable', {
      cause: new Error(`The processor answered ${response.status} to ${request.method} ${request.path}.`),
    })
  const answer = schema.safeParse(await response.json().catch(() => undefined))
  return answer.success ? answer.data : fail('billing.processorUnavailable', { cause: answer.error })
}

export interface SessionRequest {
  readonly amount: MinorUnits
  readonly currency: Currency
  /** The policy's number. */
  readonly reference: string
  readonly customerEmail: string
  readonly returnUrl: string
  /** Opens the same session again when it is asked for twice. */
  readonly idempotencyKey: string
}

/** Where the processor tells what has happened. */
export const callbackUrl = (): string => `${config.publicUrl}/api/billing/v1/processor/events`

/**
 * Opens the page on which the processor collects card or account: the platform never sees them (rule: card-data).
 * @throws billing.processorUnavailable
 */
export const openSession = async ({ idempotencyKey, ...request }: SessionRequest): Promise<ProcessorSession> =>
  (await call(ProcessorSession, {
    method: 'POST',
    path: '/sessions',
    body: { ...request, callbackUrl: callbackUrl() },
    idempotencyKey,
  })) ?? fail('billing.processorUnavailable')

/**
 * A payment as the processor has it now; undefined when it knows none of the id.
 * @throws billing.processorUnavailable
 */
export const processorTransaction = (transactionId: string): Promise<ProcessorTransaction | undefined> =>
  call(ProcessorTransaction, { method: 'GET', path: `/transactions/${encodeURIComponent(transactionId)}` })

/**
 * The session that a key opens, by the processor's own interface; undefined when it opens none, or none any more.
 * @throws billing.processorUnavailable
 */
export const sessionOfKey = (authKey: string): Promise<{ readonly sessionId: string } | undefined> =>
  call(SessionOfKey, { method: 'GET', path: `/Api/Api/Session/Create?authKey=${encodeURIComponent(authKey)}` })

export interface ChargeRequest extends Omit<SessionRequest, 'returnUrl'> {
  /** Stands for the card or account. */
  readonly token: string
}

/**
 * Charges a card or account that the processor keeps; asked again with the same key, it answers the same payment.
 * @throws billing.processorUnavailable
 */
export const chargeToken = async ({ idempotencyKey, ...request }: ChargeRequest): Promise<ProcessorTransaction> =>
  (await call(ProcessorTransaction, {
    method: 'POST',
    path: '/charges',
    body: { ...request, callbackUrl: callbackUrl() },
    idempotencyKey,
  })) ?? fail('billing.methodNotFound')
