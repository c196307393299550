import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { canClaim } from '#shared/records/claim/claimLife.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { nowHere } from '#web/i18n/clock.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import * as claimDialogs from '../dialogs.ts'
import { ClaimInvoices } from './ClaimInvoices.tsx'
import { NotesPanel } from './NotesPanel.tsx'

type Work = NonNullable<Claim['broughtInFor']>[number]

interface Props {
  readonly claim: Claim
  readonly broughtInFor: readonly Work[]
}

/** That a vendor has not said yet whether it takes the work, by when it does, and how. */
const Question = ({ claim, work }: { claim: Claim; work: Work }) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const { answerBy = work.at, subcategory, urgency = 'ROUTINE', vendorId } = work
  const answer = (accepts: boolean) => () =>
    open(claimDialogs.answerClaimVendor, { claimId: claim.id, vendorId, subcategory, accepts })
  const isLate = Date.parse(answerBy) < nowHere()
  return (
    <Alert severity={urgency === 'ROUTINE' && !isLate ? 'info' : 'warning'} sx={{ mt: 1 }}>
      {t(isLate ? 'vendors.answerLate' : 'vendors.answer', {
        urgency: t(`urgencies.${urgency}`),
        moment: dateTime(answerBy),
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" size="small" onClick={answer(true)}>
          {t('answerClaimVendor.accept.submit')}
        </Button>
        <Button color="inherit" size="small" onClick={answer(false)}>
          {t('answerClaimVendor.decline.submit')}
        </Button>
      </Box>
    </Alert>
  )
}

/** What a vendor was brought in for and whether it takes it, what it asks for that, what is to be done and what was noted. */
export const VendorWork = ({ claim, broughtInFor }: Props) => {
  const { t } = useTranslation('claims')
  return (
    <>
      <Panel title={t('broughtInFor')} dense>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {broughtInFor.map((work) => (
            <li key={`${work.subcategory}${work.at}`}>
              <Typography variant="body2" color="text.secondary">
                {t('vendors.since', { what: t(`subcategories.${work.subcategory}`), day: date(work.at) })}
                {work.accepted &&
                  ` · ${t('vendors.acceptedBy', { name: work.accepted.name, moment: dateTime(work.accepted.at) })}`}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{work.scope}</Typography>
              {isUnanswered(work) && canClaim(claim.status, 'answer') && <Question claim={claim} work={work} />}
            </li>
          ))}
        </Box>
      </Panel>
      <ClaimInvoices claimId={claim.id} claimNumber={claim.claimNumber} isAsked={broughtInFor.every(isUnanswered)} />
      <NotesPanel claimId={claim.id} />
    </>
  )
}
