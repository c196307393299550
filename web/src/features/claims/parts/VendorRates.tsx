import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listVendorPanel } from '#shared/contracts/account/vendors.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney, phone } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'

/** What a vendor does for the panel and what an hour of it costs, as the panel has it; a vendor is told of itself alone. */
export const VendorRates = () => {
  const { t } = useTranslation('claims')
  const { data = [] } = useOperation(listVendorPanel, { query: {} })
  return data.map(({ vendorId, name, rates, hotline }) => (
    <Box key={vendorId} sx={{ mt: 2.5 }}>
      <Panel title={t('waiting.rates', { name })} dense>
        <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
          {rates.map(({ subcategory, hourly }) => (
            <Box key={subcategory} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <Typography component="dt" sx={{ flex: '1 1 14rem' }}>
                {t(`subcategories.${subcategory}`)}
              </Typography>
              <Typography component="dd" className="tabular" sx={{ m: 0 }}>
                {t('waiting.hourly', { amount: exactMoney(hourly) })}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {hotline === undefined ? t('waiting.noHotline') : t('waiting.hotline', { number: phone(hotline) })}{' '}
          {t('waiting.ratesHint')}
        </Typography>
      </Panel>
    </Box>
  ))
}
