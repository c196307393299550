import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/assistants.ts'
import { askedIn, assistantRequests } from '../store/assistantRequests.ts'

export const listAssistantRequests = implement(contract.listAssistantRequests)(({ query, actor }) => {
  const { status: group, size, after, before } = query
  return assistantRequests.list({
    scopes: [askedIn(actor)],
    group,
    sort: 'created',
    descending: true,
    size,
    after,
    before,
  })
})
