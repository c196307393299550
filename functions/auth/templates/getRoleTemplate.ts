import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/roleTemplates.ts'
import { peopleOf, requireTemplate, shownTemplate, templateGuard } from './templateReach.ts'

export const getRoleTemplate = implement(contract.getRoleTemplate)(async ({ params, actor }) => {
  const template = await requireTemplate(params.roleTemplateId, actor)
  const isOwn = template.organizationId === actor.organizationId
  const { length: people } = await peopleOf(template.id)
  const allowedActions = isOwn ? [...templateGuard.allowed(template.status, { actor })] : []
  return { ...shownTemplate(template), people, allowedActions }
})
