import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { roleTemplates, templateKey } from '#functions/directory/store/roleTemplates.ts'
import * as contract from '#shared/contracts/auth/roleTemplates.ts'
import { keptOf } from '#shared/domain/identity/roleTemplate.ts'
import { keepsAdministrator } from '../users/lastAdministrator.ts'
import { mayGiveRole } from '../users/reach.ts'
import { refuseBeyond } from './refuseBeyond.ts'
import { requireOwnTemplate, templateGuard } from './templateReach.ts'

/** Nobody changes the template that they have themselves: it would be to change the own role. */
export const updateRoleTemplate = implement(contract.updateRoleTemplate)(async ({ params, body, actor, now, fail }) => {
  const template = await requireOwnTemplate(params.roleTemplateId, actor)
  const status = templateGuard.after(template.status, 'update', { actor })
  if (!mayGiveRole(actor, template.role)) return fail('permission.denied')
  if (actor.roleTemplateId === template.id) return fail('roleTemplate.own')
  const { organizationId, role } = template
  const { name } = body
  refuseBeyond({ role, keeps: body.keeps })
  const named = await roleTemplates.idByUnique('name', templateKey({ organizationId, name }))
  if (named !== undefined && named !== template.id) return fail('roleTemplate.alreadyThere', { data: { name } })
  const keeps = keptOf({ role, keeps: body.keeps })
  const stays = await keepsAdministrator(organizationId, (each) =>
    each.roleTemplateId === template.id ? { role: each.role, keeps } : undefined,
  )
  const after: contract.RoleTemplate = {
    ...template,
    name,
    keeps,
    status,
    edition: template.edition + 1,
    changed: { by: actor.userId, name: actor.name, at: now },
    lastUpdated: now,
  }
  await commit([roleTemplates.update(template, after), ...stays])
  return after
})
