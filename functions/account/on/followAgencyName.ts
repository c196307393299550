import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accounts } from '../store/accounts.ts'
import { type AgencyRecord, agencies } from '../store/agencies.ts'

const pageSize = 100

const rename = async (id: string, { id: agencyId, name }: AgencyRecord): Promise<void> => {
  const account = await accounts.byId(id)
  if (account === undefined || account.agencyId !== agencyId) return
  await commit([accounts.update(account, { ...account, agencyName: name })])
}

/** Lists show accounts with their agency's name: when it changes, so do they. Doing it again finds nothing left to do. */
export const followAgencyName: Subscriber<'agency.changed'> = async ({ detail: { agencyId } }) => {
  const agency = await agencies.byId(agencyId)
  if (agency === undefined) return
  let after: string | undefined
  do {
    const page = await accounts.list({ scopes: [`agency:${agencyId}`], sort: 'created', size: pageSize, after })
    const outdated = page.hits.filter(({ agencyName }) => agencyName !== agency.name)
    for (const { id } of outdated) await retryStale(() => rename(id, agency))
    after = page.nextToken
  } while (after !== undefined)
}
