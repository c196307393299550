import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { enterRoom } from '#functions/_platform/storage/rooms.ts'
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
  await retryStale(async () => {
    const room = await enterRoom(`roleTemplates ${templatesOf(organizationId)}`)
    if ((await roleTemplates.idByUnique('name', templateKey({ organizationId, name }))) !== undefined)
      fail('roleTemplate.alreadyThere', { data: { name } })
    const there = await roleTemplates.every({ scopes: [templatesOf(organizationId)], group: 'ACTIVE' })
    if (there.length >= mostRoleTemplates) fail('roleTemplate.tooMany', { data: { most: mostRoleTemplates } })
    await commit([room, roleTemplates.create(template)])
  })
  return template
})
