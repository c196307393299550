import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyInput, ResponseOf } from '#shared/contract/operation.ts'
import { startSso } from '#shared/contracts/auth/sso.ts'
import { type getStepUpMethods, startPasskeyStepUp, stepUp } from '#shared/contracts/auth/stepUp.ts'
import { call, urlOf } from '../api/call.ts'
import { hasPasskeys, PasskeyFailure, signWithPasskey } from '../api/passkeys.ts'
import { Problem } from '../api/problem.ts'
import { adoptAccessToken, readSession } from '../api/session.ts'
import { CodeField } from '../forms/CodeField.tsx'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useSchemaForm } from '../forms/useSchemaForm.ts'
import { rememberOrigin } from '../layout/origin.ts'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { SentCode } from './SentCode.tsx'

const Proof = stepUp.body.pick({ password: true, code: true, recoveryCode: true })

type StepUpFormProps = {
  methods: ResponseOf<typeof getStepUpMethods>
  withPassword: boolean
  onSettled: (done: boolean) => void
}

/** The code of the factor, the password, or one of the other ways that the user has. */
export const StepUpForm = ({ methods, withPassword, onSettled }: StepUpFormProps) => {
  const { t } = useTranslation(['security', 'common'])
  const { factor, needsPassword, hasRecoveryCodes, signedInWithSso } = methods
  const form = useSchemaForm(Proof, { password: '', code: '', recoveryCode: '' })
  const formId = useId()
  const [recovering, setRecovering] = useState(false)
  const [passwordToo, setPasswordToo] = useState(needsPassword || withPassword)
  const [failure, setFailure] = useState<unknown>()
  const asksPassword = passwordToo && !recovering
  const sendsCode = factor === 'EMAIL' || factor === 'SMS'
  const offersPasskey = methods.hasPasskeys && hasPasskeys() && !withPassword
  const ways = factor !== 'NONE' || asksPassword

  const prove = async (body: BodyInput<typeof stepUp>) => {
    const { accessToken } = await call(stepUp, { body })
    adoptAccessToken(accessToken)
    onSettled(true)
  }
  const byPasskey = async () => {
    setFailure(undefined)
    try {
      await prove({ passkey: await signWithPasskey(await call(startPasskeyStepUp)) })
    } catch (error) {
      setFailure(error instanceof PasskeyFailure ? new Problem({ status: 400, detail: t('stepUp.noPasskey') }) : error)
    }
  }
  const bySso = () => {
    rememberOrigin(location.pathname + location.search)
    location.assign(urlOf(startSso, { query: { username: readSession()?.claims.email ?? '', again: true } }))
  }
  return (
    <>
      <DialogContent>
        <Form
          id={formId}
          form={form}
          onSubmit={({ password, code, recoveryCode }) =>
            prove(
              recovering ? { recoveryCode } : { ...(asksPassword && { password }), ...(factor !== 'NONE' && { code }) },
            )
          }
          onProblem={(error) => {
            form.resetField('code')
            const needed = error instanceof Problem && error.code === 'auth.signInAgain'
            if (needed) setPasswordToo(true)
            setFailure(needed ? new Problem({ status: 409, detail: t('stepUp.passwordToo') }) : error)
            return true
          }}
        >
          <Typography>{t('stepUp.text')}</Typography>
          {failure === undefined ? null : <ProblemPanel error={failure} />}
          {asksPassword && (
            <PasswordField name="password" label={t('stepUp.password')} autoComplete="current-password" autoFocus />
          )}
          {recovering && (
            <TextField
              name="recoveryCode"
              label={t('recovery.label')}
              hint={t('recovery.hint')}
              autoComplete="off"
              autoFocus
            />
          )}
          {factor !== 'NONE' && !recovering && (
            <Box>
              <CodeField
                name="code"
                label={t('stepUp.code')}
                hint={t(`stepUp.from.${factor}`)}
                autoFocus={!asksPassword}
              />
              {sendsCode && <SentCode onFailed={setFailure} />}
            </Box>
          )}
          {factor === 'GOOGLE' && hasRecoveryCodes && !withPassword && (
            <Box>
              <Link component="button" type="button" onClick={() => setRecovering(!recovering)}>
                {recovering ? t('recovery.useApp') : t('recovery.use')}
              </Link>
            </Box>
          )}
        </Form>
        <Box sx={{ display: 'grid', gap: 1, mt: ways ? 2 : 1 }}>
          {offersPasskey && (
            <Button variant="outlined" fullWidth onClick={byPasskey}>
              {t('stepUp.passkey')}
            </Button>
          )}
          {signedInWithSso && (
            <Button variant="outlined" fullWidth onClick={bySso}>
              {t('stepUp.sso')}
            </Button>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
        <Button onClick={() => onSettled(false)}>{t('common:cancel')}</Button>
        {ways && (
          <Button type="submit" form={formId} variant="contained" loading={form.formState.isSubmitting}>
            {t('stepUp.confirm')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
