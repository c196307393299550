import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { paymentPage, requirePolicy } from '#functions/policy/public.ts'
import { getPaymentProcessor as contract } from '#shared/contracts/billing/processor.ts'

/** Payments are asked for under our own address; the processor's page is opened by `getPaymentProcessorKey`. */
export const getPaymentProcessor = implement(contract)(async ({ query, actor }) => {
  const policy = await requirePolicy(query.policyId, actor)
  return { processorName: config.processorName, url: `${config.publicUrl}${paymentPage(policy.id)}` }
})
