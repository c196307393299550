import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getRenewalComparison } from '#shared/contracts/quote/renewals.ts'
import { changeWords } from '#shared/domain/quoting/changeWords.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { Firmographics } from '../quote/Firmographics.tsx'
import { useAddresses } from '../useAddresses.ts'
import { useQuestionnaire } from '../useQuestionnaire.ts'

/** What the renewal was quoted with, and what of it is not as it was when the policy was quoted. */
export const RenewalVerify = ({ quote, next }: { quote: Quote; next: string }) => {
  const { t } = useTranslation('quote')
  const addresses = useAddresses()
  const answer = useQuestionnaire(quote)
  const comparison = useOperation(getRenewalComparison, { params: { quoteId: quote.id } })
  const changes = comparison.data?.changes
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {quote.patching && <LinearProgress aria-label={t('calculator.pricing')} />}
      <Panel title={t('renewal.changed')} dense>
        {comparison.error && <ProblemPanel error={comparison.error} onRetry={() => void comparison.refetch()} />}
        {!changes && !comparison.error && <TextSkeleton lines={3} />}
        {changes?.length === 0 && <Typography>{t('renewal.nothingChanged')}</Typography>}
        {changes !== undefined && changes.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {changes.map((change) => (
              <li key={`${change.kind}|${change.what}`}>{changeWords(change)}</li>
            ))}
          </Box>
        )}
      </Panel>
      <Panel title={t('renewal.quotedWith')} dense>
        <Firmographics data={quote.firmographicData} />
      </Panel>
      <Alert severity="info" variant="outlined">
        {t('renewal.verifyHint')}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button component={Link} to={addresses.account(quote.accountId)}>
          {t('renewal.changeDetails')}
        </Button>
        {answer && <Button onClick={answer}>{t('calculator.answerQuestionnaire')}</Button>}
        <Button component={Link} to={next} variant="contained">
          {t('renewal.toSummary')}
        </Button>
      </Box>
    </Box>
  )
}
