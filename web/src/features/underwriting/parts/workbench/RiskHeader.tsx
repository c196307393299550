import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inboxQuotePath, inPersona } from '#web/paths.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { useReader } from '../useReader.ts'

/** Whose quote it is, its number and standing. */
export const RiskHeader = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const persona = usePersona()
  const { may } = useReader()
  const fromInbox = useMatch(inboxQuotePath(persona, ':quoteId')) !== null
  const { agencyStatus } = quote
  return (
    <PageHeader
      title={quote.companyName}
      trail={[
        fromInbox
          ? { label: t('inbox.title'), to: inPersona(persona, 'inbox') }
          : { label: t('quotes.title'), to: inPersona(persona, 'quotes') },
      ]}
      secondary={
        may('account:read') && (
          <Button component={Link} to={accountPath(persona, quote.accountId)} variant="outlined">
            {t('header.account')}
          </Button>
        )
      }
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <StatusChip status={agencyStatus} />
          <span className="tabular">{quote.quoteNumber}</span>
          <span>
            <ProductName product={quote.product} />
          </span>
          <span>{t(quote.isRenewal ? 'header.renewal' : 'header.newBusiness')}</span>
          {region.code === 'us' && <span>{t(quote.isSurplus ? 'header.surplus' : 'header.admitted')}</span>}
          {quote.needBy && (
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={t('header.needBy', { date: date(quote.needBy) })}
            />
          )}
        </Box>
      }
    />
  )
}
