import type { Vendor } from '#shared/contracts/account/vendors.ts'
import { panelScope, vendors } from '../store/vendors.ts'

/** The vendors of the panel by name, or those of a subcategory. */
export const panelOf = async (subcategory?: Vendor['subcategories'][number]): Promise<Vendor[]> =>
  (await vendors.every({ scopes: [panelScope] })).filter(
    ({ active, subcategories }) => active && (subcategory === undefined || subcategories.includes(subcategory)),
  )
