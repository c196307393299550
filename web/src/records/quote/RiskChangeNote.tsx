import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { changeWords } from '#shared/domain/quoting/changeWords.ts'
import { dateTime, money } from '#web/i18n/format.ts'

/** What has changed of the risk since it was quoted, and what that does to the price; nothing where nothing has. */
export const RiskChangeNote = ({ quote }: { quote: Pick<Quote, 'agencyStatus' | 'riskChange'> }) => {
  const { t } = useTranslation()
  const { riskChange } = quote
  if (riskChange === undefined) return null
  const { changes, totalBefore, totalNow, at } = riskChange
  return (
    <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary' }}>
      <Typography sx={{ fontWeight: 650 }}>
        {t(quote.agencyStatus === 'BOUND' ? 'riskChange.held' : 'riskChange.title', { at: dateTime(at) })}
      </Typography>
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {changes.map((change) => (
            <li key={`${change.kind}|${change.what}`}>{changeWords(change)}</li>
          ))}
        </Box>
      )}
      <Typography variant="body2">
        {totalBefore === totalNow
          ? t('riskChange.samePrice', { total: money(totalNow) })
          : t('riskChange.price', { before: money(totalBefore), now: money(totalNow) })}
      </Typography>
    </Alert>
  )
}
