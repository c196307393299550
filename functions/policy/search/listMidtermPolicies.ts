import { implement } from '#functions/_platform/http/implement.ts'
import { listMidtermPolicies as contract } from '#shared/contracts/policy/search.ts'
import { midtermGroup } from '../store/policyGroups.ts'
import { policyPage } from './policyPage.ts'

export const listMidtermPolicies = implement(contract)(({ query, actor }) => policyPage(actor, [midtermGroup], query))
