import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listAccountExecutives, listBds, listTams, listUnderwriters } from '#shared/contracts/auth/directory.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { phone } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'

type Row = ResponseOf<typeof listTams>['content'][number]

/** Whom one may look for, and where they are listed. */
const directories = {
  underwriters: listUnderwriters,
  tams: listTams,
  accountExecutives: listAccountExecutives,
  bds: listBds,
} as const
const kinds = Object.keys(directories) as (keyof typeof directories)[]

/** As many are listed; others are found by typing. */
const listed = 100

const columns: readonly Column<Row>[] = [
  {
    id: 'photo',
    header: 'users:columns.photo',
    cell: ({ initials, email, avatarUrl }) => (
      <PersonAvatar initials={initials} email={email} avatarUrl={avatarUrl} size={28} />
    ),
  },
  {
    id: 'name',
    header: 'users:columns.name',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    fixed: true,
    card: 'title',
  },
  { id: 'email', header: 'users:columns.email', cell: ({ email }) => <EmailLink email={email} />, card: 'fact' },
  {
    id: 'phone',
    header: 'users:columns.phone',
    cell: (row) => (row.phone ? phone(row.phone) : '–'),
    card: 'fact',
  },
]

/** The provider's people by what they do: whom to turn to. */
export const ProviderPeopleTable = () => {
  const { t } = useTranslation('users')
  const list = useListState({ ranked: true })
  const kind = kinds.find((each) => each === list.filter('kind')) ?? 'underwriters'
  const people = useOperation(
    directories[kind],
    { query: { size: listed, ...(list.search && { search: list.search }) } },
    { keepPrevious: true },
  )
  return (
    <DataTable
      name="providerPeople"
      label={t(`provider.${kind}`)}
      columns={columns}
      rowId={({ id }) => id}
      rows={people.data?.content}
      loading={people.isLoading}
      error={people.error ?? undefined}
      onRetry={() => void people.refetch()}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />
          <FilterChips
            single
            label={t('agency.show')}
            options={kinds.map((value) => ({ value, label: t(`provider.${value}`) }))}
            value={[kind]}
            onChange={([value]) => list.setFilter('kind', value)}
          />
        </>
      }
      onClear={list.search ? () => list.setSearch('') : undefined}
      empty={{ title: t('empty.title') }}
    />
  )
}
