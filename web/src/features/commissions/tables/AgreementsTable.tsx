import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CommissionAgreement } from '#shared/contracts/commissions/commissionAgreement.ts'
import { ownPercent } from '#shared/domain/quoting/commissionAgreement.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { today } from '#web/forms/dayText.ts'
import { date, percent } from '#web/i18n/format.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import * as dialogsOf from '../dialogs.ts'
import { Manner, ProductAgreed, StandingOf } from '../parts/agreementCells.tsx'

/** Of whom staff read: each with what it has of new business and of renewals. */
const Shares = ({ agreement }: { agreement: CommissionAgreement }) => {
  const { agencyId: of, agencyName, newPercent, renewalPercent, shares } = agreement
  const lines = [{ agencyId: of, agencyName }, ...shares].map((each) => ({
    name: each.agencyName,
    fresh: ownPercent(each.agencyId, { of, percent: newPercent, shares }),
    renewed: ownPercent(each.agencyId, { of, percent: renewalPercent, shares }),
    id: each.agencyId,
  }))
  return (
    <Stack spacing={0.25}>
      {lines.map(({ id, name, fresh, renewed }) => (
        <Typography key={id} variant="body2">
          {name} {percent(fresh / 100, { digits: 2 })} / {percent(renewed / 100, { digits: 2 })}
        </Typography>
      ))}
    </Stack>
  )
}

const Versions = ({ agreement }: { agreement: CommissionAgreement }) => {
  const { t } = useTranslation('commissions')
  const last = agreement.versions.at(-1)
  return (
    <>
      {t('agreement.version', { number: agreement.revision })}
      {last && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {t('agreement.versionBy', { name: last.by, date: date(last.at) })}
        </Typography>
      )}
    </>
  )
}

const columns: readonly Column<CommissionAgreement>[] = [
  {
    id: 'product',
    header: 'commissions:agreement.product',
    cell: ({ product }) => <ProductAgreed product={product} />,
    fixed: true,
    card: 'title',
  },
  {
    id: 'status',
    header: 'commissions:agreement.status',
    cell: (agreement) => <StandingOf agreement={agreement} />,
    card: 'status',
  },
  {
    id: 'newPercent',
    header: 'commissions:agreement.newPercent',
    cell: ({ newPercent }) => percent(newPercent / 100, { digits: 2 }),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'renewalPercent',
    header: 'commissions:agreement.renewalPercent',
    cell: ({ renewalPercent }) => percent(renewalPercent / 100, { digits: 2 }),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'manner',
    header: 'commissions:agreement.earned',
    cell: ({ manner }) => <Manner manner={manner} />,
    card: 'fact',
  },
  {
    id: 'shares',
    header: 'commissions:agreement.sharesColumn',
    cell: (agreement) => (agreement.shares.length === 0 ? '–' : <Shares agreement={agreement} />),
    card: 'text',
  },
  {
    id: 'version',
    header: 'commissions:agreement.versionTitle',
    cell: (agreement) => <Versions agreement={agreement} />,
  },
]

/** Agreements as staff read and change them. */
export const AgreementsTable = ({
  agreements,
  loading = false,
  mayChange,
}: {
  agreements: readonly CommissionAgreement[] | undefined
  loading?: boolean
  mayChange: boolean
}) => {
  const { t } = useTranslation('commissions')
  const { open } = useDialogs()
  const actions = (agreement: CommissionAgreement): readonly RowAction[] => [
    { label: t('agreement.edit'), onSelect: () => open(dialogsOf.updateCommissionAgreement, { agreement }) },
    ...(agreement.effectiveFrom > today()
      ? [
          {
            label: t('agreement.remove'),
            destructive: true,
            onSelect: () =>
              open(dialogsOf.removeCommissionAgreement, { agencyId: agreement.agencyId, agreementId: agreement.id }),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      name="commissionAgreements"
      label={t('agreement.title')}
      columns={columns}
      rows={agreements}
      rowId={({ id }) => id}
      loading={loading}
      {...(mayChange && { actions })}
      empty={{ title: t('agreement.none'), hint: t('agreement.noneHint') }}
    />
  )
}
