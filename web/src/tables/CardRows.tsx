import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ElementType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { AllTexts } from '../i18n/textKey.ts'
import { titleOf } from './column.ts'
import type { DataTableProps } from './DataTable.tsx'
import { RowMenu } from './RowMenu.tsx'
import { PageTick, RowTick } from './Ticks.tsx'

type CardRowsProps<Row> = Omit<DataTableProps<Row>, 'rows'> & { rows: readonly Row[]; skeletons: number }

/** What a card unfolds to is made when it is unfolded: it may have to be asked for. */
const Unfolding = ({ content }: { content: () => ReactNode }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ px: 2, pb: 2 }}>
      <Typography component="summary" variant="body2" color="primary" sx={{ cursor: 'pointer' }}>
        {t('table.unfold')}
      </Typography>
      {open && content()}
    </Box>
  )
}

/** The rows on a phone: a card each with title, status, three facts (of a card that leads nowhere all that are marked) and what is a text, to be ticked as rows of a table are. */
export const CardRows = <Row,>({
  label,
  columns,
  rows,
  rowId,
  skeletons,
  rowHref,
  onRowClick,
  actions,
  expand,
  selection,
}: CardRowsProps<Row>) => {
  const { t } = useTranslation<AllTexts>()
  const title = titleOf(columns)
  const status = columns.find((column) => column.card === 'status')
  const marked = columns.filter((column) => column.card === 'fact')
  const told =
    marked.length > 0 ? marked : columns.filter((column) => column !== title && column !== status && !column.hidden)
  // Behind a card that leads somewhere there is more to read; one that does not is all there is.
  const facts = told.slice(0, rowHref || onRowClick || marked.length === 0 ? 3 : undefined)
  const texts = columns.filter((column) => column.card === 'text')
  // A card that leads nowhere may hold links of its own.
  const Whole: ElementType = rowHref || onRowClick ? ButtonBase : Box
  const list = (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {Array.from({ length: skeletons }, (_, row) => (
        <Box component="li" key={row} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </Box>
      ))}
      {rows.map((row) => (
        <Box component="li" key={rowId(row)} sx={{ position: 'relative', borderBottom: 1, borderColor: 'divider' }}>
          <Whole
            {...(rowHref ? { component: RouterLink, to: rowHref(row) } : { component: 'div' })}
            {...(onRowClick && { onClick: () => onRowClick(row) })}
            sx={{
              display: 'block',
              width: '100%',
              textAlign: 'left',
              p: 2,
              pl: selection ? 6 : 2,
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1, pr: actions ? 5 : 0 }}>
              <Typography component="div" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                {title?.cell(row)}
              </Typography>
              {status?.cell(row)}
            </Box>
            <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
              {facts.map((column) => (
                <Box key={column.id}>
                  <Typography component="dt" variant="caption" color="text.secondary">
                    {t(column.header)}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    {column.cell(row)}
                  </Typography>
                </Box>
              ))}
            </Box>
            {texts.map((column) => (
              <Typography key={column.id} component="div" variant="body2" sx={{ mt: 1 }}>
                {column.cell(row)}
              </Typography>
            ))}
          </Whole>
          {selection && (
            <Box sx={{ position: 'absolute', top: 8, left: 5 }}>
              <RowTick selection={selection} id={rowId(row)} />
            </Box>
          )}
          {actions && (
            <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
              <RowMenu actions={actions(row)} />
            </Box>
          )}
          {expand && <Unfolding content={() => expand(row)} />}
        </Box>
      ))}
    </Box>
  )
  if (!selection || rows.length === 0) return list
  return (
    <>
      <Box sx={{ pl: 2, borderBottom: 1, borderColor: 'divider' }}>
        <PageTick selection={selection} ids={rows.map(rowId)} said />
      </Box>
      {list}
    </>
  )
}
