import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getPersonaExposure } from '#shared/contracts/account/personaStanding.ts'
import { toMinorUnits } from '#shared/domain/money/money.ts'
import { territoryName } from '#shared/regions/territories.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney, number, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { LinkedFigure } from '#web/ui/LinkedFigure.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { AsOf } from './AsOf.tsx'
import { Heading } from './Heading.tsx'
import { moneyOrWithheld } from './moneyOrWithheld.ts'
import { ToPolicies } from './ToPolicies.tsx'
import { toClaims } from './toPolicies.ts'

type Told = ResponseOf<typeof getPersonaExposure>
type Line = Told['years'][number]

const cuts = ['years', 'limits', 'territories'] as const
type Cut = (typeof cuts)[number]

const countOrWithheld = (count: number | undefined): string => (count === undefined ? '–' : number(count))
const wholeOrWithheld = (units: number | undefined): string => (units === undefined ? '–' : compactMoney(units))

/** How much of the limits losses have used up; a dash where either is withheld. */
const erosionOrWithheld = ({ limit, incurred }: Line): string =>
  limit === undefined || incurred === undefined || limit === 0 ? '–' : percent(incurred / toMinorUnits(limit))

const Key = ({ cut, line: { key } }: { cut: Cut; line: Line }) => {
  const { t } = useTranslation('dashboard')
  if (key === '') return <>{t('partners.exposure.everywhere')}</>
  if (cut === 'years') return <>{key}</>
  return <>{cut === 'limits' ? compactMoney(Number(key)) : territoryName(region, key)}</>
}

/** The part of a line in the premium of the greatest, as a bar. */
const Share = ({ premium, most }: { premium: number | undefined; most: number }) =>
  premium !== undefined && (
    <Box sx={{ height: 8, minWidth: 80, borderRadius: 4, bgcolor: 'action.hover', overflow: 'hidden' }}>
      <Box sx={{ height: 1, width: `${(premium / most) * 100}%`, bgcolor: 'primary.main', borderRadius: 4 }} />
    </Box>
  )

/** The policies of a line: those of a year whatever became of them, else those that stand. Who is in no state is no list. */
const behind = (
  cut: Cut,
  key: string,
  isOnly: boolean,
): Pick<ComponentProps<typeof ToPolicies>, 'cut' | 'of'> | undefined => {
  if (cut === 'years') return { of: 'ever', cut: { began: key } }
  if (key === '') return isOnly ? { of: 'policies' } : undefined
  return { of: 'policies', cut: cut === 'limits' ? { limit: key } : { state: key } }
}

/** What is told by a cut. */
type Telling = { readonly cut: Cut; readonly isOnly: boolean }
type BehindProps = { telling: Telling; line: Line; children: string }

/** A figure of a line, which leads to its policies. */
const Behind = ({ telling: { cut, isOnly }, line, children }: BehindProps) => {
  const led = line.policies === undefined ? undefined : behind(cut, line.key, isOnly)
  return led === undefined ? children : <ToPolicies {...led}>{children}</ToPolicies>
}

/** A figure of a line, which leads to its claims, of who reads claims. */
const BehindClaims = ({ telling: { cut, isOnly }, line, children }: BehindProps) => {
  const persona = usePersona()
  const may = useMay()
  const led = line.claims === undefined ? undefined : behind(cut, line.key, isOnly)
  const isRead = led !== undefined && persona === 'CARRIER' && may('claim:read')
  return <LinkedFigure to={isRead ? inPersona(persona, toClaims(led.cut)) : undefined}>{children}</LinkedFigure>
}

const counts = (telling: Telling): readonly Column<Line>[] => [
  {
    id: 'key',
    header: `dashboard:partners.exposure.${telling.cut}`,
    cell: (line) => <Key cut={telling.cut} line={line} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'policies',
    header: 'dashboard:partners.exposure.policies',
    cell: (line) => (
      <Behind telling={telling} line={line}>
        {countOrWithheld(line.policies)}
      </Behind>
    ),
    align: 'end',
    card: 'fact',
  },
]

const money = (telling: Telling, most: number): readonly Column<Line>[] => [
  {
    id: 'claims',
    header: 'dashboard:partners.claims',
    cell: (line) => (
      <BehindClaims telling={telling} line={line}>
        {countOrWithheld(line.claims)}
      </BehindClaims>
    ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'premium',
    header: 'dashboard:partners.premium',
    cell: (line) => (
      <Behind telling={telling} line={line}>
        {moneyOrWithheld(line.premium)}
      </Behind>
    ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'share',
    header: 'dashboard:partners.exposure.share',
    cell: ({ premium }) => <Share premium={premium} most={most} />,
  },
  {
    id: 'limit',
    header: 'dashboard:partners.exposure.limit',
    cell: (line) => (
      <Behind telling={telling} line={line}>
        {wholeOrWithheld(line.limit)}
      </Behind>
    ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'incurred',
    header: 'dashboard:partners.exposure.incurred',
    cell: (line) => (
      <BehindClaims telling={telling} line={line}>
        {moneyOrWithheld(line.incurred)}
      </BehindClaims>
    ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'erosion',
    header: 'dashboard:partners.exposure.erosion',
    cell: (line) => erosionOrWithheld(line),
    align: 'end',
    card: 'fact',
  },
]

/** Whether a figure of a line that has a column is a dash. */
const isWithheld =
  (of: 'counts' | 'money') =>
  ({ policies, claims, premium, limit, incurred }: Line): boolean =>
    [policies, ...(of === 'money' ? [claims, premium, limit, incurred] : [])].includes(undefined)

/** The greatest premium of the lines that are told, minor units. */
const mostOf = (lines: readonly Line[] = []): number => Math.max(1, ...lines.map(({ premium = 0 }) => premium))

/** What the organization is exposed to, by year, limit or territory: figures without a name, or of a pool, whose terms tell its claims, how many policies. */
export const Exposure = ({ of }: { of: 'counts' | 'money' }) => {
  const { t } = useTranslation('dashboard')
  const [cut, setCut] = useState<Cut>('years')
  const { data, error, isLoading, refetch } = useOperation(getPersonaExposure, {}, { staleTime: reportStaleTime })
  const lines = data?.[cut]
  const telling = { cut, isOnly: lines?.length === 1 }
  return (
    <Box component="section" aria-label={t('partners.exposure.title')} sx={{ mb: 2.5 }}>
      <DataTable
        name="partnerExposure"
        label={t('partners.exposure.title')}
        columns={of === 'money' ? [...counts(telling), ...money(telling, mostOf(lines))] : counts(telling)}
        rowId={({ key }) => key}
        rows={lines}
        loading={isLoading}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        toolbar={
          <>
            <Heading>{t('partners.exposure.title')}</Heading>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={cut}
              aria-label={t('partners.exposure.by')}
              onChange={(_, next: Cut | null) => next && setCut(next)}
            >
              {cuts.map((each) => (
                <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 1.5 }}>
                  {t(`partners.exposure.${each}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </>
        }
        empty={{ title: t('partners.exposure.none'), hint: t('partners.exposure.noneHint') }}
      />
      <AsOf told={data} withheld={lines?.some(isWithheld(of)) ?? false} />
    </Box>
  )
}
