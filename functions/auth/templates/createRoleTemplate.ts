import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { roleTemplates, templateKey, templatesOf } from '#functions/directory/store/roleTemplates.ts'
import * as contract from '#shared/contracts/auth/roleTemplates.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { keptOf, mostRoleTemplates } from '#shared/domain/identity/roleTemplate.ts'
import { RoleTemplateId } from '#shared/domain/ids/ids.ts'
import { mayGiveRole } from '../users/reach.ts'
import { refuseBeyond } from './refuseBeyond.ts'

/** Of a role that who makes it may give. */
export const createRoleTemplate = implement(contract.createRoleTemplate)(async ({ body, actor, now, fail }) => {
  const { accountType, organizationId } = actor
  const { name, role } = body
  if (accountTypeOf(role) !== accountType)
    return fail('request.unfit', { errors: [{ path: ['role'], detail: 'Your organization has no such role' }] })
  if (!mayGiveRole(actor, role)) return fail('permission.denied')
  refuseBeyond(body)
  if ((await roleTemplates.idByUnique('name', templateKey({ organizationId, name }))) !== undefined)
    return fail('roleTemplate.alreadyThere', { data: { name } })
  if (
    (await roleTemplates.every({ scopes: [templatesOf(organizationId)], group: 'ACTIVE' })).length >= mostRoleTemplates
  )
    return fail('roleTemplate.tooMany', { data: { most: mostRoleTemplates } })
  const template: contract.RoleTemplate = {
    id: RoleTemplateId.parse(`rtp_${ulid(Date.parse(now))}`),
    accountType,
    organizationId,
    name,
    role,
    keeps: keptOf(body),
    edition: 1,
    status: 'ACTIVE',
    changed: { by: actor.userId, name: actor.name, at: now },
    created: now,
    lastUpdated: now,
  }
  await commit([roleTemplates.create(template)])
  return template
})
