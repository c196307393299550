import { implement } from '#functions/_platform/http/implement.ts'
import { BinderPaymentFilter, BinderStatusFilter } from '#shared/contracts/policy/policyFilters.ts'
import { searchBinders as contract } from '#shared/contracts/policy/search.ts'
import { bindersGroup, paymentGroup } from '../store/policyGroups.ts'
import { policyPage } from './policyPage.ts'

const groupsFor = (
  status: readonly BinderStatusFilter[] = BinderStatusFilter.options,
  payment?: BinderPaymentFilter,
): string[] => {
  const payments = payment === undefined ? BinderPaymentFilter.options : [payment]
  return status.flatMap((each) => payments.map((paid) => paymentGroup(each, paid)))
}

export const searchBinders = implement(contract)(({ query, actor }) => {
  const { status, payment } = query
  return policyPage(
    actor,
    status === undefined && payment === undefined ? [bindersGroup] : groupsFor(status, payment),
    query,
  )
})
