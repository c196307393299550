import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'

/** By the processor's own path, on our address too: the payment page asks before it sends somebody there. */
export const createProcessorSession = defineOperation({
  name: 'createProcessorSession',
  method: 'GET',
  path: '/Api/Api/Session/Create',
  summary: 'The processor’s session that a key of `getPaymentProcessorKey` opens, for as long as it is open.',
  access: 'public',
  query: z.strictObject({
    authKey: z
      .string()
      .regex(/^[\w-]{4,100}$/, 'must be the authCode of getPaymentProcessorKey')
      .describe('The authCode of `getPaymentProcessorKey`.'),
  }),
  response: z.object({ sessionId: z.string() }),
  problems: ['billing.processorUnavailable', 'billing.sessionNotFound'],
})
