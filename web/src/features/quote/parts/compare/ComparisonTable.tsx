import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { useAddresses } from '../useAddresses.ts'
import type { ComparedGroup } from './compareRows.ts'

const stays = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const

const Head = ({ quote, isLowest }: { quote: Quote; isLowest: boolean }) => {
  const { t } = useTranslation('quote')
  const addresses = useAddresses()
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 132 }}>
      <Link component={RouterLink} to={addresses.quote(quote.id)} sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
        {quote.quoteNumber}
      </Link>
      <Typography component="span" className="tabular" sx={{ fontSize: '1.15rem', fontWeight: 650 }}>
        {exactMoney(quote.totalPremium)}
      </Typography>
      <StatusChip status={quote.agencyStatus} />
      {isLowest && (
        <Typography component="span" variant="caption" color="primary" sx={{ fontWeight: 650 }}>
          {t('compare.lowest')}
        </Typography>
      )}
    </Box>
  )
}

type ComparisonTableProps = { quotes: readonly Quote[]; groups: readonly ComparedGroup[] }

/** Quotes in columns, their terms in rows; what differs is set off, the name of a term stays in view. */
export const ComparisonTable = ({ quotes, groups }: ComparisonTableProps) => {
  const { t } = useTranslation('quote')
  const offered = quotes.filter(({ agencyStatus }) => agencyStatus === 'READY' || agencyStatus === 'INDICATION')
  const lowest = offered.length > 1 ? Math.min(...offered.map(({ totalPremium }) => totalPremium)) : undefined
  return (
    <TableContainer>
      <Table size="small" aria-label={t('compare.title')} sx={{ '& td, & th': { verticalAlign: 'top', px: 1.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...stays, minWidth: { xs: 120, sm: 200 } }}>{t('compare.term')}</TableCell>
            {quotes.map((quote) => (
              <TableCell key={quote.id}>
                <Head quote={quote} isLowest={offered.includes(quote) && quote.totalPremium === lowest} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ key, title, rows }) => (
            <Fragment key={key}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={quotes.length + 1} sx={{ fontWeight: 650, pt: 2 }}>
                  {title}
                </TableCell>
              </TableRow>
              {rows.map((row) => (
                <TableRow key={row.key}>
                  <TableCell component="th" scope="row" sx={{ ...stays, fontWeight: 400 }}>
                    {row.label}
                  </TableCell>
                  {row.values.map((value, index) => (
                    <TableCell
                      key={quotes[index]?.id}
                      className="tabular"
                      sx={row.differs ? { fontWeight: 500, bgcolor: 'action.hover' } : { color: 'text.secondary' }}
                    >
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
