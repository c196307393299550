import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'

/** What is entered of a pool's term, beside whose it is. */
export const PoolYearFields = () => {
  const { t } = useTranslation('organizations')
  return (
    <>
      <TextField name="name" label={t('poolYears.name')} maxLength={120} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateField name="begins" label={t('poolYears.begins')} hint={t('poolYears.beginsHint')} />
        <DateField name="ends" label={t('poolYears.ends')} hint={t('poolYears.endsHint')} />
      </Box>
      <MoneyField name="sharedLimit" label={t('poolYears.limit')} hint={t('poolYears.limitHint')} units="whole" />
    </>
  )
}
