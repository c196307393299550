import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getPersonaExposure } from '#shared/contracts/account/personaStanding.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { leastTold } from '#shared/domain/organizations/smallNumbers.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { TileMap } from '#web/charts/TileMap.tsx'
import { compactMoney, dateTime, number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { isPartnerType, partnerHomes } from '../partners/partnerHomes.ts'
import { toPolicies } from '../partners/toPolicies.ts'
import { reportStaleTime } from './reportStaleTime.ts'

const measures = ['premium', 'policies'] as const
type Measure = (typeof measures)[number]
type Line = ResponseOf<typeof getPersonaExposure>['territories'][number]

const figureOf = ({ premium, policies }: Line, measure: Measure): number | undefined =>
  measure === 'policies' ? policies : premium === undefined ? undefined : premium / minorUnitsPerUnit

/** Whether the home of who is signed in has the policies that the map counts. */
const useReads = (): boolean => {
  const persona = usePersona()
  const may = useMay()
  return may('policy:read') && (!isPartnerType(persona) || partnerHomes[persona].tabs.includes('policies'))
}

/** Where the policies are that cover today or will, and their premium; a pool is told how many alone. */
export const TerritoryMap = ({ of }: { of: 'counts' | 'money' }) => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const reads = useReads()
  const [chosen, setChosen] = useState<Measure>('premium')
  const measure = of === 'counts' ? 'policies' : chosen
  const title = t(`map.${measure}`)
  const { data, error, refetch } = useOperation(getPersonaExposure, {}, { staleTime: reportStaleTime })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <ChartSkeleton title={title} height={300} />
  const withheld = data.territories.some(({ policies }) => policies === undefined)
  return (
    <Box sx={{ minWidth: 0 }}>
      {data.isPart && <Alert severity="warning">{t('partners.isPart')}</Alert>}
      <TileMap
        title={title}
        format={measure === 'premium' ? compactMoney : number}
        data={data.territories.map((line) => ({
          territory: line.key,
          value: figureOf(line, measure),
          told: line.policies === undefined ? undefined : t('map.told', { count: line.policies }),
          to:
            reads && line.key !== '' && line.policies !== undefined
              ? inPersona(persona, toPolicies('policies', { state: line.key }))
              : undefined,
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        {of === 'money' && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={measure}
            aria-label={t('map.by')}
            onChange={(_, next: Measure | null) => next && setChosen(next)}
          >
            {measures.map((each) => (
              <ToggleButton key={each} value={each} sx={{ minHeight: { xs: 44, sm: 32 }, px: 1.5 }}>
                {t(`map.measure.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Typography variant="caption" color="text.secondary" sx={{ flex: '1 1 160px' }}>
          {withheld && `${t('map.withheld', { least: leastTold })} `}
          {t('partners.asOf', { at: dateTime(data.asOf) })}
        </Typography>
      </Box>
    </Box>
  )
}
