import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { roleTemplates, type StoredRoleTemplate } from '#functions/directory/store/roleTemplates.ts'
import { templateScope, users } from '#functions/directory/store/users.ts'
import { type RoleTemplate, updateRoleTemplate, withdrawRoleTemplate } from '#shared/contracts/auth/roleTemplates.ts'
import { keptOf } from '#shared/domain/identity/roleTemplate.ts'
import { roleTemplateLife } from '#shared/records/roleTemplate/roleTemplateLife.ts'

/** The guard of templates of roles. */
export const templateGuard = guardOf(roleTemplateLife, {
  refusal: 'roleTemplate.notAllowed',
  contracts: [updateRoleTemplate, withdrawRoleTemplate],
})

const isOwn = ({ accountType, organizationId }: RoleTemplate, actor: Actor): boolean =>
  actor.accountType === accountType && actor.organizationId === organizationId

/** The template for who reads it: of the own organization, for staff of any. */
export const requireTemplate = (id: string, actor: Actor): Promise<StoredRoleTemplate> =>
  roleTemplates.require(id, (template) => actor.accountType === 'COWBELL' || isOwn(template, actor))

/** The template for who changes it: what an organization makes of its roles is its own people’s alone. */
export const requireOwnTemplate = (id: string, actor: Actor): Promise<StoredRoleTemplate> =>
  roleTemplates.require(id, (template) => isOwn(template, actor))

/** The people who have a template, kept places among them. */
export const peopleOf = async (id: string) => users.every({ scopes: [templateScope(id)] })

/** A template as it is answered: with what its role still has of what it keeps. */
export const shownTemplate = <Template extends RoleTemplate>(template: Template): Template => ({
  ...template,
  keeps: keptOf(template),
})
