import { implement } from '#functions/_platform/http/implement.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import { BinderPaymentFilter, BinderStatusFilter } from '#shared/contracts/policy/policyFilters.ts'
import { searchBinders as contract } from '#shared/contracts/policy/search.ts'
import type { PolicyRow } from '../store/policies.ts'
import { bindersGroup, overdueBindersGroup, paymentGroup } from '../store/policyGroups.ts'
import { policyPage } from './policyPage.ts'

type Query = QueryOf<typeof contract>

const groupsFor = ({ status, payment, subjectivities }: Query): string[] => {
  if (subjectivities !== undefined) return status === undefined || status.includes('BOUND') ? [overdueBindersGroup] : []
  if (status === undefined && payment === undefined) return [bindersGroup]
  const payments = payment === undefined ? BinderPaymentFilter.options : [payment]
  return (status ?? BinderStatusFilter.options).flatMap((each) => payments.map((paid) => paymentGroup(each, paid)))
}

/** What the list of overdue ones does not tell apart. */
const isWanted = ({ payment, subjectivities }: Query) =>
  subjectivities !== undefined && payment !== undefined
    ? ({ isPaid }: PolicyRow) => isPaid === (payment === 'Paid')
    : undefined

export const searchBinders = implement(contract)(({ query, actor }) =>
  policyPage(actor, groupsFor(query), query, isWanted(query)),
)
