import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import type { Coverage, CoverageGroupId } from '#shared/domain/coverage/coverage.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { compactMoney, exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'

type QuoteCoveragesProps = {
  coverages: readonly SelectedCoverage[]
  /** Each coverage's share of the premium, by its number; empty until it is known. */
  premiums: ReadonlyMap<number, MinorUnits>
}

type Row = { readonly coverage: Coverage; readonly terms: SelectedCoverage }

const rowsOf = (coverages: readonly SelectedCoverage[]): readonly (readonly [CoverageGroupId, readonly Row[]])[] => {
  const groups = new Map<CoverageGroupId, Row[]>()
  for (const terms of coverages) {
    const coverage = coverageById(terms.coverageId)
    if (coverage) groups.set(coverage.groupId, [...(groups.get(coverage.groupId) ?? []), { coverage, terms }])
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([id, rows]) => [id, rows.sort((a, b) => a.coverage.order - b.coverage.order)])
}

/** What is bought, group by group, with its terms and its share of the premium. */
export const QuoteCoverages = ({ coverages, premiums }: QuoteCoveragesProps) => {
  const { t } = useTranslation('quote')
  const groups = useMemo(() => rowsOf(coverages), [coverages])
  const amount = (value: number | null) => (value === null ? '–' : compactMoney(value))
  const wait = ({ waitingPeriod }: SelectedCoverage) => (waitingPeriod === null ? '–' : waitingWords(t, waitingPeriod))
  const retro = ({ retroActivePeriod, retroActiveDate }: SelectedCoverage) =>
    retroActivePeriod === null && retroActiveDate === null
      ? '–'
      : retroWords(t, retroActivePeriod ?? -1, retroActiveDate)
  const premium = (id: number) => {
    const share = premiums.get(id)
    return share ? exactMoney(share) : '–'
  }
  return (
    <>
      <TableContainer sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Table size="small" aria-label={t('quote.coverages')} sx={{ '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('terms.coverage')}</TableCell>
              <TableCell align="right">{t('terms.limit')}</TableCell>
              <TableCell align="right">{t('terms.deductible')}</TableCell>
              <TableCell align="right">{t('terms.waiting')}</TableCell>
              <TableCell align="right">{t('terms.retro')}</TableCell>
              <TableCell align="right">{t('price.premium')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(([groupId, rows]) => (
              <Fragment key={groupId}>
                <TableRow>
                  <TableCell component="th" scope="rowgroup" colSpan={6} sx={{ fontWeight: 650, pt: 1.5 }}>
                    {t(`groups.${groupId}`)}
                  </TableCell>
                </TableRow>
                {rows.map(({ coverage, terms }) => (
                  <TableRow key={coverage.id}>
                    <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                      {inRegion(coverage.name, region.code)}
                    </TableCell>
                    <TableCell align="right">{amount(terms.limit)}</TableCell>
                    <TableCell align="right">{amount(terms.retention)}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {wait(terms)}
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {retro(terms)}
                    </TableCell>
                    <TableCell align="right">{premium(coverage.id)}</TableCell>
                  </TableRow>
                ))}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: { xs: 'grid', sm: 'none' }, gap: 2 }}>
        {groups.map(([groupId, rows]) => (
          <div key={groupId}>
            <Typography variant="h5" component="h3">
              {t(`groups.${groupId}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map(({ coverage, terms }) => (
                <Box
                  component="li"
                  key={coverage.id}
                  sx={{
                    py: 1,
                    borderBottom: 1,
                    borderColor: 'divider',
                    display: 'grid',
                    gridTemplateColumns: '1fr auto',
                  }}
                >
                  <span>{inRegion(coverage.name, region.code)}</span>
                  <Typography component="span" className="tabular" sx={{ fontWeight: 500 }}>
                    {terms.limit === null ? '' : compactMoney(terms.limit)}
                  </Typography>
                  <Typography variant="body2" color="text.secondary" className="tabular" sx={{ gridColumn: '1 / -1' }}>
                    {[
                      terms.retention !== null && t('terms.deductibleOf', { amount: compactMoney(terms.retention) }),
                      terms.waitingPeriod !== null && wait(terms),
                      terms.retroActivePeriod !== null && retro(terms),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </>
  )
}
