import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPremiumBordereau, getPremiumBordereauFile } from '#shared/contracts/billing/bordereaux.ts'
import { getClaimsBordereau } from '#shared/contracts/claims/reports.ts'
import { firstDayOf, monthBefore } from '#shared/domain/ledger/periods.ts'
import { bordereauDifferences, bordereauFigures } from '#shared/domain/ledger/premiumBordereau.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import { BookFigures } from '../parts/books/BookFigures.tsx'
import { CarrierSelect } from '../parts/books/CarrierSelect.tsx'
import { csvFile } from '../parts/books/csvFile.ts'
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
  const loadClaims = async () => {
    const carrier = carrierId === undefined ? {} : { carrier: carrierId }
    const query = { day: firstDayOf(month), ...carrier }
    const parts = [await call(getClaimsBordereau, { query })]
    for (let last = parts.at(-1); last?.nextToken !== undefined; last = parts.at(-1))
      parts.push(await call(getClaimsBordereau, { query: { ...query, after: last.nextToken } }))
    toast.success(t('bordereaux.claimsRows', { count: parts.at(-1)?.rows ?? 0 }))
    const csv = parts
      .map((part) => part.csv.replace('\uFEFF', ''))
      .filter((text) => text !== '')
      .join('\r\n')
    return csvFile({ fileName: `claims-bordereau-${month}.csv`, csv })
  }
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
          <Box sx={{ ml: { sm: 'auto' } }}>
            <StatusChip
              status={differing === 0 ? 'VERIFIED' : 'FAILED'}
              label={differing === 0 ? t('bordereaux.agrees') : t('bordereaux.differs', { count: differing })}
            />
          </Box>
        </BookFigures>
      )}
      <BordereauTable rows={data?.rows} loading={isPending} error={error ?? undefined} onRetry={() => void refetch()} />
      <Panel
        title={t('bordereaux.claims')}
        sx={{ mt: 3 }}
        actions={
          <FileDownloadButton size="small" load={loadClaims}>
            {t('bordereaux.csv')}
          </FileDownloadButton>
        }
      >
        <Typography color="text.secondary">{t('bordereaux.claimsHint')}</Typography>
      </Panel>
    </Page>
  )
}
