import { createScimUser } from './createScimUser.ts'
import { getScimGroup } from './getScimGroup.ts'
import { getScimProviderConfig } from './getScimProviderConfig.ts'
import { getScimUser } from './getScimUser.ts'
import { listScimGroups } from './listScimGroups.ts'
import { listScimResourceTypes } from './listScimResourceTypes.ts'
import { listScimSchemas } from './listScimSchemas.ts'
import { listScimUsers } from './listScimUsers.ts'
import { patchScimGroup } from './patchScimGroup.ts'
import { patchScimUser } from './patchScimUser.ts'
import { removeScimUser } from './removeScimUser.ts'
import { replaceScimUser } from './replaceScimUser.ts'

/** What an organization's identity provider asks for, by SCIM 2.0. */
export const scim = {
  createScimUser,
  getScimGroup,
  getScimProviderConfig,
  getScimUser,
  listScimGroups,
  listScimResourceTypes,
  listScimSchemas,
  listScimUsers,
  patchScimGroup,
  patchScimUser,
  removeScimUser,
  replaceScimUser,
}
