import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { listRenewalForms } from '#shared/contracts/quote/renewals.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

/** Which forms the renewal carries in other editions than the policy that ends. */
export const FormsChanged = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const { data, error, refetch } = useOperation(listRenewalForms, { params: { quoteId: quote.id } })
  return (
    <Panel title={t('renewal.forms.title')} dense>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={2} />}
      {data?.changes.length === 0 && <Typography>{t('renewal.forms.same')}</Typography>}
      {data !== undefined && data.changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {data.changes.map(({ after, before, formNumber, formType, kind, name }) => (
            <li key={formNumber}>
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t(`renewal.forms.${kind}`, { after, before, formNumber, formType })}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  )
}
