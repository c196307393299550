import { z } from 'zod'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type ChargeRequest, call } from './processor.ts'

/** Money that the processor paid to a card or account, or could not. */
const ProcessorPayout = z.object({
  payoutId: z.string(),
  status: z.enum(['declined', 'succeeded']),
  failure: z.string().optional(),
})

/**
 * Pays money back to a card or account that paid before; asked again with the same key, it answers the same payout.
 * @throws billing.processorUnavailable
 */
export const payOut = async ({
  idempotencyKey,
  ...request
}: Omit<ChargeRequest, 'customerEmail'>): Promise<z.infer<typeof ProcessorPayout>> =>
  (await call(ProcessorPayout, { method: 'POST', path: '/payouts', body: request, idempotencyKey })) ??
  fail('billing.methodNotFound')
