import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'

type ChartFrameProps = {
  title: string
  /** The picture in a sentence or two, for those who do not see it. */
  summary: string
  /** The same figures as a table. */
  table: ChartTableData
  /** Leaves the title out where the page has one above. */
  bare?: boolean | undefined
  children: ReactNode
}

/** Around every chart: its title, a summary for screen readers, and the same figures as a table one click away. */
export const ChartFrame = ({ title, summary, table, bare, children }: ChartFrameProps) => {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography id={titleId} variant="h4" component="figcaption" sx={bare ? visuallyHidden : {}}>
          {title}
        </Typography>
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => setAsTable(!asTable)} aria-pressed={asTable}>
          {asTable ? t('charts.asPicture') : t('charts.asTable')}
        </Button>
      </Box>
      <Box component="p" sx={visuallyHidden}>
        {summary}
      </Box>
      {asTable ? <ChartTable label={title} table={table} /> : children}
    </Box>
  )
}
