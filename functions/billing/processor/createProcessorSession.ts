import { implement } from '#functions/_platform/http/implement.ts'
import { createProcessorSession as contract } from '#shared/contracts/billing/processorSession.ts'
import { sessionOfKey } from './processor.ts'

/** The key is the credential; what it opens is the processor's to say. */
export const createProcessorSession = implement(contract)(async ({ query, fail }) => {
  const session = (await sessionOfKey(query.authKey)) ?? fail('billing.sessionNotFound')
  return { sessionId: session.sessionId }
})
