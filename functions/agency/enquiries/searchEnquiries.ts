import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/enquiries.ts'
import { enquiries, enquiryScopesOf } from '../store/enquiries.ts'

export const searchEnquiries = implement(contract.searchEnquiries)(async ({ query, actor }) => {
  const { status, ...page } = query
  return enquiries.list({ scopes: enquiryScopesOf(actor), group: status, sort: 'received', descending: true, ...page })
})
