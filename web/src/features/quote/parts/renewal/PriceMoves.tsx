import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getRenewalComparison } from '#shared/contracts/quote/renewals.ts'
import { exactMoney, percent } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { moveWords } from './moveWords.ts'

export type Comparison = ResponseOf<typeof getRenewalComparison>

const signed = (amount: number): string => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${exactMoney(Math.abs(amount))}`

/** Columns that a phone shows under the factor instead. */
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** Both totals, what lies between them in a sentence, and a line for every factor that moved. */
export const PriceMoves = ({ comparison }: { comparison: Comparison }) => {
  const { t } = useTranslation('quote')
  const { before, after, moves } = comparison
  const difference = after.totalPremium - before.totalPremium
  const words = moves.map((move) => ({ ...moveWords(move, t, { before, after }), effect: move.effect }))
  const strongest = words
    .filter(({ isReason, effect }) => isReason && Math.sign(effect) === Math.sign(difference))
    .slice(0, 2)
  const direction = difference === 0 || strongest.length === 0 ? 'same' : difference > 0 ? 'up' : 'down'
  const sums = [
    { label: t('renewal.before'), value: exactMoney(before.totalPremium) },
    { label: t('renewal.after'), value: exactMoney(after.totalPremium) },
    { label: t('price.difference'), value: signed(difference) },
  ]
  return (
    <Panel title={t('renewal.why')} dense>
      <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'flex', gap: 4, rowGap: 1, flexWrap: 'wrap' }}>
        {sums.map(({ label, value }) => (
          <Box key={label}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ ...figure, m: 0, fontSize: 22 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mb: 1.5 }}>
        {t(`renewal.moved.${direction}`, {
          amount: exactMoney(Math.abs(difference)),
          share: percent(before.totalPremium === 0 ? 0 : Math.abs(difference) / before.totalPremium),
          reasons: strongest.map(({ label }) => label).join(', '),
        })}
      </Typography>
      {words.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={t('renewal.why')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('renewal.factor')}</TableCell>
                <TableCell sx={wide}>{t('renewal.was')}</TableCell>
                <TableCell sx={wide}>{t('renewal.is')}</TableCell>
                <TableCell align="right">{t('renewal.effect')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {words.map(({ key, label, was, is, effect }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row">
                    {label}
                    {was !== is && (
                      <Typography
                        variant="caption"
                        color="text.secondary"
                        sx={{ display: { xs: 'block', sm: 'none' } }}
                      >
                        {t('renewal.fromTo', { was, is })}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell sx={wide}>{was}</TableCell>
                  <TableCell sx={wide}>{is}</TableCell>
                  <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                    {signed(effect)}
                  </TableCell>
                </TableRow>
              ))}
              <TableRow>
                <TableCell component="th" scope="row" sx={{ fontWeight: 650 }}>
                  {t('price.difference')}
                </TableCell>
                <TableCell sx={wide} />
                <TableCell sx={wide} />
                <TableCell align="right" className="tabular" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
                  {signed(difference)}
                </TableCell>
              </TableRow>
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {before.rateBookVersion !== after.rateBookVersion && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('renewal.otherBook', { before: before.rateBookVersion, after: after.rateBookVersion })}
        </Typography>
      )}
    </Panel>
  )
}
