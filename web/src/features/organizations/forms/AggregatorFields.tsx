import { useTranslation } from 'react-i18next'
import { TextField } from '#web/forms/TextField.tsx'

/** An aggregator's name, description and hostname. */
export const AggregatorFields = () => {
  const { t } = useTranslation('organizations')
  return (
    <>
      <TextField name="name" label={t('fields.name')} maxLength={255} autoFocus />
      <TextField name="description" label={t('fields.description')} rows={2} maxLength={2000} />
      <TextField name="hostname" label={t('fields.hostname')} hint={t('hostname.hint')} />
    </>
  )
}
