import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { listConnectors } from '#shared/contracts/connector/connectors.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { isOwing } from '../isOwing.ts'
import { isWaiting } from '../isWaiting.ts'
import { Card } from './Card.tsx'
import { ClaimUnfiled } from './ClaimUnfiled.tsx'
import { DriftItem } from './DriftItem.tsx'
import { OverdueItem } from './OverdueItem.tsx'
import { PaymentDue } from './PaymentDue.tsx'
import { QuoteOffered } from './QuoteOffered.tsx'
import { useCovers } from './useCovers.ts'

/** What needs the insured now: to file a claim that was begun, to pay, to bring what is overdue, to mend what drifted, to look at an offer. */
export const ToDo = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const quotes = useOperation(searchQuotes, { query: { status: ['READY'], size: 20 } })
  const mayFile = may('claim:read') && may('claim:update')
  const drafts = useOperation(searchClaims, { query: { status: ['UN_FILED'], size: 20 } }, { enabled: mayFile })
  const connectors = useOperation(listConnectors, {}, { enabled: may('connector:read'), staleTime: 60_000 })
  const { covers } = useCovers()
  if (!quotes.data || !covers || (mayFile && drafts.isPending)) return null
  const unfiled = drafts.data?.hits ?? []
  const owing = may('billing:pay') ? covers.filter(isOwing) : []
  const waiting = covers.filter(isWaiting)
  const drifted = connectors.data?.filter(({ drifts = [] }) => drifts.length > 0) ?? []
  const open = quotes.data.hits
  return (
    <Card title={t('insured.toDo')}>
      {unfiled.length + owing.length + waiting.length + drifted.length + open.length === 0 ? (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckIcon sx={{ color: 'success.main' }} />
          {t('insured.nothingToDo')}
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {unfiled.map((claim) => (
            <ClaimUnfiled key={claim.id} claim={claim} />
          ))}
          {owing.map((policy) => (
            <PaymentDue key={policy.id} policy={policy} />
          ))}
          {waiting.map((policy) => (
            <OverdueItem key={policy.id} policy={policy} />
          ))}
          {drifted.map((connector) => (
            <DriftItem key={connector.connectorType} connector={connector} />
          ))}
          {open.map((quote) => (
            <QuoteOffered key={quote.id} quote={quote} />
          ))}
        </Box>
      )}
    </Card>
  )
}
