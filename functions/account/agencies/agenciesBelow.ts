import type { Named } from '../organizations/organizationPage.ts'
import { agencies } from '../store/agencies.ts'

/** More than one organization has; the rest is not looked at. */
const most = 1000

/** The agencies that belong to an organization by name: an agency's locations, those of an aggregator or a cluster. Not itself. */
export const agenciesBelow = async (organizationId: string): Promise<Named[]> => {
  const { hits } = await agencies.list({ scopes: [`organization:${organizationId}`], size: most })
  return hits.filter(({ id }) => id !== organizationId).map(({ id, name }) => ({ id, name }))
}
