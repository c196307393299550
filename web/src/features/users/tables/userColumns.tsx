import type { User } from '#shared/contracts/auth/user.ts'
import { phone } from '#web/i18n/format.ts'
import { UserStatus } from '#web/records/user/UserStatus.tsx'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { MfaType } from '../parts/MfaType.tsx'
import { UserName } from '../parts/UserName.tsx'

/** What lists of users show, whosever they are. */
export const userColumns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'users:columns.name',
    cell: (row) => <UserName user={row} />,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  {
    id: 'role',
    header: 'users:columns.role',
    cell: ({ role, roleTemplate }) => (roleTemplate ? `${role.label}: ${roleTemplate.name}` : role.label),
    sortBy: 'role',
    card: 'fact',
  },
  { id: 'status', header: 'users:columns.status', cell: (row) => <UserStatus user={row} />, card: 'status' },
  { id: 'mfaType', header: 'users:columns.mfa', cell: (row) => <MfaType type={row.mfaType} />, card: 'fact' },
  {
    id: 'lastLogin',
    header: 'users:columns.lastLogin',
    cell: (row) => <DateText value={row.lastLogin} as="ago" />,
    sortBy: 'lastLogin',
    card: 'fact',
  },
  {
    id: 'phone',
    header: 'users:columns.phone',
    cell: (row) => (row.phone === '' ? '–' : phone(row.phone.slice(1))),
    hidden: true,
  },
  { id: 'email', header: 'users:columns.email', cell: (row) => row.email, sortBy: 'email', hidden: true },
]
