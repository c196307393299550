import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { assignClaim, getClaimFile } from '#shared/contracts/claims/desk.ts'
import { createClaimsFile, downloadClaimsFile } from '#shared/contracts/claims/reports.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import { claimLife } from '#shared/records/claim/claimLife.ts'
import { paymentWaitsFor } from '#shared/records/claim/paymentWaits.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dialing, exactMoney, money, phone } from '#web/i18n/format.ts'
import { useCan } from '#web/records/useCan.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import * as claimDialogs from '../dialogs.ts'
import { coverageName } from '../forms/CoverageField.tsx'
import { ClaimInvoices } from './ClaimInvoices.tsx'
import { CoverPanel } from './CoverPanel.tsx'
import { claimReads } from './claimReads.ts'
import { NotesPanel } from './NotesPanel.tsx'
import { PaymentsList } from './PaymentsList.tsx'
import { ReserveHistory } from './ReserveHistory.tsx'
import { VendorAnswer } from './VendorAnswer.tsx'

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }
const listed = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }

const Recoveries = ({ file }: { file: ClaimFile }) => {
  const { t } = useTranslation('claims')
  const can = useCan(claimLife)
  const { open } = useDialogs()
  const { retentionOwed } = file.cover
  return (
    <Panel
      title={t('recoveries.title')}
      dense
      actions={
        can(file.status, 'recover') && (
          <Button size="small" onClick={() => open(claimDialogs.recordClaimRecovery, { claimId: file.id })}>
            {t('recordClaimRecovery.submit')}
          </Button>
        )
      }
    >
      {retentionOwed !== undefined && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            can(file.status, 'recover') && (
              <Button
                color="inherit"
                size="small"
                onClick={() => open(claimDialogs.recordClaimRecovery, { claimId: file.id, retentionOwed })}
              >
                {t('recoveries.enterRetention')}
              </Button>
            )
          }
        >
          {t('recoveries.retentionOwed', { amount: exactMoney(retentionOwed) })}
        </Alert>
      )}
      {file.recoveries.length === 0 && <Typography color="text.secondary">{t('recoveries.none')}</Typography>}
      <Box component="ul" sx={list}>
        {file.recoveries.map(({ id, from, reference, receivedOn, amount, ofRetention }) => (
          <Box component="li" key={id} sx={listed}>
            <span>{from}</span>
            <Typography variant="body2" color="text.secondary">
              {t(ofRetention ? 'recoveries.ofRetention' : 'recoveries.of', { reference, day: date(receivedOn) })}
            </Typography>
            <Typography className="tabular" sx={{ ml: 'auto', fontWeight: 500 }}>
              {exactMoney(amount)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

const Vendors = ({ file }: { file: ClaimFile }) => {
  const { t } = useTranslation('claims')
  const can = useCan(claimLife)
  const { open } = useDialogs()
  return (
    <Panel
      title={t('vendors.title')}
      dense
      actions={
        can(file.status, 'retain') && (
          <Button size="small" onClick={() => open(claimDialogs.assignClaimVendor, { claimId: file.id })}>
            {t('assignClaimVendor.submit')}
          </Button>
        )
      }
    >
      {file.vendors.length === 0 && <Typography color="text.secondary">{t('vendors.none')}</Typography>}
      <Box component="ul" sx={list}>
        {file.vendors.map((each) => {
          const { vendorId, vendorName, vendorPhone, subcategory, scope, at } = each
          return (
            <li key={`${vendorId}${at}`}>
              <Box sx={listed}>
                <span>{vendorName}</span>
                <Typography variant="body2" color="text.secondary">
                  {t('vendors.since', { what: t(`subcategories.${subcategory}`), day: date(at) })}
                </Typography>
                {vendorPhone && (
                  <Link href={dialing(vendorPhone)} className="tabular">
                    {phone(vendorPhone)}
                  </Link>
                )}
                {can(file.status, 'release') && (
                  <Button
                    size="small"
                    sx={{ ml: 'auto' }}
                    onClick={() =>
                      open(claimDialogs.releaseClaimVendor, { claimId: file.id, vendorId, name: vendorName })
                    }
                  >
                    {t('releaseClaimVendor.submit')}
                  </Button>
                )}
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
                {scope}
              </Typography>
              <VendorAnswer file={file} work={each} />
            </li>
          )
        })}
      </Box>
    </Panel>
  )
}

type Printing = {
  /** Told as of when the file is printed as one document, which is made in the background. */ onPrinted: (
    at: Instant,
  ) => void
}

const File = ({ file, children, onPrinted }: Printing & { file: ClaimFile; children: ReactNode }) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const assign = useCommand(assignClaim, { invalidates: claimReads })
  const print = useCommand(createClaimsFile, { invalidates: [] })
  const can = useCan(claimLife)
  const userId = useSession()?.claims.userId
  const claimId = file.id
  const printFile = async () => {
    try {
      const { at } = await print.mutateAsync({ body: { claimId } })
      toast.success(t('printFile.done'))
      onPrinted(at)
    } catch (error) {
      toast.problem(error)
    }
  }
  const waitsFor = paymentWaitsFor(file)
  const answering = file.cover.coverages.filter(({ answers }) => answers)
  const coverageIds = answering.map(({ coverageId }) => coverageId)
  const waitingIds = answering.filter(({ waitingHours }) => (waitingHours ?? 0) > 0).map(({ coverageId }) => coverageId)
  return (
    <>
      <Panel
        title={t('desk')}
        dense
        actions={
          <>
            {can(file.status, 'assign') && file.adjuster?.id !== userId && (
              <Button
                size="small"
                loading={assign.isPending}
                onClick={() => assign.mutate({ params: { claimId }, body: { adjusterId: 'me' } })}
              >
                {t('takeOver')}
              </Button>
            )}
            {can(file.status, 'assign') && (
              <Button size="small" onClick={() => open(claimDialogs.assignClaim, { claimId })}>
                {t('assignClaim.submit')}
              </Button>
            )}
            {can(file.status, 'position') && (
              <Button
                size="small"
                onClick={() => open(claimDialogs.setClaimPosition, { claimId, policyId: file.policyId })}
              >
                {t('setClaimPosition.submit')}
              </Button>
            )}
            {can(file.status, 'settle') && (
              <Button size="small" onClick={() => open(claimDialogs.settleClaim, { claimId })}>
                {t('settleClaim.submit')}
              </Button>
            )}
            {can(file.status, 'reopen') && (
              <Button size="small" onClick={() => open(claimDialogs.reopenClaim, { claimId })}>
                {t('reopenClaim.submit')}
              </Button>
            )}
            {can(file.status, 'close') && (
              <Button size="small" onClick={() => open(claimDialogs.closeClaim, { claimId })}>
                {t('closeClaim.submit')}
              </Button>
            )}
            <FileDownloadButton
              size="small"
              load={() => call(downloadClaimsFile, { query: { claimsFileId: claimId } })}
            >
              {t('download')}
            </FileDownloadButton>
            <Button size="small" loading={print.isPending} onClick={() => void printFile()}>
              {t('printFile.submit')}
            </Button>
          </>
        }
      >
        <KeyValueList
          items={[
            { label: t('columns.adjuster'), value: file.adjuster?.name ?? '–' },
            { label: t('fields.position'), value: t(`positions.${file.coveragePosition}`) },
            { label: t('fields.madeOn'), value: file.madeOn ? date(file.madeOn) : '–' },
            { label: t('columns.diary'), value: file.diaryDue ? date(file.diaryDue) : '–' },
          ]}
        />
      </Panel>
      {children}
      <CoverPanel file={file} />
      <Panel
        title={t('reserves')}
        dense
        actions={
          can(file.status, 'reserve') && (
            <Button size="small" onClick={() => open(claimDialogs.setClaimReserve, { claimId, coverageIds })}>
              {t('setClaimReserve.submit')}
            </Button>
          )
        }
      >
        {file.standing.length === 0 && <Typography color="text.secondary">{t('noReserve')}</Typography>}
        <KeyValueList
          columns={1}
          layout="row"
          items={file.standing.map((each) => ({
            label: `${t(`kinds.${each.kind}`)} · ${coverageName(each.coverageId)}`,
            value: t('outstandingOf', { outstanding: money(each.outstanding), incurred: money(each.incurred) }),
          }))}
        />
        <ReserveHistory reserves={file.reserves} />
      </Panel>
      <Panel
        title={t('payments.title')}
        dense
        actions={
          waitsFor === undefined && (
            <Button
              size="small"
              onClick={() => open(claimDialogs.requestClaimPayment, { claimId, coverageIds, waitingIds })}
            >
              {t('requestClaimPayment.submit')}
            </Button>
          )
        }
      >
        {waitsFor !== undefined && <Typography color="text.secondary">{t(`payments.waits.${waitsFor}`)}</Typography>}
        {waitsFor === undefined && file.payments.length === 0 && (
          <Typography color="text.secondary">{t('payments.none')}</Typography>
        )}
        <PaymentsList file={file} />
      </Panel>
      {(can(file.status, 'recover') || file.recoveries.length > 0 || file.cover.retentionOwed !== undefined) && (
        <Recoveries file={file} />
      )}
      <Vendors file={file} />
      <ClaimInvoices claimId={claimId} claimNumber={file.claimNumber} />
      <NotesPanel claimId={claimId} isDesk />
    </>
  )
}

/** The desk's file of a claim; what it is given stands before the money: what happened is read first. */
export const DeskFile = ({ claimId, children, onPrinted }: Printing & { claimId: ClaimId; children: ReactNode }) => {
  const file = useOperation(getClaimFile, { params: { claimId } })
  if (file.error) return <ProblemPanel error={file.error} onRetry={() => void file.refetch()} />
  return file.data === undefined ? (
    <TextSkeleton lines={6} />
  ) : (
    <File onPrinted={onPrinted} file={file.data}>
      {children}
    </File>
  )
}
