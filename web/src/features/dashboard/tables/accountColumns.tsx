import Chip from '@mui/material/Chip'
import type { AccountSummary } from '#shared/contracts/account/accounts.ts'
import { minimumProfileScore } from '#shared/domain/account/eligibility.ts'
import { number } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { FavoriteButton } from '../parts/FavoriteButton.tsx'

/** The ACCOUNTS tab and the list of accounts. */
export const accountColumns: readonly Column<AccountSummary>[] = [
  {
    id: 'favorite',
    header: 'dashboard:columns.favorite',
    cell: (row) => <FavoriteButton accountId={row.id} name={row.name} favorite={row.favorite} />,
    width: 56,
  },
  {
    id: 'name',
    header: 'dashboard:columns.client',
    cell: (row) => row.name,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  {
    id: 'place',
    header: 'dashboard:columns.place',
    cell: (row) => [row.city, row.state].filter(Boolean).join(', ') || '–',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'dashboard:columns.status',
    cell: (row) => <StatusChip status={row.status} label={row.status} />,
    sortBy: 'status',
    card: 'status',
  },
  {
    id: 'profileScore',
    header: 'dashboard:columns.profileScore',
    cell: (row) => (
      <span className="tabular" style={{ opacity: row.profileScore < minimumProfileScore ? 0.7 : 1 }}>
        {number(row.profileScore)}
      </span>
    ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'tags',
    header: 'dashboard:columns.tags',
    cell: (row) =>
      row.tags.map((tag) => <Chip key={tag} size="small" variant="outlined" label={tag} sx={{ mr: 0.5 }} />),
  },
  {
    id: 'updated',
    header: 'dashboard:columns.lastUpdated',
    cell: (row) => <DateText value={row.updated} as="ago" />,
    sortBy: 'updated',
    card: 'fact',
  },
  {
    id: 'created',
    header: 'dashboard:columns.created',
    cell: (row) => <DateText value={row.created} />,
    sortBy: 'created',
    hidden: true,
  },
  {
    id: 'agency',
    field: 'agencyName',
    header: 'dashboard:columns.agency',
    cell: (row) => row.agencyName ?? '–',
    hidden: true,
  },
]
