import { config } from '#functions/_platform/config/config.ts'
import { type RegisteredCompany, searchRegister } from '#shared/domain/account/companyRegister.ts'
import type { CompanyRegister } from './companyRegister.ts'

/** The region's companies; loaded by the first request that asks for them. */
const list = async (): Promise<readonly RegisteredCompany[]> => {
  const { companies } = await import('#shared/domain/account/companies.ts')
  return companies[config.region]
}

/** The register that ships with the platform: invented companies. It stands in for a data provider where there is none. */
export const sandboxRegister: CompanyRegister = {
  search: async ({ text, state, page, size }) => {
    const found = searchRegister(await list(), { search: text, ...(state !== undefined && { state }) })
    return { companies: found.slice(page * size, (page + 1) * size), total: found.length }
  },
  byId: async (cbid) => (await list()).find((company) => company.cbid === cbid),
}
