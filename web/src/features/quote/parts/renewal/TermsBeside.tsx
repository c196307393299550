import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslation } from 'react-i18next'
import { compactMoney, date } from '#web/i18n/format.ts'
import { waitingWords } from '#web/records/coverages/termWords.ts'
import { Panel } from '#web/ui/Panel.tsx'
import type { Comparison } from './PriceMoves.tsx'

type Coverage = Comparison['coverages'][number]

/** The terms of the policy and of its renewal side by side, and every coverage that differs. */
export const TermsBeside = ({ comparison }: { comparison: Comparison }) => {
  const { t } = useTranslation('quote')
  const { before, after, coverages } = comparison
  const covered = (terms: Coverage['before']): string => {
    if (terms === null) return t('renewal.notCovered')
    const limit = terms.limit === null ? t('renewal.covered') : compactMoney(terms.limit)
    return terms.retention === null
      ? limit
      : `${limit}, ${t('terms.deductibleOf', { amount: compactMoney(terms.retention) })}`
  }
  const rows = [
    {
      label: t('renewal.period'),
      was: t('price.period', { from: date(before.effectiveDate), to: date(before.endDate) }),
      is: t('price.period', { from: date(after.effectiveDate), to: date(after.endDate) }),
    },
    { label: t('terms.aggregateLimit'), was: compactMoney(before.limit), is: compactMoney(after.limit) },
    { label: t('terms.deductible'), was: compactMoney(before.deductible), is: compactMoney(after.deductible) },
    { label: t('terms.waiting'), was: waitingWords(t, before.waitingPeriod), is: waitingWords(t, after.waitingPeriod) },
    ...coverages.map(({ name, ...terms }) => ({
      label: name,
      was: covered(terms.before),
      is: covered(terms.after),
    })),
  ]
  return (
    <Panel title={t('renewal.terms')} dense>
      <TableContainer>
        <Table size="small" aria-label={t('renewal.terms')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('terms.coverage')}</TableCell>
              <TableCell>{before.number}</TableCell>
              <TableCell>{after.number}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ label, was, is }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>{was}</TableCell>
                <TableCell sx={{ fontWeight: was === is ? undefined : 650 }}>{is}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  )
}
