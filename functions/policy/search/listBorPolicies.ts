import { implement } from '#functions/_platform/http/implement.ts'
import { listBorPolicies as contract } from '#shared/contracts/policy/search.ts'
import { brokerGroup } from '../store/policyGroups.ts'
import { policyPage } from './policyPage.ts'

export const listBorPolicies = implement(contract)(({ query, actor }) => policyPage(actor, [brokerGroup], query))
