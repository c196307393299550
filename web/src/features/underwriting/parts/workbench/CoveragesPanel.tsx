import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney, date, exactMoney, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { retroWords } from '#web/records/coverages/termWords.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { coverageRows } from './coverageRows.ts'

/** What is covered on which terms, each coverage with its share of the premium, and what is excluded. */
export const CoveragesPanel = ({ quote, actions }: { quote: Quote; actions?: ReactNode }) => {
  const { t } = useTranslation('underwriting')
  const { t: inQuote } = useTranslation('quote')
  const waterfall = useOperation(getQuoteWaterfall, { params: { quoteId: quote.id } })
  const groups = useMemo(
    () => coverageRows(quote.coverages, waterfall.data?.coverages, region.code),
    [quote.coverages, waterfall.data],
  )
  const retro = (period: number | null, asDate: string | null) =>
    asDate ? date(asDate) : period === null ? '–' : retroWords(inQuote, period)
  const columns = ['limit', 'deductible', 'waiting', 'retro', 'premium'] as const
  return (
    <Panel
      title={t('coverages.title')}
      dense
      actions={actions}
      aside={
        <Typography variant="body2" color="text.secondary">
          {t('coverages.terms', {
            count: quote.coverages.length,
            hours: t('terms.hours', { count: quote.waitingPeriod }),
            retro: retroWords(inQuote, quote.retroActivePeriod),
          })}
        </Typography>
      }
    >
      <TableContainer>
        <Table
          size="small"
          aria-label={t('coverages.title')}
          sx={{ '& td, & th': { px: 1, '&:first-of-type': { pl: 0 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('coverages.coverage')}</TableCell>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  align="right"
                  sx={{
                    display: { xs: column === 'limit' || column === 'premium' ? undefined : 'none', sm: 'table-cell' },
                  }}
                >
                  {t(`coverages.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(({ groupId, rows }) => (
              <Fragment key={groupId}>
                <TableRow>
                  <TableCell colSpan={6} component="th" scope="rowgroup" sx={{ border: 0, pt: 1.25, pb: 0.25 }}>
                    <Typography variant="h6" component="span" color="text.secondary">
                      {t(`coverages.group.${groupId}`)}
                    </Typography>
                  </TableCell>
                </TableRow>
                {rows.map((row) => (
                  <TableRow key={row.coverageId} hover>
                    <TableCell component="th" scope="row">
                      {row.name}
                    </TableCell>
                    <TableCell
                      align="right"
                      className="tabular"
                      title={row.limit === null ? '' : wholeMoney(row.limit)}
                    >
                      {row.limit === null ? '–' : compactMoney(row.limit)}
                    </TableCell>
                    <TableCell align="right" className="tabular" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {row.retention === null ? '–' : compactMoney(row.retention)}
                    </TableCell>
                    <TableCell align="right" className="tabular" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {row.waitingPeriod === null ? '–' : t('terms.hours', { count: row.waitingPeriod })}
                    </TableCell>
                    <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {retro(row.retroActivePeriod, row.retroActiveDate)}
                    </TableCell>
                    <TableCell align="right" className="tabular">
                      {row.premium === undefined ? '–' : exactMoney(row.premium)}
                    </TableCell>
                  </TableRow>
                ))}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {quote.eventExclusions.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="h5" component="h3">
            {t('coverages.exclusions')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {quote.eventExclusions.map((event) => (
              <li key={`${event.claimNumber}|${event.claimDate}`}>
                <Typography variant="body2">
                  {event.claimName} · {event.claimNumber} · {date(event.claimDate)}
                  {event.claimDescription && ` – ${event.claimDescription}`}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  )
}
