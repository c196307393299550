import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { lettersOfAuthority as claimLetters } from '#shared/domain/claims/claimAuthority.ts'
import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { type Authority as Letter, lettersOfAuthority } from '#shared/domain/quoting/authority.ts'
import type { Role } from '#shared/permissions.ts'
import { compactMoney, number, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { Heading } from './Heading.tsx'

type Row = {
  readonly role: Role
  readonly risk: Letter | undefined
  /** Minor units. */
  readonly claim: { readonly reserve: MinorUnits; readonly payment: MinorUnits } | undefined
}

const risks = new Map(lettersOfAuthority.flatMap((each) => ('role' in each ? [[each.role, each.authority]] : [])))
const roles = [...new Set([...risks.keys(), ...(Object.keys(claimLetters) as Role[])])]
const rows: readonly Row[] = roles.map((role) => ({
  role,
  risk: risks.get(role),
  claim: claimLetters[role]?.[region.currency],
}))

const Bound = ({ of, as = number }: { of: number | undefined; as?: (value: number) => string }) => {
  const { t } = useTranslation('dashboard')
  if (of === undefined) return <>–</>
  return <>{Number.isFinite(of) ? as(of) : t('partners.authority.unbounded')}</>
}

const whole = (units: WholeUnits): string => compactMoney(units)
const minor = (units: MinorUnits): string => compactMoney(units / minorUnitsPerUnit)

const columns: readonly Column<Row>[] = [
  { id: 'role', header: 'dashboard:partners.authority.role', cell: ({ role }) => role, fixed: true, card: 'title' },
  {
    id: 'limit',
    header: 'dashboard:partners.authority.limit',
    cell: ({ risk }) => <Bound of={risk?.limit} as={whole} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'revenue',
    header: 'dashboard:partners.authority.revenue',
    cell: ({ risk }) => <Bound of={risk?.revenue} as={whole} />,
    align: 'end',
  },
  {
    id: 'premium',
    header: 'dashboard:partners.authority.premium',
    cell: ({ risk }) => <Bound of={risk?.premium} as={whole} />,
    align: 'end',
  },
  {
    id: 'credit',
    header: 'dashboard:partners.authority.credit',
    cell: ({ risk }) => <Bound of={risk && risk.credit / 100} as={percent} />,
    align: 'end',
  },
  {
    id: 'reserve',
    header: 'dashboard:partners.authority.reserve',
    cell: ({ claim }) => <Bound of={claim?.reserve} as={minor} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'payment',
    header: 'dashboard:partners.authority.payment',
    cell: ({ claim }) => <Bound of={claim?.payment} as={minor} />,
    align: 'end',
    card: 'fact',
  },
]

/** The letters of authority in force: up to what each role settles a risk, and reserves and pays a claim, alone. */
export const Authority = () => {
  const { t } = useTranslation('dashboard')
  const title = t('partners.authority.title')
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2.5 }}>
      <DataTable
        name="lettersOfAuthority"
        label={title}
        columns={columns}
        rowId={({ role }) => role}
        rows={rows}
        toolbar={<Heading>{title}</Heading>}
        empty={{ title, hint: '' }}
      />
    </Box>
  )
}
