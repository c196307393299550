import type { Vendor } from '#shared/contracts/account/vendors.ts'
import { panelScope, vendors } from '../store/vendors.ts'

interface Wanted {
  readonly subcategory?: Vendor['subcategories'][number] | undefined
  /** Those too that were taken out of it. */
  readonly inactive?: boolean | undefined
}

/** The vendors of the panel by name, or those of a subcategory. */
export const panelOf = async ({ subcategory, inactive = false }: Wanted): Promise<Vendor[]> =>
  (await vendors.every({ scopes: [panelScope] })).filter(
    ({ active, subcategories }) =>
      (active || inactive) && (subcategory === undefined || subcategories.includes(subcategory)),
  )
