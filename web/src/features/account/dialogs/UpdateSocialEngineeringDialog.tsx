import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { getAccountProfile, updateSocialEngineering } from '#shared/contracts/account/profile.ts'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { cyberCrimeQuestions } from '#shared/domain/questionnaire/cyberCrimeQuestions.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { region } from '#web/i18n/region.ts'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

const stale = [getAccount, getAccountProfile, getSecurityQuestions, rateQuote] as const

type UnavailableProps = { reasons: readonly string[]; onClose: () => void }

/** What the insured lacks for social engineering to be covered. */
const Unavailable = ({ reasons, onClose }: UnavailableProps) => {
  const { t } = useTranslation(['account', 'common'])
  return (
    <DialogFrame title={t('socialEngineering.unavailable')} onClose={onClose}>
      <DialogContent>
        <Typography color="text.secondary">{t('socialEngineering.lacking')}</Typography>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </DialogFrame>
  )
}

type UpdateSocialEngineeringDialogProps = AccountData & { onClose: () => void }

/** Asks how transfers of money are controlled; tells what is lacking where social engineering cannot be covered. */
export const UpdateSocialEngineeringDialog = ({ accountId, onClose }: UpdateSocialEngineeringDialogProps) => {
  const { t } = useTranslation('account')
  const update = useCommand(updateSocialEngineering, { invalidates: stale })
  const [reasons, setReasons] = useState<readonly string[]>()
  const isRefused = useRef(false)
  const questions = useMemo(
    () => cyberCrimeQuestions('us-2', region).filter(({ key }) => key in updateSocialEngineering.body.shape),
    [],
  )
  if (reasons) return <Unavailable reasons={reasons} onClose={onClose} />
  return (
    <FormDialog
      title={t('socialEngineering.title')}
      submitLabel={t('socialEngineering.submit')}
      schema={updateSocialEngineering.body}
      onClose={() => {
        if (!isRefused.current) onClose()
      }}
      onSubmit={async (body) => {
        const answer = await update
          .mutateAsync({ params: { accountId }, body })
          .catch(orSay(t('socialEngineering.failed')))
        if (answer.socialEngineering) toast.success(t('socialEngineering.done'))
        else {
          isRefused.current = true
          setReasons(answer.reasons)
        }
      }}
    >
      {questions.map(({ key, label }) => (
        <RadioField key={key} name={key} label={label} />
      ))}
    </FormDialog>
  )
}

export default hosted(AccountData, UpdateSocialEngineeringDialog)
