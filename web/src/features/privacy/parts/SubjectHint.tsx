import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { searchPrivacySubjects } from '#shared/contracts/auth/privacyRequests.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useSettled } from '#web/ui/useSettled.ts'
import { NamedPlaces } from './NamedPlaces.tsx'

/** So many places say who somebody is. */
const shown = 5

/** Who has the email that is typed: a user, named in records of business as what, or nobody. */
export const SubjectHint = () => {
  const { t } = useTranslation('privacy')
  const { control, setValue } = useFormContext()
  const typed: unknown = useWatch({ control, name: 'email' })
  const name: unknown = useWatch({ control, name: 'name' })
  const body = useSettled(searchPrivacySubjects.body.safeParse({ email: typed }).data?.email)
  const { data } = useOperation(searchPrivacySubjects, body === undefined ? null : { body: { email: body } })
  if (body === undefined || data === undefined) return null
  if (data.user === undefined && data.count === 0) return <Alert severity="warning">{t('subject.nobody')}</Alert>
  const { name: known } = data
  return (
    <Alert severity="info" sx={{ alignItems: 'flex-start' }}>
      {known !== undefined && <Typography sx={{ fontWeight: 600 }}>{t('subject.known', { name: known })}</Typography>}
      {data.user !== undefined && (
        <Typography variant="body2">
          {t('subject.user', { role: data.user.role, where: data.user.organization })}
        </Typography>
      )}
      {data.count > 0 && <Typography variant="body2">{t('subject.named', { count: data.count })}</Typography>}
      <NamedPlaces places={data.named.slice(0, shown)} count={data.count} isShort />
      {known !== undefined && known !== name && (
        <Button
          color="inherit"
          size="small"
          sx={{ ml: -0.5, mt: 0.5 }}
          onClick={() => setValue('name', known, { shouldDirty: true, shouldValidate: true })}
        >
          {t('subject.use')}
        </Button>
      )}
    </Alert>
  )
}
