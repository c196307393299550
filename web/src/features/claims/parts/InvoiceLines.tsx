import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { VendorInvoice } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { isAboveAgreed } from '#shared/domain/claims/invoiceFigures.ts'
import { exactMoney, number } from '#web/i18n/format.ts'

type Line = VendorInvoice['lines'][number]

const Rate = ({ line }: { line: Line }) => {
  const { t } = useTranslation('claims')
  return (
    <>
      {exactMoney(line.rate)}
      {isAboveAgreed(line) && line.agreed !== undefined && (
        <Typography variant="caption" color="warning" component="div">
          {t('invoices.agreed', { amount: exactMoney(line.agreed) })}
        </Typography>
      )}
    </>
  )
}

/** The lines of an invoice, with what was agreed where an hour costs more, and what they come to. */
export const InvoiceLines = ({ invoice }: { invoice: VendorInvoice }) => {
  const { t } = useTranslation('claims')
  const sums = [
    { label: t('invoices.net'), amount: invoice.net },
    { label: t('invoices.tax'), amount: invoice.tax },
    { label: t('invoices.total'), amount: invoice.total },
  ]
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('invoices.lines')}>
      <Table size="small" aria-label={t('invoices.lines')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('invoices.what')}</TableCell>
            <TableCell align="right">{t('invoices.quantity')}</TableCell>
            <TableCell align="right">{t('invoices.rate')}</TableCell>
            <TableCell align="right">{t('invoices.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody className="tabular">
          {invoice.lines.map((line, index) => (
            <TableRow key={index}>
              <TableCell>
                {line.what}
                <Typography variant="caption" color="text.secondary" component="div">
                  {t(`subcategories.${line.subcategory}`)}
                </Typography>
              </TableCell>
              <TableCell align="right">
                {t(`invoices.units.${line.unit}`, {
                  count: line.hundredths / 100,
                  many: number(line.hundredths / 100),
                })}
              </TableCell>
              <TableCell align="right">
                <Rate line={line} />
              </TableCell>
              <TableCell align="right">{exactMoney(line.amount)}</TableCell>
            </TableRow>
          ))}
          {sums.map(({ label, amount }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={3}>
                {label}
              </TableCell>
              <TableCell align="right">{exactMoney(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
