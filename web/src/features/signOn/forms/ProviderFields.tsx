import { useTranslation } from 'react-i18next'
import type { ProviderProtocol } from '#shared/domain/identity/identityProviders.ts'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { Folded } from '#web/ui/Folded.tsx'
import { AttributeFields } from './AttributeFields.tsx'

interface ProviderFieldsProps {
  protocol: ProviderProtocol
  /** One that is new says its protocol and its secret; the one stays, the other is replaced by itself. */
  isNew?: boolean
  /** Whether the provider is asked for people’s roles. */
  asksRole: boolean
}

/** What an identity provider is described by; which fields there are hangs on its protocol. */
export const ProviderFields = ({ protocol, isNew = false, asksRole }: ProviderFieldsProps) => {
  const { t } = useTranslation('signOn')
  return (
    <>
      <TextField name="name" label={t('form.name')} hint={t('form.nameHint')} maxLength={60} autoFocus />
      <TextField name="domain" label={t('form.domain')} hint={t('form.domainHint')} maxLength={200} />
      {isNew && (
        <RadioField
          name="protocol"
          label={t('form.protocol')}
          options={[
            { value: 'OIDC', label: 'OpenID Connect' },
            { value: 'SAML', label: 'SAML 2.0' },
          ]}
        />
      )}
      {protocol === 'OIDC' ? (
        <>
          <TextField name="issuer" label={t('form.issuer')} hint={t('form.issuerHint')} maxLength={500} />
          <TextField name="clientId" label={t('form.clientId')} maxLength={200} />
          {isNew && (
            <PasswordField
              name="clientSecret"
              label={t('form.clientSecret')}
              hint={t('form.clientSecretHint')}
              autoComplete="new-password"
            />
          )}
        </>
      ) : (
        <TextField name="metadataUrl" label={t('form.metadataUrl')} hint={t('form.metadataUrlHint')} maxLength={500} />
      )}
      <Folded label={t('attributes.open')}>
        <AttributeFields asksRole={asksRole} />
      </Folded>
    </>
  )
}
