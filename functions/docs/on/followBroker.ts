import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { policyById } from '#functions/policy/public.ts'
import { documents } from '../store/documents.ts'
import { followedDocument } from '../store/followedDocument.ts'
import { documentOfChange } from './makeEndorsement.ts'

/**
 * The documents of a policy that everybody sees whose it is go with it to its new broker, and to whoever stands
 * above that one and no more above the former; what the former broker brought for itself alone stays there. The change has a document as each has.
 */
export const followBroker: Subscriber<'policy.brokerChanged'> = async ({ detail, now }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} whose broker has changed.`)
  const { agencyId, teamIds } = policy
  for (const { docId } of await documents.every({ scopes: [`policy:${policy.id}`] }))
    await retryStale(async () => {
      const document = await documents.byId(docId)
      if (document === undefined || document.agencyId === agencyId) return
      const moved = { ...document, agencyId, teamIds }
      await commit([documents.update(document, (await followedDocument(moved)) ?? moved)])
    })
  await documentOfChange(detail, now)
}
