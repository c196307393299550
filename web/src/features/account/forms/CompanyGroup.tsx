import { useTranslation } from 'react-i18next'
import { maximumNameLength } from '#shared/domain/account/firmographics.ts'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { DomainField } from './DomainField.tsx'
import { FormGroup } from './FormGroup.tsx'

/** Who the company is. */
export const CompanyGroup = () => {
  const { t } = useTranslation('account')
  return (
    <FormGroup title={t('details.company')}>
      <FieldGrid>
        <TextField
          name="name"
          label={t('details.name')}
          hint={t('details.nameHint', { count: maximumNameLength })}
          autoComplete="organization"
        />
        <TextField name="dbaOrTradestyle" label={t('details.dba')} optional />
        <TextField name="ein" label={t('details.ein')} optional maxLength={20} />
        <TextField name="dunsNumber" label={t('details.duns')} optional maxLength={20} inputMode="numeric" />
        <DomainField name="domainName" label={t('details.domain')} hint={t('details.domainHint')} optional />
        <DomainField name="domains" label={t('details.domains')} hint={t('details.domainsHint')} optional multiple />
        <TextField name="url" label={t('details.url')} optional type="url" />
      </FieldGrid>
    </FormGroup>
  )
}
