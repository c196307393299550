import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PanelHeading } from '../ui/panelHeading.ts'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'

type ChartFrameProps = {
  title: string
  /** The picture in a sentence or two, for those who do not see it. */
  summary: string
  /** The same figures as a table. */
  table: ChartTableData
  /** Leaves the title out where the panel around it has it; the way to the table then stands beside that one. */
  bare?: boolean | undefined
  children: ReactNode
}

/** Around every chart: its title, a summary for screen readers, and the same figures as a table one click away. */
export const ChartFrame = ({ title, summary, table, bare, children }: ChartFrameProps) => {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const heading = useContext(PanelHeading)
  const toggle = (
    <Button
      size="small"
      aria-describedby={titleId}
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
      sx={{ ml: 'auto', whiteSpace: 'nowrap' }}
    >
      {asTable ? t('charts.asPicture') : t('charts.asTable')}
    </Button>
  )
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      {bare ? (
        <>
          <Box component="figcaption" id={titleId} sx={visuallyHidden}>
            {title}
          </Box>
          {heading && createPortal(toggle, heading)}
        </>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography id={titleId} variant="h4" component="span">
            {title}
          </Typography>
          {toggle}
        </Box>
      )}
      <Box component="p" sx={visuallyHidden}>
        {summary}
      </Box>
      {asTable ? <ChartTable label={title} table={table} /> : children}
    </Box>
  )
}
