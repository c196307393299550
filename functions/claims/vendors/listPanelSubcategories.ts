import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { panelSubcategories, panelSubcategoryName } from '#shared/contracts/claims/panelSubcategories.ts'
import { listPanelSubcategories as contract } from '#shared/contracts/claims/reports.ts'

export const listPanelSubcategories = implement(contract)(async () =>
  panelSubcategories.map((each) => ({ ...each, name: panelSubcategoryName(each.id, config.region) ?? each.name })),
)
