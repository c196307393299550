import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { beginOwnData } from '#shared/contracts/auth/ownData.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { Form } from '#web/forms/Form.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { region } from '#web/i18n/region.ts'
import { paths } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'

/** Whoever is named in our records may ask about it without a sign-in: their address leads to a code. */
export const BeginOwnDataPage = () => {
  const { t } = useTranslation('privacy')
  const navigate = useNavigate()
  const begin = useCommand(beginOwnData)
  const form = useSchemaForm(beginOwnData.body, { email: '' })
  useEffect(() => {
    document.title = `${t('own.title')} · ${region.provider.name}`
  }, [t])
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', width: '100%', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{t('own.title')}</Typography>
      <Typography color="text.secondary">{t('byCode.lead', { name: region.provider.name })}</Typography>
      <Panel title={t('byCode.what')}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
          {privacyKinds.map((kind) => (
            <div key={kind}>
              <Typography component="dt">{t(`kinds.${kind}`)}</Typography>
              <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
                {t(`byCode.hints.${kind}`)}
              </Typography>
            </div>
          ))}
        </Box>
      </Panel>
      <Panel title={t('byCode.begin')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('byCode.beginText')}
        </Typography>
        <Form
          form={form}
          onSubmit={async (body) => {
            const { workflowId } = await begin.mutateAsync({ body })
            void navigate(`${linkPages.workflow}/${workflowId}`)
          }}
        >
          <TextField name="email" label={t('byCode.email')} hint={t('byCode.emailHint')} type="email" maxLength={254} />
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {t('byCode.continue')}
          </Button>
        </Form>
      </Panel>
      <Typography variant="body2" color="text.secondary">
        {t('byCode.signIn')}{' '}
        <Link component={RouterLink} to={paths.login}>
          {t('byCode.signInLink')}
        </Link>
      </Typography>
    </Box>
  )
}
