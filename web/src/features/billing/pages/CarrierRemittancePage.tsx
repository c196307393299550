import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import { getCarrierRemittance, listCarrierRemittanceHistory } from '#shared/contracts/billing/carrierRemittances.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { inPersona } from '#web/paths.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { RemittanceSum } from '../parts/remittances/RemittanceSum.tsx'
import { useRemittanceActions } from '../parts/remittances/useRemittanceActions.ts'

/** Who said what of it, and when it moved at the bank. */
const useWords = (remittance: CarrierRemittance) => {
  const { t } = useTranslation('billing')
  const { approval, bankReturn, cancellation, payment, prepared, rejection } = remittance
  const word = ({ at, name, note }: { at: string; name: string; note?: string }) =>
    note === undefined
      ? t('carrierRemittances.word', { name, at: dateTime(at) })
      : t('carrierRemittances.wordWhy', { name, at: dateTime(at), note })
  const day = ({ on, bookedOn }: NonNullable<CarrierRemittance['payment' | 'bankReturn']>) =>
    on === bookedOn ? date(on) : `${date(on)}. ${t('carrierRemittances.bookedOn', { date: date(bookedOn) })}`
  return [
    { label: t('carrierRemittances.prepared'), value: word(prepared) },
    ...(approval ? [{ label: t('carrierRemittances.approved'), value: word(approval) }] : []),
    ...(rejection ? [{ label: t('carrierRemittances.rejected'), value: word(rejection) }] : []),
    ...(cancellation ? [{ label: t('carrierRemittances.cancelled'), value: word(cancellation) }] : []),
    ...(payment
      ? [
          { label: t('carrierRemittances.payment'), value: word(payment) },
          { label: t('carrierRemittances.valueDate'), value: day(payment) },
          { label: t('carrierRemittances.reference'), value: payment.reference },
        ]
      : []),
    ...(bankReturn
      ? [
          { label: t('carrierRemittances.returned'), value: word(bankReturn) },
          { label: t('carrierRemittances.returnedOn'), value: day(bankReturn) },
        ]
      : []),
  ]
}

const Record = ({ remittance }: { remittance: CarrierRemittance }) => {
  const { t } = useTranslation('billing')
  const words = useWords(remittance)
  const actions = useRemittanceActions()(remittance)
  const { id, basis, carrierName, lastUpdated, legalEntity, month, status } = remittance
  return (
    <Page>
      <PageHeader
        title={carrierName}
        trail={[{ label: t('carrierRemittances.title'), to: inPersona('COWBELL', 'carrier-remittances') }]}
        subtitle={<StatusChip status={status} />}
        action={actions.map((action) => (
          <ActionButton
            key={action.label}
            action={action}
            variant={action.destructive ? 'text' : status === 'PAID' ? 'outlined' : 'contained'}
            color={action.destructive ? 'error' : 'primary'}
          />
        ))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={t('carrierRemittances.what')}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <RemittanceSum {...remittance} />
            <KeyValueList
              items={[
                { label: t('carrierRemittances.month'), value: monthText(month) },
                { label: t('carrierRemittances.basis'), value: t(`carrierRemittances.bases.${basis}`) },
                { label: t('carrierRemittances.entity'), value: legalEntity },
                ...words,
              ]}
            />
          </Box>
        </Panel>
        <HistoryPanel
          operation={listCarrierRemittanceHistory}
          params={{ carrierRemittanceId: id }}
          asOf={lastUpdated}
        />
      </Box>
    </Page>
  )
}

/** One remittance to a carrier: what is paid, who said what of it, and what was done to it. */
export const CarrierRemittancePage = () => {
  const { t } = useTranslation('billing')
  const { carrierRemittanceId = '' } = useParams()
  const remittance = useOperation(getCarrierRemittance, { params: { carrierRemittanceId } })
  if (remittance.data) return <Record remittance={remittance.data} />
  if (remittance.error)
    return (
      <RecordProblem
        title={t('carrierRemittances.loadFailed')}
        error={remittance.error}
        onRetry={() => void remittance.refetch()}
      />
    )
  return <PageSkeleton />
}
