import { agencies } from '../store/agencies.ts'

/** The agencies that belong to an organization by name: an agency's locations, those of an aggregator or a cluster. Not itself. */
export const agenciesBelow = async (
  organizationId: string,
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const rows = await agencies.every({ scopes: [`organization:${organizationId}`] })
  return rows.filter(({ id }) => id !== organizationId).map(({ id, name }) => ({ id, name }))
}
