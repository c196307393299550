import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { quoteLife } from '#shared/records/quote/quoteLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { insuresOthers } from '#web/records/quote/needsOfQuote.ts'
import { useCan } from '#web/records/useCan.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { updateQuoteAdditionalInsureds } from '../../dialogs.ts'

/** Who is insured besides the policy holder, where the quote covers others; without a name it cannot be bound. */
export const InsuredsPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const can = useCan(quoteLife)
  const dialogs = useDialogs()
  const { additionalInsureds, agencyStatus, id } = quote
  if (!insuresOthers(quote)) return null
  const named = additionalInsureds.length > 0
  return (
    <Panel
      dense
      title={t('insureds.panel')}
      actions={
        may('quote:update') &&
        can(agencyStatus, 'sayWhoIsInsured') && (
          <Button
            size="small"
            variant={named ? 'text' : 'outlined'}
            onClick={() => dialogs.open(updateQuoteAdditionalInsureds, { quoteId: id })}
          >
            {t(named ? 'insureds.change' : 'insureds.nameThem')}
          </Button>
        )
      }
    >
      {named ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {additionalInsureds.map(({ businessName, address1, city, state, zipCode }) => (
            <li key={`${businessName}|${address1}`}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{businessName}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[address1, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
              </Typography>
            </li>
          ))}
        </Box>
      ) : (
        <Typography color="warning.dark">{t('insureds.none')}</Typography>
      )}
    </Panel>
  )
}
