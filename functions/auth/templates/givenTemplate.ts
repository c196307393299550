import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { roleTemplates, staysWhileGiven } from '#functions/directory/store/roleTemplates.ts'
import type { Membership } from '#functions/directory/store/users.ts'

interface Given {
  readonly roleTemplateId: Membership['roleTemplateId']
  readonly writes: readonly Write[]
}

/**
 * The template that somebody is given with a role in an organization, with what keeps it there: one of the organization’s
 * own, of that very role. Fails with `roleTemplate.notFound` for another’s.
 */
export const givenTemplate = async (
  id: string | null | undefined,
  { organizationId, role }: Pick<Membership, 'organizationId' | 'role'>,
): Promise<Given> => {
  if (id === null || id === undefined) return { roleTemplateId: undefined, writes: [] }
  const template = await roleTemplates.require(id, (each) => each.organizationId === organizationId)
  const { name } = template
  if (template.status !== 'ACTIVE') return fail('roleTemplate.withdrawn', { data: { name } })
  if (template.role !== role) return fail('roleTemplate.otherRole', { data: { name, role: template.role } })
  return { roleTemplateId: template.id, writes: [staysWhileGiven(template)] }
}
