import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { roleTemplates } from '#functions/directory/store/roleTemplates.ts'
import * as contract from '#shared/contracts/auth/roleTemplates.ts'
import { peopleOf, requireOwnTemplate, shownTemplate, templateGuard } from './templateReach.ts'

export const withdrawRoleTemplate = implement(contract.withdrawRoleTemplate)(async ({ params, actor, now, fail }) => {
  const template = await requireOwnTemplate(params.roleTemplateId, actor)
  const status = templateGuard.after(template.status, 'withdraw', { actor })
  const { length: people } = await peopleOf(template.id)
  if (people > 0) return fail('roleTemplate.inUse', { data: { people } })
  const after = { ...template, status, changed: { by: actor.userId, name: actor.name, at: now }, lastUpdated: now }
  await commit([roleTemplates.update(template, after)])
  return shownTemplate(after)
})
