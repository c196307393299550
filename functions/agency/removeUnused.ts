import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { accountsOfAgency } from '#functions/account/public.ts'
import { agencyUsers } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { hasQuotes } from '#functions/quote/public.ts'
import { hasSubmissions } from '#functions/submission/public.ts'
import { mustNotMerge } from './standing/agencyGuard.ts'

/** What an agency has that goes with it. */
const belongings = async (id: string): Promise<Write[]> => {
  const [ofTeams, ofLicenses, ofSurplus] = await Promise.all([
    teams.every({ scopes: [`organization:${id}`] }),
    agencyLicenses.every({ scopes: [`agency:${id}`] }),
    surplusLicenses.every({ scopes: [`agency:${id}`] }),
  ])
  const [theirTeams, licenses, surplus] = await Promise.all([
    teams.byIds(ofTeams.map((each) => each.id)),
    agencyLicenses.byIds(ofLicenses.map((each) => each.id)),
    surplusLicenses.byIds(ofSurplus.map((each) => each.id)),
  ])
  return [
    ...theirTeams.map((each) => teams.remove(each)),
    ...licenses.map((each) => agencyLicenses.remove(each)),
    ...surplus.map((each) => surplusLicenses.remove(each)),
  ]
}

/**
 * The writes that take an agency away that nobody used (decision: closed-organization): one with people, clients or locations
 * is in use, one that business was done with or that belonged to somebody stays on record.
 * Nor does one go amid a merger.
 * @throws agency.hasHistory, agency.inUse, agency.merging
 */
export const removeUnused = async (agency: Stored<AgencyRecord>): Promise<readonly Write[]> => {
  const { id, aggregatorId, clusterId } = agency
  mustNotMerge(agency)
  const [people, clients, below, related, isKnown] = await Promise.all([
    agencyUsers(id),
    accountsOfAgency(id),
    agencies.every({ scopes: [`organization:${id}`] }),
    relationships.every({ scopes: [`from:${id}`, `to:${id}`] }),
    Promise.all([hasQuotes(`agency:${id}`), hasSubmissions(`agency:${id}`)]),
  ])
  const locations = below.filter((each) => each.id !== id).length
  const users = people.length
  if (users + clients + locations > 0) return fail('agency.inUse', { data: { users, clients, locations } })
  const belongs = related.length > 0 || aggregatorId !== undefined || clusterId !== undefined
  if (belongs || isKnown.some(Boolean)) return fail('agency.hasHistory')
  return [agencies.remove(agency), ...(await belongings(id))]
}
