import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import { type Claim, getClaim, listClaimHistory } from '#shared/contracts/claims/claims.ts'
import { getClaimFile } from '#shared/contracts/claims/desk.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { claimLife } from '#shared/records/claim/claimLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ClaimStatusChip } from '#web/records/claim/ClaimStatusChip.tsx'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { useCan } from '#web/records/useCan.ts'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import * as claimDialogs from '../dialogs.ts'
import { DeskFile } from '../parts/DeskFile.tsx'
import { NoticePanel } from '../parts/NoticePanel.tsx'
import { StepsPanel } from '../parts/StepsPanel.tsx'
import { VendorWork } from '../parts/VendorWork.tsx'

/** The policy under which a claim stands, and the way to it for whoever reads policies: its wording decides. */
const PolicyOfClaim = ({ claim: { policyId, policyNumber } }: { claim: Claim }) => {
  const persona = usePersona()
  const may = useMay()
  if (policyNumber === undefined) return null
  return policyId !== undefined && persona !== 'VENDOR' && may('policy:read') ? (
    <Link component={RouterLink} to={inPersona(persona, `policies/${policyId}`)} className="tabular">
      {policyNumber}
    </Link>
  ) : (
    <span className="tabular">{policyNumber}</span>
  )
}

const Record = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation('claims')
  const can = useCan(claimLife)
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const claimId = claim.id
  const isOnDesk = claim.maySeeFile && claim.isFiled
  const file = useOperation(getClaimFile, isOnDesk ? { params: { claimId } } : null)
  const [printedAt, setPrintedAt] = useState<Instant>()
  const letterAt = file.data?.positions.findLast(({ position }) => position !== 'UNDER_REVIEW')?.at
  return (
    <Page>
      <PageHeader
        title={claim.companyName}
        trail={[{ label: t('title'), to: inPersona(persona, 'claims') }]}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <ClaimStatusChip status={claim.status} />
            <span className="tabular">{claim.claimNumber ?? t('draft')}</span>
            <PolicyOfClaim claim={claim} />
          </Box>
        }
        action={
          <>
            {may('claim:delete') && can(claim.status, 'remove') && (
              <Button color="error" onClick={() => open(claimDialogs.removeClaim, { claimId })}>
                {t('remove.confirm')}
              </Button>
            )}
            {may('claim:update') && can(claim.status, 'update') && (
              <Button variant="contained" onClick={() => open(claimDialogs.updateClaim, { claimId })}>
                {t('edit')}
              </Button>
            )}
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 360px)' },
        }}
      >
        {/* On a phone a claim's steps come first, but for a vendor, who begins with its work. */}
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: claim.broughtInFor ? 0 : 1, md: 0 } }}>
          {isOnDesk && (
            <DeskFile onPrinted={setPrintedAt} claimId={claim.id}>
              <NoticePanel claim={claim} />
            </DeskFile>
          )}
          {claim.broughtInFor && <VendorWork claim={claim} broughtInFor={claim.broughtInFor} />}
          {!isOnDesk && <NoticePanel claim={claim} />}
          {claim.isFiled && may('document:read') && (
            <DocumentLibrary
              owner={{
                id: claimId,
                claimId,
                ...(claim.maySeeFile && { isDesk: true }),
                awaited: printedAt ?? letterAt,
              }}
              titled
            />
          )}
          <HistoryPanel operation={listClaimHistory} params={{ claimId }} />
        </Box>
        <StepsPanel claim={claim} />
      </Box>
    </Page>
  )
}

/** A claim: its notice, where it stands and who does what by when; for the desk its file too, for a vendor its work. */
export const ClaimPage = () => {
  const { data: claimId } = ClaimId.safeParse(useParams().claimId)
  const claim = useOperation(getClaim, claimId === undefined ? null : { params: { claimId } })
  if (claim.error) return <RecordProblem error={claim.error} onRetry={() => void claim.refetch()} />
  return claim.data === undefined ? <PageSkeleton /> : <Record claim={claim.data} />
}
