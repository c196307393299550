import { keptOf } from '#shared/domain/identity/roleTemplate.ts'
import { type ActingRole, mayAs, mayUse, type Permission } from '#shared/permissions.ts'
import { roleTemplates } from '../store/roleTemplates.ts'
import type { Membership } from '../store/users.ts'

type Place = Pick<Membership, 'role' | 'roleTemplateId'>

/** What somebody may where they work: all of the role, or what its template keeps of it today. */
export const actingIn = async ({ role, roleTemplateId }: Place): Promise<ActingRole> => {
  if (roleTemplateId === undefined) return { role }
  const template = await roleTemplates.byId(roleTemplateId)
  // What is not there any more keeps nothing.
  return { role, keeps: template === undefined ? [] : keptOf(template) }
}

/** Whether somebody may do something where they work. */
export const mayIn = async (place: Place, permission: Permission): Promise<boolean> =>
  mayUse(place.role, permission) && mayAs(await actingIn(place), permission)
