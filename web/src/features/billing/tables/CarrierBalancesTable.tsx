import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type CarrierBalance, listCarrierBalances } from '#shared/contracts/billing/carrierBalances.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import * as dialogsOf from '../dialogs.ts'

const Basis = ({ basis }: Pick<CarrierBalance, 'basis'>) => {
  const { t } = useTranslation('billing')
  return t(`carrierRemittances.bases.${basis}`)
}

const Last = ({ last }: Pick<CarrierBalance, 'last'>) => {
  const { t } = useTranslation('billing')
  return last === undefined
    ? t('carrierRemittances.noLast')
    : t('carrierRemittances.lastTold', {
        amount: exactMoney(last.amount),
        date: date(last.on),
        reference: last.reference,
      })
}

const columns: readonly Column<CarrierBalance>[] = [
  {
    id: 'carrierName',
    header: 'billing:carrierRemittances.carrier',
    cell: ({ carrierName }) => carrierName,
    fixed: true,
    card: 'title',
  },
  {
    id: 'due',
    header: 'billing:carrierRemittances.due',
    cell: ({ due }) => exactMoney(due),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'notYetDue',
    header: 'billing:carrierRemittances.notYetDue',
    cell: ({ notYetDue }) => exactMoney(notYetDue),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'remitted',
    header: 'billing:carrierRemittances.remitted',
    cell: ({ remitted }) => exactMoney(remitted),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'claimsOwed',
    header: 'billing:carrierRemittances.claimsOwed',
    cell: ({ claimsOwed }) => exactMoney(claimsOwed),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'last',
    header: 'billing:carrierRemittances.last',
    cell: (row) => <Last {...row} />,
    card: 'text',
  },
  {
    id: 'basis',
    header: 'billing:carrierRemittances.basis',
    cell: (row) => <Basis {...row} />,
    card: 'fact',
  },
]

/** What is owed to each carrier by now, and what was remitted. */
export const CarrierBalancesTable = () => {
  const { t } = useTranslation('billing')
  const mayManage = useMay()('billing:manage')
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useOperation(listCarrierBalances, {})
  const history = useHistoryAction()
  const actions = ({ carrierId, carrierName, underWay }: CarrierBalance): readonly RowAction[] => [
    ...(underWay === undefined && mayManage
      ? [
          {
            label: t('carrierRemittances.prepare.action'),
            onSelect: () => dialogs.open(dialogsOf.prepareCarrierRemittance, { carrierId }),
          },
        ]
      : []),
    ...(underWay === undefined
      ? []
      : [
          {
            label: t('carrierRemittances.open'),
            onSelect: () => navigate(inPersona('COWBELL', `carrier-remittances/${underWay}`)),
          },
        ]),
    ...(mayManage
      ? [
          {
            label: t('carrierRemittances.funding.action'),
            onSelect: () => dialogs.open(dialogsOf.recordClaimsFunding, { carrierId, carrierName }),
          },
          {
            label: t('carrierRemittances.terms.action'),
            onSelect: () => dialogs.open(dialogsOf.updateCarrierTerms, { carrierId, carrierName }),
          },
          history(() => dialogs.open(dialogsOf.carrierAccountHistory, { id: carrierId, name: carrierName })),
        ]
      : []),
  ]
  return (
    <DataTable
      name="carrierBalances"
      label={t('carrierRemittances.balances')}
      columns={columns}
      rows={data}
      rowId={({ carrierId }) => carrierId}
      loading={isPending}
      error={error ?? undefined}
      onRetry={() => void refetch()}
      actions={actions}
      empty={{ title: t('carrierRemittances.empty'), hint: t('carrierRemittances.emptyHint') }}
    />
  )
}
