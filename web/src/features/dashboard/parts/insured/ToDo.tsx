import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { useMay } from '../../../../api/useMay.ts'
import { useOperation } from '../../../../api/useOperation.ts'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { isOwing } from '../isOwing.ts'
import { Card } from './Card.tsx'
import { PaymentDue } from './PaymentDue.tsx'
import { QuoteOffered } from './QuoteOffered.tsx'
import { useCovers } from './useCovers.ts'

/** What needs the insured now: to look at an offer, to pay. */
export const ToDo = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const quotes = useOperation(searchQuotes, { query: { status: ['READY'], size: 20 } })
  const { covers } = useCovers()
  if (!quotes.data || !covers) return null
  const owing = may('billing:pay') ? covers.filter(isOwing) : []
  const open = quotes.data.hits
  return (
    <Card title={t('insured.toDo')}>
      {owing.length + open.length === 0 ? (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckIcon sx={{ color: 'success.main' }} />
          {t('insured.nothingToDo')}
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {owing.map((policy) => (
            <PaymentDue key={policy.id} policy={policy} />
          ))}
          {open.map((quote) => (
            <QuoteOffered key={quote.id} quote={quote} />
          ))}
        </Box>
      )}
    </Card>
  )
}
