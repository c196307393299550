import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllTexts } from '../i18n/textKey.ts'
import { ArrowDownIcon, ArrowUpIcon, ColumnsIcon, DensityIcon } from '../ui/icons.tsx'
import { WhyNot } from '../ui/WhyNot.tsx'
import type { Column } from './column.ts'
import type { useTablePreferences } from './useTablePreferences.ts'

type ColumnMenuProps<Row> = { columns: readonly Column<Row>[]; view: ReturnType<typeof useTablePreferences> }

/** Which columns, in which order, how dense: the reader's own view of a table. */
export const ColumnMenu = <Row,>({ columns, view }: ColumnMenuProps<Row>) => {
  const { t } = useTranslation<AllTexts>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { preferences, change, reset } = view
  const rank = (id: string) => {
    const at = preferences.order.indexOf(id)
    return at === -1 ? columns.length : at
  }
  const ordered = [...columns].sort((a, b) => rank(a.id) - rank(b.id))
  const shown = (column: Column<Row>) => preferences.visibility[column.id] ?? !column.hidden
  const move = (index: number, by: -1 | 1) => {
    const order = ordered.map((column) => column.id)
    const [moved] = order.splice(index, 1)
    if (moved) order.splice(index + by, 0, moved)
    change({ order })
  }
  const compact = preferences.density === 'compact'
  return (
    <Box sx={{ display: 'flex' }}>
      <Tooltip title={compact ? t('table.comfortable') : t('table.compact')}>
        <IconButton
          size="small"
          aria-label={compact ? t('table.comfortable') : t('table.compact')}
          onClick={() => change({ density: compact ? 'comfortable' : 'compact' })}
        >
          <DensityIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('table.columns')}>
        <IconButton
          size="small"
          aria-label={t('table.columns')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ColumnsIcon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box sx={{ p: 1.5, minWidth: 280 }} role="group" aria-label={t('table.columns')}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 0.5 }}>
            <Typography variant="subtitle2">{t('table.columns')}</Typography>
            <Button size="small" onClick={reset}>
              {t('table.reset')}
            </Button>
          </Box>
          {ordered.map((column, index) => (
            <Box key={column.id} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1, mr: 1, ml: -0.5 }}
                label={t(column.header)}
                control={
                  <WhyNot reason={column.fixed ? t('notNow.always') : undefined}>
                    <Checkbox
                      size="small"
                      checked={shown(column)}
                      onChange={(_, checked) =>
                        change({ visibility: { ...preferences.visibility, [column.id]: checked } })
                      }
                    />
                  </WhyNot>
                }
              />
              <WhyNot reason={index === 0 ? t('notNow.top') : undefined}>
                <IconButton
                  size="small"
                  aria-label={t('table.moveUp', { column: t(column.header) })}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUpIcon sx={{ fontSize: 16 }} />
                </IconButton>
              </WhyNot>
              <WhyNot reason={index === ordered.length - 1 ? t('notNow.bottom') : undefined}>
                <IconButton
                  size="small"
                  aria-label={t('table.moveDown', { column: t(column.header) })}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownIcon sx={{ fontSize: 16 }} />
                </IconButton>
              </WhyNot>
            </Box>
          ))}
        </Box>
      </Popover>
    </Box>
  )
}
