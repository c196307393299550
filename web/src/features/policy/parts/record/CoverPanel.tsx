import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { compactMoney, date } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { useCoverages } from '../useCoverages.ts'

const amount = (value: number | null): string => (value === null ? '–' : compactMoney(value))
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const

/** What the policy covers today, on which terms. */
export const CoverPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const covers = useCoverages(policy)
  return (
    <Panel title={t('coverages.title')} dense aside={<Typography color="text.secondary">{covers.length}</Typography>}>
      {covers.length > 0 && (
        <TableContainer>
          <Table
            size="small"
            aria-label={t('coverages.title')}
            sx={{ '& td, & th': { px: 1, '&:first-of-type': { pl: 0 } } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t('coverages.coverage')}</TableCell>
                <TableCell align="right">{t('coverages.limit')}</TableCell>
                <TableCell align="right">
                  {t(policy.excess ? 'excess.attachmentPoint' : 'coverages.deductible')}
                </TableCell>
                <TableCell align="right" sx={wide}>
                  {t('coverages.waiting')}
                </TableCell>
                <TableCell align="right" sx={wide}>
                  {t('coverages.retro')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {covers.map((cover) => (
                <TableRow key={cover.coverageId} hover>
                  <TableCell component="th" scope="row" title={cover.explained}>
                    {cover.name}
                  </TableCell>
                  <TableCell align="right" className="tabular">
                    {amount(cover.limit)}
                  </TableCell>
                  <TableCell align="right" className="tabular">
                    {amount(cover.retention)}
                  </TableCell>
                  <TableCell align="right" sx={wide}>
                    {cover.waitingPeriod === null ? '–' : t('coverages.hours', { count: cover.waitingPeriod })}
                  </TableCell>
                  <TableCell align="right" sx={wide}>
                    {cover.retroActiveDate
                      ? date(cover.retroActiveDate)
                      : cover.retroActivePeriod === null
                        ? '–'
                        : t(`coverages.retroPeriod.${cover.retroActivePeriod}`)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  )
}
