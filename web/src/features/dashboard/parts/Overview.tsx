import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { Aging } from '#web/records/receivables/Aging.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { StaffQueues } from '../staff/StaffQueues.tsx'
import { EarnedPremium } from './EarnedPremium.tsx'
import { Pipeline } from './Pipeline.tsx'
import { PremiumByMonth } from './PremiumByMonth.tsx'
import { PremiumFigures } from './PremiumFigures.tsx'
import { QuotesByStage } from './QuotesByStage.tsx'
import { SpanPicker } from './SpanPicker.tsx'
import { keepSpan, readSpan, type Span } from './spans.ts'
import { TerritoryMap } from './TerritoryMap.tsx'
import { WorkFigures } from './WorkFigures.tsx'

const key = 'palisade.table.portfolio'

/** The band above the tabs: what waits, and for those who may see it the portfolio in pictures. */
export const Overview = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [choice, setChoice] = useState(() => localStorage.getItem(key))
  const [span, setSpan] = useState(readSpan)
  const pick = (next: Span) => {
    keepSpan(next)
    setSpan(next)
  }
  const shown = choice === null ? !phone : choice === 'shown'
  const toggle = () => {
    const next = shown ? 'hidden' : 'shown'
    localStorage.setItem(key, next)
    setChoice(next)
  }
  const persona = usePersona()
  const owes = may('billing:invoice')
  const reports = may('report:read')
  return (
    <Paper variant="outlined" sx={{ borderRadius: 1.5, mb: 2.5, overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', p: { xs: 0.5, md: 1 } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{persona === 'COWBELL' ? <StaffQueues /> : <WorkFigures />}</Box>
        {reports && (
          <Button
            size="small"
            onClick={toggle}
            aria-expanded={shown}
            aria-controls="portfolio"
            endIcon={
              <ChevronDownIcon
                sx={{ fontSize: 16, transform: shown ? 'rotate(180deg)' : 'none', transition: 'transform 140ms' }}
              />
            }
            sx={{ m: 1, display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {t('portfolio.title')}
          </Button>
        )}
      </Box>
      {reports && (
        <>
          <Button
            fullWidth
            size="small"
            onClick={toggle}
            aria-expanded={shown}
            sx={{ display: { sm: 'none' }, borderTop: 1, borderColor: 'divider', borderRadius: 0 }}
          >
            {shown ? t('portfolio.hide') : t('portfolio.show')}
          </Button>
          <Collapse in={shown} unmountOnExit id="portfolio">
            <Box
              sx={{
                borderTop: 1,
                borderColor: 'divider',
                p: { xs: 2, md: 3 },
                display: 'grid',
                columnGap: 5,
                rowGap: 3,
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  md: 'repeat(2, minmax(0, 1fr))',
                  lg: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 2fr)',
                },
              }}
            >
              <Box sx={{ gridColumn: '1 / -1', display: 'grid', mb: -1 }}>
                <SpanPicker span={span} onPick={pick} />
              </Box>
              <Pipeline span={span} />
              <QuotesByStage span={span} />
              <Box sx={{ gridRow: { lg: 'span 3' } }}>
                <PremiumFigures span={span} />
              </Box>
              <PremiumByMonth height={persona === 'COWBELL' ? 270 : 160} />
              {persona === 'COWBELL' ? <TerritoryMap of="money" /> : owes && <Aging />}
              <EarnedPremium />
            </Box>
          </Collapse>
        </>
      )}
    </Paper>
  )
}
