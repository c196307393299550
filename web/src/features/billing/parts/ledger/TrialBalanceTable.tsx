import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { AuthorityName } from '#web/records/ledger/AuthorityName.tsx'
import { byClass } from './accountClasses.ts'

type TrialBalance = ResponseOf<typeof getTrialBalance>
type Account = Omit<TrialBalance['accounts'][number], 'kind'> & {
  /** Not known of months that were closed before it was kept. */
  kind?: TrialBalance['accounts'][number]['kind'] | undefined
}
type TrialBalanceTableProps = Pick<TrialBalance, 'debit' | 'credit' | 'total'> & {
  accounts: readonly Account[]
  /** Where the postings of an account are read. */
  accountHref?: ((account: Account) => string) | undefined
}

const amount = (value: MinorUnits): string => (value === 0 ? '–' : exactMoney(value))
/** Too narrow for all columns: a phone shows the balance alone. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const

/** The accounts by their class with their sums, and the sums of these. */
export const TrialBalanceTable = ({ accounts, debit, credit, total, accountHref }: TrialBalanceTableProps) => {
  const { t } = useTranslation('billing')
  return (
    <TableContainer>
      <Table aria-label={t('ledger.title')} size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 2 }}>{t('ledger.code')}</TableCell>
            <TableCell>{t('ledger.account')}</TableCell>
            <TableCell align="right" sx={wide}>
              {t('ledger.debit')}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {t('ledger.credit')}
            </TableCell>
            <TableCell align="right" sx={{ pr: 2 }}>
              {t('ledger.balance')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {byClass(accounts).map(({ name, rows, ...sums }) => (
            <Fragment key={name}>
              <TableRow sx={{ '& td, & th': { fontWeight: 600, bgcolor: 'action.hover' } }}>
                <TableCell sx={{ pl: 2 }} />
                <TableCell component="th" scope="row">
                  {t(`ledger.class.${name}`)}
                </TableCell>
                <TableCell align="right" className="tabular" sx={wide}>
                  {exactMoney(sums.debit)}
                </TableCell>
                <TableCell align="right" className="tabular" sx={wide}>
                  {exactMoney(sums.credit)}
                </TableCell>
                <TableCell align="right" className="tabular" sx={{ pr: 2, whiteSpace: 'nowrap' }}>
                  {exactMoney(sums.balance)}
                </TableCell>
              </TableRow>
              {rows.map((account) => (
                <TableRow key={`${account.code}|${account.authority ?? ''}`} hover>
                  <TableCell className="tabular" sx={{ pl: 2, color: 'text.secondary' }}>
                    {account.code}
                  </TableCell>
                  <TableCell component="th" scope="row">
                    {accountHref === undefined ? (
                      account.name
                    ) : (
                      <Link component={RouterLink} to={accountHref(account)}>
                        {account.name}
                      </Link>
                    )}
                    {account.authority && (
                      <Typography variant="caption" color="text.secondary" component="div">
                        <AuthorityName authority={account.authority} />
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right" className="tabular" sx={wide}>
                    {amount(account.debit)}
                  </TableCell>
                  <TableCell align="right" className="tabular" sx={wide}>
                    {amount(account.credit)}
                  </TableCell>
                  <TableCell align="right" className="tabular" sx={{ pr: 2, fontWeight: 500, whiteSpace: 'nowrap' }}>
                    {exactMoney(account.balance)}
                  </TableCell>
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow
            sx={{
              '& td, & th': {
                fontWeight: 650,
                color: 'text.primary',
                borderTop: 2,
                borderBottom: 0,
                borderColor: 'text.primary',
              },
            }}
          >
            <TableCell sx={{ pl: 2 }} />
            <TableCell component="th" scope="row">
              {t('ledger.sum')}
            </TableCell>
            <TableCell align="right" className="tabular" sx={wide}>
              {exactMoney(debit)}
            </TableCell>
            <TableCell align="right" className="tabular" sx={wide}>
              {exactMoney(credit)}
            </TableCell>
            <TableCell align="right" className="tabular" sx={{ pr: 2, whiteSpace: 'nowrap' }}>
              {exactMoney(total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
