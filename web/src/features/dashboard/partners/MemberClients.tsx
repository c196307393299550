import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listMemberClients } from '#shared/contracts/agency/clientSharing.ts'
import { useOperation } from '#web/api/useOperation.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { Heading } from './Heading.tsx'

type Row = ResponseOf<typeof listMemberClients>['hits'][number]

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'dashboard:partners.memberClients.client',
    cell: ({ name }) => name,
    fixed: true,
    card: 'title',
  },
  {
    id: 'agency',
    header: 'dashboard:partners.memberClients.member',
    cell: ({ agencyName }) => agencyName,
    card: 'fact',
  },
]

/** The clients of those members of a cluster that share their names. */
export const MemberClients = () => {
  const { t } = useTranslation('dashboard')
  const list = useListState({ prefix: 'clients' })
  const { sort: _, search: __, ...query } = list.query as typeof list.query & { sort?: string; search?: string }
  const clients = useOperation(listMemberClients, { query }, { keepPrevious: true })
  const title = t('partners.memberClients.title')
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2.5 }}>
      <DataTable
        name="memberClients"
        label={title}
        columns={columns}
        rowId={({ id }) => id}
        {...list.table(clients)}
        toolbar={<Heading>{title}</Heading>}
        empty={{ title: t('partners.memberClients.none'), hint: t('partners.memberClients.noneHint') }}
      />
    </Box>
  )
}
