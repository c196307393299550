import { implement } from '#functions/_platform/http/implement.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { licenseScopesOf } from '../licenses/licenseReach.ts'
import { surplusPage } from './surplusPage.ts'

export const searchAllSurplusLicenses = implement(contract.searchAllSurplusLicenses)(
  async ({ query: { agencyId, ...query }, actor }) => {
    const page = await surplusPage(await licenseScopesOf(actor, agencyId), query)
    const named = await agencies.byIds(page.content.map((license) => license.agencyId))
    const nameOf = new Map(named.map(({ id, name }) => [id, name]))
    const content = page.content.map((each) => ({ ...each, agencyName: nameOf.get(each.agencyId) ?? '' }))
    return { ...page, content }
  },
)
