import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { askedIn, assistantRequests } from '../store/assistantRequests.ts'
import { shownTo } from './shownTo.ts'

export const listAssistantRequests = implement(contract.listAssistantRequests)(async ({ query, actor }) => {
  const { status: group, size, after, before } = query
  const page = await assistantRequests.list({
    scopes: [askedIn(actor)],
    group,
    sort: 'created',
    descending: true,
    size,
    after,
    before,
  })
  return { ...page, hits: page.hits.map((each) => shownTo(actor, each)) }
})
