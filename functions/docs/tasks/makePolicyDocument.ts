import { config } from '#functions/_platform/config/config.ts'
import { policyData } from '../documentData/policyData.ts'
import { textsOfPolicy } from '../forms/textsOfPolicy.ts'
import { policyDocument } from './policyDocument.ts'

/** The policy's PDF: declarations, schedule and notices, and what its forms say. */
export const makePolicyDocument = policyDocument('Policy', async (policy, agency, today, book) => {
  const [texts, { policyDocument: document }] = await Promise.all([
    textsOfPolicy(policy, book),
    import('../templates/policyDocument.ts'),
  ])
  return document(policyData(config.region, policy, agency, today, { book, texts }))
})
