import { policies } from '../store/policies.ts'
import { bindersGroup } from '../store/policyGroups.ts'

/** How many binders of an agency wait to be issued: they have no broker of record yet who could change. */
export const standingBindersOf = async (agencyId: string): Promise<number> => {
  const rows = await policies.every({ scopes: [`agency:${agencyId}`], group: bindersGroup })
  return rows.filter(({ status }) => status === 'BOUND').length
}
