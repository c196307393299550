import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { PolicyRevision } from '#shared/contracts/policy/policyParts.ts'
import { type PolicyAction, policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { useCan } from '#web/records/useCan.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { policyAsOf, policyRevision, revertPolicyRevision, updateNonPremiumDate } from '../../dialogs.ts'

/** By which action of the policy's life a revision is taken back, where it is by one that says the opposite. */
const wayBack: Readonly<Partial<Record<PolicyRevision['type'], PolicyAction>>> = {
  'Broker of record change': 'revertBroker',
  Endorsement: 'revert',
  'Extended reporting': 'revertReporting',
  'Non-premium change': 'revert',
  'Revision reverted': 'revert',
}
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const

/** What was done to the policy, one after the other. */
export const RevisionsPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const can = useCan(policyLife)
  const dialogs = useDialogs()
  const revisions = useOperation(listPolicyRevisions, { params: { policyId: policy.id } })
  const mayEndorse = may('policy:endorse') && can(policy.status, 'changeDetails')
  const lastNonPremium = revisions.data?.findLast(({ type, reverted }) => type === 'Non-premium change' && !reverted)
  const lastBroker = revisions.data?.findLast(({ type, reverted }) => type === 'Broker of record change' && !reverted)
  const mayRevert = ({ revision, type, reverted }: PolicyRevision): boolean => {
    const action = wayBack[type]
    // Only the last broker is taken back, and by nobody while another letter waits.
    const isLast = revision === lastBroker?.revision && policy.brokerChange?.status !== 'PENDING'
    return (
      action !== undefined &&
      !reverted &&
      policy.allowedActions.includes(action) &&
      (action !== 'revertBroker' || isLast)
    )
  }
  const actionsOf = (row: PolicyRevision) => [
    {
      label: t('revisions.changes'),
      onSelect: () => dialogs.open(policyRevision, { policyId: policy.id, revision: row.revision }),
    },
    ...(mayEndorse && row.revision === lastNonPremium?.revision
      ? [
          {
            label: t('nonPremiumDate.submit'),
            onSelect: () => dialogs.open(updateNonPremiumDate, { policyId: policy.id }),
          },
        ]
      : []),
    ...(mayRevert(row)
      ? [
          {
            label: t('revert.submit'),
            onSelect: () => dialogs.open(revertPolicyRevision, { policyId: policy.id, revision: row.revision }),
            destructive: true,
          },
        ]
      : []),
  ]
  return (
    <Panel
      title={t('revisions.title')}
      dense
      actions={
        <Button size="small" onClick={() => dialogs.open(policyAsOf, { policyId: policy.id })}>
          {t('asOf.open')}
        </Button>
      }
    >
      {revisions.error && <ProblemPanel error={revisions.error} onRetry={() => void revisions.refetch()} />}
      {revisions.isPending && <TextSkeleton lines={2} />}
      {revisions.data?.length === 0 && <Typography color="text.secondary">{t('revisions.none')}</Typography>}
      {revisions.data && revisions.data.length > 0 && (
        <TableContainer>
          <Table
            size="small"
            aria-label={t('revisions.title')}
            sx={{ '& td, & th': { px: 1, '&:first-of-type': { pl: 0 } } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t('revisions.what')}</TableCell>
                <TableCell>{t('revisions.effective')}</TableCell>
                <TableCell sx={wide}>{t('revisions.by')}</TableCell>
                <TableCell align="right">{t('revisions.premium')}</TableCell>
                <TableCell sx={wide}>{t('revisions.status')}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {revisions.data.map((revision) => (
                <TableRow key={revision.revision} hover>
                  <TableCell component="th" scope="row">
                    {revision.type}
                  </TableCell>
                  <TableCell>{date(revision.effectiveDate)}</TableCell>
                  <TableCell sx={wide}>{revision.createdBy}</TableCell>
                  <TableCell align="right" className="tabular">
                    {exactMoney(revision.premium)}
                  </TableCell>
                  <TableCell sx={wide}>
                    {revision.reverted ? (
                      <StatusChip status="CLOSED" label={t('revisions.reverted')} />
                    ) : (
                      <StatusChip status={revision.status} label={t(`revisions.is.${revision.status}`)} />
                    )}
                  </TableCell>
                  <TableCell align="right">
                    <RowMenu actions={actionsOf(revision)} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  )
}
