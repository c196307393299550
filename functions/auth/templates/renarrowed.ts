import type { Write } from '#functions/_platform/storage/record.ts'
import type { Membership, UserRecord } from '#functions/directory/store/users.ts'
import type { Role } from '#shared/permissions.ts'
import { givenTemplate } from './givenTemplate.ts'

interface Wanted {
  /** What the user will be at home. */
  readonly role: Role
  readonly template: Membership['roleTemplateId']
}

interface Renarrowed {
  readonly user: Pick<UserRecord, 'otherMemberships' | 'roleTemplateId'>
  readonly writes: readonly Write[]
}

/** What becomes of a user who is given a template of the role at home, or none; where it went along the same comes of it. */
export const renarrowed = async (user: UserRecord, { role, template }: Wanted): Promise<Renarrowed> => {
  const { organizationId, otherMemberships, roleTemplateId: before } = user
  if (template === before) return { user: { roleTemplateId: before, otherMemberships }, writes: [] }
  const { roleTemplateId, writes } = await givenTemplate(template, { organizationId, role })
  const wentAlong = (each: Membership) =>
    before !== undefined && each.roleTemplateId === before && each.role === user.role && role === user.role
  const elsewhere = otherMemberships.map((each) => (wentAlong(each) ? { ...each, roleTemplateId } : each))
  return { user: { roleTemplateId, otherMemberships: elsewhere }, writes }
}
