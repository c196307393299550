import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPremiumBordereau, getPremiumBordereauFile } from '#shared/contracts/billing/bordereaux.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import { bordereauDifferences, bordereauFigures } from '#shared/domain/ledger/premiumBordereau.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { BookFigures } from '../parts/books/BookFigures.tsx'
import { CarrierSelect } from '../parts/books/CarrierSelect.tsx'
import { ClaimsBordereau } from '../parts/books/ClaimsBordereau.tsx'
import { csvFile } from '../parts/books/csvFile.ts'
import { LedgerAgreement } from '../parts/books/LedgerAgreement.tsx'
import { MonthSelect } from '../parts/books/MonthSelect.tsx'
import { useMonths } from '../parts/books/useMonths.ts'
import { CarrierBalanceFigures } from '../parts/remittances/CarrierBalanceFigures.tsx'
import { BordereauTable } from '../tables/BordereauTable.tsx'

/** What a carrier is told of a month: what was written for it, and the claims that it bears. */
export const BordereauxPage = () => {
  const { t } = useTranslation('billing')
  const isCarrier = usePersona() === 'CARRIER'
  const { present, months, month: chosen, text, change } = useMonths()
  const month = chosen('month') ?? monthBefore(present)
  const asked = text('carrier')
  const query = { month, ...(asked !== undefined && { carrierId: asked }) }
  const { data, error, isPending, refetch } = useOperation(getPremiumBordereau, { query }, { keepPrevious: true })
  // Where nobody was chosen, whose it is that has business in the month.
  const carrierId = asked ?? data?.carrierId
  const loadPremium = async () => csvFile(await call(getPremiumBordereauFile, { query }))
  const differences = data === undefined ? {} : bordereauDifferences(data.totals, data.ledger)
  const differing = Object.keys(differences).length
  return (
    <Page>
      <PageHeader
        title={t('bordereaux.title')}
        subtitle={t(isCarrier ? 'bordereaux.ownSubtitle' : 'bordereaux.subtitle')}
      />
      <Paper
        variant="outlined"
        sx={{ borderRadius: 1.5, p: 1.5, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
      >
        <CarrierSelect value={carrierId} onChoose={(carrier) => change({ carrier })} />
        <MonthSelect
          label={t('bordereaux.month')}
          months={months}
          value={month}
          onChoose={(value) => change({ month: value })}
        />
      </Paper>
      <CarrierBalanceFigures carrierId={carrierId} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {t('bordereaux.premium')}
        </Typography>
        <FileDownloadButton size="small" load={loadPremium}>
          {t('bordereaux.csv')}
        </FileDownloadButton>
      </Box>
      {data && (
        <BookFigures
          figures={bordereauFigures.map((each) => ({
            label: t(`bordereaux.${each}`),
            value: exactMoney(data.totals[each]),
            wrong:
              differences[each] &&
              t('bordereaux.figureDiffers', {
                ledger: exactMoney(data.ledger[each]),
                amount: exactMoney(differences[each]),
              }),
          }))}
        >
          <LedgerAgreement differing={differing} />
        </BookFigures>
      )}
      <BordereauTable rows={data?.rows} loading={isPending} error={error ?? undefined} onRetry={() => void refetch()} />
      {(carrierId !== undefined || error !== null) && <ClaimsBordereau month={month} carrierId={carrierId} />}
    </Page>
  )
}
