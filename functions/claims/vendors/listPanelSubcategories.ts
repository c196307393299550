import { implement } from '#functions/_platform/http/implement.ts'
import { panelSubcategories } from '#shared/contracts/claims/panelSubcategories.ts'
import { listPanelSubcategories as contract } from '#shared/contracts/claims/reports.ts'

export const listPanelSubcategories = implement(contract)(async () => [...panelSubcategories])
