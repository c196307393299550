import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/history/historyFor.ts'
import * as contract from '#shared/contracts/auth/roleTemplates.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireTemplate } from './templateReach.ts'

export const listRoleTemplateHistory = implement(contract.listRoleTemplateHistory)(async ({ params, actor }) => {
  const { id } = await requireTemplate(params.roleTemplateId, actor)
  return historyFor(id, actor, historyShares.roleTemplate)
})
