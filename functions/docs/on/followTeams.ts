import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import { agencyLibrary, documents } from '../store/documents.ts'

/** What everybody reads whose the client is, and what its agency keeps for itself. */
const libraries = ({ id, agencyId }: Account): string[] => [
  `account:${id}`,
  ...(agencyId === undefined ? [] : [agencyLibrary({ agencyId, ownerId: id })]),
]

const follow = async (documentId: string, accountId: string): Promise<void> => {
  const [document, account] = await Promise.all([documents.byId(documentId), accountById(accountId)])
  if (document?.agencyId === undefined || document.agencyId !== account?.agencyId) return
  const teamIds = account.teams.map(({ id }) => id)
  if (teamIds.length === 0 || teamIds.join() === document.teamIds.join()) return
  await commit([documents.update(document, { ...document, teamIds })])
}

/**
 * Documents of a client are seen by the teams that look after it, as its cover is (decision: cover-follows); what nobody but
 * staff sees, and what another agency has, stays.
 */
export const followTeams: Subscriber<'account.handedOver'> = async ({ detail: { accountId } }) => {
  const account = await accountById(accountId)
  if (account === undefined) return
  for (const { docId } of await documents.every({ scopes: libraries(account) }))
    await retryStale(() => follow(docId, accountId))
}
