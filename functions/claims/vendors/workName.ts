import { config } from '#functions/_platform/config/config.ts'
import { panelSubcategoryName } from '#shared/contracts/claims/panelSubcategories.ts'

/** What a vendor is brought in for, as the region calls it. */
export const workName = (subcategory: string): string => panelSubcategoryName(subcategory, config.region) ?? subcategory
