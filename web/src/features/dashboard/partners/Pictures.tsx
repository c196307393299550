import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/api/useMay.ts'
import { Aging } from '#web/records/receivables/Aging.tsx'
import { Pipeline } from '../parts/Pipeline.tsx'
import { SpanPicker } from '../parts/SpanPicker.tsx'
import { keepSpan, readSpan, type Span } from '../parts/spans.ts'
import { TerritoryMap } from '../parts/TerritoryMap.tsx'
import { type PartnerType, partnerHomes } from './partnerHomes.ts'

/** The pipeline with the span that it is told over. */
const PipelineOfSpan = () => {
  const [span, setSpan] = useState(readSpan)
  const pick = (next: Span) => {
    keepSpan(next)
    setSpan(next)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <Pipeline span={span} />
      <SpanPicker span={span} onPick={pick} />
    </Box>
  )
}

/** What the home of an organization shows in pictures besides how it stands: how quotes fare, where policies are, what is late. */
export const Pictures = ({ accountType }: { accountType: PartnerType }) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const home = partnerHomes[accountType]
  const pipeline = home.pipeline && may('report:read')
  const map = may('report:read') ? home.map : undefined
  const aging = home.aging && may('billing:manage')
  const count = [pipeline, map, aging].filter(Boolean).length
  if (count === 0) return null
  return (
    <Paper
      component="section"
      aria-label={t('portfolio.title')}
      variant="outlined"
      sx={{
        borderRadius: 1.5,
        p: { xs: 2, md: 3 },
        mb: 2.5,
        display: 'grid',
        columnGap: 5,
        rowGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` },
      }}
    >
      {pipeline && <PipelineOfSpan />}
      {map && <TerritoryMap of={map} />}
      {aging && <Aging />}
    </Paper>
  )
}
