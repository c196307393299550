import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '#web/api/call.ts'
import { asHuman, CaptchaFailure } from '#web/api/captcha.ts'
import { Problem } from '#web/api/problem.ts'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { CodeField } from '#web/forms/CodeField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { enter } from '../enter.ts'
import { login, requestMfaReset } from '../operations.ts'
import { LoginFailure } from '../parts/LoginFailure.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { Login } from '../schemas.ts'

type PasswordFormProps = {
  username: string
  /** Back to the intake, with the password cleared; absent when e-mail and password are asked together. */
  onEditUsername: (() => void) | undefined
  /** Offered when the e-mail's domain has single sign-on. */
  onSso: (() => void) | undefined
}

/** E-mail and password, then the code of the second factor where the server asks for it. */
export const PasswordForm = ({ username, onEditUsername, onSso }: PasswordFormProps) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const form = useSchemaForm(Login, { username, password: '', mfaCode: '', recoveryCode: '', rememberDevice: false })
  /** The factor whose code is asked for; undefined before it is. */
  const [mfa, setMfa] = useState<string>()
  const [recovering, setRecovering] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const code = form.watch('mfaCode') ?? ''
  const recoveryCode = form.watch('recoveryCode') ?? ''
  const [asking, setAsking] = useState(false)
  const isEntered = recovering ? recoveryCode.trim() !== '' : code.length === 6

  const onFailure = (error: unknown) => {
    const status = error instanceof Problem ? error.status : undefined
    if (status === 418) navigate(paths.passwordExpired, { state: { username: form.getValues('username') } })
    else if (status === 307) setMfa(error instanceof Problem ? String(error.data.mfaType) : 'EMAIL')
    else {
      if (mfa) form.resetField(recovering ? 'recoveryCode' : 'mfaCode')
      setFailure(error)
    }
    return true
  }

  const switchCode = () => {
    form.resetField('mfaCode')
    form.resetField('recoveryCode')
    setFailure(undefined)
    setRecovering(!recovering)
  }

  const resetMfa = async () => {
    const { username: email, password } = form.getValues()
    setAsking(false)
    try {
      await asHuman('login', (query) => call(requestMfaReset, { query, body: { username: email, password } }))
      toast.success(t('login.mfaResetSent'))
    } catch (error) {
      toast.problem(error)
    }
  }

  return (
    <Form
      form={form}
      onProblem={onFailure}
      onSubmit={async (values) => {
        setFailure(undefined)
        // Without the code the server would send another one.
        if (mfa !== undefined && !isEntered) {
          const field = recovering ? 'recoveryCode' : 'mfaCode'
          return form.setError(field, { message: t(`login.enterFirst.${field}`) }, { shouldFocus: true })
        }
        const tokens = await asHuman('login', (query) => call(login, { query, body: values }))
        navigate(enter(tokens, { remember: values.rememberDevice ?? false }), { replace: true })
      }}
    >
      {failure === undefined ? null : failure instanceof CaptchaFailure ? (
        <LoginFailure message={t(`captcha.${failure.reason}`)} />
      ) : (
        <LoginFailure error={failure} />
      )}
      {onEditUsername ? (
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{username}</Box>
          <Link component="button" type="button" onClick={onEditUsername} aria-label={t('login.editUsername')}>
            {t('login.edit')}
          </Link>
          {/* Password managers file the password under this name. */}
          <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
        </Box>
      ) : (
        <TextField
          name="username"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoFocus
          notNow={mfa === undefined ? undefined : t('login.nameStays')}
        />
      )}
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={onEditUsername !== undefined}
        aside={<LoginLink to={paths.forgotPassword}>{t('login.forgotPassword')}</LoginLink>}
      />
      {mfa !== undefined && !recovering && (
        <CodeField name="mfaCode" label={t('login.mfaCode')} hint={t('login.mfaHint')} autoFocus />
      )}
      {recovering && (
        <TextField
          name="recoveryCode"
          label={t('login.recoveryCode')}
          hint={t('login.recoveryHint')}
          autoComplete="off"
          autoFocus
        />
      )}
      <CheckboxField name="rememberDevice" label={t('login.rememberDevice')} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={form.formState.isSubmitting}
        loadingPosition="start"
      >
        {t(form.formState.isSubmitting ? 'login.signingIn' : 'login.login')}
      </Button>
      {asking && (
        <Alert severity="info">
          {t('login.resetMfaText')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" onClick={resetMfa}>
              {t('login.resetMfaSend')}
            </Button>
            <Button size="small" onClick={() => setAsking(false)}>
              {t('login.resetMfaKeep')}
            </Button>
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}>
        {mfa !== undefined && (
          <Link component="button" type="button" onClick={() => setAsking(true)}>
            {t('login.resetMfa')}
          </Link>
        )}
        {mfa === 'GOOGLE' && (
          <Link component="button" type="button" onClick={switchCode}>
            {recovering ? t('login.useApp') : t('login.useRecoveryCode')}
          </Link>
        )}
        {onSso && (
          <Link component="button" type="button" onClick={onSso}>
            {t('login.withSso')}
          </Link>
        )}
        <LoginLink to={paths.resendValidation}>{t('resendValidation.button')}</LoginLink>
      </Box>
    </Form>
  )
}
