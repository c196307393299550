import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CommissionAgreement } from '#shared/contracts/commissions/commissionAgreement.ts'
import { ownPercent } from '#shared/domain/quoting/commissionAgreement.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import * as dialogsOf from '../dialogs.ts'
import { bothShares, mannerColumn, productColumn, shareColumn, standingColumn } from '../parts/agreementColumns.tsx'

/** Of whom staff read: each with what it has of new business and of renewals. */
const Shares = ({ agreement }: { agreement: CommissionAgreement }) => {
  const { agencyId: of, agencyName, newPercent, renewalPercent, shares } = agreement
  const lines = [{ agencyId: of, agencyName }, ...shares].map((each) => ({
    name: each.agencyName,
    newPercent: ownPercent(each.agencyId, { of, percent: newPercent, shares }),
    renewalPercent: ownPercent(each.agencyId, { of, percent: renewalPercent, shares }),
    id: each.agencyId,
  }))
  return (
    <Stack spacing={0.25}>
      {lines.map(({ id, name, ...shares }) => (
        <Typography key={id} variant="body2">
          {name} {bothShares(shares)}
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
  productColumn,
  standingColumn,
  shareColumn('newPercent', 'commissions:agreement.newPercent'),
  shareColumn('renewalPercent', 'commissions:agreement.renewalPercent'),
  mannerColumn,
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
    ...(agreement.effectiveFrom > todayHere()
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
