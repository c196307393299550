import { z } from 'zod'
import { isRehearsing } from '#functions/_platform/held/rehearsal.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type ChargeRequest, call, callbackUrl } from './processor.ts'

/** Money that the processor paid to a card or account, could not pay, or had back from the bank after it was paid. */
const ProcessorPayout = z.object({
  payoutId: z.string(),
  /** As it was paid out with: the policy's number, the agency's id. */
  reference: z.string(),
  status: z.enum(['declined', 'returned', 'succeeded']),
  failure: z.string().optional(),
})
export type ProcessorPayout = z.infer<typeof ProcessorPayout>

/**
 * Pays money back to a card or account that paid before; asked again with the same key, it answers the same payout. A rehearsal takes it for paid.
 * @throws billing.processorUnavailable
 */
export const payOut = async ({
  idempotencyKey,
  ...request
}: Omit<ChargeRequest, 'customerEmail'>): Promise<ProcessorPayout> => {
  if (isRehearsing()) return { payoutId: '', reference: request.reference, status: 'succeeded' }
  const paid = await call(ProcessorPayout, {
    method: 'POST',
    path: '/payouts',
    body: { ...request, callbackUrl: callbackUrl() },
    idempotencyKey,
  })
  return paid ?? fail('billing.methodNotFound')
}

/**
 * A payout as the processor has it now; undefined when it knows none of the id.
 * @throws billing.processorUnavailable
 */
export const payoutById = (payoutId: string): Promise<ProcessorPayout | undefined> =>
  call(ProcessorPayout, { method: 'GET', path: `/payouts/${encodeURIComponent(payoutId)}` })
