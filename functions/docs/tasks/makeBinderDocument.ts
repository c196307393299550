import { config } from '#functions/_platform/config/config.ts'
import { binderData } from '../documentData/binderData.ts'
import { writtenForPolicy } from '../forms/manuscriptsOf.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import { policyDocument } from './policyDocument.ts'

/** The binder's PDF: evidence of cover until the policy is issued. */
export const makeBinderDocument = policyDocument(madeByTask.makeBinderDocument, async (policy, named, today, book) => {
  const [manuscripts, { binderDocument }] = await Promise.all([
    writtenForPolicy(policy),
    import('../templates/binderDocument.ts'),
  ])
  return binderDocument(binderData(config.region, policy, named, today, { book, manuscripts }))
})
