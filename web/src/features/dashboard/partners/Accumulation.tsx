import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getAccumulation } from '#shared/contracts/risk/accumulation.ts'
import { leastTold } from '#shared/domain/organizations/smallNumbers.ts'
import { unknownVendor, type VendorCategory, vendorCategories, vendors } from '#shared/domain/risk/vendors.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney, dateTime, number } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { Heading } from './Heading.tsx'
import { ToList } from './ToPolicies.tsx'
import { toDependents } from './toPolicies.ts'

type Line = ResponseOf<typeof getAccumulation>['cloud'][number]

const Vendor = ({ vendor }: { vendor: Line['vendor'] }) => {
  const { t } = useTranslation('dashboard')
  return <>{vendor === unknownVendor ? t('partners.accumulation.unknown') : vendors[vendor].name}</>
}

/** A figure of a line, which leads to the policies that depend on its vendor; one that is withheld to nothing. */
const Behind = ({ category, line, children }: { category: VendorCategory; line: Line; children: string }) =>
  line.policies === undefined ? children : <ToList to={toDependents(category, line.vendor)}>{children}</ToList>

const columnsOf = (category: VendorCategory): readonly Column<Line>[] => [
  {
    id: 'vendor',
    header: 'dashboard:partners.accumulation.vendor',
    cell: ({ vendor }) => <Vendor vendor={vendor} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'policies',
    header: 'dashboard:partners.exposure.policies',
    cell: (line) => (
      <Behind category={category} line={line}>
        {line.policies === undefined ? '–' : number(line.policies)}
      </Behind>
    ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'limit',
    header: 'dashboard:partners.exposure.limit',
    cell: (line) => (
      <Behind category={category} line={line}>
        {line.limit === undefined ? '–' : compactMoney(line.limit)}
      </Behind>
    ),
    align: 'end',
    card: 'fact',
  },
]

/** What one vendor's outage or breach would meet at once: policies in force and their limits, by what insureds depend on. */
export const Accumulation = () => {
  const { t } = useTranslation('dashboard')
  const [category, setCategory] = useState<VendorCategory>('cloud')
  const { data, error, isLoading, refetch } = useOperation(getAccumulation, {}, { staleTime: reportStaleTime })
  const title = t('partners.accumulation.title')
  const lines = data?.[category]
  const isWithheld = lines?.some(({ policies }) => policies === undefined) ?? false
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2.5 }}>
      <DataTable
        name="partnerAccumulation"
        label={title}
        columns={columnsOf(category)}
        rowId={({ vendor }) => vendor}
        rows={lines}
        loading={isLoading}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        toolbar={
          <>
            <Heading>{title}</Heading>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={category}
              aria-label={t('partners.accumulation.by')}
              onChange={(_, next: VendorCategory | null) => next && setCategory(next)}
            >
              {vendorCategories.map((each) => (
                <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 1.5 }}>
                  {t(`partners.accumulation.${each}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </>
        }
        empty={{ title: t('partners.accumulation.none'), hint: t('partners.accumulation.noneHint') }}
      />
      <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1.5, mt: 0.75 }}>
        {t('partners.accumulation.hint')}
        {isWithheld && ` ${t('partners.withheld', { least: leastTold })}`}
        {data && ` ${t('partners.asOf', { at: dateTime(data.asOf) })}`}
      </Typography>
    </Box>
  )
}
