import { config } from '#functions/_platform/config/config.ts'
import { standingNames } from '#functions/account/public.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The names of organizations of every kind by their ids. */
export const linkNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const ofKind = (prefix: string) => ids.filter((id) => id.startsWith(prefix))
  const [ofAgencies, ofPersonas, ofAccounts] = await Promise.all([
    agencies.byIds(ofKind('agy_')),
    personas.byIds(ofKind('org_')),
    standingNames(ofKind('acc_')),
  ])
  const programme = { id: providerId, name: regionOf(config.region).provider.name }
  return new Map([programme, ...ofAgencies, ...ofPersonas, ...ofAccounts].map(({ id, name }) => [id, name]))
}
