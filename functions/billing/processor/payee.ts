import { z } from 'zod'
import { fail } from '#functions/_platform/problems/problem.ts'
import { call, type SessionRequest } from './processor.ts'
import { ProcessorSession } from './processorTransaction.ts'

/** A bank account that was entered on the processor's page: its token, and what may be shown of it. */
const Payee = z.object({
  token: z.string(),
  bankName: z.string(),
  accountType: z.string(),
  last4: z.string().regex(/^\d{4}$/),
})

const PayeeSession = z.object({ reference: z.string(), payee: Payee.nullish() })

/**
 * Opens the page on which the processor collects a bank account that is to be paid: the platform never sees it (rule: card-data).
 * @throws billing.processorUnavailable
 */
export const openPayeePage = async ({
  idempotencyKey,
  ...request
}: Pick<SessionRequest, 'currency' | 'customerEmail' | 'idempotencyKey' | 'reference' | 'returnUrl'>): Promise<
  z.infer<typeof ProcessorSession>
> =>
  (await call(ProcessorSession, { method: 'POST', path: '/payees', body: request, idempotencyKey })) ??
  fail('billing.processorUnavailable')

/**
 * What was entered on such a page for this reference; undefined where nothing was, or the page was for somebody else.
 * @throws billing.processorUnavailable
 */
export const payeeOf = async ({
  sessionId,
  reference,
}: {
  readonly sessionId: string
  readonly reference: string
}): Promise<z.infer<typeof Payee> | undefined> => {
  const told = await call(PayeeSession, { method: 'GET', path: `/payees/${encodeURIComponent(sessionId)}` })
  return told?.reference === reference ? (told.payee ?? undefined) : undefined
}
