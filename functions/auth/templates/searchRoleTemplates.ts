import { implement } from '#functions/_platform/http/implement.ts'
import { roleTemplates, templatesOf } from '#functions/directory/store/roleTemplates.ts'
import { templateScope, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/roleTemplates.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { shownTemplate } from './templateReach.ts'

/** Staff may name an organization; everybody else sees the own one’s, whatever is named. */
export const searchRoleTemplates = implement(contract.searchRoleTemplates)(async ({ query, actor }) => {
  const { status: group, search, size, after, before, accountId = actor.organizationId } = query
  const scopes = [templatesOf(actor.accountType === 'COWBELL' ? accountId : actor.organizationId)]
  const found = await (isSearch(search)
    ? roleTemplates.search({ scopes, group, text: search, size, after, before })
    : roleTemplates.list({ scopes, group, sort: 'created', descending: true, size, after, before }))
  const people = await users.countEach(found.hits.map(({ id }) => templateScope(id)))
  const peopleOf = (id: string) => people.get(templateScope(id))?.count ?? 0
  return { ...found, hits: found.hits.map((hit) => ({ ...shownTemplate(hit), people: peopleOf(hit.id) })) }
})
