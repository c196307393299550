import { getRoleTemplate, listRoleTemplateHistory, searchRoleTemplates } from '#shared/contracts/auth/roleTemplates.ts'
import { getUser, listUsers } from '#shared/contracts/auth/users.ts'

/** What is read anew when a template of a role changes. */
export const templateReads = [getRoleTemplate, listRoleTemplateHistory, searchRoleTemplates, getUser, listUsers]
