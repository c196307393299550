import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getQuoteLicensing } from '#shared/contracts/quote/licensing.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { LicensingReasons } from './LicensingReasons.tsx'

type LicensingPanelProps = {
  quote: Pick<Quote, 'agencyStatus' | 'id'>
  /** Lets it through; of who may not there is none. */
  onOverride?: (() => void) | undefined
}

/** What keeps the agency or its agent from selling the quote, with what cures it; nothing where they are licensed. */
export const LicensingPanel = ({ quote, onOverride }: LicensingPanelProps) => {
  const { t } = useTranslation('records')
  const may = useMay()
  const isAsked = may('license:read') && canQuote(quote.agencyStatus, 'overrideLicensing')
  const { data } = useOperation(getQuoteLicensing, isAsked ? { params: { quoteId: quote.id } } : null)
  if (data === undefined || data.reasons.length === 0) return null
  const { standing, reasons, override } = data
  return (
    <Panel
      dense
      title={t(`licensing.${standing}`)}
      actions={
        standing === 'NOT_LICENSED' &&
        onOverride && (
          <Button size="small" onClick={onOverride}>
            {t('licensing.override')}
          </Button>
        )
      }
    >
      <LicensingReasons reasons={reasons} />
      {override && (
        <Typography variant="body2" sx={{ mt: 1.5, borderLeft: '3px solid', borderColor: 'divider', pl: 1.5 }}>
          {override.reason}
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {t('licensing.overriddenBy', { by: override.by, at: dateTime(override.at) })}
          </Typography>
        </Typography>
      )}
    </Panel>
  )
}
