import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { triggerSubmissionRenewal } from '#shared/contracts/account/submissionDecisions.ts'
import { policySorts } from '#shared/contracts/policy/policyFilters.ts'
import { optOutRenewals as optOut } from '#shared/contracts/policy/renewals.ts'
import { listBorPolicies, listMidtermPolicies, searchPolicies } from '#shared/contracts/policy/search.ts'
import { AgencyId, PolicyId } from '#shared/domain/ids/ids.ts'
import { type PolicyStatusGroup, policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { policyStatuses } from '#shared/records/policy/policyStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { overdueFilter } from '#web/records/subjectivity/useOverdueCovers.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { optOutRenewals, triggerSubmissionRenewal as triggerRenewals } from '../../policy/dialogs.ts'
import { AgencyFilter } from '../parts/AgencyFilter.tsx'
import { CarrierFilter } from '../parts/CarrierFilter.tsx'
import { ClientFilter } from '../parts/ClientFilter.tsx'
import { policyColumns } from './coverColumns.tsx'
import { coverColumnsFor } from './coverColumnsFor.ts'
import { knownOf, statusOptions } from './statusFilter.ts'
import { useBehindFigure } from './useBehindFigure.tsx'
import { useClient } from './useClient.ts'
import { useCoverActions } from './useCoverActions.tsx'
import { useDependents } from './useDependents.tsx'

const groups = Object.keys(policyStatusGroups) as PolicyStatusGroup[]
const renewal = 'Open for Renewal' as const
/** Lists of their own, which nothing narrows but words. */
const ownLists = { 'Broker of record': listBorPolicies, 'Changed midterm': listMidtermPolicies } as const
const ownNames = Object.keys(ownLists) as (keyof typeof ownLists)[]
const unpaid = 'Need Payment'
/** As many renewals are begun together. */
const mostTriggered = 25

/** The POLICIES tab: issued policies, whatever has become of them since. */
export const PoliciesTable = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const teamId = useTeam()
  const client = useClient()
  const actions = useCoverActions('policy')
  const may = useMay()
  const dialogs = useDialogs()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const list = useListState({ sort: '-effectiveDate', pageSize: 20 })
  const status = list.filters('status')
  const type = list.filter('type') === renewal ? renewal : undefined
  const own = ownNames.find((each) => each === list.filter('type'))
  const payment = list.filter('payment') === unpaid ? unpaid : undefined
  const subjectivities = list.filter('subjectivities') === overdueFilter ? overdueFilter : undefined
  const carrierId = persona === 'COWBELL' ? list.filter('carrierId') : undefined
  const agencyId = persona === 'DIGITAL' ? AgencyId.safeParse(list.filter('agencyId')).data : undefined
  const behind = useBehindFigure(list)
  const dependents = useDependents(list)
  const sort = sortFrom(policySorts, list.sort)
  const searched = useOperation(
    searchPolicies,
    own || dependents.chip
      ? null
      : {
          query: {
            ...list.query,
            sort,
            status: knownOf([...groups, ...policyStatuses], status),
            type,
            payment,
            subjectivities,
            teamId,
            accountId: client.accountId,
            carrierId,
            agencyId,
            ...behind.query,
          },
        },
    { keepPrevious: true },
  )
  const listed = useOperation(ownLists[own ?? 'Broker of record'], own ? { query: { ...list.query, sort } } : null, {
    keepPrevious: true,
  })
  const policies = dependents.chip ? dependents.policies : own ? listed : searched
  const table = list.table(policies)
  return (
    <DataTable
      name="dashboardPolicies"
      label={t('tabs.policies')}
      columns={coverColumnsFor(persona, policyColumns)}
      rowId={(row) => row.id}
      {...table}
      onClear={table.onClear ?? (client.accountId === undefined ? undefined : client.clear)}
      rowHref={(row) => policyPath(persona, row.id)}
      actions={actions}
      views
      selection={
        may(optOut.access) || may(triggerSubmissionRenewal.access) ? { ids: ticked, onChange: setTicked } : undefined
      }
      toolbar={
        <>
          {ticked.size > 0 && ticked.size <= mostTriggered && may(triggerSubmissionRenewal.access) && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => {
                dialogs.open(triggerRenewals, { policyIds: [...ticked].map((id) => PolicyId.parse(id)) })
                setTicked(new Set())
              }}
            >
              {t('actions.beginRenewal', { count: ticked.size })}
            </Button>
          )}
          {ticked.size > 0 && may(optOut.access) && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => {
                dialogs.open(optOutRenewals, { policyIds: [...ticked].map((id) => PolicyId.parse(id)) })
                setTicked(new Set())
              }}
            >
              {t('actions.doNotRenew', { count: ticked.size })}
            </Button>
          )}
          {dependents.chip ?? (
            <>
              <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search.policies')} />
              <FilterChips
                label={t('filters.type')}
                single
                options={[renewal, ...ownNames].map((value) => ({ value, label: t(`types.${value}`) }))}
                value={own ? [own] : type ? [type] : []}
                onChange={([next]) => list.setFilter('type', next)}
              />
              <FilterChips
                label={t('filters.payment')}
                single
                options={[{ value: unpaid, label: t(`payments.${unpaid}`) }]}
                value={payment ? [payment] : []}
                onChange={([next]) => list.setFilter('payment', next)}
              />
              <FilterChips
                label={t('filters.subjectivities')}
                single
                options={[{ value: overdueFilter, label: t('filters.overdue') }]}
                value={subjectivities ? [subjectivities] : []}
                onChange={([next]) => list.setFilter('subjectivities', next)}
              />
              <FilterChips
                label={t('filters.status')}
                options={statusOptions(
                  groups,
                  status,
                  (group) => t(`groups.${group}`),
                  (words) => t('filters.only', { status: words }),
                )}
                value={status}
                onChange={(next) => list.setFilter('status', next)}
              />
              {persona === 'DIGITAL' && own === undefined && (
                <AgencyFilter agencyId={agencyId} onChoose={(next) => list.setFilter('agencyId', next)} />
              )}
              {persona === 'COWBELL' && own === undefined && (
                <CarrierFilter carrierId={carrierId} onChoose={(next) => list.setFilter('carrierId', next)} />
              )}
              {own === undefined && behind.chips}
              {client.accountId && <ClientFilter accountId={client.accountId} onClear={client.clear} />}
            </>
          )}
        </>
      }
      empty={{ title: t('empty.policies'), hint: t('empty.policiesHint') }}
    />
  )
}
