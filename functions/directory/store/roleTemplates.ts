import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { RoleTemplate } from '#shared/contracts/auth/roleTemplates.ts'
import { keptOf } from '#shared/domain/identity/roleTemplate.ts'

export type StoredRoleTemplate = Stored<RoleTemplate>

/** The list of an organization's templates. */
export const templatesOf = (organizationId: string): string => `organization:${organizationId}`

/** By which name a template is the only one that is given in its organization. */
export const templateKey = ({ organizationId, name }: Pick<RoleTemplate, 'name' | 'organizationId'>): string =>
  `${organizationId} ${name.toLowerCase()}`

const keptText = (template: RoleTemplate | undefined): string => (template ? keptOf(template).join(' ') : '')

/** Templates of roles, each its organization's own. */
export const roleTemplates = defineRecord({
  kind: 'roleTemplate',
  notFound: 'roleTemplate.notFound',
  history: { hides: [] },
  // Who has it may from the next token on what it keeps by then.
  ends: (before: RoleTemplate | undefined, after: RoleTemplate | undefined) =>
    before === undefined || keptText(before) === keptText(after) ? [] : [before.id],
  unique: { name: (template: RoleTemplate) => (template.status === 'ACTIVE' ? templateKey(template) : undefined) },
  list: {
    scopes: ({ organizationId }: RoleTemplate) => [templatesOf(organizationId)],
    groups: ({ status }: RoleTemplate) => [status],
    sorts: { created: ({ created }: RoleTemplate) => created },
    summary: (template: RoleTemplate): RoleTemplate => template,
  },
  search: ({ name }: RoleTemplate) => [name],
})

/** The write that keeps a template from being withdrawn while somebody is given it, committed along with that. */
export const staysWhileGiven = (template: StoredRoleTemplate) => roleTemplates.update(template, template)
