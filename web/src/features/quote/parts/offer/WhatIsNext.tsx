import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { dateTime } from '#web/i18n/format.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { useOfferRights } from './useOfferRights.ts'
import { isAwaited, maySign, type Next } from './whatIsNext.ts'

/** In place of what the insured has done: that it is done, and what comes next. */
export const WhatIsNext = ({ quote, next }: { quote: Quote; next: Next }) => {
  const { t } = useTranslation('quote')
  const rights = useOfferRights()
  const { attested, binder } = quote
  const policyPath = next === 'policy' && binder ? rights.policyPath(binder.id) : undefined
  return (
    <Panel dense title={t('offer.next.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }} role="status">
        {attested && (
          <Typography sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', fontWeight: 500 }}>
            <CheckIcon sx={{ color: 'success.main', mt: '2px' }} />
            <span>{t('offer.attested', { name: attested.name, at: dateTime(attested.at) })}</span>
          </Typography>
        )}
        <Typography>
          {t(isAwaited(quote) ? 'offer.next.bring' : `offer.next.${next}`, { agency: quote.agencyName })}
          {next !== 'policy' && !isAwaited(quote) && ` ${t(maySign(quote) ? 'offer.next.sign' : 'offer.next.wait')}`}
        </Typography>
        {policyPath !== undefined && (
          <Button component={Link} to={policyPath} variant="contained" fullWidth>
            {t('quote.openPolicy', { policyNumber: binder?.policyNumber ?? '' })}
          </Button>
        )}
        {maySign(quote) && (
          <Button component={Link} to={rights.signPath(quote)} variant="outlined" fullWidth>
            {t('offer.sign')}
          </Button>
        )}
      </Box>
    </Panel>
  )
}
