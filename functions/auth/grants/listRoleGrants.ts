import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/roleGrants.ts'
import { roleGrants } from '../store/roleGrants.ts'

export const listRoleGrants = implement(contract.listRoleGrants)(({ query, actor }) => {
  const { status: group, size, after, before } = query
  const scopes = seesAll(actor) ? ['all'] : []
  return roleGrants.list({ scopes, group, sort: 'created', descending: true, size, after, before })
})
