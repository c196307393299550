import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import { policies } from '../store/policies.ts'

/** Names the document of a transaction, once it is made; again it changes nothing. */
export const keepTransactionDocument = async (policyId: string, revision: number, docId: DocumentId): Promise<void> => {
  await retryStale(async () => {
    const policy = await policies.byId(policyId)
    const transaction = policy?.transactions.find((each) => each.revision === revision)
    if (policy === undefined || transaction === undefined || transaction.documents.includes(docId)) return
    const transactions = policy.transactions.map((each) =>
      each.revision === revision ? { ...each, documents: [...each.documents, docId] } : each,
    )
    await commit([policies.update(policy, { ...policy, transactions })])
  })
}
