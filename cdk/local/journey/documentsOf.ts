import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { RegionClient } from './client.ts'
import { until } from './until.ts'

/** The names of the documents an account has once its policy is issued. */
export const documentsOf = async (agent: RegionClient, accountId: AccountId): Promise<readonly string[]> => {
  const page = await until(
    'Making the documents',
    () => agent.call(searchOwnerDocuments, { params: { ownerId: accountId }, query: {} }),
    ({ content }) => content.length >= 3,
  )
  return page.content.map(({ docType }) => docType)
}
