import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Submission } from '#shared/contracts/account/submissions.ts'
import { date } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'

type SubmissionClearanceProps = {
  submission: Submission
  /** Has it judged again; nothing for those who may not. */
  onCheck: (() => Promise<void>) | undefined
  isChecking: boolean
}

const wordsOf = { FIRST_IN: 'clearance.firstIn', LETTER: 'clearance.letter', ONLY_ONE: 'clearance.onlyOne' } as const

/** Whether the agency may work on the company; for the provider's staff, against whom and by what. */
export const SubmissionClearance = ({ submission, onCheck, isChecking }: SubmissionClearanceProps) => {
  const { t } = useTranslation('submission')
  const { cleared, clearance, letter } = submission
  // Nobody else has it: there is nothing to say.
  if (cleared && (clearance === undefined || clearance.against.length === 0)) return null
  const held = clearance === undefined ? t('clearance.held') : t('clearance.heldStaff')
  const by = clearance && t(wordsOf[clearance.by], { day: date(letter?.signedOn ?? '') })
  const said = clearance?.handOver ? t('clearance.handOver') : cleared ? by : held
  return (
    <Alert severity={cleared ? 'info' : 'warning'}>
      {said}
      {clearance !== undefined && clearance.against.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 18 }}>
          {clearance.against.map(({ agencyName = '–', companyName, receivedAt, submissionNumber: number }) => (
            <li key={`${agencyName} ${number ?? ''}`}>
              {number === undefined
                ? t('againstAccount', { agency: agencyName, company: companyName, day: date(receivedAt) })
                : t('againstSubmission', { agency: agencyName, company: companyName, day: date(receivedAt), number })}
            </li>
          ))}
        </ul>
      )}
      {onCheck && (
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          loading={isChecking}
          onClick={() => void onCheck().catch(toast.problem)}
          sx={{ display: 'flex', mt: 1 }}
        >
          {t('check')}
        </Button>
      )}
    </Alert>
  )
}
