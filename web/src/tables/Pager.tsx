import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '../i18n/format.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx'
import { WhyNot } from '../ui/WhyNot.tsx'
import { defaultPageSizes, type Paging } from './column.ts'

const countOf = (paging: Paging, t: TFunction): string => {
  const { total, isMore = false } = paging
  if (paging.kind === 'pages')
    return t(isMore ? 'table.rangeOfMore' : 'table.range', {
      from: number(paging.page * paging.size + 1),
      to: number(Math.min((paging.page + 1) * paging.size, paging.total)),
      total: number(paging.total),
    })
  if (total === undefined) return t('table.onPage', { count: paging.shown, shown: number(paging.shown) })
  return isMore
    ? t('table.totalOfMore', { count: total, total: number(total) })
    : t('table.total', { count: total, total: number(total) })
}

type PagerProps = {
  paging: Paging
  /** What the list is called; a page may have several. */
  label: string
}

/** How many there are, how many at once, and on to the others. */
export const Pager = ({ paging, label }: PagerProps) => {
  const { t } = useTranslation()
  const sizeId = useId()
  const { size, onSize } = paging
  const previous =
    paging.kind === 'tokens' ? paging.onPrevious : paging.page > 0 ? () => paging.onPage(paging.page - 1) : undefined
  const next =
    paging.kind === 'tokens'
      ? paging.onNext
      : (paging.page + 1) * size < paging.total
        ? () => paging.onPage(paging.page + 1)
        : undefined
  return (
    <Box
      component="nav"
      aria-label={t('table.pages', { list: label })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto' }}>
        <Typography variant="caption" color="text.secondary" component="span" id={sizeId}>
          {t('table.pageSize')}
        </Typography>
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
          SelectDisplayProps={{ 'aria-labelledby': sizeId }}
          sx={{ fontSize: 13, '& .MuiSelect-select': { py: 0 } }}
        >
          {[...new Set([...(paging.sizes ?? defaultPageSizes), size])]
            .sort((a, b) => a - b)
            .map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
        </Select>
      </Box>
      <Typography variant="caption" color="text.secondary" className="tabular" aria-live="polite">
        {countOf(paging, t)}
      </Typography>
      <Box>
        <WhyNot reason={previous === undefined ? t('notNow.firstPage') : undefined}>
          <IconButton size="small" aria-label={t('table.previous')} onClick={previous}>
            <ChevronLeftIcon />
          </IconButton>
        </WhyNot>
        <WhyNot reason={next === undefined ? t('notNow.lastPage') : undefined}>
          <IconButton size="small" aria-label={t('table.next')} onClick={next}>
            <ChevronRightIcon />
          </IconButton>
        </WhyNot>
      </Box>
    </Box>
  )
}
