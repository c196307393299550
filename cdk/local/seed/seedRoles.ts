import { createRoleTemplate, searchRoleTemplates } from '#shared/contracts/auth/roleTemplates.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import type { RoleTemplateId } from '#shared/domain/ids/ids.ts'
import { type Permission, permissionsOf } from '#shared/permissions.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { signInAs } from './signInAs.ts'
import { traineeOf } from './traineeCast.ts'

/** What the first agency calls those who learn the trade. */
export const traineeTemplate = 'Producer in training'

/** What a producer may, and one in training may not yet: what binds the agency, moves money or gives things away. */
const notYet: readonly Permission[] = [
  'account:assign',
  'agency:update',
  'billing:finance',
  'billing:invoice',
  'billing:pay',
  'bulk:upload',
  'document:delete',
  'license:manage',
  'policy:certificate',
  'policy:endorse',
  'policy:renew',
  'policy:update',
  'quote:bind',
  'quote:delete',
]

const templateOf = async (admin: RegionClient): Promise<RoleTemplateId> => {
  const { hits } = await admin.call(searchRoleTemplates, { query: { size: 50, status: 'ACTIVE' } })
  const found = hits.find(({ name }) => name === traineeTemplate)
  if (found !== undefined) return found.id
  const { role } = traineeOf(admin.region)
  const keeps = permissionsOf(role).filter((permission) => !notYet.includes(permission))
  return (await admin.call(createRoleTemplate, { body: { name: traineeTemplate, role, keeps } })).id
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).agencyAdmin)
  const trainee = traineeOf(region)
  const { email, firstName, lastName, phone, role } = trainee
  const body = { email, firstName, lastName, phone, roleId: role, primaryContact: false, billingContact: false }
  const roleTemplateId = await templateOf(admin)
  await unlessProblem('user.alreadyExists', admin.call(createUser, { body: { ...body, roleTemplateId } }))
  await platform.settled(patience)
  await signInAs(platform, trainee)
}

/** Has the first agency of each region narrow a role for somebody who learns the trade there. Called again it changes nothing. */
export const seedRoles = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}
