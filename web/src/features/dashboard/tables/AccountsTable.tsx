import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { applyAccountTags, listTags } from '#shared/contracts/account/tags.ts'
import { accountFilters } from '#shared/domain/account/accountFilters.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { accountStatuses } from '#shared/records/account/accountStatus.ts'
import { useFlag } from '#web/api/environment.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath } from '#web/paths.ts'
import { usesTags } from '#web/records/account/usesTags.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { tagAccounts } from '../../account/dialogs.ts'
import { NewAccountButton } from '../parts/NewAccountButton.tsx'
import { accountColumns } from './accountColumns.tsx'
import { forStaff } from './forStaff.ts'
import { useAccountActions } from './useAccountActions.tsx'

/** The ACCOUNTS tab, and the list of accounts: the companies that are insured or may be. */
export const AccountsTable = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const staff = persona === 'COWBELL'
  const teamId = useTeam()
  const submissions = useFlag('submissionsView')
  const actions = useAccountActions()
  const may = useMay()
  const dialogs = useDialogs()
  const tagged = usesTags(persona)
  const shown = tagged ? accountColumns : accountColumns.filter(({ id }) => id !== 'tags')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const list = useListState({ sort: '-updated', pageSize: 20 })
  const types = accountFilters.filter((each) => submissions || each !== 'Potential Submissions')
  const type = types.find((each) => each === list.filter('type'))
  const status = accountStatuses.find((each) => each === list.filter('status'))
  const tags = useOperation(listTags, { query: {} }, { enabled: tagged, staleTime: 60_000 })
  const tag = tagged ? list.filter('tag') : undefined
  const accounts = useOperation(
    searchAccounts,
    { query: { ...list.query, type, status, tag, teamId } },
    { keepPrevious: true },
  )
  const tagTicked = () => {
    const rows = (accounts.data?.hits ?? []).filter(({ id }) => ticked.has(id))
    dialogs.open(tagAccounts, {
      accounts: rows.map(({ id, name, tags: own }) => ({ id: AccountId.parse(id), name, tags: [...own] })),
    })
    setTicked(new Set())
  }
  return (
    <DataTable
      name="dashboardAccounts"
      label={t('tabs.accounts')}
      columns={staff ? forStaff(shown) : shown}
      rowId={(row) => row.id}
      {...list.table(accounts)}
      rowHref={(row) => accountPath(persona, row.id)}
      actions={actions}
      views
      selection={tagged && may(applyAccountTags.access) ? { ids: ticked, onChange: setTicked } : undefined}
      toolbar={
        <>
          {ticked.size > 0 && (
            <Button size="small" variant="outlined" onClick={tagTicked}>
              {t('actions.tag', { count: ticked.size })}
            </Button>
          )}
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search.accounts')} />
          <FilterChips
            label={t('filters.type')}
            single
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={type ? [type] : []}
            onChange={([next]) => list.setFilters({ type: next, status: undefined, tag: undefined })}
          />
          {staff && (
            <FilterChips
              label={t('filters.status')}
              single
              options={accountStatuses.map((value) => ({ value, label: value }))}
              value={status ? [status] : []}
              onChange={([next]) => list.setFilters({ status: next, type: undefined, tag: undefined })}
            />
          )}
          {(tags.data ?? []).length > 0 && (
            <FilterChips
              label={t('filters.tag')}
              single
              options={(tags.data ?? []).map(({ name }) => ({ value: name, label: name }))}
              value={tag ? [tag] : []}
              onChange={([next]) => list.setFilters({ tag: next, type: undefined, status: undefined })}
            />
          )}
        </>
      }
      empty={{ title: t('empty.accounts'), hint: t('empty.accountsHint'), action: <NewAccountButton quiet /> }}
    />
  )
}
