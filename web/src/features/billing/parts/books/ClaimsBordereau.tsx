import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getClaimsBordereau } from '#shared/contracts/claims/reports.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { claimsDifferences, claimsFigures, heldOfClaims } from '#shared/domain/ledger/claimsBordereau.ts'
import { firstDayOf, lastDayOf } from '#shared/domain/ledger/periods.ts'
import { call } from '#web/api/call.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { CarrierClaimsTable } from '../../tables/CarrierClaimsTable.tsx'
import { BookFigures } from './BookFigures.tsx'
import { csvFile } from './csvFile.ts'
import { LedgerAgreement } from './LedgerAgreement.tsx'
import { useCarrierClaims } from './useCarrierClaims.ts'

type ClaimsBordereauProps = { month: Month; carrierId: string | undefined }

/** The claims that a carrier bears as they were booked by the end of a month, held against the ledger. */
export const ClaimsBordereau = ({ month, carrierId }: ClaimsBordereauProps) => {
  const { t } = useTranslation('billing')
  const { told, error, refetch } = useCarrierClaims({ month, carrierId })
  const load = async () => {
    const query = { day: firstDayOf(month), ...(carrierId !== undefined && { carrier: carrierId }) }
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
  const differences = told === undefined ? {} : claimsDifferences(told.totals, told.ledger)
  const wrongOf = (figure: 'outstanding' | 'paid') =>
    told &&
    differences[figure] &&
    t('bordereaux.figureDiffers', {
      ledger: exactMoney(told.ledger[figure]),
      amount: exactMoney(differences[figure]),
    })
  const inMonth = (amount: number) => t('bordereaux.inMonth', { amount: exactMoney(amount) })
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="h3" component="h2">
            {t('bordereaux.claims')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('bordereaux.claimsHint', { day: date(lastDayOf(month)) })}
          </Typography>
        </Box>
        <FileDownloadButton size="small" load={load}>
          {t('bordereaux.csv')}
        </FileDownloadButton>
      </Box>
      {told && (
        <BookFigures
          figures={[
            ...claimsFigures.map((figure) => ({
              label: t(`bordereaux.${figure}`),
              value: exactMoney(told.totals[figure]),
              hint: inMonth(told.totals[figure] - told.before[figure]),
            })),
            {
              label: t('bordereaux.paidNet'),
              value: exactMoney(heldOfClaims(told.totals).paid),
              hint: inMonth(heldOfClaims(told.totals).paid - heldOfClaims(told.before).paid),
              wrong: wrongOf('paid'),
            },
            {
              label: t('bordereaux.outstandingNet'),
              value: exactMoney(heldOfClaims(told.totals).outstanding),
              hint: inMonth(heldOfClaims(told.totals).outstanding - heldOfClaims(told.before).outstanding),
              wrong: wrongOf('outstanding'),
            },
          ]}
        >
          <LedgerAgreement differing={Object.keys(differences).length} />
        </BookFigures>
      )}
      <CarrierClaimsTable
        rows={told?.rows}
        loading={told === undefined}
        error={error ?? undefined}
        onRetry={() => void refetch()}
      />
    </Box>
  )
}
